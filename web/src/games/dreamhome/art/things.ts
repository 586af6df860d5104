// What resource cards bring: décor, people and tools, each in a square of 48 with its feet at 46.
import { box, disc, fill, line, none, shape } from './draw'

const keys = Array.from({ length: 6 }, (_, key) => `M${11 + key * 5} 27v4`).join('')

export const DECOR_ART: Record<string, string> = {
  piano:
    shape('M5 46V10q0-3 3-3h32q3 0 3 3v36h-5v-9H10v9z', 'dark') +
    box(9, 11, 30, 12, 'wood-3') +
    shape('M16 21v-9l8-2v9z', 'cream') +
    shape('M24 19v-9l8 2v9z', 'cream') +
    box(4, 26, 40, 6, 'cream') +
    line(keys, 'dark', 2) +
    line('M7 7q0-4 3-5M38 7q0-4-3-5', 'gold-2', 2) +
    line('M22 37v6M26 37v6', 'gold', 1.6),
  hottub:
    line('M14 14q-4-5 0-9M24 12q-4-5 0-9M34 14q-4-5 0-9', 'cloud', 2.4) +
    `<ellipse cx="24" cy="24" rx="21" ry="7" ${fill('water')}/>` +
    disc(15, 23, 3, 'cream', none) +
    disc(22, 25, 2.4, 'cream', none) +
    disc(31, 23, 3.2, 'cream', none) +
    shape('M3 24v15q0 6 21 6t21-6V24q0 7-21 7T3 24z', 'wood') +
    line('M10 30v14M17 31v14M24 32v13M31 31v14M38 30v14', 'wood-3', 1.4) +
    line('M3.5 37q2 4 20.5 4t20.5-4', 'metal-2', 2.4),
  canopybed:
    line('M5 46V6M43 46V6', 'wood-3', 3) +
    shape('M2 10q0-7 22-7t22 7v4q-5 3-7 0-4 3-7 0-4 3-8 0-4 3-8 0-3 3-7 0-2 3-5 0z', 'cal-mauve') +
    shape('M6 14q5 12-1 22V14zM42 14q-5 12 1 22V14z', 'cal-mauve-2') +
    box(5, 32, 38, 10, 'cream') +
    shape('M5 36h38v6H5z', 'cal-red') +
    shape('M9 32q0-5 6-5t6 5zM27 32q0-5 6-5t6 5z', 'cream'),
  cathouse:
    shape('M7 46V26L24 12l17 14v20z', 'wood') +
    shape('M3 28L24 9l21 19-3 3L24 15 6 31z', 'cal-red') +
    shape('M16 46V36q0-8 8-8t8 8v10z', 'dark') +
    shape('M17 46q-1-9 3-11l-1-5 4 3h3l4-3-1 5q4 2 3 11z', 'wood-2') +
    disc(21.5, 37, 1.2, 'lit', none) +
    disc(27, 37, 1.2, 'lit', none) +
    line('M32 45q8 1 7-7', 'wood-2', 3),
  treehouse:
    line('M22 47V26M22 36l8-8', 'wood-3', 5) +
    disc(15, 15, 12, 'leaf') +
    disc(32, 14, 12, 'leaf') +
    disc(24, 8, 8, 'leaf') +
    disc(37, 22, 7, 'leaf-2', none) +
    box(11, 17, 22, 14, 'wood') +
    shape('M8 18l14-10 14 10z', 'tile') +
    box(19, 21, 7, 10, 'dark') +
    line('M11 31h24', 'wood-3', 3) +
    line('M31 31v15M37 31v15M31 35h6M31 40h6M31 45h6', 'wood-2', 1.8),
  birdhouse:
    line('M24 47V28', 'wood-3', 4) +
    shape('M12 30V16L24 6l12 10v14z', 'cal-paleblue') +
    shape('M8 18L24 4l16 14-3 3L24 9 11 21z', 'tile') +
    disc(24, 19, 4, 'dark') +
    line('M24 26v4', 'wood-3', 2) +
    shape('M33 30q0-5 6-5l4-2-2 4q1 6-5 6-3 0-3-3z', 'cal-red') +
    line('M12 30h24', 'line', 2),
  icecream:
    box(10, 22, 28, 24, 'cream') +
    box(10, 38, 28, 8, 'cal-red') +
    box(13, 25, 22, 7, 'cal-paleblue') +
    shape('M18 22V10h12v12z', 'metal') +
    line('M24 10V5M20 5h8', 'line', 2) +
    line('M16 36l4-4M22 36l4-4M28 36l4-4', 'cal-mauve', 1.4) +
    shape('M38 30l4 10 4-10z', 'wood') +
    disc(42, 27, 4.5, 'rw-pink') +
    disc(42, 22, 3, 'cream'),
  paintings:
    box(4, 8, 24, 20, 'gold-2') +
    box(7, 11, 18, 14, 'sky-2', none) +
    disc(20, 15, 2.5, 'sun', none) +
    shape('M7 25v-4l6-5 5 5 3-2 4 4v2z', 'leaf-2', none) +
    box(30, 14, 14, 18, 'wood-3') +
    box(32.5, 16.5, 9, 13, 'cream', none) +
    disc(37, 21, 2.2, 'skin', none) +
    shape('M33 29q4-8 8 0z', 'cal-red', none) +
    box(10, 31, 17, 13, 'wood-2') +
    box(12.5, 33.5, 12, 8, 'cal-paleblue', none) +
    shape('M13 41l3-5 3 5z', 'cream', none) +
    line('M16 8l4-4 4 4', 'line', 1),
  slide:
    line('M10 46V12M18 46V12M10 20h8M10 28h8M10 36h8', 'wood-3', 2.6) +
    shape('M8 14V5h12v9z', 'gold') +
    shape('M18 13q4 0 7 8t10 15 10 6v4q-14 1-19-8T17 19z', 'cal-red') +
    line('M20 16q4 2 7 10t18 17', 'cream', 1.6),
  aquarium:
    box(6, 34, 36, 12, 'wood') +
    line('M24 34v12M20 40h1M27 40h1') +
    box(8, 12, 32, 22, 'water') +
    box(8, 29, 32, 5, 'sand', none) +
    box(8, 12, 32, 22, 'glass', 'opacity=".14"') +
    line('M6 12h36', 'line', 3) +
    shape('M15 20q5-5 9 0l4-3v6l-4-3q-4 5-9 0z', 'lit', 'stroke-width="1"') +
    shape('M36 27q-3-3-6 0l-3-2v5l3-2q3 3 6-1z', 'cal-red', 'stroke-width="1"') +
    line('M13 30q-3-4 0-7M33 24q2-3 0-7', 'leaf-2', 2) +
    disc(22, 15.5, 1, 'cream', none),
}

