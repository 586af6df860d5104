// Shorthand for the doll's house. A card is 100 wide and 76 high, floor at 70; x continues over joined cards.
export const W = 100
export const H = 76
export const FLOOR = 69

export const fill = (name: string, more = '') => `fill="var(--${name})" ${more}`
export const none = 'stroke="none"'

export const box = (x: number, y: number, width: number, height: number, colour: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill(colour, more)}/>`

export const disc = (x: number, y: number, r: number, colour: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${fill(colour, more)}/>`

export const shape = (d: string, colour: string, more = '') => `<path d="${d}" ${fill(colour, more)}/>`

export const line = (d: string, colour = 'line', width = 1.5) => `<path d="${d}" stroke="var(--${colour})" stroke-width="${width}"/>`

/** Wall, its shade under the ceiling, and the floor, for a room of n cards. */
export function shell(n: number, wall: string, floor = 'wood', marks = ''): string {
  const width = W * n
  return (
    box(0, 0, width, H, wall, none) +
    marks +
    `<path d="M0 0h${width}v5H0z" fill="var(--shade)" ${none}/>` +
    box(0, FLOOR, width, H - FLOOR, floor, none) +
    line(`M0 ${FLOOR}h${width}`, 'line', 1.2)
  )
}

export const frame = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 'gold-2') +
  box(x + 3, y + 3, width - 6, height - 6, 'sky-2', none) +
  shape(`M${x + 3} ${y + height - 3}v-4l${(width - 6) * 0.4}-5 ${(width - 6) * 0.6} 6v3z`, 'hill-2', none)

/** A window on the evening outside. */
export const pane = (x: number, y: number, width = 22, height = 28) =>
  box(x, y, width, height, 'cream') +
  box(x + 3, y + 3, width - 6, height - 6, 'dusk-1') +
  line(`M${x + width / 2} ${y + 3}v${height - 6}M${x + 3} ${y + height / 2}h${width - 6}`, 'cream', 2)

/** A hanging lamp with its light. */
export const lamp = (x: number, drop: number, colour = 'red') =>
  line(`M${x} 0v${drop}`) +
  `<path d="M${x - 20} ${drop + 32}L${x - 7} ${drop + 6}h14l13 26z" fill="var(--glow)" opacity=".35" ${none}/>` +
  shape(`M${x - 9} ${drop + 8}q1-8 9-8t9 8z`, colour) +
  disc(x, drop + 9, 2.2, 'glow', none)

export const plant = (x: number, height = 26) =>
  shape(
    `M${x} ${FLOOR - 9}q-10-6-9-${height - 10} 8 3 9 ${height - 12} -3-12 3-${height - 4} 5 8 0 ${height - 5} 3-9 9-12 1 10-9 14z`,
    'leaf',
  ) + shape(`M${x - 6} ${FLOOR - 10}h12l-2 10h-8z`, 'tile')
