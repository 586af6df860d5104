// Arrow keys walk over a board by where things are, not by their order in the page; Escape puts back.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** How far a step goes: distance along the way, with what lies beside it counted double. */
function effort([fromX, fromY]: [number, number], [toX, toY]: [number, number], [x, y]: [number, number]): number {
  const along = (toX - fromX) * x + (toY - fromY) * y
  const beside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x)
  return along > 4 ? along + 2 * beside : Infinity
}

export function arrows(root: HTMLElement, onescape: () => void) {
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') return onescape()
    const direction = DIRECTIONS[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    const here = document.activeElement
    const stops = [...root.querySelectorAll<SVGElement | HTMLElement>('[role="button"][tabindex="0"], button:not(:disabled)')]
    const from: [number, number] = here && root.contains(here) && here !== root ? centre(here) : [0, 0]
    const best = stops
      .filter((stop) => stop !== here)
      .map((stop) => ({ stop, cost: effort(from, centre(stop), direction) }))
      .sort((one, two) => one.cost - two.cost)[0]
    if (!best || best.cost === Infinity) return
    event.preventDefault()
    best.stop.focus()
  }
  root.addEventListener('keydown', key)
  return { destroy: () => root.removeEventListener('keydown', key) }
}
