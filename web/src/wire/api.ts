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
  hints?: boolean
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
  hints?: boolean
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
  yours?: number[]
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
    title: {
      en: string
      fr: string
    }
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
  record?: Record
  hints?: boolean
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
  /** own decisions that may be taken back without asking */
  free_undo?: number
  /** as far as the viewer may know it, by source */
  score?: { [key: string]: unknown }
  offers?: Offer[]
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
  /** own decisions that may be taken back without asking */
  free_undo?: number
  /** as far as the viewer may know it, by source */
  score?: { [key: string]: unknown }
  offers?: Offer[]
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

export type ServerMessage = Snapshot | Update | Ack | Refusal | HintMessage

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

export interface Offer {
  text: string
  gloss: string
  points: number
  money?: number
}

export interface LogItem {
  length: number
  seat: number
  action: string
  words: string[]
}

export interface Candidate {
  action: string
  win: number
  score: number
  visits: number
}

export interface HintMessage {
  type: 'hint'
  id: string
  version: number
  action: string
  candidates: Candidate[]
}

export interface ReplayStep {
  length: number
  seat?: number
  action?: string
  events?: ({ [key: string]: unknown })[]
  words?: string[]
  turn: number | null
  state: { [key: string]: unknown }
  score: { [key: string]: unknown }
}

export interface Replay {
  table: PublicTable
  viewer: number | string
  length: number
  steps: ReplayStep[]
}

export interface Bot {
  id: string
  level?: number
  name?: {
    en: string
    fr: string
  }
}
