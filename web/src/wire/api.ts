// Made from src/server/openapi.json by tools/generate_wire.mjs (npm run wire). Do not edit.

export type Phase = 'open' | 'playing' | 'over'
export type PublicTable = TableFacts
export type Table = TableFacts & {
  yours: number[]
  you_own: boolean
  return?: Link
}
/**
 * who looks: a seat, a spectator, or `all`
 */
export type Viewer = number | ('spectator' | 'all')
/**
 * an action as text
 */
export type Action = string
export type Snapshot = Present & {
  type: 'snapshot'
  version: number
  viewer: Viewer
  yours: number[]
  table: PublicTable
  /**
   * the last actions in words; only if a language was asked for
   */
  log?: LogItem[]
}
export type Update = Present & {
  /**
   * the id of the receiver's own wish that this fulfils
   */
  ack?: string
  type: 'update'
  version: number
  at: number
  kind: 'act' | 'undo' | 'ask' | 'agree' | 'refuse' | 'sit' | 'leave' | 'bot' | 'back' | 'absent' | 'vote' | 'abandon' | 'rematch'
  seat: number | null
  action?: Action
  /**
   * the events of the action, or the one event of another kind of entry
   */
  events: (Event | HouseEvent)[]
  words?: string[]
  table?: PublicTable
}
/**
 * what happened at the table
 */
export type HouseEvent =
  | {
      event: 'ask' | 'agree' | 'refuse' | 'leave' | 'back' | 'vote'
      seat: number
    }
  | {
      event: 'sit'
      seat: number
      name: string
    }
  | {
      event: 'bot' | 'absent'
      seat: number
      bot: string
    }
  | {
      event: 'undo'
      seat: number
      length: number
    }
  | {
      event: 'abandon'
      /**
       * the seat of the last vote; missing when the owner ended the table
       */
      seat?: number
    }
  | {
      event: 'rematch'
      table: string
    }
export type ServerMessage = Snapshot | Update | Ack | Refusal | Hint

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
/**
 * what everybody may know of a table
 */
export interface TableFacts {
  id: string
  version: number
  game: string
  players: number
  options: Options
  phase: Phase
  abandoned: boolean
  public: boolean
  deal: {
    kind: 'random' | 'chosen' | 'same' | 'imported'
    of?: string
    seed?: string
  }
  seconds: number
  substitute: string
  /**
   * players may ask a bot for a hint
   */
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
/**
 * a game's options as they were given
 */
export interface Options {
  [k: string]: unknown
}
export interface Link {
  secret: string
  seat: number
  expires: number
}
export interface TableInList {
  id: string
  version: number
  updated: number
  game: string
  phase: Phase
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
export interface Game {
  id: string
  title: Words
  min_players: number
  max_players: number
  /**
   * something of a seat is hidden from others, unless an option that `reveals` is on
   */
  secrets: boolean
  options: GameOption[]
  packs: string[]
  bots: Bot[]
}
export interface Words {
  en: string
  fr: string
}
/**
 * what may stand under its name in `options` of a new table; every option may be left out
 */
export interface GameOption {
  name: string
  /**
   * a seat by its number; true or false; a list with one of `values` for each seat, none of them twice
   */
  kind: 'seat' | 'switch' | 'each_seat'
  /**
   * `random`: drawn by lot
   */
  default: boolean | string
  values?: string[]
  /**
   * while it is on, the game has no secrets
   */
  reveals?: true
}
export interface Bot {
  id: string
  /**
   * 1 to 6; only for the bots that are levels
   */
  level?: number
  name?: Words
}
export interface Games {
  games: Game[]
}
export interface Health {
  status: 'ok' | 'store_failing'
  version: string
}
/**
 * docs/protocol.md; before the end without seed and initial state, with the viewer's state as `now`
 */
export interface Record {
  record: number
  game: string
  pack: string
  rules: number
  players: number
  options: Options
  seed?: string
  state?: State
  /**
   * seat and action
   */
  actions: unknown[][]
  viewer?: Viewer
  now?: State
}
/**
 * what the states of all games have in common
 */
export interface State {
  game: string
  players: number
  options: unknown
  phase: string
  to_act: number | null
  seats: unknown[]
}
export interface Nothing {}
/**
 * either `game` with its options and deal, or `record`
 */
export interface NewTable {
  game?: string
  /**
   * a content hash of /api/games; the game's first when left out
   */
  pack?: string
  options?: Options
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
  /**
   * for a decision; 0: any time
   */
  seconds?: number
  /**
   * the bot that plays for the absent
   */
  substitute?: string
  /**
   * players may ask a bot for a hint; true when left out
   */
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
/**
 * the present position as one viewer sees it
 */
export interface Present {
  phase: Phase
  turn: number | null
  /**
   * milliseconds since 1970
   */
  deadline?: number
  /**
   * actions in the line
   */
  length?: number
  state?: State
  /**
   * of the viewer's seat
   */
  legal?: Action[]
  /**
   * what each of `legal` means, costs and scores; only if a language was asked for
   */
  offers?: Offer[]
  /**
   * own decisions that may be taken back without asking
   */
  free_undo?: number
  score?: Score
}
export interface Offer {
  text: Action
  /**
   * what it means, in words, with the points it brings
   */
  gloss: string
  /**
   * change of the seat's present score
   */
  points: number
  /**
   * change of the seat's money, if the game has money
   */
  money?: number
}
export interface Score {
  final: boolean
  scores: SeatScore[]
  winners: number[]
}
/**
 * the score of one seat; the game's tie-break is a member under its own name
 */
export interface SeatScore {
  seat: number
  total: number
  /**
   * points by source, as far as the viewer may know them
   */
  parts: {
    [k: string]: number
  }
  [k: string]: unknown
}
export interface LogItem {
  /**
   * length of the line including this action
   */
  length: number
  seat: number
  action: Action
  words: string[]
}
/**
 * what happened in the match
 */
export interface Event {
  event: string
  seat?: number
}
/**
 * sent instead of an update: the wish was already fulfilled, or its update was sent separately
 */
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
export interface Hint {
  type: 'hint'
  id: string
  /**
   * of the position it is about
   */
  version: number
  action: Action
  /**
   * best first
   */
  candidates: Candidate[]
}
export interface Candidate {
  action: Action
  /**
   * share of the simulations won
   */
  win: number
  /**
   * mean final score
   */
  score: number
  /**
   * how often it was tried
   */
  visits: number
}
export interface ClientMessage {
  do: 'act' | 'undo' | 'agree' | 'refuse' | 'back' | 'bot' | 'vote' | 'look' | 'hint'
  /**
   * 1 to 40 letters, digits, '-' and '_'; a repeat is answered with the first answer
   */
  id: string
  /**
   * the last one seen; in all but `look`
   */
  version?: number
  /**
   * in `look`: null for the spectator's view
   */
  seat?: number | null
  /**
   * only in `act`: the action
   */
  action?: string
  /**
   * only in `undo`: how many of one's own; 1 when left out
   */
  decisions?: number
  /**
   * only in `bot`: the bot's name
   */
  bot?: string
}
/**
 * the position after the action; the first step has none
 */
export interface ReplayStep {
  /**
   * actions so far
   */
  length: number
  seat?: number
  action?: Action
  events?: Event[]
  words?: string[]
  turn: number | null
  state: State
  score: Score
}
export interface Replay {
  table: PublicTable
  viewer: Viewer
  /**
   * length of the whole line
   */
  length: number
  steps: ReplayStep[]
}
