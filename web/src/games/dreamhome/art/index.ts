import { emblemSymbols } from '../../../art/emblems'
import { cellar, dressing, empty, gameroom, garage, laundry, library, pantry, sauna, storage, study } from './annexes'
import { thingSymbols } from './things'
import { bathroom, bedroom, kitchen, living, playroom } from './upper'

/** A drawing for each room in each of its sizes. */
export const ROOM_ART: Record<string, (size: number) => string> = {
  living,
  bedroom,
  kitchen,
  bathroom,
  playroom,
  pantry,
  sauna,
  dressing,
  library,
  study,
  gameroom,
  garage,
  storage,
  laundry,
  cellar,
  empty,
}
const SIZES: Record<string, number> = { living: 3, bedroom: 2, kitchen: 2, playroom: 2, garage: 2 }

const roomSymbols = Object.entries(ROOM_ART)
  .flatMap(([id, draw]) =>
    Array.from(
      { length: SIZES[id] ?? 1 },
      (_, index) => `<symbol id="room-${id}-${index + 1}" viewBox="0 0 ${100 * (index + 1)} 76">${draw(index + 1)}</symbol>`,
    ),
  )
  .join('')

/** The symbol for a room of this many cards; larger rooms of other content use the largest drawing. */
export function roomSymbol(type: string, size: number): string {
  return `room-${type in ROOM_ART ? type : 'empty'}-${Math.min(size, SIZES[type] ?? 1)}`
}

export const symbols = emblemSymbols + roomSymbols + thingSymbols
