/** A copy of a drawn piece that can move over the page; it is removed when it has arrived. */
export function ghostOf(source: Element): HTMLElement {
  const box = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'ghost-piece'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.cssText = `width:${box.width}px;height:${box.height}px`
  if (source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement)) {
    const { x, y, width, height } = source.getBBox()
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    picture.setAttribute('class', 'art')
    picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    const copy = source.cloneNode(true) as SVGElement
    copy.removeAttribute('transform')
    picture.append(copy)
    ghost.append(picture)
  } else ghost.append((source.querySelector('svg') ?? source).cloneNode(true))
  for (const name of ['data-at', 'data-drag', 'tabindex', 'role', 'aria-label', 'id'])
    for (const part of ghost.querySelectorAll(`[${name}]`)) part.removeAttribute(name)
  return ghost
}

/** The same for a drawing of the sprite. */
export function ghostOfSymbol(symbol: string, size: number): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'ghost-piece'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.cssText = `width:${size}px;height:${size}px`
  ghost.innerHTML = `<svg class="art" viewBox="0 0 40 40"><use href="#${symbol}" width="40" height="40"/></svg>`
  return ghost
}
