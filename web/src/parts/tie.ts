// Between equals: what decided, in words.
import { colon, language, t, type Key } from '../i18n/index.svelte'
import type { GameId, Score, SeatScore } from '../wire'

/** The clause of each game that says so. */
export const TIE_CLAUSE: Record<GameId, string> = { california: 'CAL-32', sunrise: 'SUN-20', dreamhome: 'DRH-35' }

const BROKEN: Record<GameId, Key> = { california: 'end.tie.california', sunrise: 'end.tie.sunrise', dreamhome: 'end.tie.dreamhome' }

/** What counts when the totals are equal, in words. */
function count(game: GameId, entry: SeatScore): string {
  if (game === 'california') return t('cal.silver', { n: entry.wealth ?? 0 })
  return game === 'sunrise' ? t('sun.cards', { n: entry.cards ?? 0 }) : t('drh.children', { n: entry.children ?? 0 })
}

/** Whether the best were level, and what broke the tie, or did not; null when somebody was ahead. */
export function tieWords(game: GameId, score: Score, names: string[]): string | null {
  const best = Math.max(...score.scores.map(({ total }) => total))
  const level = score.scores.filter(({ total }) => total === best)
  if (!score.final || level.length < 2) return null
  const won = (entry: SeatScore) => Number(score.winners.includes(entry.seat))
  const facts = level.toSorted((one, two) => won(two) - won(one)).map((entry) => colon(names[entry.seat] ?? '', count(game, entry)))
  const list = new Intl.ListFormat(language.lang, { type: 'unit' }).format(facts)
  return t(score.winners.length > 1 ? 'end.tie.shared' : BROKEN[game], { points: t('points', { n: best }), list })
}
