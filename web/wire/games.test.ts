// What the program writes of whole games, as every viewer sees it, is what src/games/*/schema.json says, and no less.
import { afterAll, beforeAll, expect, test } from 'vitest'
import recorded from '../gallery/games.json'
import { startServer, type Server } from '../tools/serve.mjs'
import { RARITIES } from '../tools/situations.mjs'
import { Corpus } from './corpus'
import { ask, Person, playedGame, type Fields } from './house'
import { idleParts, unnoticed } from './mutants'
import { check, PREFIXES, SCHEMAS, type Json } from './schemas'

/** Games with the same number of players and the same options. A short game is played more often, for as many positions. */
const GAMES_OF_A_KIND = 2
const POSITIONS = 1500
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

/** Plays a game once with every number of players and every choice of options. */
async function playEveryKind(game: Fields, prefix: string, round: number): Promise<void> {
  for (let players = Number(game.min_players); players <= Number(game.max_players); ++players) {
    for (const chosen of SCHEMAS[`${prefix}Options`]!.examples as Json[]) {
      const record = await playedGame(String(game.id), players, chosen, `wire ${round}`)
      if (record) await lookBack(record as Fields, prefix)
    }
  }
}

test('positions, events and scores of games by chance are as described, for every viewer', async () => {
  const { body } = await ann.request('GET', '/api/games')
  for (const game of body.games as Fields[]) {
    const id = String(game.id)
    const prefix = PREFIXES.get(id)!
    expect(prefix, `${id} has a schema`).toBeDefined()
    const options = (game.options as Fields[]).map(({ name }) => name)
    expect(Object.keys(SCHEMAS[`${prefix}Options`]!.properties)).toEqual(options)
    for (let round = 0; round < GAMES_OF_A_KIND || positions.get(prefix)! < POSITIONS; ++round) {
      const before = positions.get(prefix)
      await playEveryKind(game, prefix, round)
      expect(positions.get(prefix), `${id} can be played`).not.toBe(before)
    }
  }
})

test('what the program said of its games is still what it says', async () => {
  const { body } = await ann.request('GET', '/api/games')
  expect((body.games as Fields[]).map((game) => ({ ...game, packs: [], bots: [] }))).toEqual(recorded.games)
})

const recordings = import.meta.glob<Fields>('../src/games/*/positions/*.json', { eager: true, import: 'default' })

test.each(Object.entries(recordings))('%s is still as described', (_, { state, score, legal }) => {
  const prefix = PREFIXES.get(String((state as Fields).game))!
  check(`${prefix}State`, state)
  for (const seat of (score as Fields).scores as Json[]) check(`${prefix}SeatScore`, seat)
  for (const action of legal as Json[]) check(`${prefix}Action`, action)
})

test.each(RARITIES)('$game: $name', async ({ game, happen }) => {
  for (const event of (await happen(ask)) as Json[]) corpus.add(`${PREFIXES.get(game)!}Event`, event)
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
