import document from '../../../../content/dreamhome.toml'
import { unnamed, type Named } from '../../content/names'
import type { Words } from '../../wire/api'

interface Pack {
  rooms: (Named & {
    kind: 'normal' | 'unique' | 'basement'
    points: { by_size: number[] }
    beside?: { room: string; points: number }
  })[]
  decor: (Named & { value: { points: number }; place: { room: string } })[]
  roofs: Named[]
  helpers: Named[]
  tools: Named[]
}

const pack = document as Pack

export const ROUNDS = 12
export const FLOORS = [
  ['u1', 'u2', 'u3', 'u4', 'u5'],
  ['g1', 'g2', 'g3', 'g4', 'g5'],
  ['b4', 'b5'],
] as const
export const SPACES: readonly string[] = FLOORS.flat()

export const ROOM_TYPES: readonly string[] = pack.rooms.map((room) => room.id)
export const DECOR: readonly string[] = pack.decor.map((entry) => entry.id)
export const ROOFS: readonly string[] = pack.roofs.map((entry) => entry.id)
export const HELPERS: readonly string[] = pack.helpers.map((entry) => entry.id)
export const TOOLS: readonly string[] = pack.tools.map((entry) => entry.id)

export function room(type: string) {
  return pack.rooms.find((entry) => entry.id === type)
}

export function roomName(type: string): Words {
  return room(type)?.name ?? unnamed(type)
}

export function decor(id: string) {
  return pack.decor.find((entry) => entry.id === id)
}

/** `living.1`: a living room card with one child. */
export function card(text: string): { type: string; children: number } {
  const [type, children] = text.split('.')
  return { type: type!, children: Number(children ?? 0) }
}

/** `roof:red+w`, `decor:piano`, `helper:roofer`, `tool:drill`. */
export function resource(text: string): { kind: string; id: string; window: boolean } {
  const [kind, rest] = text.split(':')
  const [id, window] = (rest ?? '').split('+')
  return { kind: kind!, id: id!, window: window === 'w' }
}

export function resourceName(text: string): Words {
  const { kind, id } = resource(text)
  const lists = { decor: pack.decor, roof: pack.roofs, helper: pack.helpers, tool: pack.tools }
  return lists[kind as keyof typeof lists]?.find((entry) => entry.id === id)?.name ?? unnamed(id)
}
