// The recorded positions that tours stand on: the gallery's, loaded when a tour begins.
import { t } from '../../i18n/index.svelte'
import type { Snapshot } from '../../store/table.svelte'
import type { AnyState, Score, Viewer } from '../../wire'

interface Recorded {
  viewer: Viewer
  state: AnyState
  legal: string[]
  score: Score
}

const recorded: Record<string, () => Promise<{ default: unknown }>> = {
  'california-middle': () => import('../../../gallery/fixtures/california-middle.json'),
  'sunrise-middle': () => import('../../../gallery/fixtures/sunrise-middle.json'),
  'dreamhome-turn': () => import('../../../gallery/fixtures/dreamhome-turn.json'),
}
const OTHERS = ['Alma', 'Basile', 'Cléo', 'Denis']

export async function position(name: string, _lang: string): Promise<Snapshot> {
  const { viewer, state, legal, score } = (await recorded[name]!()).default as Recorded
  const names = OTHERS.slice(0, state.players).map((other, seat) => (seat === viewer ? t('new.me') : other))
  return { viewer, state, score, names, legal: legal.map((text) => ({ text, gloss: text })), log: [] }
}
