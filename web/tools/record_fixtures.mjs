// Plays real games through the engine protocol and keeps some of their positions for the gallery:
//   node tools/record_fixtures.mjs [path of the faubourg program]
// The same seeds give the same games, so the fixtures change only when the rules or this file do.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { SITUATIONS } from './situations.mjs'

const program = process.argv[2] ?? new URL('../../build/release/faubourg', import.meta.url).pathname
const folder = new URL('../gallery/fixtures/', import.meta.url)
const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

async function ask(cmd, fields = {}) {
  engine.stdin.write(JSON.stringify({ id: 0, cmd, ...fields }) + '\n')
  const { value } = await answers.next()
  const answer = JSON.parse(value)
  if (!answer.ok) throw new Error(`${cmd}: ${answer.error.message}`)
  return answer.result
}

/** A generator of its own, so that the games do not depend on the platform's. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Prefers what a person would: actions are weighed by the situation's taste, then drawn. */
function choose(actions, taste, random) {
  const weights = actions.map((action) => taste(action))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return actions[weights.findIndex((weight) => (left -= weight) <= 0)] ?? actions[0]
}

async function play(situation) {
  const { game, players, seed, options = {}, taste, until } = situation
  const { match } = await ask('new', { game, players, seed, options })
  const random = randomFrom([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0)
  const log = []
  for (let step = 0; step < 2000; ++step) {
    const state = await ask('state', { match, viewer: 'all' })
    const { seat, actions } = await ask('legal', { match })
    if (seat === null || until(state, actions, step)) break
    const action = choose(actions, (text) => taste(text, state), random)
    await ask('act', { match, seat, action })
    log.push([seat, action])
  }
  return { match, log }
}

async function record(situation) {
  const { match, log } = await play(situation)
  const open = await ask('state', { match, viewer: 'all' })
  const viewer = situation.viewer === 'actor' ? open.to_act : situation.viewer === 'other' ? (open.to_act + 1) % open.players : situation.viewer
  const state = await ask('state', { match, viewer })
  const score = await ask('score', { match, viewer })
  const legal = typeof viewer === 'number' ? (await ask('legal', { match, seat: viewer })).actions : []
  await ask('close', { match })
  return { name: situation.name, viewer, chosen: situation.chosen?.(legal) ?? null, state, legal, score, log: log.slice(-6) }
}

mkdirSync(folder, { recursive: true })
for (const situation of SITUATIONS) {
  const fixture = await record(situation)
  writeFileSync(new URL(`${situation.name}.json`, folder), JSON.stringify(fixture) + '\n')
  console.log(`${situation.name}: ${fixture.legal.length} legal, phase ${fixture.state.phase}`)
}
await ask('quit')
