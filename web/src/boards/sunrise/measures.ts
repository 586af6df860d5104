import { PLACE } from '../../content/sunrise'
import type { SunriseState } from '../../wire/sunrise'
import { longestStreet } from './streets'

/** What there is to see of a player in a ranking: counted on the board, while the places come from the score. */
export function measure(state: SunriseState, seat: number, part: string): string {
  if (part === 'C') return String(longestStreet(state.plots, seat).size)
  const heights = Object.entries(state.plots).flatMap(([plot, what]) =>
    'owner' in what && what.owner === seat && PLACE.get(plot)?.zone === part ? [what.height] : [],
  )
  if (part.startsWith('B')) return String(heights.length)
  const tallest = Math.max(0, ...heights)
  const times = heights.filter((height) => height === tallest).length
  return times > 1 ? `${tallest}×${times}` : String(tallest)
}
