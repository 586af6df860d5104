import type { GameKit } from '../module'
import Board from './Board.svelte'
import Houses from './Houses.svelte'
import { flights, places, sounds } from './motion'
import { clauses, part, tie } from './score'
import type { State } from './wire'

export const kit: GameKit<State> = {
  Board,
  Houses,
  together: false,
  flights,
  places,
  sounds,
  part,
  clauses,
  tie,
}
