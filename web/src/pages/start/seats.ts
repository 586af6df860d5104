// The seats of a new table as the page keeps them; `newTable` turns them into a request.
import { t } from '../../i18n/index.svelte'
import { fromTheMiddle, middleOf, type Level } from '../../store/bots'
import type { GameOption, NewTable } from '../../wire/api'
import { tidy } from './name'

/** `me`, `person` (somebody else at this screen), `friend` (by link), `anyone`, or a bot's name. */
export interface WantedSeat {
  who: string
  name: string
}

export interface Wanted {
  game: string
  seats: WantedSeat[]
  options: { [key: string]: unknown }
  public: boolean
  seconds: number
  hints: boolean
}

export const TIMES = [0, 60, 300, 86_400, 259_200] as const

const seatOf = (bot: Level | undefined): WantedSeat => ({ who: bot?.id ?? 'person', name: '' })

/** Me, then bots: one a little weaker than the middle, the others of the middle. */
export function firstSeats(players: number, levels: readonly Level[]): WantedSeat[] {
  const middle = middleOf(levels)
  const easy = levels.filter((level) => middle && level.level <= middle.level)
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { who: 'me', name: '' } : seatOf(easy[seat] ?? middle)))
}

/** Another bot, of an unused level near the middle, so that all bots have different names. */
export function nextBot(seats: readonly WantedSeat[], levels: readonly Level[]): WantedSeat {
  const free = fromTheMiddle(levels).find(({ id }) => !seats.some((seat) => seat.who === id))
  return seatOf(free ?? middleOf(levels))
}

const MINE = ['me', 'person']
const AWAITED = ['friend', 'anyone']

/** Only somebody who sits at a table can invite others, so if a person is awaited, one seat must be mine. */
export function mayBe(seats: readonly WantedSeat[], index: number, who: string): boolean {
  const others = seats.filter((_, seat) => seat !== index)
  const mine = MINE.includes(who) || others.some((seat) => MINE.includes(seat.who))
  return mine || !(AWAITED.includes(who) || others.some((seat) => AWAITED.includes(seat.who)))
}

/** Whether this seat can be removed: it is not the first, enough seats are left, and an awaited person still has a host. */
export function mayGo(seats: readonly WantedSeat[], index: number, least: number): boolean {
  return index > 0 && seats.length > least && mayBe(seats, index, '')
}

/** The option that says which seat begins: the one of a game's options whose value is a seat. */
export const firstOf = (options: readonly GameOption[]) => options.find(({ kind }) => kind === 'seat')?.name

/** Removes a seat. The player chosen to begin stays the same person, or becomes random if that seat was removed. */
export function removeSeat(wanted: Wanted, index: number, options: readonly GameOption[]): void {
  wanted.seats.splice(index, 1)
  const begins = firstOf(options)
  const seat = begins === undefined ? undefined : wanted.options[begins]
  if (begins === undefined || typeof seat !== 'number') return
  if (seat === index) delete wanted.options[begins]
  else if (seat > index) wanted.options[begins] = seat - 1
}

/** The request for a new table. People at one screen get different names even if they gave none. */
export function newTable(wanted: Wanted, myName: string): NewTable {
  return {
    game: wanted.game,
    options: wanted.options,
    public: wanted.public || wanted.seats.some((seat) => seat.who === 'anyone'),
    seconds: wanted.seconds,
    hints: wanted.hints,
    seats: wanted.seats.map(({ who, name }, index) => {
      if (who === 'me') return { kind: 'me' as const, name: myName }
      if (who === 'person') return { kind: 'me' as const, name: tidy(name) || t('new.player', { n: index + 1 }) }
      if (who === 'friend') return { kind: 'invited' as const }
      if (who === 'anyone') return { kind: 'open' as const }
      return { kind: 'bot' as const, bot: who }
    }),
  }
}
