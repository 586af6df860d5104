// The list of games. A new game is one import and one entry here; the order is that of the start page.
import { california } from './california'
import { dreamhome } from './dreamhome'
import type { AnyGame } from './module'
import { sunrise } from './sunrise'

export const GAMES: readonly AnyGame[] = [california, sunrise, dreamhome]
