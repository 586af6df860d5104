import { MediaQuery } from 'svelte/reactivity'

/** A phone in portrait has its own layout; the styles use the same width. */
export const narrow = new MediaQuery('max-width: 700px', false)
