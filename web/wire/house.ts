// A server with people, and an engine that plays games for them to look at.
import WebSocket from 'ws'
import { choose, numberOf, randomFrom, startEngine } from '../tools/engine.mjs'
import { PROGRAM } from '../tools/serve.mjs'
import type { Json } from './schemas'

export type Fields = { [key: string]: Json }

/** Somebody with a cookie. */
export class Person {
  private cookie = ''
  constructor(private readonly url: string) {}

  async request(method: string, path: string, body?: Fields): Promise<{ status: number; body: Fields }> {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' }
    const answer = await fetch(this.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return { status: answer.status, body: (await answer.json()) as Fields }
  }

  /** A connection to a table; `next` is the next message. */
  async connect(table: string, query: string): Promise<Connection> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/play${query}`, { headers: { cookie: this.cookie } })
    return new Connection(socket)
  }
}

export class Connection {
  private readonly messages: Fields[] = []
  private waiting: ((message: Fields) => void) | null = null
  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message: Fields = JSON.parse(String(data))
      const waiting = this.waiting
      this.waiting = null
      if (waiting) waiting(message)
      else this.messages.push(message)
    })
  }
  next(): Promise<Fields> {
    const message = this.messages.shift()
    return message ? Promise.resolve(message) : new Promise((resolve) => (this.waiting = resolve))
  }
  send(message: Fields): void {
    this.socket.send(JSON.stringify(message))
  }
  close(): void {
    this.socket.terminate()
  }
}

export const ask = startEngine(PROGRAM)
/** Of each game, so that one more changes nothing for the others. */
const chances = new Map<string, () => number>()
const played = new Map<string, number>()

/** What kind of action it is: `buy # attic`. */
const kindOf = (action: string): string => action.replace(/\S*\d\S*/g, '#')

/**
 * The record of a whole game by chance, or null where the options do not fit the number of players. Kinds of actions
 * that were played less often are preferred, so that what is rare happens as well.
 */
export async function playedGame(game: string, players: number, options: Json, seed: string): Promise<Json | null> {
  const begun = await ask('new', { game, players, options, seed }).catch((error: Error & { code?: string }) => {
    if (error.code === 'option/invalid') return null
    throw error
  })
  if (!begun) return null
  const { match } = begun
  const random = chances.get(game) ?? randomFrom(numberOf(game))
  chances.set(game, random)
  const eagerness = random() * 2
  const weight = (action: string): number => (1 + (played.get(game + kindOf(action)) ?? 0)) ** -eagerness
  for (;;) {
    const { seat, actions } = await ask('legal', { match })
    if (seat === null) break
    const action = choose(actions as string[], weight, random)
    played.set(game + kindOf(action), (played.get(game + kindOf(action)) ?? 0) + 1)
    await ask('act', { match, seat, action })
  }
  const record = await ask('record', { match })
  await ask('close', { match })
  return record
}

/** The whole of a position in which a game for two begins. */
export async function startOf(game: string): Promise<Fields> {
  const { match } = await ask('new', { game, players: 2, seed: 'wire', options: {} })
  return ask('state', { match, viewer: 'all' })
}
