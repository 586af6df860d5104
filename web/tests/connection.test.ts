import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type ConnectionListener } from '../src/net/connection'
import type { Snapshot, Update } from '../src/wire/api'

/** A socket that does what the test says. */
class FakeSocket {
  readyState = 0
  sent: { do: string; id: string; version?: number; seat?: number | null }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { reason: string }) => void) | null = null
  constructor(readonly address: string) {}
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = (reason = '') => {
    this.readyState = 3
    this.onclose?.({ reason })
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let sockets: FakeSocket[] = []
const last = () => sockets.at(-1)!
const snapshot = (version: number) => ({ type: 'snapshot', version }) as Snapshot
const update = (version: number, ack?: string) => ({ type: 'update', version, ...(ack ? { ack } : {}) }) as Update

function connect(seat?: number) {
  const listener = { news: vi.fn(), answered: vi.fn(), state: vi.fn() } satisfies ConnectionListener
  const connection = new Connection({
    table: 'abc',
    lang: 'fr',
    listener,
    ...(seat === undefined ? {} : { seat }),
    connect: (address) => {
      sockets.push(new FakeSocket(address))
      return last() as unknown as WebSocket
    },
  })
  return { connection, listener }
}

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('after a break it asks for what it missed, by its last number', () => {
  const { listener } = connect(1)
  expect(last().address).toContain('lang=fr&seat=1')
  expect(last().address).not.toContain('since')
  last().open()
  last().say(snapshot(7))
  last().say(update(8))
  last().close()
  expect(listener.state).toHaveBeenLastCalledWith('down')
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  expect(last().address).toContain('since=8')
  last().open()
  last().say(update(9))
  expect(listener.state).toHaveBeenLastCalledWith('open')
  expect(listener.news.mock.calls.map(([message]) => message.version)).toEqual([7, 8, 9])
})

test('a wish without an answer is sent again under its id, an answered one is not', () => {
  const { connection } = connect()
  last().open()
  last().say(snapshot(3))
  const one = connection.send({ do: 'act', seat: 0, action: 'coin' })
  const two = connection.send({ do: 'act', seat: 0, action: 'borrow' })
  last().say(update(4, one))
  last().close()
  vi.advanceTimersByTime(1000)
  last().open()
  expect(last().sent).toMatchObject([{ do: 'act', id: two, version: 3 }])
})

test('an update that was heard already is not told twice; a gap begins again from a snapshot', () => {
  const { listener } = connect()
  last().open()
  last().say(snapshot(3))
  last().say(update(3))
  last().say(update(5))
  expect(listener.news).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  expect(last().address).not.toContain('since')
})

test('it waits longer after each failure, and starts afresh when it hears something', () => {
  connect()
  const waits: number[] = []
  for (let knock = 0; knock < 6; ++knock) {
    last().close()
    const before = sockets.length
    let waited = 0
    while (sockets.length === before) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    waits.push(waited)
  }
  expect(waits[0]).toBeLessThan(600)
  expect(waits[5]).toBeGreaterThan(4000)
  expect(waits[5]).toBeLessThan(12_000)
})

test('a table that does not exist is not asked for again', () => {
  const { listener } = connect()
  last().open()
  last().say({ type: 'error', code: 'table/unknown', message: 'there is no such table' })
  last().close('table/unknown')
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(listener.state).toHaveBeenLastCalledWith('closed', 'table/unknown')
})

test('whoever looks through other eyes while the connection is down gets a snapshot of them', () => {
  const { connection } = connect(0)
  last().open()
  last().say(snapshot(5))
  last().close()
  connection.look(1)
  vi.advanceTimersByTime(1000)
  expect(last().address).toContain('seat=1')
  expect(last().address).not.toContain('since')
})

test('where nothing was missed the connection is up as soon as it stands', () => {
  const { listener } = connect()
  last().open()
  last().say(snapshot(5))
  last().close()
  vi.advanceTimersByTime(1000)
  expect(last().address).toContain('since=5')
  last().open()
  expect(listener.state).toHaveBeenLastCalledWith('open')
})

test('a handshake that is refused is asked about, and an address without a table given up', async () => {
  const refusal = { error: { code: 'table/unknown', message: 'there is no such table' } }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(refusal), { status: 404 })),
  )
  const { listener } = connect()
  last().close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledWith('/api/tables/abc', expect.anything())
  expect(listener.state).toHaveBeenLastCalledWith('closed', 'table/unknown')
  expect(sockets).toHaveLength(1)
  vi.unstubAllGlobals()
})

test('a server that is away is no reason to give up', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('nobody answers'))),
  )
  const { listener } = connect()
  last().close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(listener.state).toHaveBeenLastCalledWith('down')
  expect(sockets).toHaveLength(2)
  vi.unstubAllGlobals()
})

test('wishes have ids of their own where the browser makes no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { connection } = connect()
  last().open()
  expect(connection.send({ do: 'act', seat: 0, action: 'coin' })).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
