import { PLACE } from './content'
import type { State } from './wire'
import { largestGroup } from './groups'

/** The figure of a player in a ranking, counted on the board; the places are taken from the score. */
export function measure(state: State, seat: number, part: string): string {
  if (part === 'C') return String(largestGroup(state.plots, seat).size)
  const heights = Object.entries(state.plots).flatMap(([plot, what]) =>
    'owner' in what && what.owner === seat && PLACE.get(plot)?.zone === part ? [what.height] : [],
  )
  if (part.startsWith('B')) return String(heights.length)
  const tallest = Math.max(0, ...heights)
  const times = heights.filter((height) => height === tallest).length
  return times > 1 ? `${tallest}×${times}` : String(tallest)
}
