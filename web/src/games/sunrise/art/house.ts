/**
 * A building with this many levels, its front door at (0, 0), rising upwards: cream walls, lit windows, a roof in
 * the player's texture. The caller draws the sign on the gable.
 */
export interface HouseShape {
  front: string
  side: string
  sills: string
  windows: string
  door: string
  gable: string
  slope: string
  /** Where the emblem sits. */
  sign: number
}

const WIDTH = 34
const DEPTH = 9
const LEVEL = 13

export function house(levels: number): HouseShape {
  const top = -levels * LEVEL
  const half = WIDTH / 2
  const ridge = top - 15
  const rows = Array.from({ length: levels }, (_, level) => -level * LEVEL)
  return {
    front: `M${-half} 0V${top}H${half}V0z`,
    side: `M${half} 0l${DEPTH}-6V${top - 6}L${half} ${top}z`,
    sills: rows
      .slice(1)
      .map((y) => `M${-half} ${y}H${half}l${DEPTH}-6`)
      .join(''),
    windows: rows.map((y, level) => (level === 0 ? [-11, 6] : [-11, -2.5, 6]).map((x) => `M${x} ${y - 4}v-6h5v6z`).join('')).join(''),
    door: `M-3 0v-8h6v8z`,
    gable: `M${-half - 2} ${top}L0 ${ridge}L${half + 2} ${top}z`,
    slope: `M0 ${ridge}l${DEPTH + 1}-6L${half + 2 + DEPTH} ${top - 6}L${half + 2} ${top}z`,
    sign: top - 4,
  }
}
