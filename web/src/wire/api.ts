// Made from docs/openapi.json by tools/generate_wire.mjs (npm run wire). Do not edit.

export interface Error {
  error: {
    code: string
    message: string
  }
}

export interface Seat {
  kind: 'open' | 'invited' | 'guest' | 'bot'
  name?: string
  bot?: string
  absent?: boolean
}

export interface PublicTable {
  id: string
  version: number
  game: string
  players: number
  options: { [key: string]: unknown }
  phase: 'open' | 'playing' | 'over'
  abandoned: boolean
  public: boolean
  deal: {
    kind: 'random' | 'chosen' | 'same' | 'imported'
    of?: string
    seed?: string
  }
  seconds: number
  substitute: string
  /** players may ask a bot for a hint */
  hints: boolean
  owner: number[]
  turn: number | null
  seats: Seat[]
  undo_request?: {
    seat: number
    length: number
    agreed: number[]
  }
  votes?: number[]
  rematch?: string
}

export interface Table {
  id: string
  version: number
  game: string
  players: number
  options: { [key: string]: unknown }
  phase: 'open' | 'playing' | 'over'
  abandoned: boolean
  public: boolean
  deal: {
    kind: 'random' | 'chosen' | 'same' | 'imported'
    of?: string
    seed?: string
  }
  seconds: number
  substitute: string
  /** players may ask a bot for a hint */
  hints: boolean
  owner: number[]
  turn: number | null
  seats: Seat[]
  undo_request?: {
    seat: number
    length: number
    agreed: number[]
  }
  votes?: number[]
  rematch?: string
  yours: number[]
  you_own: boolean
  return?: Link
}

export interface TableInList {
  id: string
  version: number
  updated: number
  game: string
  phase: 'open' | 'playing' | 'over'
  deal: 'random' | 'chosen' | 'same' | 'imported'
  seconds: number
  turn: number | null
  seats: Seat[]
}

export interface Tables {
  tables: TableInList[]
}

export interface Me {
  guest: string
  name: string
}

export interface Games {
  games: {
    id: string
    title: Words
    min_players: number
    max_players: number
    packs: string[]
    bots: Bot[]
  }[]
}

export interface Health {
  status: 'ok' | 'store_failing'
  version: string
}

export interface Link {
  secret: string
  seat: number
  expires: number
}

/** docs/protocol.md; before the end without seed and initial state, with the viewer's state as `now` */
export interface Record {
  record: number
  game: string
  pack: string
  rules: number
  players: number
  options: { [key: string]: unknown }
  seed?: string
  state?: { [key: string]: unknown }
  actions: unknown[][]
  viewer?: number | string
  now?: { [key: string]: unknown }
}

export type Nothing = { [key: string]: never }

/** either `game` with its options and deal, or `record` */
export interface NewTable {
  game?: string
  /** a content hash of /api/games; the game's first when left out */
  pack?: string
  options?: { [key: string]: unknown }
  seats: {
    kind: 'me' | 'open' | 'invited' | 'bot'
    name?: string
    bot?: string
  }[]
  public?: boolean
  deal?: {
    kind: 'random' | 'chosen' | 'same'
    seed?: string
    table?: string
  }
  /** for a decision; 0: any time */
  seconds?: number
  /** the bot that plays for the absent */
  substitute?: string
  /** players may ask a bot for a hint; true when left out */
  hints?: boolean
  record?: Record
}

export interface SeatWish {
  seat: number
  id?: string
}

export interface SitWish {
  seat: number
  name?: string
  id?: string
}

export interface BotWish {
  seat: number
  bot: string
  id?: string
}

export interface UseLink {
  secret: string
  name?: string
}

export interface Name {
  name: string
}

