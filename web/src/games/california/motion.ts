// What moves and sounds at an event of California, and where an action happens. Places are `data-at` names of its board.
import type { Flight } from '../../motion/fly'
import type { SoundName } from '../../sound/sounds'
import type { GameEvent } from '../../wire'
import type { Event } from './wire'

export function flights(told: GameEvent): Flight[] {
  const event = told as Event
  switch (event.event) {
    case 'coin':
      return [{ from: ['bank:coin'], to: `${event.seat}:silver` }]
    case 'buy':
      return [{ from: [`shop:${event.shop}`], to: `${event.seat}:${event.to}` }]
    case 'settle':
      return [{ from: [`${event.seat}:attic`], to: `${event.seat}:${event.to}` }]
    case 'neighbour':
      return [{ from: [`n:${event.colour}`], to: `n:${event.colour}` }]
    case 'gift':
      return [{ from: [`n:${event.colour}`], to: `${event.seat}:gifts`, symbol: 'parcel' }]
    case 'bonus':
      return [{ from: [`bonus:${event.card}`], to: `${event.seat}:total` }]
    default:
      return []
  }
}

export function places(action: string, seat: number): string[] {
  const [verb = '', slot = '', space = ''] = action.split(' ')
  if (verb === 'buy') return [`shop:${slot}`, `${seat}:${space}`]
  return verb === 'coin' ? ['bank'] : [`act:${action}`]
}

export const sounds: Record<string, SoundName> = {
  coin: 'coin',
  borrow: 'coin',
  repay: 'coin',
  gift: 'coin',
  bonus: 'coin',
  buy: 'place',
  settle: 'place',
}