const person = (skin: string, coat: string, hat: string, more: string) =>
  shape('M7 48q1-17 17-17t17 17z', coat) +
  shape('M30 32q10 3 11 16h-8q1-10-3-16z', `${coat}-2`, none) +
  box(20, 26, 8, 8, skin, none) +
  disc(24, 20, 9.5, skin) +
  disc(20.5, 20, 1.1, 'dark', none) +
  disc(27.5, 20, 1.1, 'dark', none) +
  line('M21 24.5q3 2 6 0', 'line', 1.2) +
  hat +
  more

export const HELPER_ART: Record<string, string> = {
  roofer: person(
    'skin-2',
    'roof-red',
    shape('M14 16q1-9 10-9t10 9z', 'gold') + line('M12 16h24', 'line', 2.5),
    shape('M33 36l9-9 4 4-9 9z', 'roof-red') + line('M34 38l8 8M12 39l-7-10', 'wood', 3),
  ),
  supplier: person(
    'skin',
    'cal-brown',
    shape('M14 16q0-8 10-8t10 8z', 'p1') + line('M32 15h8', 'line', 3),
    box(3, 34, 19, 14, 'sand') + line('M3 40h19M12 34v6'),
  ),
  architect: person(
    'skin',
    'cal-grey',
    shape('M14 17q-1-11 10-11t10 11q-3-6-10-6t-10 6z', 'dark') + line('M16.5 20h6M25.5 20h6', 'line', 1),
    shape('M28 46l4-13 13 4-4 11z', 'cal-paleblue') + line('M32 38l8 3M31 42l8 2', 'cream', 1.2) + line('M36 30l8-8', 'gold', 3),
  ),
  handyman: person(
    'skin-2',
    'cal-green',
    shape('M13 15q11-6 22 0l-2-6q-9-5-18 0z', 'cal-red'),
    line('M8 46l6-16', 'metal', 4) + shape('M10 28l3-6 4 2-1 4 3 1-2 4-4 0z', 'metal'),
  ),
  designer: person(
    'skin',
    'cal-mauve',
    shape('M12 22q-1-16 12-16t12 16q2 6-2 7-1-14-10-16-9 2-10 16-4-1-2-7z', 'wood-3'),
    shape('M29 46q-3-11 8-12 10 1 9 8-1 4-6 3-3 0-3 3-4 2-8-2z', 'cream') +
      disc(35, 38, 1.6, 'red', none) +
      disc(40, 38, 1.6, 'p2', none) +
      disc(34, 43, 1.6, 'gold', none),
  ),
}