export interface Snapshot {
  type: 'snapshot'
  version: number
  viewer: number | string
  yours: number[]
  table: PublicTable
  phase: 'open' | 'playing' | 'over'
  turn: number | null
  /** milliseconds since 1970 */
  deadline?: number
  /** actions in the line */
  length?: number
  /** for this viewer; see docs/protocol.md */
  state?: { [key: string]: unknown }
  /** of the viewer's seat */
  legal?: string[]
  /** what each of `legal` means, costs and scores; only if a language was asked for */
  offers?: Offer[]
  /** own decisions that may be taken back without asking */
  free_undo?: number
  score?: Score
  /** the last actions in words; only if a language was asked for */
  log?: LogItem[]
}

export interface Update {
  /** the id of the receiver's own wish that this fulfils */
  ack?: string
  type: 'update'
  version: number
  at: number
  kind: 'act' | 'undo' | 'ask' | 'agree' | 'refuse' | 'sit' | 'leave' | 'bot' | 'back' | 'absent' | 'vote' | 'abandon' | 'rematch'
  seat: number | null
  action?: string
  events: ({ [key: string]: unknown })[]
  words?: string[]
  table?: PublicTable
  phase: 'open' | 'playing' | 'over'
  turn: number | null
  /** milliseconds since 1970 */
  deadline?: number
  /** actions in the line */
  length?: number
  /** for this viewer; see docs/protocol.md */
  state?: { [key: string]: unknown }
  /** of the viewer's seat */
  legal?: string[]
  /** what each of `legal` means, costs and scores; only if a language was asked for */
  offers?: Offer[]
  /** own decisions that may be taken back without asking */
  free_undo?: number
  score?: Score
}

/** a wish that had been fulfilled before, or whose update went by another way */
export interface Ack {
  type: 'ack'
  ack: string
  number: number
  version: number
}

export interface Refusal {
  type: 'error'
  id?: string
  code: string
  message: string
  version?: number
}

export type ServerMessage = Snapshot | Update | Ack | Refusal | Hint

export interface ClientMessage {
  do: 'act' | 'undo' | 'agree' | 'refuse' | 'back' | 'bot' | 'vote' | 'look' | 'hint'
  /** 1 to 40 letters, digits, '-' and '_'; a repeat is answered with the first answer */
  id: string
  /** the last one seen; in all but `look` */
  version?: number
  /** in `look`: null for the spectator's view */
  seat?: number | null
  /** of `act` */
  action?: string
  /** of `undo`, 1 when left out */
  decisions?: number
  /** of `bot` */
  bot?: string
}

export interface Words {
  en: string
  fr: string
}

export interface Bot {
  id: string
  /** 1 to 6; of the levels only */
  level?: number
  name?: Words
}

export interface Offer {
  /** the action, as it is sent back */
  text: string
  /** what it means, in words */
  gloss: string
  /** what it changes at once in one's score as it stands */
  points: number
  /** and in one's money, where the game has any */
  money?: number
}

/** and the game's tie-break under its own name */
export interface SeatScore {
  seat: number
  total: number
  /** points by source, as far as the viewer may know them */
  parts: { [key: string]: unknown }
}

export interface Score {
  final: boolean
  scores: SeatScore[]
  winners: number[]
}

export interface LogItem {
  /** of the line with this action */
  length: number
  seat: number
  action: string
  words: string[]
}

export interface Candidate {
  action: string
  /** share of the simulations won */
  win: number
  /** mean final score */
  score: number
  /** how often it was tried */
  visits: number
}

export interface Hint {
  type: 'hint'
  id: string
  /** of the position it is about */
  version: number
  action: string
  /** best first */
  candidates: Candidate[]
}

/** the position after the action; the first step has none */
export interface ReplayStep {
  /** actions so far */
  length: number
  seat?: number
  action?: string
  events?: ({ [key: string]: unknown })[]
  words?: string[]
  turn: number | null
  state: { [key: string]: unknown }
  score: Score
}

export interface Replay {
  table: PublicTable
  /** a seat, `spectator` or `all` */
  viewer: number | string
  /** of the whole line */
  length: number
  steps: ReplayStep[]
}
