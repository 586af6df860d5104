// The games of this page: the modules that draw them, which are passed in, and what the program says of each.
import { getContext, setContext } from 'svelte'
import type { AnyGame } from '../games/module'
import { say } from '../i18n/index.svelte'
import { api } from '../net/http'
import type { Bot, Game, Games, TableFacts } from '../wire/api'
import { seatNames } from './names'

export class Catalogue {
  readonly modules: readonly AnyGame[]
  /** What the program says, by the games' ids; null until it has answered. */
  #said = $state.raw<ReadonlyMap<string, Game> | null>(null)
  /** Whether the last request failed. */
  failed = $state(false)

  constructor(modules: readonly AnyGame[], said?: Games) {
    this.modules = modules
    if (said) this.#hear(said)
  }

  async load(): Promise<void> {
    try {
      this.#hear(await api.games())
      this.failed = false
    } catch {
      this.failed = true
    }
  }

  #hear({ games }: Games): void {
    this.#said = new Map(games.map((game) => [game.id, game]))
  }

  get known(): boolean {
    return this.#said !== null
  }

  /** The playable games: those that the page can draw and the program has. Until the program has answered, all of the page's. */
  get offered(): readonly AnyGame[] {
    const said = this.#said
    return said ? this.modules.filter(({ id }) => said.has(id)) : this.modules
  }

  find(id: string): AnyGame | undefined {
    return this.modules.find((game) => game.id === id)
  }

  facts(id: string): Game | null {
    return this.#said?.get(id) ?? null
  }

  /** Empty until the program has answered. */
  title(id: string): string {
    const facts = this.facts(id)
    return facts ? say(facts.title) : ''
  }

  /** The bots that can be seated in a game; none until the program has answered. */
  bots(id: string): readonly Bot[] {
    return this.facts(id)?.bots ?? []
  }

  /** The names of everybody at a table. */
  namesAt({ game, seats }: Pick<TableFacts, 'game' | 'seats'>): string[] {
    return seatNames(seats, this.known ? this.bots(game) : null)
  }

  /** Whether something is hidden from others with these options; then the screen is handed over behind a curtain. */
  hasSecrets(id: string, options: { [name: string]: unknown }): boolean {
    const facts = this.facts(id)
    return facts === null || (facts.secrets && !facts.options.some(({ name, reveals }) => reveals && options[name] === true))
  }
}

/** The key of the catalogue in the pages' context. */
export const CATALOGUE = Symbol('catalogue')

export function provideCatalogue(catalogue: Catalogue): Catalogue {
  return setContext(CATALOGUE, catalogue)
}

export function useCatalogue(): Catalogue {
  return getContext<Catalogue>(CATALOGUE)
}
