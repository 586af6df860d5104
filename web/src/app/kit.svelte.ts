import type { AnyGameKit } from '../games/module'
import { useCatalogue } from '../store/catalogue.svelte'

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
