import type { Colour } from './wire'
import document from '../../../../content/california.toml'
import { unnamed, type Named } from '../../content/names'
import type { Words } from '../../wire/api'

interface Pack {
  colours: (Named & { id: Colour; room: Words })[]
  furniture: (Named & { colour: Colour })[]
  bonus: (Named & { needs: string[]; points: number })[]
  manors: { id: string; printed: Colour; few: string[]; many: string[] }[]
}

const pack = document as Pack

export const COLUMNS = ['a', 'b', 'c', 'd'] as const
export const ROWS = ['1', '2', '3', '4'] as const
export const COLOURS: readonly Colour[] = pack.colours.map((colour) => colour.id)
export const FURNITURE: readonly string[] = pack.furniture.map((piece) => piece.id)
export const DAYS = 12

export function roomName(colour: Colour): Words {
  return pack.colours.find((entry) => entry.id === colour)!.room
}

export function colourName(colour: Colour): Words {
  return pack.colours.find((entry) => entry.id === colour)!.name
}

export function furnitureName(id: string): Words {
  return pack.furniture.find((piece) => piece.id === id)?.name ?? unnamed(id)
}

export function furnitureColour(id: string): Colour {
  return pack.furniture.find((piece) => piece.id === id)?.colour ?? 'grey'
}

export function bonus(id: string) {
  return pack.bonus.find((card) => card.id === id)
}

/** The number of coin symbols on a manor's spaces, on the side for this many players; the printed room has none. */
export function coinSymbols(manor: string, players: number): Record<string, number> {
  const board = pack.manors.find((entry) => entry.id === manor)
  const rows = board ? (players <= 3 ? board.few : board.many) : []
  const symbols: Record<string, number> = {}
  rows.forEach((row, y) => [...row].forEach((mark, x) => (symbols[`${COLUMNS[x]}${ROWS[y]}`] = mark === '*' ? 0 : Number(mark))))
  return symbols
}
