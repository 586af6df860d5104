// Made from src/games/california/schema.json by tools/generate_wire.mjs (npm run wire). Do not edit.

/**
 * a seat
 */
export type Player = number
export type Colour = 'red' | 'brown' | 'mauve' | 'grey' | 'paleblue' | 'green'
/**
 * a kind of furniture: `piano`
 */
export type Furniture = string
/**
 * `room:red`, `furniture:piano`, or `attic`: an attic extension
 */
export type Tile = string
/**
 * of the ground floor, column and row
 */
export type Space = string
/**
 * where a tile goes: a space, `attic`, or `extension`
 */
export type Target = string
/**
 * shop A and shop B, four spaces each; null where nothing is left
 *
 * @minItems 2
 * @maxItems 2
 */
export type Shops = (Tile | null)[][]
export type Action = string
export type Event = CoinEvent | BuyEvent | SettleEvent | NeighbourEvent | GiftEvent | BonusEvent | LoanEvent | DayEvent | OverEvent

export interface Room {
  colour: Colour
  /**
   * the room that is printed on the manor
   */
  printed: boolean
  furniture: Furniture | null
}
export interface Seat {
  manor: string
  silver: number
  loan: boolean
  gifts: number
  /**
   * the attic has its second space
   */
  extension: boolean
  /**
   * @minItems 2
   * @maxItems 2
   */
  attic: (Furniture | null)[]
  /**
   * the renovated rooms by space
   */
  rooms: {
    [k: string]: Room
  }
}
export interface BonusCard {
  id: string
  points: number
  owner: Player | null
}
export interface State {
  game: 'california'
  players: number
  options: Options
  phase: 'main' | 'settle' | 'over'
  day: number
  to_act: Player | null
  /**
   * gold coins left
   */
  bank: number
  shops: Shops
  pile_count: number
  /**
   * the next tile first; only for `all`
   */
  pile?: Tile[]
  bag_count: number
  /**
   * sorted
   */
  bag: Tile[]
  /**
   * whom each neighbour visits; null at the centre
   */
  neighbours: {
    red: Player | null
    brown: Player | null
    mauve: Player | null
    grey: Player | null
    paleblue: Player | null
    green: Player | null
  }
  gifts_left: number
  bonus_cards: BonusCard[]
  /**
   * @minItems 2
   * @maxItems 5
   */
  seats: Seat[]
}
export interface Options {
  first?: Player | 'random'
  /**
   * by seat
   */
  manors?: string[] | 'random'
}
export interface Offer {
  text: Action
  gloss: string
  points: number
  /**
   * silver
   */
  money: number
}
export interface SeatScore {
  seat: Player
  total: number
  parts: {
    gifts: number
    bonus: number
    rooms: number
    loan: number
  }
  /**
   * breaks ties: silver after the repayment
   */
  wealth: number
}
export interface CoinEvent {
  event: 'coin'
  seat: Player
}
export interface BuyEvent {
  event: 'buy'
  seat: Player
  shop: string
  tile: Tile
  to: Target
  paid: number
}
/**
 * a piece comes down from the attic, chosen or not
 */
export interface SettleEvent {
  event: 'settle'
  seat: Player
  furniture: Furniture
  to: Space
}
export interface NeighbourEvent {
  event: 'neighbour'
  seat: Player
  colour: Colour
  from: Player | null
  to: Player
}
export interface GiftEvent {
  event: 'gift'
  seat: Player
  colour: Colour
}
export interface BonusEvent {
  event: 'bonus'
  seat: Player
  card: string
  points: number
}
export interface LoanEvent {
  event: 'borrow' | 'repay'
  seat: Player
}
export interface DayEvent {
  event: 'day'
  day: number
  shops: Shops
  bank: 4
}
export interface OverEvent {
  event: 'over'
}
