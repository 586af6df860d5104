// Made from src/games/sunrise/schema.json by tools/generate_wire.mjs (npm run wire). Do not edit.

/**
 * a seat
 */
export type Player = number
/**
 * of plots and cards: `pink`
 */
export type Colour = string
/**
 * column and row: `f5`
 */
export type PlotName = string
export type Plot = Park | Building
export type Action = string
export type Event = BuildEvent | ParkEvent | DrawEvent | DiscardEvent | ReshuffleEvent | FinalPhaseEvent | OverEvent

/**
 * how many of each colour
 */
export interface Cards {
  [k: string]: number
}
export interface Park {
  park: true
}
export interface Building {
  owner: Player
  height: number
}
/**
 * `hand` only for its owner and `all`, and for everybody once the game is over
 */
export interface Seat {
  hand_count: number
  hand?: Cards
  houses_left: number
  track: number
}
export interface State {
  game: 'sunrise'
  players: number
  options: Options
  phase: 'start' | 'building' | 'discarding' | 'over'
  turn: number
  first: Player
  to_act: Player | null
  last_plot: PlotName | null
  /**
   * this turn
   */
  park_used: boolean
  final_phase: boolean
  /**
   * turns in a row in which nothing was built
   */
  idle_turns: number
  deck_count: number
  /**
   * the next card first; only for `all`
   */
  deck?: Colour[]
  discard: Cards
  parks_left: number
  /**
   * the plots that are built on
   */
  plots: {
    [k: string]: Plot
  }
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: Seat[]
}
export interface Options {
  first?: Player | 'random'
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
    track: number
    A1: number
    B1: number
    B2: number
    A2: number
    C: number
  }
  /**
   * breaks ties: cards in hand
   */
  cards: number
}
export interface BuildEvent {
  event: 'build'
  seat: Player
  plot: PlotName
  colour: Colour
  height: number
  points: number
}
/**
 * with the colour of the card discarded
 */
export interface ParkEvent {
  event: 'park'
  seat: Player
  plot: PlotName
  colour: Colour
}
export interface DrawEvent {
  event: 'draw'
  seat: Player
  count: number
  /**
   * only for the drawer and `all`
   *
   * @minItems 1
   * @maxItems 2
   */
  colours?: Colour[]
}
export interface DiscardEvent {
  event: 'discard'
  seat: Player
  colour: Colour
}
export interface ReshuffleEvent {
  event: 'reshuffle'
  /**
   * cards in the new deck
   */
  count: number
}
/**
 * with the seat that caused it
 */
export interface FinalPhaseEvent {
  event: 'final_phase'
  seat: Player
}
export interface OverEvent {
  event: 'over'
  reason: 'houses' | 'full' | 'idle'
}
