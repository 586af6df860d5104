// What each game's src/games/<game>/situations.mjs says, read from its folder.
//
// `situations` are positions to record for the gallery and the tour, from games played with weighted chance:
//   name     the file's name in src/games/<game>/positions
//   players, seed, options   the game that is played; `options` may be left out
//   prior    (action, state): the weight of an action; likelier ones are bigger, so that games look like people's
//   until    (state, actions, step): where to stop
//   viewer   a seat, 'actor', 'other' or 'spectator'
//   chosen   what the player has chosen in the gallery, as the board writes it, or (legal) => that; may be left out
//
// `rarities`, which may be left out, are what games by chance seldom or never show: by a name, a function that gets the
// engine (tools/engine.mjs) and gives the events that happened.
import { existsSync, readdirSync } from 'node:fs'

const GAMES = new URL('../src/games/', import.meta.url)

const found = readdirSync(GAMES)
  .map((game) => ({ game, file: new URL(`${game}/situations.mjs`, GAMES) }))
  .filter(({ file }) => existsSync(file))

const modules = await Promise.all(found.map(async ({ game, file }) => ({ game, ...(await import(/* @vite-ignore */ file.href)) })))

/** The positions to record of every game. */
export const SITUATIONS = modules.flatMap(({ game, situations }) => situations.map((situation) => ({ game, ...situation })))

/** Rare events of every game. */
export const RARITIES = modules.flatMap(({ game, rarities = {} }) =>
  Object.entries(rarities).map(([name, happen]) => ({ game, name, happen })),
)
