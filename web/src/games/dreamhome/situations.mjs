// Recorded positions of Dream Home, for the gallery and the tour; tools/situations.mjs says what each field means. No page loads this.

const prior = (text, state) => {
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

const round = (number, phase) => (state) => state.phase === 'over' || (state.round >= number && state.phase === phase)
const never = () => false

export const situations = [
  {
    name: 'start',
    players: 2,
    seed: 'brick',
    prior,
    until: (s, a, step) => step === 0,
    viewer: 'actor',
  },
  { name: 'turn', players: 4, seed: 'attic', prior, until: round(7, 'turn'), viewer: 'actor' },
  {
    name: 'place',
    players: 3,
    seed: 'lamp',
    prior,
    until: (s, a) => round(6, 'place')(s) && (a.length > 5 || s.phase === 'over'),
    viewer: 'actor',
  },
  {
    name: 'decorate',
    players: 4,
    seed: 'quilt',
    prior,
    until: (s, a) => round(5, 'resource')(s) && (a.length > 1 || s.phase === 'over'),
    viewer: 'actor',
  },
  { name: 'waiting', players: 3, seed: 'stove', prior, until: round(10, 'turn'), viewer: 'other' },
  {
    name: 'final',
    players: 4,
    seed: 'hinge',
    prior,
    until: (s) => s.phase === 'final' || s.phase === 'over',
    viewer: 'actor',
  },
  {
    name: 'supplier',
    players: 2,
    seed: 'crate',
    prior: (t, s) => (takes(t, s, 'helper:supplier') ? 40 : prior(t, s)),
    until: (s, a) => s.phase === 'over' || a.filter((text) => text.startsWith('supplier')).length > 60,
    viewer: 'actor',
    chosen: (legal) =>
      legal
        .find((text) => text.startsWith('supplier u'))
        ?.split(' ')
        .slice(0, 2)
        .join(' '),
  },
  { name: 'over', players: 4, seed: 'porch', prior, until: never, viewer: 0 },
]

/** A position may be given in which the market lacks a resource; no game from its beginning comes there. */
async function discardWithoutResource(ask) {
  const { match: first } = await ask('new', { game: 'dreamhome', players: 2, seed: 'wire' })
  const state = await ask('state', { match: first, viewer: 'all' })
  state.resource_discard.push(state.market.resources[1])
  state.market.resources[1] = null
  const { match } = await ask('new', { game: 'dreamhome', players: 2, seed: 'wire', state })
  const { events } = await ask('act', { match, seat: state.to_act, action: 'discard 1' })
  return events
}

export const rarities = { 'a column without a resource can be discarded': discardWithoutResource }

/** Whether an action takes a column for that card. */
function takes(text, state, card) {
  return text.startsWith('take') && state.market.resources[Number(text[5])] === card
}
