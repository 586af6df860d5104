import type { Plot } from '../../wire/sunrise'

/** The plots that hang together with this one in one owner's hand: what glows as a street. */
export function streetOf(plots: Record<string, Plot>, start: string): Set<string> {
  const first = plots[start]
  if (!first || 'park' in first) return new Set()
  const street = new Set([start])
  const open = [start]
  for (let plot = open.pop(); plot; plot = open.pop())
    for (const near of beside(plot)) {
      const other = plots[near]
      if (other && 'owner' in other && other.owner === first.owner && !street.has(near)) {
        street.add(near)
        open.push(near)
      }
    }
  return street
}

function beside(plot: string): string[] {
  const column = plot.charCodeAt(0)
  const row = Number(plot.slice(1))
  const name = (x: number, y: number) => `${String.fromCharCode(x)}${y}`
  return [name(column - 1, row), name(column + 1, row), name(column, row - 1), name(column, row + 1)]
}

export function longestStreet(plots: Record<string, Plot>, seat: number): Set<string> {
  let longest = new Set<string>()
  for (const [plot, what] of Object.entries(plots)) {
    if (!('owner' in what) || what.owner !== seat || longest.has(plot)) continue
    const street = streetOf(plots, plot)
    if (street.size > longest.size) longest = street
  }
  return longest
}
