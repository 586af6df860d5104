import { t } from '../i18n/index.svelte'
import type { Score, SeatScore, Viewer } from '../wire'

/** Whose turn it is, in words. */
export function turnWords(toAct: number | null, viewer: Viewer, names: string[], score: Score | null, past = false): string {
  if (toAct !== null && past) return t('turn.next', { name: names[toAct] ?? '' })
  if (toAct !== null) return toAct === viewer ? t('turn.yours') : t('turn.of', { name: names[toAct] ?? '' })
  const winners = score?.final ? score.winners : []
  if (winners.length === 1) return t('turn.won', { name: names[winners[0]!] ?? '' })
  return winners.length > 1 ? t('turn.shared') : t('turn.over')
}

export function totalOf(score: Score | null, seat: number): number | null {
  return score?.scores.find((entry) => entry.seat === seat)?.total ?? null
}

/** All scores, the best first; between equals, the winner of the tie-break first. */
export function ranked(score: Score): SeatScore[] {
  const won = (entry: SeatScore) => Number(score.winners.includes(entry.seat))
  return score.scores.toSorted((one, two) => two.total - one.total || won(two) - won(one))
}
