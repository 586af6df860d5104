// The connection to a table: one WebSocket at a time, opened again when it breaks. It then asks for the updates after the
// last number it has, and repeats every unanswered wish with the same id, so that each wish is done exactly once.
import { api, Refused } from './http'
import type { Ack, ClientMessage, Hint, Refusal, ServerMessage, Snapshot, Update } from '../wire/api'

export type ConnectionState = 'connecting' | 'open' | 'down' | 'closed'
export type Wish = Omit<ClientMessage, 'id' | 'version'>

export interface ConnectionListener {
  news(message: Snapshot | Update): void
  /** A wish was refused, or answered without an update. */
  answered(answer: Refusal | Ack | Hint): void
  state(state: ConnectionState, code?: string): void
}

export interface ConnectionOptions {
  table: string
  lang: string
  seat?: number
  listener: ConnectionListener
  /** For tests. */
  connect?: (address: string) => WebSocket
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** Error codes after which it is useless to connect again. */
const FINAL = /^((table|seat|guest)\/|request\/not_found$)/

/** As good as a UUID, which browsers make only over https. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export class Connection {
  #socket: WebSocket | null = null
  #version = 0
  #waiting = new Map<string, ClientMessage>()
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #seat: number | null | undefined
  #refusal = ''
  readonly #options: ConnectionOptions

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#seat = options.seat
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#open()
  }

  /** Sends a wish, now or as soon as the connection is open again. */
  send(wish: Wish): string {
    const id = newId()
    const message: ClientMessage = wish.do === 'hint' ? { ...wish, id } : { ...wish, id, version: this.#version }
    if (wish.do !== 'hint') this.#waiting.set(id, message)
    this.#write(message)
    return id
  }

  /** Switches to the view of another seat of this guest, or of a spectator. A snapshot follows. */
  look(seat: number | null): void {
    this.#seat = seat
    // A closed connection cannot send this: the next one starts with a snapshot of the new view.
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#version = 0
    this.#write({ do: 'look', id: newId(), seat })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
    this.#options.listener.state('closed')
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #address(): string {
    const { table, lang } = this.#options
    const query = new URLSearchParams({ lang })
    if (typeof this.#seat === 'number') query.set('seat', String(this.#seat))
    if (this.#version > 0) query.set('since', String(this.#version))
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/play?${query}`
  }

  #open(): void {
    const connect = this.#options.connect ?? ((address: string) => new WebSocket(address))
    const socket = connect(this.#address())
    this.#socket = socket
    this.#refusal = ''
    if (this.#failures === 0) this.#options.listener.state('connecting')
    let opened = false
    socket.onopen = () => {
      opened = true
      // If no update was missed, no message will follow.
      if (this.#version > 0) this.#options.listener.state('open')
      for (const message of this.#waiting.values()) this.#write(message)
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.reason)
      if (!opened) void this.#askWhy()
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error' && message.id === undefined) {
      this.#refusal = message.code
      return
    }
    this.#failures = 0
    this.#options.listener.state('open')
    if (message.type === 'snapshot' || message.type === 'update') {
      if (message.type === 'update') {
        if (message.version <= this.#version) return
        if (message.version !== this.#version + 1) return this.#restart()
        if (message.ack) this.#waiting.delete(message.ack)
      }
      this.#version = message.version
      this.#options.listener.news(message)
    } else {
      this.#waiting.delete(message.type === 'ack' ? message.ack : (message.id ?? ''))
      this.#options.listener.answered(message)
    }
  }

  /** An update is missing: start again with a snapshot. */
  #restart(): void {
    this.#version = 0
    this.#socket?.close()
  }

  #lost(reason: string): void {
    if (this.#closed) return
    const code = reason || this.#refusal
    if (FINAL.test(code)) return this.#giveUp(code)
    this.#options.listener.state('down')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2))
  }

  /** A refused WebSocket handshake gives no reason, but an ordinary request does. */
  async #askWhy(): Promise<void> {
    const refusal = await api.table(this.#options.table).catch((problem: unknown) => problem)
    if (!this.#closed && refusal instanceof Refused && FINAL.test(refusal.code)) this.#giveUp(refusal.code)
  }

  #giveUp(code: string): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#options.listener.state('closed', code)
  }

  /** The network or the player is back: connect at once. */
  #wake = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#open()
  }
}
