// Recorded positions of California, for the gallery and the tour; tools/situations.mjs says what each field means. No page loads this.

const prior = (text, state) => {
  if (text === 'borrow') return 0.02
  if (text === 'repay') return 0.3
  if (text === 'coin') return state.bank > 2 ? 3 : 0.6
  const me = state.seats[state.to_act]
  const tile = state.shops[text[4] === 'A' ? 0 : 1][Number(text[5]) - 1] ?? ''
  if (tile.startsWith('furniture')) return text.endsWith('attic') ? 1.5 : 14
  return tile === 'attic' ? 1 : me.silver > 3 ? 4 : 1
}

const at = (day) => (state) => state.phase === 'over' || (state.day >= day && state.phase === 'main')
const never = () => false

export const situations = [
  {
    name: 'start',
    players: 3,
    seed: 'sea',
    prior,
    until: (s, a, step) => step === 0,
    viewer: 'actor',
  },
  {
    name: 'two',
    players: 2,
    seed: 'palm',
    prior,
    until: (s, a) => at(5)(s) && (a.length > 14 || s.phase === 'over'),
    viewer: 'actor',
    chosen: (legal) => mostTargets(legal),
  },
  {
    name: 'middle',
    players: 4,
    seed: 'dune',
    prior,
    until: (s, a) => at(8)(s) && (a.length > 14 || s.phase === 'over'),
    viewer: 'actor',
    chosen: (legal) => mostTargets(legal),
  },
  { name: 'five', players: 5, seed: 'surf', prior, until: at(10), viewer: 'other' },
  {
    name: 'furnish',
    players: 3,
    seed: 'lagoon',
    prior,
    until: (s, actions) => s.phase === 'over' || (s.day >= 6 && furnishes(s, actions)),
    viewer: 'actor',
    chosen: null,
  },
  {
    name: 'settle',
    players: 4,
    seed: 'gull',
    prior: (t, s) => (t.endsWith('attic') ? 30 : t.endsWith('extension') ? 40 : prior(t, s)),
    until: (s) => s.phase === 'settle' || s.phase === 'over',
    viewer: 'actor',
  },
  { name: 'watch', players: 4, seed: 'pier', prior, until: at(7), viewer: 'spectator' },
  { name: 'over', players: 3, seed: 'cove', prior, until: never, viewer: 0 },
]

/** The shop space whose tile can go to the most places: the best one to show lit. */
function mostTargets(legal) {
  const counts = new Map()
  for (const text of legal.filter((action) => action.startsWith('buy'))) {
    const slot = text.split(' ')[1]
    counts.set(slot, (counts.get(slot) ?? 0) + 1)
  }
  return [...counts].sort((one, two) => two[1] - one[1])[0]?.[0] ?? null
}

function furnishes(state, actions) {
  return actions.some((text) => {
    const tile = text.startsWith('buy') ? state.shops[text[4] === 'A' ? 0 : 1][Number(text[5]) - 1] : null
    return tile?.startsWith('furniture') && !text.endsWith('attic')
  })
}
