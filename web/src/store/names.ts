import { printed, t, type Key } from '../i18n/index.svelte'
import type { Seat } from '../wire/api'

/** `level3` is the Carpenter; a bot without a level keeps its own name. */
export function botName(bot: string): string {
  const level = /^level([1-6])$/.exec(bot)?.[1]
  if (level) return t(`bot.${level}` as Key)
  if (bot === 'greedy' || bot === 'random' || bot === 'search') return t(`bot.${bot}`)
  return bot
}

/** The names of everybody at a table; equal names get a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map((seat) => seat.name ?? (seat.kind === 'bot' ? botName(seat.bot ?? '') : t('seat.empty')))
  return plain.map((name, index) => {
    const before = plain.slice(0, index).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}

/** Replaces "Player 2" in the program's words by the player's name. */
export function withNames(words: string, names: readonly string[]): string {
  return printed(words).replace(/\b(?:Player|Joueur) ([1-9])\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole)
}
