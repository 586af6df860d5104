// What a board is given. The board draws it and decides nothing.
import type { Event, Offer, Score, State, Viewer } from './api'

/** What every game's state has; each game adds its own (src/games/<game>/wire.ts). */
export type GameState = State

/** An event as the program tells it; each game knows the fields of its own events. */
export type GameEvent = Event

export interface BoardProps<State extends GameState> {
  state: State
  /** The game's title in the page's language. */
  title: string
  legal: Offer[]
  viewer: Viewer
  names: string[]
  score: Score | null
  /** The last moves in words, newest last. */
  log: string[]
  /** What the player has chosen; each board documents its own values. */
  chosen: string | null
  /** Whether the view is a past one: then the last event is shown instead of whose turn it is. */
  past?: boolean
  onChoose: (chosen: string | null) => void
  onAct: (action: string) => void
}
