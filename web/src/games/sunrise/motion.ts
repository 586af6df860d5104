// What moves and sounds at an event of Sunrise Avenue, and where an action happens. Places are `data-at` names of its board.
import type { Flight } from '../../motion/fly'
import type { SoundName } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Event } from './wire'

export function flights(told: GameEvent): Flight[] {
  const event = told as Event
  switch (event.event) {
    case 'build':
    case 'park':
      return [{ from: [`card:${event.colour}`, `player:${event.seat}`], to: `plot:${event.plot}`, symbol: `lot-${event.colour}` }]
    case 'draw':
      return [{ from: ['deck'], to: `player:${event.seat}` }]
    case 'discard':
      return [{ from: [`card:${event.colour}`], to: 'discard' }]
    default:
      return []
  }
}

export function places(action: string): string[] {
  const [verb = '', one = '', colour = ''] = action.split(' ')
  switch (verb) {
    case 'build':
      return [`plot:${one}`]
    case 'park':
      return [`card:${colour}`, `plot:${one}`]
    case 'discard':
      return [`card:${one}`]
    default:
      return [`act:${action}`]
  }
}

export const sounds: Record<string, SoundName> = { build: 'place', park: 'place', draw: 'card', discard: 'card' }
