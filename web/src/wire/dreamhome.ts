export type Placed = { card: string; down: boolean; decor: string | null } | { scaffold: true }

export interface DreamHomeSeat {
  home: Record<string, Placed>
  garden: string[]
  roof_count: number
  /** Only when over, or when roofs are played open. */
  roofs?: string[]
  helpers: string[]
  tools: string[]
  skips: boolean
  played: boolean
}

export interface DreamHomeState {
  game: 'dreamhome'
  players: number
  phase: 'discard' | 'jackhammer' | 'turn' | 'place' | 'resource' | 'final' | 'over'
  round: number
  first: number
  marker: number
  to_act: number | null
  /** A room card is `type.children`; a resource `roof:red+w`, `decor:piano`, `helper:roofer` or `tool:drill`. */
  market: { rooms: (string | null)[]; resources: (string | null)[] }
  taken: { room: string | null; resource: string | null } | null
  room_deck_count: number
  resource_deck_count: number
  room_discard: string[]
  resource_discard: string[]
  seats: DreamHomeSeat[]
}
