// A table that is being played: the connection writes it, pages read it. Boards get only `board.view`.
import { Connection, type ConnectionState } from '../net/connection'
import type { GameEvent, Viewer } from '../wire'
import type { Ack, Hint, LogItem, PublicTable, Refusal, Snapshot, Update } from '../wire/api'
import type { Catalogue } from './catalogue.svelte'
import { Pace } from './pace'
import { TableView, type BoardView } from './table_view.svelte'
import { viewOf } from './view'

/** Something that happened, with the view after it: used for motion, sound, words, and showing it again. */
export interface Moment {
  kind: Update['kind']
  seat: number | null
  events: GameEvent[]
  words: string[]
  view: BoardView | null
}

/** Is told before and after each moment, to compare what the page looks like. */
export interface Stage {
  before(moment: Moment): void
  after(moment: Moment): void
}

const KEPT_MOMENTS = 60

export class Play {
  readonly id: string
  readonly board: TableView
  connection = $state<ConnectionState>('connecting')
  /** Why the connection was closed for good, or null. */
  closedBy = $state<string | null>(null)
  table = $state.raw<PublicTable | null>(null)
  yours = $state.raw<number[]>([])
  viewer = $state.raw<Viewer>('spectator')
  turn = $state<number | null>(null)
  log = $state.raw<LogItem[]>([])
  freeUndo = $state(0)
  deadline = $state<number | null>(null)
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  refusal = $state.raw<{ code: string; message: string } | null>(null)
  /** The one of my seats to which the screen has to be handed over now. */
  handOver = $state<number | null>(null)

  stage: Stage | null = null
  readonly #games: Catalogue
  #connection: Connection
  #pace: Pace<Snapshot | Update>
  #lang: string
  #moments: Moment[] = []
  #hintId = ''

  constructor(id: string, lang: string, games: Catalogue) {
    this.id = id
    this.#games = games
    this.#lang = lang
    this.board = new TableView((action) => this.#act(action))
    this.#pace = new Pace(
      this.#show,
      (message) => message.type === 'update' && message.kind === 'act' && !this.yours.includes(message.seat ?? -1),
    )
    this.#connection = this.#connect()
  }

  #connect(): Connection {
    return new Connection({
      table: this.id,
      lang: this.#lang,
      listener: { news: (message) => this.#pace.push(message), answered: this.#answered, state: this.#heard },
    })
  }

  /** Switches the language of the table's words. */
  speak(lang: string): void {
    this.#lang = lang
    this.begin()
  }

  /** Starts again from a snapshot, because seats may have become mine or somebody else's. */
  begin(): void {
    this.#connection.close()
    this.#connection = this.#connect()
  }

  close(): void {
    this.#pace.stop()
    this.#connection.close()
  }

  get moments(): readonly Moment[] {
    return this.#moments
  }

  /** Shows everything at once, so that the player need not wait for it. */
  hurry(): void {
    this.#pace.hurry()
  }

  /** The seat for which I act: the one whose view I see. */
  get seat(): number | null {
    return typeof this.viewer === 'number' ? this.viewer : null
  }

  get mine(): boolean {
    return this.turn !== null && this.turn === this.viewer
  }

  undo(): void {
    const last = this.log.at(-1)
    const seat = this.freeUndo > 0 || !last || !this.yours.includes(last.seat) ? this.seat : last.seat
    if (seat !== null) this.#connection.send({ do: 'undo', seat })
  }

  consent(agreed: boolean): void {
    for (const seat of this.yours) this.#connection.send({ do: agreed ? 'agree' : 'refuse', seat })
  }

  askHint(): void {
    if (this.seat === null || this.hinting) return
    // Without a choice the place of every candidate is on the board.
    this.board.choose(null)
    this.hinting = true
    this.#hintId = this.#connection.send({ do: 'hint', seat: this.seat })
  }

  dropHint(): void {
    this.hint = null
    this.hinting = false
    this.#hintId = ''
  }

  /** Votes to end the game, which ends when all people at the table have voted. */
  voteToEnd(): void {
    if (this.seat !== null) this.#connection.send({ do: 'vote', seat: this.seat })
  }

  toBot(bot: string): void {
    if (this.seat !== null) this.#connection.send({ do: 'bot', seat: this.seat, bot })
  }

  takeBack(): void {
    if (this.seat !== null) this.#connection.send({ do: 'back', seat: this.seat })
  }

  /** The screen has been handed over to this seat. */
  look(seat: number | null): void {
    this.#connection.look(seat)
  }

  #act(action: string): void {
    this.dropHint()
    this.refusal = null
    if (this.seat !== null) this.#connection.send({ do: 'act', seat: this.seat, action })
  }

  #heard = (state: ConnectionState, code?: string): void => {
    this.connection = state
    if (code) this.closedBy = code
  }

  #answered = (answer: Refusal | Ack | Hint): void => {
    if (answer.type === 'hint') {
      if (answer.id === this.#hintId) this.hint = answer
      this.hinting = false
    } else if (answer.type === 'error') {
      this.hinting = false
      this.refusal = answer
      this.board.refused()
    }
  }

  #show = (message: Snapshot | Update): void => {
    const table = message.table ?? (this.table ? { ...this.table, phase: message.phase, turn: message.turn } : null)
    if (!table) return
    if (message.type === 'snapshot') this.#begin(message)
    else if (message.kind === 'sit' && this.yours.includes(message.seat ?? -1)) return this.begin()
    else this.#note(message)
    const view = viewOf(message, this.#games.namesAt(table), this.#eyes(message), this.log)
    const moment = message.type === 'update' ? momentOf(message, view) : null
    if (moment) this.stage?.before(moment)
    this.table = table
    this.turn = message.turn
    this.freeUndo = message.free_undo ?? 0
    this.deadline = message.deadline ?? null
    this.hint = null
    if (view) this.board.receive(view)
    if (moment) {
      this.#moments = [...this.#moments.slice(1 - KEPT_MOMENTS), moment]
      this.stage?.after(moment)
    }
    this.#passOn()
  }

  #begin(message: Snapshot): void {
    this.yours = message.yours
    this.viewer = typeof message.viewer === 'number' ? message.viewer : 'spectator'
    this.log = message.log ?? []
    if (this.handOver !== null && this.viewer === this.handOver) this.handOver = null
  }

  #note(message: Update): void {
    if (message.kind === 'act' && message.seat !== null)
      this.log = [
        ...this.log,
        { length: message.length ?? 0, seat: message.seat, action: message.action ?? '', words: message.words ?? [] },
      ]
    if (message.kind === 'undo') this.log = this.log.filter((item) => item.length <= (message.length ?? 0))
  }

  /** After the end spectators see everything. */
  #eyes(message: Snapshot | Update): Viewer {
    return message.phase === 'over' && this.viewer === 'spectator' ? 'all' : this.viewer
  }

  /** With several people at one screen, the next player looks. The page decides whether a curtain is needed. */
  #passOn(): void {
    const next = this.turn
    this.handOver = next !== null && next !== this.viewer && this.yours.length > 1 && this.yours.includes(next) ? next : null
  }
}

function momentOf(message: Update, view: BoardView | null): Moment {
  return { kind: message.kind, seat: message.seat, events: message.events, words: message.words ?? [], view }
}
