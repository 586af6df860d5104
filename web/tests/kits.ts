// The heavy faces of all games, which pages load when they are asked for; tests want them at once.
import recorded from '../gallery/games.json'
import { GAMES } from '../src/games'
import { Catalogue, CATALOGUE } from '../src/store/catalogue.svelte'
import type { Games } from '../src/wire/api'

export const KITS = new Map(await Promise.all(GAMES.map(async (game) => [game.id, await game.kit()] as const)))

/** What a page finds in its context, as if the program had answered. */
export const context = new Map([[CATALOGUE, new Catalogue(GAMES, recorded as Games)]])
