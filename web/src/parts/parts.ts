import { t, type Key } from '../i18n/index.svelte'
import type { GameId } from '../wire'

/** A source of points, in words. */
export function partName(game: GameId, part: string): string {
  return t(`part.${game}.${part}` as Key)
}
