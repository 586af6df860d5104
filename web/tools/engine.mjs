// A `faubourg engine` to ask (docs/protocol.md), and chances that are the same everywhere.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Starts the program; `ask` gives the result of a request or throws what was refused. */
export function startEngine(program) {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  return async function ask(cmd, fields = {}) {
    engine.stdin.write(JSON.stringify({ id: 0, cmd, ...fields }) + '\n')
    const { value } = await answers.next()
    const answer = JSON.parse(value)
    if (!answer.ok) throw Object.assign(new Error(`${cmd}: ${answer.error.message}`), { code: answer.error.code })
    return answer.result
  }
}

/** A generator of its own, so that the games do not depend on the platform's. */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A number for a generator to begin with. */
export const numberOf = (seed) => [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0

/** One of the actions, drawn by their weights. */
export function choose(actions, weightOf, random) {
  const weights = actions.map(weightOf)
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return actions[weights.findIndex((weight) => (left -= weight) <= 0)] ?? actions[0]
}
