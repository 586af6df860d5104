// Rooms of a single card, and the basement.
import { box, disc, lamp, line, none, shape, shell, W } from './draw'

const repeat = (n: number, draw: (index: number) => string) => Array.from({ length: n }, (_, index) => draw(index)).join('')
const TINTS = ['red', 'gold', 'p2', 'cal-mauve', 'leaf', 'cream', 'p1', 'tile'] as const
const tint = (index: number) => TINTS[index % TINTS.length]!

/** A row of books from x to x + width, standing on y. */
function books(x: number, y: number, width: number, seed: number): string {
  let at = x
  let drawn = ''
  for (let index = seed; at < x + width - 3; ++index) {
    const thick = 3 + ((index * 7) % 3)
    const tall = 9 + ((index * 5) % 4)
    drawn += box(at, y - tall, thick, tall, tint(index * 3 + seed), 'stroke-width=".8"')
    at += thick
  }
  return drawn
}

const jar = (x: number, y: number, colour: string) =>
  box(x, y - 8, 7, 8, colour, 'stroke-width="1"') + box(x + 0.5, y - 10, 6, 2.4, 'wood-2', 'stroke-width=".8"')

export const pantry = () =>
  shell(1, 'rw-sand', 'cream-2') +
  [22, 38, 54].map((y) => box(8, y, 60, 3, 'wood-2')).join('') +
  line('M10 10v59M66 10v59', 'wood-3', 3) +
  repeat(6, (index) => jar(13 + index * 9, 22, tint(index))) +
  repeat(3, (index) => jar(14 + index * 9, 38, tint(index + 3))) +
  disc(48, 34, 4, 'gold') +
  disc(56, 34, 4, 'gold') +
  disc(52, 28, 4, 'gold') +
  shape('M13 54v-8h14v8zM31 54q-2-9 5-10 8 1 6 10z', 'sand') +
  repeat(2, (index) => jar(47 + index * 9, 54, tint(index + 5))) +
  shape('M14 69q-3-10 2-12h12q5 2 2 12z', 'cream') +
  line('M18 57q4-3 8 0') +
  box(36, 59, 26, 10, 'wood') +
  disc(43, 59, 3.5, 'leaf') +
  disc(50, 58, 3.5, 'red') +
  disc(57, 59, 3.5, 'leaf') +
  line('M72 8h24', 'line', 2) +
  line('M78 8v8M89 8v10') +
  shape('M78 15q-6 3-5 11 2 6 5 6t5-6q1-8-5-11z', 'tile') +
  repeat(3, (index) => disc(89 + (index - 1) * 3.5, 22 + (index % 2) * 5, 3.4, 'cream')) +
  shape('M76 69V52h18v17z', 'wood') +
  line('M76 57h18M76 63h18')

export const sauna = () =>
  shell(1, 'wood', 'wood-2', line('M0 14h100M0 24h100M0 34h100M0 44h100M0 54h100', 'wood-2', 1.2)) +
  box(6, 40, 54, 5, 'sand') +
  box(6, 56, 64, 5, 'sand') +
  line('M10 45v11M56 45v11M10 61v8M66 61v8', 'wood-3', 3) +
  shape('M12 40q0-8 10-8h14v8z', 'cream') +
  line('M18 40v-7M24 40v-8', 'cal-paleblue', 2) +
  box(76, 46, 20, 23, 'dark') +
  disc(81, 45, 4, 'metal-2') +
  disc(88, 43, 4.5, 'metal') +
  disc(93, 46, 3.5, 'metal-2') +
  box(80, 56, 12, 8, 'lit') +
  line('M80 36q-4-5 0-10t0-10M89 34q-4-5 0-10t0-10', 'cream', 2.4) +
  shape('M60 56v-9h12l-1 9z', 'wood-2') +
  line('M60 47q6-8 12 0') +
  box(30, 8, 24, 12, 'cream') +
  disc(48, 14, 3.5, 'red') +
  line('M34 12h7M34 16h5')

export const dressing = () =>
  shell(1, 'rw-lilac', 'wood') +
  box(5, 8, 62, 61, 'cream') +
  box(8, 11, 56, 55, 'wood-3') +
  line('M8 18h56', 'metal', 2.4) +
  repeat(6, (index) => {
    const x = 14 + index * 9
    return (
      line(`M${x} 18v4`) +
      shape(index % 2 ? `M${x - 4} 23h8l2 ${20 + index}h-12z` : `M${x - 3.5} 23h7l1 ${15 + index * 2}h-9z`, tint(index))
    )
  }) +
  repeat(4, (index) => shape(`M${11 + index * 13} 65v-4h6l5 4z`, tint(index + 2), 'stroke-width="1"')) +
  `<ellipse cx="83" cy="38" rx="11" ry="22" fill="var(--glass)"/>` +
  `<ellipse cx="83" cy="38" rx="11" ry="22" stroke="var(--gold-2)" stroke-width="3"/>` +
  line('M79 28l6-7M80 35l4-4', 'cream', 2) +
  line('M77 69l6-10 6 10', 'wood-3', 2.5) +
  `<ellipse cx="24" cy="8" rx="10" ry="3" fill="var(--red)"/>` +
  box(44, 1.5, 16, 6.5, 'gold')

