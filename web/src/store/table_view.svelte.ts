// What a page sees of one table: the last view, and what the player has chosen. The connection writes it (`receive`), boards
// read it, and nothing else keeps a copy of the game.
import type { GameState, Offer, Score, Viewer } from '../wire'

/** What a board draws. */
export interface BoardView {
  state: GameState
  legal: Offer[]
  score: Score | null
  viewer: Viewer
  names: string[]
  log: string[]
}

export class TableView {
  view = $state.raw<BoardView | null>(null)
  chosen = $state<string | null>(null)
  /** True from sending an action until the next view, so that a second touch does not send it again. */
  waiting = $state(false)

  readonly #send: (action: string) => void

  constructor(send: (action: string) => void) {
    this.#send = send
  }

  /** Takes a new view and clears the choice, which belonged to the old one. */
  receive(view: BoardView): void {
    this.view = view
    this.chosen = null
    this.waiting = false
  }

  choose = (chosen: string | null): void => {
    this.chosen = chosen
  }

  act = (action: string): void => {
    if (this.waiting || !this.view?.legal.some((offer) => offer.text === action)) return
    this.waiting = true
    this.#send(action)
  }

  /** The server refused, or the connection broke: the player may try again. */
  refused(): void {
    this.waiting = false
  }
}
