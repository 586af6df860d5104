// What the server answers and sends is what docs/openapi.json says, and no less.
import type { AnySchemaObject } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type Server } from '../tools/serve.mjs'
import { Corpus } from './corpus'
import { Person, playedGame, startOf, type Connection, type Fields } from './house'
import { idleParts, unnoticed } from './mutants'
import { check, DESCRIPTION, PREFIXES, SCHEMAS, type Json, type Schemas } from './schemas'

const corpus = new Corpus()
let server: Server

beforeAll(async () => {
  server = await startServer('--grace', '0', '--hint-rate', '0')
})
afterAll(() => server.close())

const followed = (part: AnySchemaObject): AnySchemaObject =>
  part.$ref
    ? part.$ref
        .split('/')
        .slice(1)
        .reduce((inner: AnySchemaObject, key: string) => inner[key], DESCRIPTION)
    : part

const nameOf = (content: AnySchemaObject): string => content['application/json'].schema.$ref.split('/').at(-1)

/** A request, checked like its answer against the description of its route. */
async function ask(person: Person, route: string, body?: Fields, status = 200): Promise<Fields> {
  const [method, path] = route.split(' ') as [string, string]
  const described = DESCRIPTION.paths[path.replace(/tables\/[^/]+/, 'tables/{table}').replace(/\?.*/, '')][method.toLowerCase()]
  if (body && status < 300) corpus.add(nameOf(described.requestBody.content), body)
  const answer = await person.request(method, path, body)
  expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBe(status)
  corpus.add(nameOf(followed(described.responses[status < 300 ? status : 'default']).content), answer.body)
  return answer.body
}

/** A message of the server; one of a game is checked against that game's own schemas as well. */
async function heard(connection: Connection, game: string): Promise<Fields> {
  const message = await connection.next()
  corpus.add('ServerMessage', message)
  const prefix = PREFIXES.get(game)
  if (message.state) check(`${prefix}State`, message.state)
  if (message.kind === 'act') for (const event of message.events as Json[]) check(`${prefix}Event`, event)
  else for (const event of (message.events ?? []) as Json[]) corpus.add('HouseEvent', event)
  for (const offer of (message.offers ?? []) as Fields[]) {
    corpus.add(`${prefix}Offer`, offer)
    const points = Number(offer.points)
    if (points !== 0) expect(offer.gloss).toMatch(new RegExp(`, [+-]${Math.abs(points)} points?$`))
  }
  for (const action of (message.legal ?? []) as Json[]) check(`${prefix}Action`, action)
  return message
}

/** Waits for a message that has these fields. */
async function until(connection: Connection, game: string, fields: Fields): Promise<Fields> {
  for (;;) {
    const message = await heard(connection, game)
    if (Object.entries(fields).every(([key, value]) => message[key] === value)) return message
  }
}

test('requests and answers are as described', async () => {
  const [ann, bob, cid] = [new Person(server.url), new Person(server.url), new Person(server.url)]
  await ask(ann, 'GET /api/health')
  await ask(ann, 'GET /api/games')
  await ask(ann, 'GET /api/me')
  await ask(ann, 'PUT /api/me', { name: 'Ann' })
  await ask(ann, 'PUT /api/me', { name: '' }, 400)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }]
  const { id } = await ask(ann, 'POST /api/tables', { game: 'sunrise', public: true, seconds: 86400, seats }, 201)
  const at = `/api/tables/${id}`
  await ask(ann, 'GET /api/tables')
  await ask(bob, `POST ${at}/sit`, { seat: 1, name: 'Bob' })
  await ask(bob, `POST ${at}/leave`, { seat: 1 })
  await ask(bob, `POST ${at}/sit`, { seat: 1, name: 'Bob', id: 'sit-again' })
  await ask(ann, `POST ${at}/revoke`, { seat: 2 })
  const { secret } = await ask(ann, `POST ${at}/invite`, { seat: 2 }, 201)
  await ask(cid, 'POST /api/links', { secret: secret!, name: 'Cid' })
  await ask(cid, `POST ${at}/move`, { seat: 2 }, 201)
  await ask(cid, `POST ${at}/bot`, { seat: 2, bot: 'random' })
  await ask(cid, `POST ${at}/back`, { seat: 2 })
  await ask(cid, 'GET /api/me/tables')
  await ask(ann, `GET ${at}`)
  await ask(ann, `GET ${at}/record`)
  await ask(ann, `GET ${at}/replay`)
  await ask(ann, `POST ${at}/vote`, { seat: 0 })
  await ask(bob, `POST ${at}/abandon`, undefined, 403)
  await ask(ann, `POST ${at}/abandon`)
  await ask(ann, `GET ${at}/record`)
  await ask(bob, `POST ${at}/rematch`, undefined, 201)
  await ask(ann, `POST ${at}/rematch`)
})

