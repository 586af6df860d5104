import type { Ask } from './engine.mjs'

interface Rarity {
  game: string
  name: string
  /** The events that happened. */
  happen(ask: Ask): Promise<unknown[]>
}
export const RARITIES: readonly Rarity[]
