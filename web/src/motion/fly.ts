// Lets pieces travel along an arc. Nothing waits for it: the board already shows the new position.
import { prefersReducedMotion } from 'svelte/motion'
import { ghostOf, ghostOfSymbol } from '../parts/ghost'

/**
 * Something that travels over the board, from one place of the page to another. Places are the `data-at` names that boards
 * give to what they draw; if one of them is not visible, nothing flies.
 */
export interface Flight {
  /** Where it starts: the first of these that is visible. */
  from: string[]
  to: string
  /** The drawing that travels, if it is not the one at `from`. */
  symbol?: string
}

const LONG = 400
const STAGGER = 120

interface Ready {
  to: string
  box: DOMRect
  ghost: HTMLElement
}

export function placeOf(name: string): Element | null {
  return [...document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].find(seen) ?? null
}

/** Whether the element is visible: one that is hidden on a phone has no size. */
function seen(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.width > 0 && box.height > 0
}

/** Copies the pieces from their places before the board changes. */
export function takeUp(flights: readonly Flight[]): Ready[] {
  if (prefersReducedMotion.current || document.hidden) return []
  return flights.flatMap(({ from, to, symbol }) => {
    const source = from.map(placeOf).find((place) => place !== null)
    if (!source) return []
    return [{ to, box: source.getBoundingClientRect(), ghost: symbol ? ghostOfSymbol(symbol, 34) : ghostOf(source) }]
  })
}

/** Lets them fly to their new places, in the frame that shows the new board, so that it is laid out only once. */
export function letGo(ready: readonly Ready[]): void {
  if (ready.length > 0) requestAnimationFrame(() => fly(ready))
}

function fly(ready: readonly Ready[]): void {
  ready.forEach(({ to, box, ghost }, index) => {
    const target = placeOf(to)
    if (!target) return
    const end = target.getBoundingClientRect()
    const [x0, y0] = [box.left + box.width / 2, box.top + box.height / 2]
    const [x1, y1] = [end.left + end.width / 2, end.top + end.height / 2]
    if (Math.hypot(x1 - x0, y1 - y0) < 6) return
    const width = parseFloat(ghost.style.width)
    const scale = Math.min(1.2, Math.max(0.25, end.width / width))
    const lift = Math.min(70, Math.hypot(x1 - x0, y1 - y0) / 4)
    const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`
    ghost.classList.add('flying')
    document.body.append(ghost)
    const timing = { duration: LONG, delay: index * STAGGER, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' as const }
    ghost
      .animate(
        [
          { transform: at(x0, y0, 1) },
          { transform: at((x0 + x1) / 2, (y0 + y1) / 2 - lift, (1 + scale) / 2) },
          { transform: at(x1, y1, scale) },
        ],
        timing,
      )
      .finished.catch(() => {})
      .then(() => ghost.remove())
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: LONG + index * STAGGER })
  })
}