test('deals of every kind are as described', async () => {
  const ann = new Person(server.url)
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const open = { public: true, seats }
  const { id } = await ask(ann, 'POST /api/tables', { ...open, game: 'sunrise', deal: { kind: 'chosen', seed: 'wire' } }, 201)
  await ask(ann, `POST /api/tables/${id}/abandon`)
  await ask(ann, 'POST /api/tables', { ...open, game: 'sunrise', deal: { kind: 'same', table: id! } }, 201)
  const record = (await playedGame('sunrise', 2, {}, 'wire')) as Fields
  const { id: whole } = await ask(ann, 'POST /api/tables', { seats, record }, 201)
  await ask(ann, `GET /api/tables/${whole}/replay?seat=all&from=${(record.actions as Json[]).length - 1}`)
  // A record may begin from a position.
  const state = await startOf('sunrise')
  const { id: begun } = await ask(ann, 'POST /api/tables', { ...open, record: { ...record, state, actions: [] } }, 201)
  await ask(ann, 'POST /api/tables', { ...open, game: 'sunrise', deal: { kind: 'chosen', seed: 'wire' } }, 201)
  await ask(ann, 'GET /api/tables')
  await ask(ann, `POST /api/tables/${begun}/abandon`)
  await ask(ann, `GET /api/tables/${begun}/record`)
})

test.each([...PREFIXES.keys()])('messages of %s are as described', async (game) => {
  const ann = new Person(server.url)
  const { games } = await ask(ann, 'GET /api/games')
  const { min_players: least, max_players: most } = (games as Fields[]).find(({ id }) => id === game)!
  for (let players = Number(least); players <= Number(most); ++players) {
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'random' }))
    const { id } = await ask(ann, 'POST /api/tables', { game, public: true, seats: [{ kind: 'me' }, ...bots] }, 201)
    const [mine, watching] = [
      await ann.connect(String(id), `?lang=${players % 2 ? 'fr' : 'en'}`),
      await new Person(server.url).connect(String(id), ''),
    ]
    let [last, moves] = [await heard(mine, game), 0]
    while (last.phase !== 'over') {
      if (last.turn === 0) {
        const legal = last.legal as string[]
        mine.send({ do: 'act', id: `m${++moves}`, seat: 0, version: last.version!, action: legal[(moves * 7) % legal.length]! })
        last = await until(mine, game, { ack: `m${moves}` })
      } else last = await until(mine, game, { type: 'update' })
    }
    await until(watching, game, { phase: 'over' })
    await ask(ann, `GET /api/tables/${id}/replay?count=3&lang=fr`)
    mine.close()
    watching.close()
  }
})

/** A table of California with three people. Each says what they wish and hears what came of it. */
async function threePeople(more: Fields): Promise<{ ann: Person; at: string; hers: Connection; say: Say }> {
  const [ann, bob, cid] = [new Person(server.url), new Person(server.url), new Person(server.url)]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await ask(ann, 'POST /api/tables', { game: 'california', options: { first: 0 }, seats, ...more }, 201)
  const hers = await ann.connect(String(id), '?lang=en')
  await heard(hers, 'california')
  const at = `/api/tables/${id}`
  await ask(bob, `POST ${at}/sit`, { seat: 1, name: 'Bob' })
  await ask(bob, `POST ${at}/leave`, { seat: 1 })
  await ask(bob, `POST ${at}/sit`, { seat: 1, name: 'Bob' })
  await ask(cid, `POST ${at}/sit`, { seat: 2, name: 'Cid' })
  const connections = [hers, await bob.connect(String(id), ''), await cid.connect(String(id), '')]
  let { version } = await until(hers, 'california', { turn: 0 })
  let wishes = 0
  const say: Say = async (seat, wish, kind) => {
    const id = `wish-${++wishes}`
    connections[seat]!.send({ id, seat, version: version!, ...wish })
    const answer = await until(connections[seat]!, 'california', { [kind === 'hint' || kind === 'error' ? 'id' : 'ack']: wish.id ?? id })
    expect(answer.kind ?? answer.type).toBe(kind)
    version = answer.version!
  }
  return { ann, at, hers, say }
}

