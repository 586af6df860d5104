import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'

/** How a new piece appears on a board: it drops from a little above; with reduced motion it fades in. */
export function drop(_node: Element, { height = 16 }: { height?: number } = {}) {
  const still = prefersReducedMotion.current
  return {
    duration: still ? 200 : 340,
    easing: cubicOut,
    css: (_at: number, left: number) => `opacity: ${1 - left}; translate: 0 ${still ? 0 : -height * left}px`,
  }
}