export const TOOL_ART: Record<string, string> = {
  drill:
    shape('M8 10h22q5 0 5 5v6q0 4-5 4H20v8l3 12H9V25q-4-1-4-6t3-9z', 'gold') +
    shape('M9 45l-1-9h14l2 9z', 'dark') +
    box(35, 13, 5, 9, 'dark') +
    line('M40 17.5h7', 'metal-2', 3) +
    line('M11 15h12M11 19h12', 'gold-2', 2) +
    box(20, 26, 4, 6, 'red'),
  jackhammer:
    shape('M17 14h14v20H17z', 'gold') +
    line('M10 11h28', 'line', 4.5) +
    line('M10 11v5M38 11v5', 'line', 3) +
    shape('M20 34h8v5h-8z', 'metal') +
    shape('M22 39h4l-2 8z', 'metal-2') +
    line('M20 20h8M20 25h8', 'gold-2', 2) +
    line('M12 46l4-4M36 46l-4-4M14 38l-5-1M34 38l5-1', 'line', 2),
  mixer:
    line('M10 46l10-16M38 46L28 30M8 46h32', 'line', 3) +
    shape('M9 24L21 7l18 8-3 15q-16 7-24 1z', 'lit') +
    shape('M9 24L21 7l4 2-11 22z', 'metal-2') +
    line('M24 28l7-15M31 29l5-15', 'gold-2', 2) +
    disc(12, 46, 3.5, 'dark') +
    disc(36, 46, 3.5, 'dark'),
  scaffolding:
    line('M8 47V3M40 47V3M24 47V3', 'metal-2', 3) +
    line('M8 40L24 24 40 40M8 18L24 6 40 18', 'metal-2', 2) +
    box(4, 20, 40, 4, 'wood') +
    box(4, 40, 40, 4, 'wood') +
    shape('M28 20v-7h9v7z', 'red'),
}

const child = (shirt: string, legs: string, hair: string) =>
  line('M6.5 27v6M11.5 27v6', legs, 3) +
  shape('M3.5 28l2-12q3.5-2 7 0l2 12z', shirt) +
  disc(9, 9.5, 5.5, 'skin') +
  hair +
  line('M5 18l-3 5M13 18l3 5', 'line', 2.2)

/** Two children, who appear in any room; in 18 by 34. */
export const CHILDREN = [
  child('gold', 'p1', shape('M3.5 9q-1-7 5.5-7t5.5 7q-3-4-11 0z', 'wood-3', 'stroke-width="1"')),
  child('cal-red', 'dark', shape('M3.5 10q-1-8 5.5-8t5.5 8l1.5 5-3-1V9q-3-3-8 0v5l-3 1z', 'wood-2', 'stroke-width="1"')),
]

const group = (prefix: string, art: Record<string, string>) =>
  Object.entries(art)
    .map(([id, drawing]) => `<symbol id="${prefix}-${id}" viewBox="0 0 48 48" overflow="visible">${drawing}</symbol>`)
    .join('')

export const thingSymbols =
  group('decor', DECOR_ART) +
  group('helper', HELPER_ART) +
  group('tool', TOOL_ART) +
  CHILDREN.map((drawing, index) => `<symbol id="child-${index}" viewBox="0 0 18 34" overflow="visible">${drawing}</symbol>`).join('') +
  ['red', 'brown', 'grey', 'green']
    .map(
      (colour) =>
        `<pattern id="tiles-${colour}" width="16" height="16" patternUnits="userSpaceOnUse">${box(0, 0, 16, 16, `roof-${colour}`, none)}<path d="M0 0v3q4 5 8 0 4 5 8 0V0M-8 8v3q4 5 8 0 0 0 0 0 4 5 8 0M8 11q4 5 8 0V8" stroke="var(--roof-${colour}-2)" fill="none"/></pattern>`,
    )
    .join('') +
  `<pattern id="tiles-hidden" width="14" height="14" patternUnits="userSpaceOnUse">${box(0, 0, 14, 14, 'sand', none)}<path d="M0 14L14 0" stroke="var(--wood)" fill="none"/></pattern>`
