// What a game is to the page: the contract that every folder of src/games/ fulfils. Its `index.ts` exports one
// `GameModule`, and the list in src/games/index.ts names it. Nothing else of the page knows a game by name.
//
// A game has two faces. The light one (`GameModule`) belongs to the first load: it is what the start page shows. The
// heavy one (`GameKit`), the rules and the tour are loaded when somebody asks for them, so a game must reach them
// only through `import()`.
//
// What the program knows of a game (title, players, options, secrets) is not here: it comes from `/api/games` and
// is kept in the catalogue (src/store/catalogue.svelte.ts).
import type { Component } from 'svelte'
import type { Section } from '../content/rulebook'
import type { Lang, Params } from '../i18n/index.svelte'
import type { Flight } from '../motion/fly'
import type { SoundName } from '../sound/sounds'
import type { BoardProps, GameEvent, GameState, Offer, Score, Viewer } from '../wire'
import type { Words } from '../wire/api'

/** The light face. `State` is the game's own state as the program writes it. */
export interface GameModule<in State extends GameState> {
  /** The program's id of the game; also the folder's name and part of the page's addresses. */
  readonly id: string
  /** How long a game with people takes, in minutes. */
  readonly minutes: number
  /** The game in one sentence. */
  readonly about: Words
  /** The words beside the options that the program lists as switches; one that is not here is not offered. */
  readonly options: Readonly<Record<string, Words>>
  /** The game as a travel poster. It fills its frame and is decoration: the words are beside it. */
  readonly Poster: Component
  /** The game's sign, as the content of an SVG of 40 by 40. */
  readonly Mark: Component
  /** The heavy face. */
  kit(): Promise<GameKit<State>>
  /** The rules in sections of HTML, as made from docs/rules when the page was built. */
  rules(lang: Lang): Promise<readonly Section[]>
  tour(): Promise<Tour>
}

/** The heavy face: all that playing, watching and looking back at a game needs. */
export interface GameKit<in State extends GameState> {
  /** The board, a pure function of a view. */
  readonly Board: Component<BoardProps<State>>
  /** What everybody built, on the page of the result. */
  readonly Houses: Component<HousesProps<State>>
  /** Whether the players built one thing together; it is shown beside the score chart if there is room. */
  readonly together: boolean
  /** The pieces that fly over the board at an event. */
  flights(event: GameEvent): Flight[]
  /** Where on the page an action happens, so that hints can point at it: first what is taken, then where it goes. */
  places(action: string, seat: number): string[]
  /** Which sound goes with which event; an event that is not here is silent. */
  readonly sounds: Readonly<Record<string, SoundName>>
  /** A source of points, in words. */
  part(part: string): string
  /** The clauses of the rules behind each source of points; the clause that counts it comes first. */
  readonly clauses: Readonly<Record<string, readonly string[]>>
  readonly tie: TieBreak
}

export interface HousesProps<State extends GameState> {
  state: State
  /** The game's title in the page's language. */
  title: string
  names: string[]
  score: Score
}

/** How ties are broken. */
export interface TieBreak {
  /** Its name in a seat's score. */
  readonly measure: string
  /** The clause of the rules that says so. */
  readonly clause: string
  /** An amount of it in words: `3 children`. */
  count(n: number): string
  /** The sentence that it decided; `points` and `list` are filled in. */
  broken(holes: Params): string
}

/** A first game, explained on a recorded position. */
export interface Tour {
  readonly position: Position
  readonly steps: readonly TourStep[]
}

/** A position of a real game as one viewer sees it; tools/record_fixtures.mjs records them. */
export interface Position {
  viewer: Viewer
  state: GameState
  legal: Offer['text'][]
  score: Score
}

export interface TourStep {
  /** The highlighted places, by their `data-at` names; empty: the whole board. */
  at: string[]
  /** The places on a phone if its layout hides those above: usually the button that opens them. */
  phone?: string[]
  en: string
  fr: string
  /** What the player has to choose (the board's `chosen`) before the next step. */
  hold?: string
  /** An action that the player has to do on the board; it is shown but not played. */
  act?: string
}

/** A game whose state type is not known: the type that lists and pages use. */
export type AnyGame = GameModule<never>
export type AnyGameKit = GameKit<never>
