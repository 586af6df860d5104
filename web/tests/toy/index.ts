// A fourth game for tests, and the whole of it: in turn players lay a brick or rest. No file of src/ knows it; the program's
// side of it is tests/conformance/toy.
import type { GameModule, GameKit, Tour } from '../../src/games/module'
import type { GameState } from '../../src/wire'
import type { Game } from '../../src/wire/api'
import Board from './Board.svelte'
import Houses from './Houses.svelte'
import Mark from './Mark.svelte'
import Poster from './Poster.svelte'

export interface ToyState extends GameState {
  options: object
  seats: object[]
  bricks: number[]
}

export const position = (bricks: number[], toAct: number | null): ToyState => ({
  game: 'toy',
  players: bricks.length,
  phase: toAct === null ? 'over' : 'main',
  to_act: toAct,
  options: {},
  seats: bricks.map(() => ({})),
  bricks,
})

export const scoreOf = (bricks: number[], winners: number[]) => ({
  final: winners.length > 0,
  winners,
  scores: bricks.map((total, seat) => ({ seat, total, parts: { bricks: total }, luck: seat })),
})

export const kit: GameKit<ToyState> = {
  Board,
  Houses,
  together: false,
  flights: ({ seat }) => [{ from: ['heap'], to: `${seat}:bricks` }],
  places: (action) => [`act:${action}`],
  sounds: { brick: 'place', rest: 'card' },
  part: (part) => `the ${part}`,
  clauses: { bricks: ['TOY-2'] },
  tie: { measure: 'luck', clause: 'TOY-3', count: (n) => `luck ${n}`, broken: ({ list }) => `Luck decides: ${list}` },
}

const tour: Tour = {
  position: { viewer: 0, state: position([1, 2, 0, 4, 3], 0), legal: ['brick', 'rest'], score: scoreOf([1, 2, 0, 4, 3], []) },
  steps: [
    { at: ['0:bricks'], en: 'These are your bricks.', fr: 'Voici vos briques.' },
    { at: ['act:brick'], act: 'brick', en: 'Lay one.', fr: 'Posez-en une.' },
  ],
}

export const toy: GameModule<ToyState> = {
  id: 'toy',
  minutes: 1,
  about: { en: 'Lay bricks.', fr: 'Posez des briques.' },
  options: { tall: { en: 'Tall walls', fr: 'Hauts murs' } },
  Poster,
  Mark,
  kit: () => Promise.resolve(kit),
  rules: () =>
    Promise.resolve([{ id: 'part-1', title: 'Bricks', html: '<ul><li id="TOY-2" class="clause">A brick is a point.</li></ul>' }]),
  tour: () => Promise.resolve(tour),
}

/** What the program would say of it in `/api/games`. */
export const TOY_FACTS: Game = {
  id: 'toy',
  title: { en: 'Toy', fr: 'Jouet' },
  min_players: 2,
  max_players: 5,
  secrets: false,
  options: [
    { name: 'first', kind: 'seat', default: 'random' },
    { name: 'tall', kind: 'switch', default: false },
  ],
  packs: [],
  bots: [
    { id: 'level1', level: 1, name: { en: 'Pupil', fr: 'Élève' } },
    { id: 'level2', level: 2, name: { en: 'Bricklayer', fr: 'Briqueteur' } },
    { id: 'random' },
  ],
}
