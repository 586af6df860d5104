// Plays real games through the engine protocol and keeps some of their positions, for the gallery and the tours:
//   npm run fixtures
// The same seeds give the same games, so the positions change only when the rules or a game's situations.mjs do.
import { mkdirSync, writeFileSync } from 'node:fs'
import { choose, numberOf, randomFrom, startEngine } from './engine.mjs'
import { PROGRAM, startServer } from './serve.mjs'
import { SITUATIONS } from './situations.mjs'

const ROOT = new URL('../', import.meta.url)
const ask = startEngine(PROGRAM)

/** Prefers what a person would: actions are weighed by the situation's prior, then drawn. */
async function play(situation) {
  const { game, players, seed, options = {}, prior, until } = situation
  const { match } = await ask('new', { game, players, seed, options })
  const random = randomFrom(numberOf(seed))
  const log = []
  for (let step = 0; step < 2000; ++step) {
    const state = await ask('state', { match, viewer: 'all' })
    const { seat, actions } = await ask('legal', { match })
    if (seat === null || until(state, actions, step)) break
    const action = choose(actions, (text) => prior(text, state), random)
    await ask('act', { match, seat, action })
    log.push([seat, action])
  }
  return { match, log }
}

async function record(situation) {
  const { match, log } = await play(situation)
  const open = await ask('state', { match, viewer: 'all' })
  const viewer =
    situation.viewer === 'actor' ? open.to_act : situation.viewer === 'other' ? (open.to_act + 1) % open.players : situation.viewer
  const state = await ask('state', { match, viewer })
  const score = await ask('score', { match, viewer })
  const legal = typeof viewer === 'number' ? (await ask('legal', { match, seat: viewer })).actions : []
  await ask('close', { match })
  const chosen = typeof situation.chosen === 'function' ? situation.chosen(legal) : situation.chosen
  return { name: `${situation.game}-${situation.name}`, viewer, chosen: chosen ?? null, state, legal, score, log: log.slice(-6) }
}

for (const situation of SITUATIONS) {
  const position = await record(situation)
  const folder = new URL(`src/games/${situation.game}/positions/`, ROOT)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${situation.name}.json`, folder), JSON.stringify(position) + '\n')
  console.log(`${position.name}: ${position.legal.length} legal, phase ${position.state.phase}`)
}
await ask('quit')

/** What the program says of its games, without packs and bots: no page of the gallery asks for those, and packs change often. */
const server = await startServer()
const { games } = await fetch(`${server.url}/api/games`).then((answer) => answer.json())
await server.close()
const facts = { games: games.map((game) => ({ ...game, packs: [], bots: [] })) }
writeFileSync(new URL('gallery/games.json', ROOT), JSON.stringify(facts, null, 2) + '\n')
