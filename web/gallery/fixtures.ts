// Positions of real games, recorded by tools/record_fixtures.mjs.
import { GAMES } from '../src/games'
import type { Position } from '../src/games/module'
import type { BoardView } from '../src/store/table_view.svelte'

interface Fixture extends Position {
  name: string
  /** What is in hand at first sight: the board's `chosen`. */
  chosen: string | null
  log: [number, string][]
}

export const NAMES = ['Alma', 'Basile', 'Cléo', 'Denis', 'Elsa']

const files = import.meta.glob<Fixture>('../src/games/*/positions/*.json', { eager: true, import: 'default' })
export const FIXTURES: readonly Fixture[] = Object.values(files).sort((one, two) => order(one) - order(two))

function order(fixture: Fixture): number {
  return (
    GAMES.findIndex(({ id }) => id === fixture.state.game) * 10 +
    (fixture.name.endsWith('start') ? 0 : fixture.name.endsWith('over') ? 2 : 1)
  )
}

/** The engine protocol, by which positions are recorded, has no glosses: here an action is its own. */
export function snapshot(fixture: Fixture): BoardView {
  return {
    state: fixture.state,
    legal: fixture.legal.map((text) => ({ text, gloss: text, points: 0 })),
    score: fixture.score,
    viewer: fixture.viewer,
    names: NAMES.slice(0, fixture.state.players),
    log: fixture.log.map(([seat, text]) => `${NAMES[seat]}: ${text}`),
  }
}
