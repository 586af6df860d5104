export type { Offer, Score, SeatScore, Viewer } from './api'
export type { BoardProps, GameEvent, GameState } from './common'
