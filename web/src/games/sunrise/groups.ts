import type { Plot } from './wire'

/** The connected plots of one owner that include this one: they glow together. */
export function groupOf(plots: Record<string, Plot>, start: string): Set<string> {
  const first = plots[start]
  if (!first || 'park' in first) return new Set()
  const group = new Set([start])
  const open = [start]
  for (let plot = open.pop(); plot; plot = open.pop())
    for (const near of beside(plot)) {
      const other = plots[near]
      if (other && 'owner' in other && other.owner === first.owner && !group.has(near)) {
        group.add(near)
        open.push(near)
      }
    }
  return group
}

function beside(plot: string): string[] {
  const column = plot.charCodeAt(0)
  const row = Number(plot.slice(1))
  const name = (x: number, y: number) => `${String.fromCharCode(x)}${y}`
  return [name(column - 1, row), name(column + 1, row), name(column, row - 1), name(column, row + 1)]
}

export function largestGroup(plots: Record<string, Plot>, seat: number): Set<string> {
  let largest = new Set<string>()
  for (const [plot, what] of Object.entries(plots)) {
    if (!('owner' in what) || what.owner !== seat || largest.has(plot)) continue
    const group = groupOf(plots, plot)
    if (group.size > largest.size) largest = group
  }
  return largest
}
