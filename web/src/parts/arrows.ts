// Arrow keys move over a board by the positions of its items, not by their order in the page; Escape clears the choice. An
// action may remove the focused item: then the board gets the focus, so that the keys go on from the same position.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STOPS = '[role="button"][tabindex="0"], button:not(:disabled)'

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The cost of a step: the distance in its direction, plus twice the distance across it. */
function effort([fromX, fromY]: [number, number], [toX, toY]: [number, number], [x, y]: [number, number]): number {
  const along = (toX - fromX) * x + (toY - fromY) * y
  const beside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x)
  return along > 4 ? along + 2 * beside : Infinity
}

export function arrows(root: HTMLElement, onescape: () => void) {
  /** The last focused item and its position. */
  let last: Element | null = null
  let from: [number, number] = [0, 0]

  function focused(event: FocusEvent) {
    if (!(event.target instanceof Element) || event.target === root) return
    last = event.target
    from = centre(last)
  }

  function left(event: FocusEvent) {
    // If the player moved the focus elsewhere, it stays there; when an item is removed, no other element gets the focus.
    if (event.relatedTarget instanceof Element && !root.contains(event.relatedTarget)) last = null
  }

  const keeper = new MutationObserver(() => {
    if (!last || (root.contains(last) && !last.matches(':disabled'))) return
    last = null
    const here = document.activeElement
    if (!here || here === document.body || here.matches(':disabled')) root.focus({ preventScroll: true })
  })

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') return onescape()
    const direction = DIRECTIONS[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    const here = document.activeElement
    const stops = [...root.querySelectorAll<SVGElement | HTMLElement>(STOPS)].filter((stop) => stop.getBoundingClientRect().width > 0)
    const start = here && root.contains(here) && here !== root ? centre(here) : from
    const best = stops
      .filter((stop) => stop !== here)
      .map((stop) => ({ stop, cost: effort(start, centre(stop), direction) }))
      .sort((one, two) => one.cost - two.cost)[0]
    if (!best || best.cost === Infinity) return
    event.preventDefault()
    best.stop.focus()
  }

  root.addEventListener('keydown', key)
  root.addEventListener('focusin', focused)
  root.addEventListener('focusout', left)
  if (document.activeElement === document.body) root.focus({ preventScroll: true })
  keeper.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return {
    destroy() {
      keeper.disconnect()
      root.removeEventListener('keydown', key)
      root.removeEventListener('focusin', focused)
      root.removeEventListener('focusout', left)
    },
  }
}
