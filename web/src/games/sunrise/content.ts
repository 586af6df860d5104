import document from '../../../../content/sunrise.toml'
import type { Named } from '../../content/names'
import type { Words } from '../../wire/api'

/** The colours of the page's own pack, for which it has drawings. */
export type PlotColour = 'pink' | 'blue' | 'green' | 'red' | 'yellow'

interface Pack {
  colours: (Named & { id: PlotColour; letter: string })[]
  board: { rows: string[]; zones: string[] }
}

const pack = document as Pack

export interface Place {
  id: string
  x: number
  y: number
  kind: 'plot' | 'scenery' | 'centre'
  colour: PlotColour
  circles: number
  zone: string
}

const byLetter = new Map(pack.colours.map((colour) => [colour.letter, colour.id]))

export const PLOT_COLOURS: readonly PlotColour[] = pack.colours.map((colour) => colour.id)
export const SIZE = pack.board.rows.length

/** Every place of the board, in rows from the top, left to right. */
export const PLACES: readonly Place[] = pack.board.rows.flatMap((row, y) => {
  const zones = pack.board.zones[y]!.split(' ')
  return row.split(' ').map((mark, x): Place => {
    const kind = mark === '##' ? 'scenery' : mark === '**' ? 'centre' : 'plot'
    return {
      id: `${String.fromCharCode(97 + x)}${y + 1}`,
      x,
      y,
      kind,
      colour: byLetter.get(mark[0]!) ?? 'pink',
      circles: kind === 'plot' ? Number(mark[1]) : 0,
      zone: zones[x] ?? '--',
    }
  })
})

export const PLACE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.id, place]))

export function plotColourName(id: PlotColour): Words {
  return pack.colours.find((colour) => colour.id === id)!.name
}

/** The zones in reading order, as they lie on the board; `tall` ones reward height, the others number. */
export const ZONES = [
  { id: 'A1', tall: true, column: 0, row: 0 },
  { id: 'B1', tall: false, column: 1, row: 0 },
  { id: 'B2', tall: false, column: 0, row: 1 },
  { id: 'A2', tall: true, column: 1, row: 1 },
] as const
