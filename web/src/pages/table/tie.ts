// How a tie was broken, in words.
import type { TieBreak } from '../../games/module'
import { colon, language, t } from '../../i18n/index.svelte'
import type { Score, SeatScore } from '../../wire'

/** What broke the tie between the best, or that nothing did; null if there was no tie. */
export function tieWords(tie: TieBreak, score: Score, names: string[]): string | null {
  const best = Math.max(...score.scores.map(({ total }) => total))
  const level = score.scores.filter(({ total }) => total === best)
  if (!score.final || level.length < 2) return null
  const won = (entry: SeatScore) => Number(score.winners.includes(entry.seat))
  const amount = (entry: SeatScore) => tie.count(Number(entry[tie.measure] ?? 0))
  const facts = level.toSorted((one, two) => won(two) - won(one)).map((entry) => colon(names[entry.seat] ?? '', amount(entry)))
  const list = new Intl.ListFormat(language.lang, { type: 'unit' }).format(facts)
  const holes = { points: t('points', { n: best }), list }
  return score.winners.length > 1 ? t('end.tie.shared', holes) : tie.broken(holes)
}
