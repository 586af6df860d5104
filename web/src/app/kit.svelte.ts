import type { AnyGameKit } from '../games/module'
import { useCatalogue } from '../store/catalogue.svelte'
import type { GameState } from '../wire'

/**
 * A state, as the components of its game's kit take it. Its type does not say which game it belongs to; it fits, because pages
 * load the kit of the game that is played.
 */
// eslint-disable-next-line no-restricted-syntax -- the one place that may do this
export const ownState = (state: GameState) => state as never

/** The kit of the game that `id` returns, loaded as soon as it returns one. A page calls this during its set-up. */
export function useKit(id: () => string | undefined): { readonly kit: AnyGameKit | null } {
  const games = useCatalogue()
  let loaded = $state.raw<{ id: string; kit: AnyGameKit } | null>(null)
  $effect(() => {
    const wanted = id()
    const game = wanted === undefined ? undefined : games.find(wanted)
    if (game) void game.kit().then((kit) => (loaded = { id: game.id, kit }))
  })
  return {
    get kit() {
      return loaded !== null && loaded.id === id() ? loaded.kit : null
    },
  }
}
