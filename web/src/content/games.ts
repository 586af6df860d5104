import type { GameId } from '../wire'

/** What a page says of a game before it is played. Length is that of a table of people, in minutes. */
export interface GameFacts {
  id: GameId
  from: number
  to: number
  minutes: number
}

export const GAMES: readonly GameFacts[] = [
  { id: 'california', from: 2, to: 5, minutes: 50 },
  { id: 'sunrise', from: 2, to: 4, minutes: 45 },
  { id: 'dreamhome', from: 2, to: 4, minutes: 30 },
]

export function isGame(id: string): id is GameId {
  return GAMES.some((game) => game.id === id)
}

/** Whether seats know what others may not see: then the screen is handed over behind a curtain. */
export function hasSecrets(game: string, options: { [key: string]: unknown }): boolean {
  return game === 'sunrise' || (game === 'dreamhome' && options.open_roofs !== true)
}
