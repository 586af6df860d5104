import { printed, t, type Key } from '../i18n/index.svelte'
import type { Seat } from '../wire/api'

/** `level3` is the Carpenter; what has no level keeps its own name. */
export function botName(bot: string): string {
  const level = /^level([1-6])$/.exec(bot)?.[1]
  if (level) return t(`bot.${level}` as Key)
  if (bot === 'greedy' || bot === 'random' || bot === 'search') return t(`bot.${bot}`)
  return bot
}

/** What everybody at a table is called; two of one name are told apart by a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map((seat) => seat.name ?? (seat.kind === 'bot' ? botName(seat.bot ?? '') : t('seat.empty')))
  return plain.map((name, index) => {
    const before = plain.slice(0, index).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}

/** The program speaks of Player 2; at a table she has a name. */
export function withNames(words: string, names: readonly string[]): string {
  return printed(words).replace(/\b(?:Player|Joueur) ([1-9])\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole)
}
