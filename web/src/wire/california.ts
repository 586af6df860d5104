export type Colour = 'red' | 'brown' | 'mauve' | 'grey' | 'paleblue' | 'green'

export interface Room {
  colour: Colour
  printed: boolean
  furniture: string | null
}

export interface CaliforniaSeat {
  manor: string
  silver: number
  loan: boolean
  gifts: number
  extension: boolean
  attic: [string | null, string | null]
  rooms: Record<string, Room>
}

export interface BonusCard {
  id: string
  points: number
  owner: number | null
}

/** `room:red`, `furniture:piano`, `attic`, or null where the shop's space is empty. */
export type Tile = string | null

export interface CaliforniaState {
  game: 'california'
  players: number
  phase: 'main' | 'settle' | 'over'
  day: number
  to_act: number | null
  bank: number
  shops: Tile[][]
  pile_count: number
  bag_count: number
  neighbours: Record<Colour, number | null>
  gifts_left: number
  bonus_cards: BonusCard[]
  seats: CaliforniaSeat[]
}
