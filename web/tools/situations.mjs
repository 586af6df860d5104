// The positions shown in the gallery. `prior` weighs actions (bigger is likelier) so that the games look
// like people's; `until` says where to stop; `viewer` is a seat, "actor", "other" or "spectator".

const california = (text, state) => {
  if (text === 'borrow') return 0.02
  if (text === 'repay') return 0.3
  if (text === 'coin') return state.bank > 2 ? 3 : 0.6
  const me = state.seats[state.to_act]
  const tile = state.shops[text[4] === 'A' ? 0 : 1][Number(text[5]) - 1] ?? ''
  if (tile.startsWith('furniture')) return text.endsWith('attic') ? 1.5 : 14
  return tile === 'attic' ? 1 : me.silver > 3 ? 4 : 1
}

const sunrise = (text, state) => {
  if (text === 'draw') return state.seats[state.to_act].hand_count < 4 ? 8 : 0.2
  if (text.startsWith('park')) return 0.08
  if (text === 'end') return 1
  return text.startsWith('build') ? 4 * Number(text.split(' ')[2]) : 1
}

const dreamhome = (text, state) => {
  const home = state.seats[state.to_act]?.home ?? {}
  if (text.endsWith(' down')) return 0.02
  if (text.startsWith('mixer') || text.startsWith('drill') || text.startsWith('jackhammer')) return 0.005
  if (text === 'pass') return 0.4
  if (text.startsWith('take')) {
    const resource = state.market.resources[Number(text[5])] ?? ''
    return resource.startsWith('decor') ? 8 : resource.startsWith('helper') ? 4 : resource.startsWith('roof') ? 5 : 2
  }
  if (text.startsWith('place')) {
    const [row, column] = [text[6], Number(text[7])]
    const type = state.taken?.room?.split('.')[0]
    const beside = [column - 1, column + 1].some((near) => home[`${row}${near}`]?.card?.startsWith(type))
    return beside ? 60 : 2
  }
  return 1
}

const at = (day) => (state) => state.phase === 'over' || (state.day >= day && state.phase === 'main')
const turn =
  (number, phase = 'start') =>
  (state) =>
    state.phase === 'over' || (state.turn >= number && state.phase === phase)
const round = (number, phase) => (state) => state.phase === 'over' || (state.round >= number && state.phase === phase)
const never = () => false

