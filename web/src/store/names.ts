import { printed, say, t } from '../i18n/index.svelte'
import type { Bot, Seat } from '../wire/api'

/** A level has the program's name for it. Of the other bots some have a name of the page's, the rest keep their own. */
function botName(id: string, bots: readonly Bot[] | null): string {
  const name = bots?.find((bot) => bot.id === id)?.name
  if (name) return say(name)
  if (id === 'greedy' || id === 'random' || id === 'search') return t(`bot.${id}`)
  return bots ? id : '…'
}

/**
 * The names of everybody at a table; equal names get a number. `bots` are those that the program lists for the game; null
 * until it has answered: then a level is `…`.
 */
export function seatNames(seats: readonly Seat[], bots: readonly Bot[] | null): string[] {
  const plain = seats.map((seat) => seat.name ?? (seat.kind === 'bot' ? botName(seat.bot ?? '', bots) : t('seat.empty')))
  return plain.map((name, index) => {
    const before = plain.slice(0, index).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}

/** Replaces "Player 2" in the program's words by the player's name. */
export function withNames(words: string, names: readonly string[]): string {
  return printed(words).replace(/\b(?:Player|Joueur) ([1-9])\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole)
}
