// What the program writes of whole games, as every viewer sees it, is what src/games/*/schema.json says, and no less.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type Server } from '../tools/serve.mjs'
import { Corpus } from './corpus'
import { ask, Person, playedGame, startOf, type Fields } from './house'
import { idleParts, unnoticed } from './mutants'
import { check, PREFIXES, SCHEMAS, type Json } from './schemas'

const GAMES_OF_A_KIND = 2
const STEPS = 500
const corpus = new Corpus()
const positions = new Map<string, number>()
let server: Server
let ann: Person

beforeAll(async () => {
  server = await startServer()
  ann = new Person(server.url)
})
afterAll(() => server.close())

/** Hands on the documents of a step, each with the schema it must have. */
function eachDocument(prefix: string, step: Fields, take: (name: string, document: Json) => void): void {
  take(`${prefix}State`, step.state!)
  take(`${prefix}Options`, (step.state as Fields).options!)
  for (const event of (step.events ?? []) as Json[]) take(`${prefix}Event`, event)
  for (const score of (step.score as Fields).scores as Json[]) take(`${prefix}SeatScore`, score)
  if (step.action) take(`${prefix}Action`, step.action)
}

/** Looks at a finished game again through everybody's eyes. Who sees all and who only watches show all there is. */
async function lookBack(record: Fields, prefix: string): Promise<void> {
  const seats = Array.from({ length: Number(record.players) }, () => ({ kind: 'me' }))
  const { body: table } = await ann.request('POST', '/api/tables', { record, seats })
  for (const viewer of [...seats.keys(), 'spectator', 'all']) {
    const take = typeof viewer === 'number' ? check : corpus.add.bind(corpus)
    for (let from = 0, length = 0; from <= length; from += STEPS) {
      const { body } = await ann.request('GET', `/api/tables/${table.id}/replay?seat=${viewer}&lang=en&from=${from}&count=${STEPS}`)
      const steps = body.steps as Fields[]
      check('Replay', { ...body, steps: steps.slice(0, 2) })
      for (const step of steps) eachDocument(prefix, step, take)
      length = Number(body.length)
    }
  }
  positions.set(prefix, (positions.get(prefix) ?? 0) + (record.actions as Json[]).length)
}

test('positions, events and scores of games by chance are as described, for every viewer', async () => {
  const { body } = await ann.request('GET', '/api/games')
  for (const game of body.games as Fields[]) {
    const id = String(game.id)
    const prefix = PREFIXES.get(id)!
    expect(prefix, `${id} has a schema`).toBeDefined()
    const options = (game.options as Fields[]).map(({ name }) => name)
    expect(Object.keys(SCHEMAS[`${prefix}Options`]!.properties)).toEqual(options)
    for (let players = Number(game.min_players); players <= Number(game.max_players); ++players) {
      for (const chosen of SCHEMAS[`${prefix}Options`]!.examples as Json[]) {
        for (let round = 0; round < GAMES_OF_A_KIND; ++round) {
          const record = await playedGame(id, players, chosen, `wire ${round}`)
          if (record) await lookBack(record as Fields, prefix)
        }
      }
    }
    expect(positions.get(prefix)).toBeGreaterThan(1500)
  }
})

// A position may be given in which the market lacks a resource; no game from its beginning comes there.
test('a column without a resource can be discarded', async () => {
  const state = (await startOf('dreamhome')) as { to_act: number; resource_discard: Json[]; market: { resources: Json[] } }
  state.resource_discard.push(state.market.resources[1]!)
  state.market.resources[1] = null
  const { match } = await ask('new', { game: 'dreamhome', players: 2, seed: 'wire', state })
  const { events } = await ask('act', { match, seat: state.to_act, action: 'discard 1' })
  for (const event of events) corpus.add('DreamHomeEvent', event)
})

// Chance seldom leaves everybody idle for five rounds.
test('a game in which nobody builds ends', async () => {
  const { match } = await ask('new', { game: 'sunrise', players: 2, seed: 'wire' })
  for (;;) {
    const { seat, actions } = await ask('legal', { match })
    if (seat === null) break
    const { events } = await ask('act', { match, seat, action: actions.find((action: string) => /^(draw|discard)/.test(action)) })
    for (const event of events) corpus.add('SunriseEvent', event)
  }
})

const ROOTS = ['State', 'Options', 'Event', 'SeatScore', 'Action']

test.each([...PREFIXES.values()])('every part of the schema of %s is needed by something that happened', async (prefix) => {
  expect(
    await idleParts(
      corpus,
      ROOTS.map((root) => prefix + root),
    ),
  ).toEqual([])
})

test.each([...PREFIXES.values()])('no key and no value of %s can change unnoticed', async (prefix) => {
  expect(
    await unnoticed(
      corpus,
      ROOTS.map((root) => prefix + root),
    ),
  ).toEqual([])
})
