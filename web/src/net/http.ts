// The server's routes, one function each. Documents are typed by src/wire/api.ts.
import type { Games, Link, Me, NewTable, Record as MatchRecord, Replay, Table, Tables } from '../wire/api'

/** The server refused; `code` is one of those in docs/server.md. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'Content-Type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new Unreachable()
  }
  if (response.ok) return response
  const refusal = await response.json().catch(() => null)
  if (!refusal?.error) throw new Unreachable()
  throw new Refused(refusal.error.code, refusal.error.message)
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await answer(method, path, body)).json() as Promise<T>
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`
const query = (fields: { [key: string]: string | number | undefined }) =>
  new URLSearchParams(Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))).toString()

export const api = {
  games: () => ask<Games>('GET', '/api/games'),
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  myTables: () => ask<Tables>('GET', '/api/me/tables'),
  lobby: () => ask<Tables>('GET', '/api/tables'),
  open: (table: NewTable) => ask<Table>('POST', '/api/tables', table),
  table: (id: string) => ask<Table>('GET', at(id)),
  sit: (id: string, seat: number, name: string) => ask<Table>('POST', at(id, '/sit'), { seat, name }),
  leave: (id: string, seat: number) => ask<Table>('POST', at(id, '/leave'), { seat }),
  toBot: (id: string, seat: number, bot: string) => ask<Table>('POST', at(id, '/bot'), { seat, bot }),
  abandon: (id: string) => ask<Table>('POST', at(id, '/abandon'), {}),
  rematch: (id: string) => ask<Table>('POST', at(id, '/rematch'), {}),
  invite: (id: string, seat: number) => ask<Link>('POST', at(id, '/invite'), { seat }),
  move: (id: string, seat: number) => ask<Link>('POST', at(id, '/move'), { seat }),
  /** Without a name the seat keeps the one it has. */
  useLink: (secret: string, name?: string) => ask<Table>('POST', '/api/links', { secret, name }),
  replay: (id: string, fields: { seat?: string; lang: string; from: number; count: number }) =>
    ask<Replay>('GET', at(id, `/replay?${query(fields)}`)),
  record: (id: string) => ask<MatchRecord>('GET', at(id, '/record')),
  recordText: async (id: string, lang: string) => (await answer('GET', at(id, `/record?${query({ format: 'text', lang })}`))).text(),
}
