// The seats of a new table as the page keeps them; `newTable` turns them into a request.
import { t } from '../../i18n/index.svelte'
import type { NewTable } from '../../wire/api'
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

export const LEVELS = [1, 2, 3, 4, 5, 6] as const
export const TIMES = [0, 60, 300, 86_400, 259_200] as const

export function firstSeats(players: number): WantedSeat[] {
  return Array.from({ length: players }, (_, seat) => ({ who: seat === 0 ? 'me' : `level${Math.min(3, seat + 1)}`, name: '' }))
}

/** Another bot, of an unused level near the middle, so that all bots have different names. */
export function nextBot(seats: readonly WantedSeat[]): WantedSeat {
  const free = [3, 4, 2, 5, 1, 6].find((level) => !seats.some((seat) => seat.who === `level${level}`))
  return { who: `level${free ?? 3}`, name: '' }
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

/** Removes a seat. The chosen first player stays the same person, or becomes random if that seat was removed. */
export function removeSeat(wanted: Wanted, index: number): void {
  wanted.seats.splice(index, 1)
  const first = wanted.options.first
  if (first === index) delete wanted.options.first
  else if (typeof first === 'number' && first > index) wanted.options.first = first - 1
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
