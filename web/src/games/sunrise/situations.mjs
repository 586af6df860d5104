// Recorded positions of Sunrise Avenue, for the gallery and the tour; tools/situations.mjs says what each field means. No page loads this.

const prior = (text, state) => {
  if (text === 'draw') return state.seats[state.to_act].hand_count < 4 ? 8 : 0.2
  if (text.startsWith('park')) return 0.08
  if (text === 'end') return 1
  return text.startsWith('build') ? 4 * Number(text.split(' ')[2]) : 1
}

const turn =
  (number, phase = 'start') =>
  (state) =>
    state.phase === 'over' || (state.turn >= number && state.phase === phase)
const never = () => false

export const situations = [
  { name: 'start', players: 3, seed: 'dawn', prior, until: (s, a, step) => step === 0, viewer: 'actor' },
  { name: 'two', players: 2, seed: 'lane', prior, until: turn(15), viewer: 'actor', chosen: 'green 1' },
  {
    name: 'middle',
    players: 4,
    seed: 'lark',
    prior,
    until: turn(30),
    viewer: 'actor',
    chosen: 'pink 1',
  },
  {
    name: 'chain',
    players: 3,
    seed: 'elm',
    prior,
    until: (s, a) => turn(21, 'building')(s) && (a.length > 3 || s.phase === 'over'),
    viewer: 'actor',
  },
  {
    name: 'discard',
    players: 3,
    seed: 'oak',
    prior: (t, s) => (t === 'draw' ? 30 : prior(t, s)),
    until: turn(14, 'discarding'),
    viewer: 'actor',
  },
  { name: 'waiting', players: 4, seed: 'kerb', prior, until: turn(40), viewer: 'other' },
  { name: 'over', players: 4, seed: 'dusk', prior, until: never, viewer: 0 },
]

/** Chance seldom leaves everybody idle for five rounds. */
async function nobodyBuilds(ask) {
  const { match } = await ask('new', { game: 'sunrise', players: 2, seed: 'wire' })
  const happened = []
  for (;;) {
    const { seat, actions } = await ask('legal', { match })
    if (seat === null) return happened
    const { events } = await ask('act', { match, seat, action: actions.find((action) => /^(draw|discard)/.test(action)) })
    happened.push(...events)
  }
}

export const rarities = { 'a game in which nobody builds ends': nobodyBuilds }
