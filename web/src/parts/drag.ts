// Dragging chooses and acts in one movement: an item with `data-drag` is chosen when it is lifted (the value is the
// board's `chosen`), and dropping it on a lit target clicks that target. A board needs nothing else.
import { ghostOf } from './ghost'

const SLACK = 8

interface Lift {
  source: Element
  x: number
  y: number
  ghost: HTMLElement | null
}

export function drag(root: HTMLElement, choose: (chosen: string) => void) {
  let lift: Lift | null = null

  function down(event: PointerEvent) {
    const source = event.target instanceof Element ? event.target.closest('[data-drag]') : null
    if (source && event.button === 0 && event.isPrimary) lift = { source, x: event.clientX, y: event.clientY, ghost: null }
  }

  function move(event: PointerEvent) {
    if (!lift) return
    if (!lift.ghost) {
      if (Math.hypot(event.clientX - lift.x, event.clientY - lift.y) < SLACK) return
      choose(lift.source.getAttribute('data-drag')!)
      lift.ghost = ghostOf(lift.source)
      document.body.append(lift.ghost)
    }
    lift.ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }

  function up(event: PointerEvent) {
    const ghost = lift?.ghost
    lift = null
    if (!ghost) return
    ghost.remove()
    // The browser may still send a click to the lifted item, which would clear the choice.
    const swallow = (click: Event) => event.isTrusted && click.isTrusted && click.stopPropagation()
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }))
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest('.target.lit')
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }

  function cancel() {
    lift?.ghost?.remove()
    lift = null
  }

  root.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', cancel)
  return {
    destroy() {
      cancel()
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    },
  }
}
