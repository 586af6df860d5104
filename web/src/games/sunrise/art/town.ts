// The town: lots in five colours, houses that stack, parks, scenery, the fountain.
import type { PlotColour } from '../content'

const fill = (name: string, more = '') => `fill="var(--${name})" ${more}`
const none = 'stroke="none"'

/** In a square of 24. */
const signs: Record<PlotColour, string> = {
  pink: `<circle cx="12" cy="12" r="9.5"/>`,
  blue: `<rect x="3.5" y="3.5" width="17" height="17" rx="1.5"/>`,
  green: `<path d="M12 2.5l10 18.5H2z"/>`,
  red: `<path d="M12 1l9 11-9 11-9-11z"/>`,
  yellow: `<path d="M12 1.5l3 7.2 7.7.6-5.9 5 1.9 7.5L12 17.7l-6.7 4.1 1.9-7.5-5.9-5L9 8.7z"/>`,
}

/** Textures that distinguish the colours without colour. */
const textures: Record<PlotColour, string> = {
  pink: `<circle cx="3" cy="3" r="1.2"/><circle cx="9" cy="9" r="1.2"/>`,
  blue: `<path d="M0 3h12M0 9h12"/>`,
  green: `<path d="M0 12L12 0M-2 2l4-4M10 14l4-4"/>`,
  red: `<path d="M0 12L12 0M0 0l12 12"/>`,
  yellow: `<path d="M3 0v12M9 0v12"/>`,
}

const tree = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y}v${r + 3}" stroke="var(--wood-3)" stroke-width="2.5"/><circle cx="${x}" cy="${y - r * 0.4}" r="${r}" ${fill('leaf')} stroke-width="1.2"/><path d="M${x + r * 0.7} ${y - r * 0.4 - r * 0.7}a${r} ${r} 0 0 1-${r * 1.3} ${r * 1.6} ${r * 1.2} ${r * 1.2} 0 0 0 ${r * 1.3}-${r * 1.6}z" ${fill('leaf-2', none)}/>`

const fir = (x: number, y: number, h: number) =>
  `<path d="M${x} ${y}v3" stroke-width="2.2"/><path d="M${x} ${y - h}l${h * 0.42} ${h}h-${h * 0.84}z" ${fill('leaf-2')} stroke-width="1.2"/>`

/** Scenery extends over the edge of its place, so that neighbouring pieces join. In 60 by 52. */
const scenery = [
  fir(16, 24, 17) + fir(30, 40, 20) + fir(45, 26, 18),
  tree(18, 20, 8) + tree(42, 30, 9.5) + tree(20, 39, 7),
  `<path d="M10 30q2-14 20-15t20 12q-2 13-21 14T10 30z" ${fill('water')} stroke-width="1.2"/><path d="M20 27q4-3 8 0t8 0M28 35q3-2 6 0" stroke="var(--cream)" stroke-width="1.4"/><path d="M46 42q0-7 3-9M49 42q1-5 4-6" stroke="var(--leaf-2)" stroke-width="1.8"/>`,
  `<path d="M8 40q6-18 15-18t14 12q4-6 8-6t7 12z" ${fill('hill-2')} stroke-width="1.2"/>` + fir(14, 24, 11),
]

export const townSymbols =
  (Object.keys(signs) as PlotColour[])
    .map(
      (colour) =>
        `<symbol id="lot-${colour}" viewBox="0 0 24 24"><g fill="currentColor" stroke="none">${signs[colour]}</g></symbol>` +
        `<pattern id="lawn-${colour}" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" ${fill(`sun-${colour}`, none)}/><g stroke="var(--sun-${colour}-2)" stroke-width="1" fill="none" opacity=".42">${textures[colour]}</g></pattern>`,
    )
    .join('') +
  scenery.map((drawing, index) => `<symbol id="scenery-${index}" viewBox="0 0 60 52" overflow="visible">${drawing}</symbol>`).join('') +
  `<symbol id="park" viewBox="0 0 54 46" overflow="visible"><path d="M4 38q0-8 10-9h26q10 1 10 9 0 5-8 5H12q-8 0-8-5z" ${fill('grass')} stroke-width="1.2"/>` +
  tree(15, 22, 9) +
  tree(39, 21, 8.5) +
  tree(27, 29, 8) +
  `</symbol>` +
  `<symbol id="fountain" viewBox="0 0 60 52" overflow="visible"><ellipse cx="30" cy="28" rx="29" ry="23" ${fill('sand')}/><ellipse cx="30" cy="32" rx="21" ry="14" ${fill('metal')}/><path d="M9 32v4q3 13 21 13t21-13v-4q-2 13-21 13T9 32z" ${fill('metal-2')}/><ellipse cx="30" cy="31" rx="16" ry="9.5" ${fill('water')}/><path d="M27 32V18h6v14z" ${fill('metal')}/><ellipse cx="30" cy="18" rx="9" ry="4" ${fill('metal')}/><ellipse cx="30" cy="17" rx="6" ry="2.2" ${fill('water')} stroke-width="1"/><path d="M30 16V4M30 8q-8-6-11 8M30 8q8-6 11 8M29 6q-3-4-6 0M31 6q3-4 6 0" stroke="var(--water-2)" stroke-width="2"/></symbol>`