export const library = () =>
  shell(1, 'rw-green', 'wood-2') +
  box(4, 6, 66, 63, 'wood-3') +
  [20, 36, 52, 68]
    .map((y, index) => box(7, y - 14, 60, 14, 'dark', none) + books(8, y, 58, index * 5 + 1) + box(4, y, 66, 2, 'wood', 'stroke-width="1"'))
    .join('') +
  line('M60 69L48 6M68 69L56 6M49.5 14h8M51.5 24h8M53.5 34h8M55.5 44h8M57.5 54h8', 'wood', 2.4) +
  shape('M74 69V50q0-8 8-8h8q6 0 6 8v19z', 'cal-red') +
  shape('M72 69V57q0-3 4-3t4 3v5h10v7z', 'cal-red-2') +
  line('M77 69v2M93 69v2', 'line', 2) +
  lamp(84, 6, 'gold')

export const study = () =>
  shell(1, 'rw-teal', 'wood') +
  box(10, 9, 42, 25, 'cream') +
  shape('M14 16q5-5 9-2t2 7-8 6-3-11zM30 14q9-3 15 2l-3 7-6 1-2 6-4-8z', 'leaf', 'stroke-width="1"') +
  box(8, 48, 60, 4, 'wood-2') +
  box(44, 52, 22, 17, 'wood') +
  line('M44 60h22M53 56h4M53 64h4') +
  line('M12 52v17', 'line', 3) +
  line('M18 48v-5l7-9') +
  shape('M22 30l10 5-6 5-7-4z', 'leaf') +
  box(34, 45, 15, 3, 'cream', 'stroke-width="1"') +
  disc(58, 39, 7, 'cal-paleblue') +
  shape('M54 36q4-3 6 0t-3 5-3-5z', 'leaf', none) +
  line('M58 46v2M52 48h12', 'line', 2) +
  shape('M24 69V54h4V44q0-3 5-3t5 3v14', 'cal-red') +
  line('M24 58h16M26 58v11M38 58v11', 'line', 2) +
  box(74, 16, 22, 53, 'wood-3') +
  [30, 44, 58, 68].map((y, index) => books(76, y, 18, index * 3) + line(`M74 ${y}h22`, 'wood', 2)).join('')

export const gameroom = () =>
  shell(1, 'rw-plum', 'wood') +
  lamp(50, 12, 'leaf') +
  box(5, 10, 24, 59, 'wood-3') +
  [24, 38, 52, 67].map((y, index) => repeat(3, (at) => box(7, y - 4 - at * 4, 20, 4, tint(index + at * 2), 'stroke-width=".9"'))).join('') +
  `<ellipse cx="60" cy="51" rx="26" ry="5" fill="var(--wood)"/>` +
  shape('M57 54h6l2 15H55z', 'wood-2') +
  shape('M46 50l5-4h18l5 4z', 'cream') +
  disc(54, 46, 2, 'red') +
  disc(61, 45, 2, 'p1') +
  box(65, 44, 4, 4, 'gold', 'stroke-width="1"') +
  shape('M47 48v-4l2-2 2 2v4z', 'leaf', 'stroke-width="1"') +
  shape('M34 69V50q0-4 3-4v12h8v11', 'cal-mauve') +
  shape('M90 69V50q0-4-3-4v12h-8v11', 'cal-mauve') +
  box(70, 10, 22, 18, 'gold-2') +
  box(73, 13, 8, 6, 'cream', none) +
  box(81, 19, 8, 6, 'cream', none) +
  box(81, 13, 8, 6, 'dark', none) +
  box(73, 19, 8, 6, 'dark', none)

/** A small car; with two cards, a long one with everything for the summer on its roof. */
export function garage(n: number): string {
  const right = W * n
  const [from, to] = n === 1 ? [16, 88] : [24, 160]
  const cabin = n === 1 ? [30, 66] : [52, 128]
  return (
    shell(n, 'rw-grey', 'metal-2', line(`M0 18h${right}M0 40h${right}`, 'rw-grey-2', 1)) +
    line(`M6 8h${n * 22}M6 14h${n * 18}`, 'wood-2', 3) +
    shape('M70 10h24v20H70z', 'wood') +
    line('M75 14v10M80 14v7M86 14v9M86 23h4', 'line', 2) +
    shape(`M${cabin[0]! - 4} 48q6-17 14-17H${cabin[1]! - 10}q6 0 14 17z`, 'cal-red') +
    shape(
      `M${cabin[0]! + 2} 47q4-12 10-12H${(cabin[0]! + cabin[1]!) / 2 - 2}v12zM${(cabin[0]! + cabin[1]!) / 2 + 2} 47V35h${(cabin[1]! - cabin[0]!) / 2 - 13}q4 0 8 12z`,
      'glass',
    ) +
    shape(`M${from} 62V54q0-7 9-7H${to - 12}q12 1 12 10v5z`, 'cal-red') +
    shape(`M${from} 57h${to - from}v5H${from}z`, 'cal-red-2', none) +
    line(`M${(from + to) / 2} 48v13M${(from + to) / 2 + 4} 52h5`) +
    disc(to - 3, 54, 2.6, 'lit') +
    disc(from + 16, 62, 8, 'dark') +
    disc(from + 16, 62, 3.5, 'metal') +
    disc(to - 16, 62, 8, 'dark') +
    disc(to - 16, 62, 3.5, 'metal') +
    (n === 2
      ? line('M62 31h50M66 31v-4M108 31v-4', 'line', 2) +
        box(66, 17, 20, 10, 'wood') +
        box(88, 19, 16, 8, 'leaf') +
        line('M60 15l52-3', 'cream', 4) +
        disc(176, 61, 7, 'cream') +
        disc(192, 61, 7, 'cream') +
        line('M176 61l6-12h8l2 12M182 49l4 12M190 49l-2-4', 'p1', 2.2)
      : '')
  )
}

