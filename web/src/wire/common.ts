// What every game's messages have in common. A board gets these and draws; it decides nothing.

/** An action that my seat may do now: its canonical text, and what it would cost or score, in words. */
export interface Offer {
  text: string
  gloss: string
  /** What it changes at once in one's score as it stands, and in one's money. */
  points?: number
  money?: number
}

export interface SeatScore {
  seat: number
  total: number
  parts: Record<string, number>
  /** What decides between equals, under the game's own name for it. */
  wealth?: number
  cards?: number
  children?: number
}

export interface Score {
  final: boolean
  scores: SeatScore[]
  winners: number[]
}

/** Whose eyes: a seat, somebody who watches, or everything (a finished or analysed game). */
export type Viewer = number | 'spectator' | 'all'

export interface BoardProps<State> {
  state: State
  legal: Offer[]
  viewer: Viewer
  names: string[]
  score: Score | null
  /** The last moves in words, newest last. */
  log: string[]
  /** What the player has in hand; each board documents its own words. */
  chosen: string | null
  /** The view is one of the past: nobody is thinking, and what happened last is told instead. */
  past?: boolean
  onChoose: (chosen: string | null) => void
  onAct: (action: string) => void
}
