import { COLUMNS, ROWS } from './content'
import type { Room } from './wire'

export const CELL = 102
export const LEFT = 26
export const TOP = 158

/** Upper left corner of a space on the drawing. */
export function corner(space: string): [number, number] {
  return [LEFT + (space.charCodeAt(0) - 97) * CELL, TOP + (Number(space[1]) - 1) * CELL]
}

/**
 * Inner walls as one path. Rooms of one colour open into each other; different rooms have a door between
 * them; a bare space has a wall without one.
 */
export function innerWalls(rooms: Record<string, Room>): string {
  const parts: string[] = []
  const wall = (one: string, other: string, x: number, y: number, dx: number, dy: number) => {
    const [a, b] = [rooms[one], rooms[other]]
    if (a && b && a.colour === b.colour) return
    const door = a && b ? [0.36, 0.64] : [1, 1]
    parts.push(`M${x} ${y}l${dx * door[0]!} ${dy * door[0]!}`)
    if (door[1]! < 1) parts.push(`M${x + dx * door[1]!} ${y + dy * door[1]!}L${x + dx} ${y + dy}`)
  }
  COLUMNS.forEach((column, x) =>
    ROWS.forEach((row, y) => {
      const [left, top] = corner(column + row)
      const right = COLUMNS[x + 1]
      const below = ROWS[y + 1]
      if (right) wall(column + row, right + row, left + CELL, top, 0, CELL)
      if (below) wall(column + row, column + below, left, top + CELL, CELL, 0)
    }),
  )
  return parts.join('')
}

/** Shadow of the walls above and to the left of a space, as one path; none if the room extends there. */
export function wallShadow(space: string, rooms: Record<string, Room>): string {
  const [x, y] = corner(space)
  const colour = rooms[space]?.colour
  const above = `${space[0]}${Number(space[1]) - 1}`
  const before = `${String.fromCharCode(space.charCodeAt(0) - 1)}${space[1]}`
  const top = rooms[above]?.colour === colour ? '' : `M${x} ${y}h${CELL}v11h${-CELL}z`
  const side = rooms[before]?.colour === colour ? '' : `M${x} ${y}h10v${CELL}h-10z`
  return top + side
}
