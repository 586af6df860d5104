// What moves and sounds at an event of Dream Home, and where an action happens. Places are `data-at` names of its board.
import type { Flight } from '../../motion/fly'
import type { SoundName } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Event } from './wire'

export function flights(told: GameEvent): Flight[] {
  const event = told as Event
  switch (event.event) {
    case 'take':
      return [{ from: [`column:${event.column}`], to: `${event.seat}:hand` }]
    case 'place':
    case 'scaffold':
    case 'decorate':
      return [{ from: ['taken'], to: `${event.seat}:${event.space}` }]
    default:
      return []
  }
}

export function places(action: string, seat: number): string[] {
  const [verb = '', one = '', two = ''] = action.split(' ')
  switch (verb) {
    case 'take':
    case 'discard':
    case 'jackhammer':
      return [`column:${one}`]
    case 'place':
    case 'decorate':
    case 'scaffold':
      return [`${seat}:${one}`]
    case 'handyman':
      return [`${seat}:${one}`, `${seat}:${two}`]
    case 'drill':
      return [`${seat}:${one}`, `column:${two}`]
    case 'mixer':
      return [`column:${one}`, `column:${two}`]
    default:
      return [`act:${action}`]
  }
}

export const sounds: Record<string, SoundName> = {
  place: 'place',
  scaffold: 'place',
  decorate: 'place',
  discard: 'card',
  take: 'card',
  tool: 'card',
  helper: 'card',
}
