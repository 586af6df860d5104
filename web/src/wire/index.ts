import type { CaliforniaState } from './california'
import type { DreamHomeState } from './dreamhome'
import type { SunriseState } from './sunrise'

export type { BoardProps, Offer, Score, SeatScore, Viewer } from './common'
export type AnyState = CaliforniaState | SunriseState | DreamHomeState
export type GameId = AnyState['game']