export const SITUATIONS = [
  {
    name: 'california-start',
    game: 'california',
    players: 3,
    seed: 'sea',
    prior: california,
    until: (s, a, step) => step === 0,
    viewer: 'actor',
  },
  {
    name: 'california-two',
    game: 'california',
    players: 2,
    seed: 'palm',
    prior: california,
    until: (s, a) => at(5)(s) && (a.length > 14 || s.phase === 'over'),
    viewer: 'actor',
    chosen: (legal) => mostTargets(legal),
  },
  {
    name: 'california-middle',
    game: 'california',
    players: 4,
    seed: 'dune',
    prior: california,
    until: (s, a) => at(8)(s) && (a.length > 14 || s.phase === 'over'),
    viewer: 'actor',
    chosen: (legal) => mostTargets(legal),
  },
  { name: 'california-five', game: 'california', players: 5, seed: 'surf', prior: california, until: at(10), viewer: 'other' },
  {
    name: 'california-furnish',
    game: 'california',
    players: 3,
    seed: 'lagoon',
    prior: california,
    until: (s, actions) => s.phase === 'over' || (s.day >= 6 && furnishes(s, actions)),
    viewer: 'actor',
    chosen: null,
  },
  {
    name: 'california-settle',
    game: 'california',
    players: 4,
    seed: 'gull',
    prior: (t, s) => (t.endsWith('attic') ? 30 : t.endsWith('extension') ? 40 : california(t, s)),
    until: (s) => s.phase === 'settle' || s.phase === 'over',
    viewer: 'actor',
  },
  { name: 'california-watch', game: 'california', players: 4, seed: 'pier', prior: california, until: at(7), viewer: 'spectator' },
  { name: 'california-over', game: 'california', players: 3, seed: 'cove', prior: california, until: never, viewer: 0 },

  { name: 'sunrise-start', game: 'sunrise', players: 3, seed: 'dawn', prior: sunrise, until: (s, a, step) => step === 0, viewer: 'actor' },
  { name: 'sunrise-two', game: 'sunrise', players: 2, seed: 'lane', prior: sunrise, until: turn(15), viewer: 'actor', chosen: biggestHand },
  {
    name: 'sunrise-middle',
    game: 'sunrise',
    players: 4,
    seed: 'lark',
    prior: sunrise,
    until: turn(30),
    viewer: 'actor',
    chosen: biggestHand,
  },
  {
    name: 'sunrise-chain',
    game: 'sunrise',
    players: 3,
    seed: 'elm',
    prior: sunrise,
    until: (s, a) => turn(21, 'building')(s) && (a.length > 3 || s.phase === 'over'),
    viewer: 'actor',
  },
  {
    name: 'sunrise-discard',
    game: 'sunrise',
    players: 3,
    seed: 'oak',
    prior: (t, s) => (t === 'draw' ? 30 : sunrise(t, s)),
    until: turn(14, 'discarding'),
    viewer: 'actor',
  },
  { name: 'sunrise-waiting', game: 'sunrise', players: 4, seed: 'kerb', prior: sunrise, until: turn(40), viewer: 'other' },
  { name: 'sunrise-over', game: 'sunrise', players: 4, seed: 'dusk', prior: sunrise, until: never, viewer: 0 },

  {
    name: 'dreamhome-start',
    game: 'dreamhome',
    players: 2,
    seed: 'brick',
    prior: dreamhome,
    until: (s, a, step) => step === 0,
    viewer: 'actor',
  },
  { name: 'dreamhome-turn', game: 'dreamhome', players: 4, seed: 'attic', prior: dreamhome, until: round(7, 'turn'), viewer: 'actor' },
  {
    name: 'dreamhome-place',
    game: 'dreamhome',
    players: 3,
    seed: 'lamp',
    prior: dreamhome,
    until: (s, a) => round(6, 'place')(s) && (a.length > 5 || s.phase === 'over'),
    viewer: 'actor',
  },
  {
    name: 'dreamhome-decorate',
    game: 'dreamhome',
    players: 4,
    seed: 'quilt',
    prior: dreamhome,
    until: (s, a) => round(5, 'resource')(s) && (a.length > 1 || s.phase === 'over'),
    viewer: 'actor',
  },
  { name: 'dreamhome-waiting', game: 'dreamhome', players: 3, seed: 'stove', prior: dreamhome, until: round(10, 'turn'), viewer: 'other' },
  {
    name: 'dreamhome-final',
    game: 'dreamhome',
    players: 4,
    seed: 'hinge',
    prior: dreamhome,
    until: (s) => s.phase === 'final' || s.phase === 'over',
    viewer: 'actor',
  },
  {
    name: 'dreamhome-supplier',
    game: 'dreamhome',
    players: 2,
    seed: 'crate',
    prior: (t, s) => (takes(t, s, 'helper:supplier') ? 40 : dreamhome(t, s)),
    until: (s, a) => s.phase === 'over' || a.filter((text) => text.startsWith('supplier')).length > 60,
    viewer: 'actor',
    chosen: (legal) =>
      legal
        .find((text) => text.startsWith('supplier u'))
        ?.split(' ')
        .slice(0, 2)
        .join(' '),
  },
  { name: 'dreamhome-over', game: 'dreamhome', players: 4, seed: 'porch', prior: dreamhome, until: never, viewer: 0 },
]

/** Whether an action takes a column for that card. */
function takes(text, state, card) {
  return text.startsWith('take') && state.market.resources[Number(text[5])] === card
}

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

/** Cards of the colour with which most plots can be built on, as many as lie in hand for one of them. */
function biggestHand(legal) {
  const builds = legal.filter((text) => text.startsWith('build'))
  return builds.length > 0 ? `cards ${builds.at(-1)}` : null
}