export const storage = () =>
  shell(1, 'rw-brown', 'earth') +
  lamp(24, 6, 'dark') +
  box(6, 46, 24, 23, 'wood') +
  line('M6 54h24M18 46v8') +
  box(10, 30, 18, 16, 'sand') +
  line('M10 36h18M19 30v6') +
  box(32, 53, 20, 16, 'sand') +
  line('M32 59h20M42 53v6') +
  shape('M34 53V43q0-4 8-4t8 4v10z', 'p1') +
  line('M34 46h16', 'gold', 2) +
  line('M60 69V12M72 69V12M60 20h12M60 31h12M60 42h12M60 53h12M60 64h12', 'wood', 3) +
  shape('M80 69V40q8-10 14 0v29z', 'cal-mauve') +
  line('M80 52h14M80 60h14') +
  line('M84 38l-4-22M84 38l8-24', 'wood-3', 2.4)

export const laundry = () => {
  const machine = (x: number) =>
    box(x, 45, 22, 24, 'cream') +
    disc(x + 11, 58, 7, 'water') +
    disc(x + 11, 58, 7, 'glass', 'opacity=".4"') +
    line(`M${x + 6} 59q3-3 5 0t5 0`, 'cream', 1.6) +
    disc(x + 5, 48.5, 1.4, 'red', none) +
    line(`M${x + 10} 48.5h8`)
  return (
    shell(1, 'rw-aqua', 'metal', line('M0 22h100M0 46h100', 'rw-aqua-2', 1)) +
    machine(8) +
    machine(33) +
    line('M4 10q46 8 92 0', 'line', 1.4) +
    shape('M12 12h16v5h-3v12H15V17h-3z', 'red') +
    shape('M36 13.5h9v16h-9z', 'gold') +
    shape('M52 14h5v10l6 4-2 4-9-5z', 'cream') +
    shape('M70 13h18v16H70z', 'p2') +
    line('M70 21h18', 'cream', 3) +
    shape('M62 69l-2-14h32l-2 14z', 'sand') +
    line('M61 60h30M61 64h29') +
    shape('M62 55q2-8 8-5 3-6 9-1 9-3 10 6z', 'cal-mauve')
  )
}

export const cellar = () => {
  const barrel = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="11" ry="10.5" fill="var(--wood)"/><ellipse cx="${x}" cy="${y}" rx="7.5" ry="7" stroke="var(--wood-3)"/>` +
    disc(x, y + 3, 1.6, 'dark', none)
  return (
    shell(1, 'rw-stone', 'earth') +
    shape('M0 0h100v69h-8V40Q92 10 50 10T8 40v29H0z', 'rw-stone-2') +
    line('M8 52h-8M8 30l-8-3M20 18l-4-8M50 10V0M80 18l4-8M92 30l8-3M92 52h8', 'line', 1) +
    barrel(24, 58) +
    barrel(47, 58) +
    barrel(35.5, 39) +
    box(62, 32, 26, 37, 'wood-3') +
    repeat(9, (index) => disc(67 + (index % 3) * 8, 39 + Math.floor(index / 3) * 11, 3.4, index % 2 ? 'leaf-2' : 'cal-red-2')) +
    line('M50 10v8') +
    disc(50, 20, 3, 'glow') +
    shape('M15 28v-4h4v4z', 'cream')
  )
}

/** A card laid face down: plaster, a bare bulb, and the painters' things. */
export const empty = () =>
  shell(1, 'dust', 'dust-2', line('M20 10q4 8-2 14t4 12M74 8q-5 6 0 12', 'dust-2', 1.6)) +
  line('M50 0v16') +
  disc(50, 20, 4, 'glow') +
  line('M24 69l8-30 8 30M27 58h10M29 49h6', 'wood-3', 2.4) +
  shape('M62 69V59h13v10z', 'metal') +
  shape('M62 61q2 3 4 0t4 0 5 0v-3H62z', 'cream') +
  line('M62 59q6-8 13 0') +
  `<ellipse cx="82" cy="70" rx="10" ry="2" fill="var(--cream)" opacity=".6" ${none}/>`
