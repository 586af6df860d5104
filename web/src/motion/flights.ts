// What travels over the board for an event: from one place of the page to another. Places are the `data-at` names that
// boards give to what they draw; a place that is not there is no flight.
import type { GameId } from '../wire'

export interface Flight {
  /** Where it begins: the first of these that is in sight. */
  from: string[]
  to: string
  /** A drawing that travels, where it is not what lies at `from`. */
  symbol?: string
}

interface Happening {
  event: string
  seat?: number
  [field: string]: unknown
}

type Teller = (event: Happening) => Flight[]

const california: Teller = (event) => {
  const { seat } = event
  if (event.event === 'coin') return [{ from: ['bank:coin'], to: `${seat}:silver` }]
  if (event.event === 'buy') return [{ from: [`shop:${event.shop}`], to: `${seat}:${event.to}` }]
  if (event.event === 'settle') return [{ from: [`${seat}:attic`], to: `${seat}:${event.to}` }]
  if (event.event === 'neighbour') return [{ from: [`n:${event.colour}`], to: `n:${event.colour}` }]
  if (event.event === 'gift') return [{ from: [`n:${event.colour}`], to: `${seat}:gifts`, symbol: 'parcel' }]
  return event.event === 'bonus' ? [{ from: [`bonus:${event.card}`], to: `${seat}:total` }] : []
}

const sunrise: Teller = (event) => {
  const { seat } = event
  if (event.event === 'build' || event.event === 'park') return [{ from: [`card:${event.colour}`, `player:${seat}`], to: `plot:${event.plot}`, symbol: `lot-${event.colour}` }]
  if (event.event === 'draw') return [{ from: ['deck'], to: `player:${seat}` }]
  return event.event === 'discard' ? [{ from: [`card:${event.colour}`], to: 'discard' }] : []
}

const dreamhome: Teller = (event) => {
  const { seat } = event
  if (event.event === 'take') return [{ from: [`column:${event.column}`], to: `${seat}:hand` }]
  if (event.event === 'place' || event.event === 'scaffold' || event.event === 'decorate') return [{ from: ['taken'], to: `${seat}:${event.space}` }]
  return []
}

const TELLERS: Record<GameId, Teller> = { california, sunrise, dreamhome }

export function flightsOf(game: GameId, events: readonly Happening[]): Flight[] {
  return events.flatMap(TELLERS[game])
}