type Say = (seat: number, wish: Fields, kind: string) => Promise<void>

test('what people do at a table is told as described', async () => {
  const { ann, at, hers, say } = await threePeople({})
  await say(0, { do: 'hint', version: 0 }, 'hint')
  await say(0, { do: 'act', action: 'coin', id: 'first' }, 'act')
  await say(0, { do: 'act', action: 'coin', id: 'first' }, 'ack')
  await say(0, { do: 'act', action: 'coin' }, 'error')
  await say(1, { do: 'act', action: 'coin' }, 'act')
  await say(0, { do: 'undo' }, 'ask')
  await say(1, { do: 'refuse' }, 'refuse')
  await say(0, { do: 'undo' }, 'ask')
  await say(1, { do: 'agree' }, 'agree')
  await say(2, { do: 'agree' }, 'undo')
  await say(1, { do: 'bot', bot: 'random' }, 'bot')
  await say(1, { do: 'back' }, 'back')
  for (const seat of [0, 1, 2]) await say(seat, { do: 'vote' }, seat < 2 ? 'vote' : 'abandon')
  hers.send({ do: 'look', id: 'look', seat: null })
  expect((await until(hers, 'california', { type: 'snapshot' })).viewer).toBe('spectator')
  hers.send({ do: 'nothing' })
  await until(hers, 'california', { type: 'error' })
  await ask(ann, `POST ${at}/rematch`, undefined, 201)
  await until(hers, 'california', { kind: 'rematch' })
  await ask(ann, `GET ${at}`)
})

test('who takes too long is told as described', async () => {
  const { ann, at, hers } = await threePeople({ seconds: 1 })
  await until(hers, 'california', { kind: 'absent' })
  await ask(ann, `POST ${at}/abandon`)
  await until(hers, 'california', { kind: 'abandon' })
})

/** The part of the description that no game has a say in; what it leaves open is the games'. */
const COMMON: Schemas = JSON.parse(readFileSync(new URL('../../src/server/openapi.json', import.meta.url), 'utf8')).components.schemas
const OPEN = Object.keys(COMMON).filter(
  (name) => SCHEMAS[name]!.oneOf?.length !== COMMON[name]!.oneOf?.length || SCHEMAS[name]!.anyOf?.length !== COMMON[name]!.anyOf?.length,
)

const ROUTES: AnySchemaObject[] = Object.values(DESCRIPTION.paths as object).flatMap((path: object) => Object.values(path))
const ANSWERS = ROUTES.flatMap(({ responses }) =>
  Object.values<AnySchemaObject>(responses).map((answer) => nameOf(followed(answer).content)),
)

const NEVER_SEEN = [
  'Health.properties.status without "store_failing"', // needs a store that fails
  'Update.allOf.1.properties.events.items without {"$ref":"#/components/schemas/HouseEvent"}', // an Event is open to anything here
]

test('every part of the description is needed by something that happened', async () => {
  const idle = await idleParts(corpus, [...new Set(ANSWERS), 'ServerMessage', 'HouseEvent'], COMMON)
  expect(idle.filter((what) => !OPEN.includes(what.split(/[. ]/)[0]!) && !NEVER_SEEN.includes(what))).toEqual([])
})

test.each([...PREFIXES.values()])('every part of an offer of %s is needed, and none can change unnoticed', async (prefix) => {
  expect(await idleParts(corpus, [`${prefix}Offer`])).toEqual([])
  expect(await unnoticed(corpus, [`${prefix}Offer`])).toEqual([])
})
