import { SIZE, ZONES, type Place } from './content'

/** How large a place is on the drawing. A phone has height to spare, so its lots are deeper. */
export interface Grid {
  width: number
  depth: number
  /** The space above the first row, for sky and roofs. */
  sky: number
  margin: number
  /** Where a lot's sign and the middle of its circles are. */
  sign: { x: number; y: number; size: number }
  circles: number
}

export const DESK: Grid = { width: 60, depth: 51, sky: 58, margin: 14, sign: { x: 6, y: 6, size: 13 }, circles: 25 }
export const PHONE: Grid = { width: 60, depth: 84, sky: 52, margin: 6, sign: { x: 20, y: 46, size: 22 }, circles: 27 }

export function boardSize(grid: Grid): [number, number] {
  return [SIZE * grid.width + 2 * grid.margin, SIZE * grid.depth + grid.sky + grid.margin]
}

export function placeAt(grid: Grid, place: Pick<Place, 'x' | 'y'>): [number, number] {
  return [grid.margin + place.x * grid.width, grid.sky + place.y * grid.depth]
}

/** The frame of a zone; zones are the corners that the cross of the middle row and column leaves. */
export function zoneFrame(grid: Grid, zone: (typeof ZONES)[number]) {
  const half = (SIZE - 1) / 2
  const [x, y] = placeAt(grid, { x: zone.column * (half + 1), y: zone.row * (half + 1) })
  return { x: x - 2, y: y - 2, width: half * grid.width + 4, height: half * grid.depth + 4 }
}

/** The positions of a lot's circles around its middle, like the pips of a die. */
export function pips(count: number): [number, number][] {
  const far = 11
  const layouts: [number, number][][] = [
    [],
    [[0, 0]],
    [
      [-7, 0],
      [7, 0],
    ],
    [
      [-far, 0],
      [0, 0],
      [far, 0],
    ],
    [
      [-8, -7],
      [8, -7],
      [-8, 7],
      [8, 7],
    ],
    [
      [-far, -8],
      [far, -8],
      [0, 0],
      [-far, 8],
      [far, 8],
    ],
  ]
  return layouts[count] ?? []
}
