// Made from src/games/dreamhome/schema.json by tools/generate_wire.mjs (npm run wire). Do not edit.

/**
 * a seat
 */
export type Player = number
/**
 * of the market
 */
export type Column = number
/**
 * a room card, `type.children`: `living.1`
 */
export type Card = string
/**
 * a roof card: `red`, with a window `red+w`
 */
export type Roof = string
/**
 * a décor token: `piano`
 */
export type Decor = string
export type Helper = 'architect' | 'designer' | 'handyman' | 'roofer' | 'supplier'
/**
 * a tool that is kept
 */
export type Tool = 'drill' | 'jackhammer' | 'mixer'
/**
 * a resource card: `roof:red+w`, `decor:piano`, `helper:roofer` or `tool:drill`
 */
export type Resource = string
/**
 * of a home: upper floor, ground floor, basement
 */
export type Space = string
/**
 * by column
 *
 * @minItems 5
 * @maxItems 5
 */
export type Rooms = (Card | null)[]
/**
 * by column; there is never one above column 0
 *
 * @minItems 5
 * @maxItems 5
 */
export type Resources = (Resource | null)[]
export type Placed = PlacedCard | Scaffold
export type Action = string
export type Event =
  | DealEvent
  | RoundEvent
  | DiscardEvent
  | MarketDiscardEvent
  | TakeEvent
  | PlaceEvent
  | DecorateEvent
  | ScaffoldEvent
  | DrillEvent
  | JackhammerEvent
  | JackhammerPassedEvent
  | MixerEvent
  | RooferEvent
  | RooferPassedEvent
  | SupplierEvent
  | HandymanEvent
  | DoneEvent
  | MarkerEvent
  | OverEvent

export interface Market {
  rooms: Rooms
  resources: Resources
}
/**
 * cards that wait to be placed; null for a part already placed
 */
export interface Taken {
  room: Card | null
  resource: Resource | null
}
export interface PlacedCard {
  card: Card
  /**
   * an empty room
   */
  down: boolean
  decor: Decor | null
}
export interface Scaffold {
  scaffold: true
}
export interface Seat {
  /**
   * the filled spaces
   */
  home: {
    [k: string]: Placed
  }
  garden: Decor[]
  roof_count: number
  /**
   * only for `all`, once the game is over, or with open roofs
   */
  roofs?: Roof[]
  helpers: Helper[]
  tools: Tool[]
  /**
   * used a Jackhammer this round
   */
  skips: boolean
  /**
   * its turn of this round is over
   */
  played: boolean
}
export interface State {
  game: 'dreamhome'
  players: number
  options: Options
  phase: 'discard' | 'jackhammer' | 'turn' | 'place' | 'resource' | 'final' | 'over'
  round: number
  /**
   * who opened this round
   */
  first: number
  /**
   * who holds the first-player marker now
   */
  marker: number
  to_act: Player | null
  market: Market
  taken: Taken | null
  room_deck_count: number
  /**
   * the next card first; only for `all`
   */
  room_deck?: Card[]
  resource_deck_count: number
  /**
   * the next card first; only for `all`
   */
  resource_deck?: Resource[]
  room_discard: Card[]
  resource_discard: Resource[]
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: Seat[]
}
export interface Options {
  first?: Player | 'random'
  family?: boolean
  open_roofs?: boolean
}
export interface Offer {
  text: Action
  gloss: string
  points: number
}
export interface SeatScore {
  seat: Player
  total: number
  parts: {
    rooms: number
    decor: number
    functionality: number
    /**
     * left out for those who may not know the roofs
     */
    roof?: number
    helpers: number
  }
  /**
   * breaks ties
   */
  children: number
}
export interface DealEvent {
  event: 'deal'
  rooms: Rooms
  resources: Resources
}
export interface RoundEvent {
  event: 'round'
  round: number
  first: Player
}
/**
 * a seat discards a column, or a resource card that it can't use
 */
export interface DiscardEvent {
  event: 'discard'
  seat: Player
  column?: Column
  room?: Card
  resource: Resource | null
}
/**
 * what is left on the market when a round ends
 */
export interface MarketDiscardEvent {
  event: 'discard'
  rooms: Rooms
  resources: Resources
}
export interface TakeEvent {
  event: 'take'
  seat: Player
  column: Column
  room: Card
  resource: Resource | null
}
export interface PlaceEvent {
  event: 'place'
  seat: Player
  room: Card
  space: Space
  down: boolean
  on_scaffold: boolean
  lost: Decor[]
}
export interface DecorateEvent {
  event: 'decorate'
  seat: Player
  decor: Decor
  space: Space
}
export interface ScaffoldEvent {
  event: 'scaffold'
  seat: Player
  space: Space
}
export interface DrillEvent {
  event: 'tool'
  seat: Player
  tool: 'drill'
  space: Space
  column: Column
  out: Card
  in: Card
  lost: Decor[]
}
export interface JackhammerEvent {
  event: 'tool'
  seat: Player
  tool: 'jackhammer'
  column: Column
  room: Card
  discarded: Resource | null
}
export interface JackhammerPassedEvent {
  event: 'tool'
  seat: Player
  tool: 'jackhammer'
  passed: true
}
export interface MixerEvent {
  event: 'tool'
  seat: Player
  tool: 'mixer'
  column: Column
  other: Column
}
export interface RooferEvent {
  event: 'helper'
  seat: Player
  helper: 'roofer'
  roof: Resource
}
export interface RooferPassedEvent {
  event: 'helper'
  seat: Player
  helper: 'roofer'
  passed: true
}
export interface SupplierEvent {
  event: 'helper'
  seat: Player
  helper: 'supplier'
  space: Space
  out: Card
  in: Card
  lost: Decor[]
}
export interface HandymanEvent {
  event: 'helper'
  seat: Player
  helper: 'handyman'
  space: Space
  other: Space
  card: Card
  other_card: Card
  lost: Decor[]
}
/**
 * no more helpers of this seat
 */
export interface DoneEvent {
  event: 'helper'
  seat: Player
  done: true
}
/**
 * with the seat that now holds the first-player marker
 */
export interface MarkerEvent {
  event: 'marker'
  seat: Player
}
export interface OverEvent {
  event: 'over'
}
