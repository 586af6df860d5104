import { card, FLOORS } from './content'
import type { Placed } from './wire'

export const WIDTH = 100
export const HEIGHT = 76
const STOREY = 82

/** Upper left corner of a space: columns 1 to 5, floors u, g, b from the top. */
export function corner(space: string): [number, number] {
  return [(Number(space[1]) - 1) * WIDTH, 'ugb'.indexOf(space[0]!) * STOREY]
}

export interface Run {
  type: string
  spaces: string[]
}

/** Face-up cards of one type side by side form one room and are drawn as one; every other card is drawn alone. */
export function runs(home: Record<string, Placed>): Run[] {
  const found: Run[] = []
  for (const floor of FLOORS) {
    let last: Run | undefined
    for (const space of floor) {
      const type = typeOf(home[space])
      if (type && type !== 'empty' && last?.type === type) last.spaces.push(space)
      else {
        last = type ? { type, spaces: [space] } : undefined
        if (last) found.push(last)
      }
    }
  }
  return found
}

function typeOf(placed: Placed | undefined): string | null {
  if (!placed || 'scaffold' in placed) return null
  return placed.down ? 'empty' : card(placed.card).type
}

/** Walls and floors around the built rooms, as one path. */
export function shellPath(rooms: Run[]): string {
  return rooms
    .map(({ spaces }) => {
      const [x, y] = corner(spaces[0]!)
      const width = spaces.length * WIDTH
      return `M${x} ${y - 3}h${width}M${x} ${y + HEIGHT + 3}h${width}M${x} ${y - 3}v${STOREY}M${x + width} ${y - 3}v${STOREY}`
    })
    .join('')
}

const RIDGE = -70
const EAVES = -3

/** The k-th of n segments of the roof, from the left: a hipped roof cut into strips. */
export function roofSegment(k: number, n: number): { d: string; x: number } {
  const foot = (at: number) => -16 + (532 * at) / n
  const top = (at: number) => 52 + (396 * at) / n
  return {
    d: `M${foot(k)} ${EAVES}L${top(k)} ${RIDGE}H${top(k + 1)}L${foot(k + 1)} ${EAVES}z`,
    x: (foot(k + 0.5) + top(k + 0.5)) / 2,
  }
}
