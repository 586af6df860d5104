// The replay of a game: its steps, fetched in parts as needed, and the current move.
import { api } from '../net/http'
import type { Viewer } from '../wire'
import type { LogItem, PublicTable, ReplayStep } from '../wire/api'
import type { Catalogue } from './catalogue.svelte'
import type { BoardView } from './table_view.svelte'
import { stepView } from './view'

const PART = 60

export class Reel {
  readonly id: string
  table = $state.raw<PublicTable | null>(null)
  length = $state(0)
  at = $state(0)
  seat = $state('all')
  failed = $state(false)
  #steps = $state.raw<Map<number, ReplayStep>>(new Map())
  #asked = new Map<string, Promise<void>>()
  #lang: string
  readonly #games: Catalogue

  constructor(id: string, lang: string, seat: string | null, games: Catalogue) {
    this.id = id
    this.#games = games
    this.#lang = lang
    if (seat) this.seat = seat
  }

  /** Goes to a move; of a game in progress only what the viewer may see is shown. */
  async goTo(move: number | null): Promise<void> {
    await this.#fetch(Math.max(0, move ?? 0))
    this.at = move === null ? 0 : Math.min(Math.max(0, move), this.length)
    await this.#fetch(this.at)
    if (this.at + 5 <= this.length) void this.#fetch(this.at + 5)
  }

  /** The step of a move, without going there. */
  async peek(move: number): Promise<ReplayStep | null> {
    await this.#fetch(move)
    return this.#steps.get(move) ?? null
  }

  /** Changes the viewer or the language, at the current move or at another. */
  async look(seat: string, lang: string, move: number | null = this.at): Promise<void> {
    this.seat = seat
    this.#lang = lang
    this.#steps = new Map()
    this.#asked.clear()
    this.failed = false
    await this.goTo(move)
  }

  get step(): ReplayStep | null {
    return this.#steps.get(this.at) ?? null
  }

  get viewer(): Viewer {
    return this.seat === 'all' || this.seat === 'spectator' ? this.seat : Number(this.seat)
  }

  get log(): LogItem[] {
    return Array.from({ length: 8 }, (_, back) => this.#steps.get(this.at - 7 + back)).flatMap((step) =>
      step?.action === undefined || step.seat === undefined
        ? []
        : [{ length: step.length, seat: step.seat, action: step.action, words: step.words ?? [] }],
    )
  }

  get view(): BoardView | null {
    return this.step && this.table ? stepView(this.step, this.#games.namesAt(this.table), this.viewer, this.log) : null
  }

  /** Fetches the part with that move, only once for all who wait for it. */
  #fetch(move: number): Promise<void> {
    const from = Math.floor(move / PART) * PART
    const key = `${this.seat} ${this.#lang} ${from}`
    const asked = this.#asked.get(key) ?? this.#ask(key, from)
    this.#asked.set(key, asked)
    return asked
  }

  async #ask(key: string, from: number): Promise<void> {
    const [seat, lang] = [this.seat, this.#lang]
    try {
      const found = await api.replay(this.id, { seat, lang, from, count: PART })
      // Another viewer may have been chosen meanwhile; then these steps are dropped.
      if (seat !== this.seat || lang !== this.#lang) return
      this.table = found.table
      this.length = found.length
      this.#steps = new Map([...this.#steps, ...found.steps.map((step) => [step.length, step] as const)])
    } catch {
      this.#asked.delete(key)
      this.failed = true
    }
  }
}
