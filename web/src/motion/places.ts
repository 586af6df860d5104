// Where on the page an action happens, for hints that point at it: what is taken first, then where it goes.
import type { GameId } from '../wire'

export function placesOf(game: GameId, action: string, seat: number): string[] {
  const [verb = '', one = '', two = ''] = action.split(' ')
  const button = `act:${action}`
  if (game === 'california') {
    if (verb === 'buy') return [`shop:${one}`, `${seat}:${two}`]
    return verb === 'coin' ? ['bank'] : [button]
  }
  if (game === 'sunrise') {
    if (verb === 'build') return [`plot:${one}`]
    if (verb === 'park') return [`card:${two}`, `plot:${one}`]
    return verb === 'discard' ? [`card:${one}`] : [button]
  }
  if (verb === 'take' || verb === 'discard' || verb === 'jackhammer') return [`column:${one}`]
  if (verb === 'place' || verb === 'decorate' || verb === 'scaffold') return [`${seat}:${one}`]
  if (verb === 'handyman') return [`${seat}:${one}`, `${seat}:${two}`]
  if (verb === 'drill') return [`${seat}:${one}`, `column:${two}`]
  return verb === 'mixer' ? [`column:${one}`, `column:${two}`] : [button]
}
