// Rooms of the two upper floors that can grow: a room of two or three cards is a single drawing.
import { box, disc, FLOOR, frame, lamp, line, none, pane, plant, shape, shell, W } from './draw'

const repeat = (n: number, draw: (index: number) => string) => Array.from({ length: n }, (_, index) => draw(index)).join('')

/** The sofa gets longer with every card. */
export function living(n: number): string {
  const right = W * n
  const [from, to] = [24, right - 20]
  const seats = n * 2
  const seat = (to - from - 16) / seats
  return (
    shell(
      n,
      'rw-rose',
      'wood',
      repeat(n * 5, (index) => line(`M${10 + index * 20} 6V68`, 'rw-rose-2', 1.2)),
    ) +
    repeat(n, (index) => (index === 1 ? pane(W * index + 36, 10, 28, 27) : frame(W * index + 37, 12, 30, 22))) +
    `<ellipse cx="${right / 2}" cy="72" rx="${right / 2 - 14}" ry="3.5" fill="var(--red)" ${none}/>` +
    shape(`M${from} 62V47q0-6 6-6h${to - from - 12}q6 0 6 6v15z`, 'p2') +
    shape(`M${from} 56h${to - from}v8H${from}z`, 'p2-2', none) +
    repeat(seats, (index) => shape(`M${from + 8 + index * seat} 58V50q0-4 4-4h${seat - 8}q4 0 4 4v8z`, 'p2')) +
    shape(`M${from - 4} 65V52q0-4 5-4t5 4v13zM${to - 6} 65V52q0-4 5-4t5 4v13z`, 'p2-2') +
    repeat(n, (index) => shape(`M${from + 16 + index * W} 57l2-10 10 2-2 9z`, index % 2 ? 'cream' : 'gold')) +
    line(`M${from + 2} 65v4M${to - 2} 65v4`, 'line', 2.5) +
    line(`M12 ${FLOOR}V28M7 ${FLOOR}h10`, 'line', 2) +
    `<path d="M2 46l6-18h8l6 18z" fill="var(--glow)" opacity=".35" ${none}/>` +
    shape('M4 30l3-12h10l3 12z', 'gold') +
    plant(right - 9, 34)
  )
}

export function bedroom(n: number): string {
  const [from, to] = n === 1 ? [30, 90] : [46, 150]
  const pillow = (x: number) => shape(`M${x} 50q0-5 4-5h14q4 0 4 5v4h-22z`, 'cream')
  return (
    shell(
      n,
      'rw-blue',
      'wood',
      repeat(n * 8, (index) => disc(7 + index * 12.5, 12 + (index % 3) * 16, 1.4, 'rw-blue-2', none)),
    ) +
    (n === 1 ? pane(52, 8, 24, 24) : pane(60, 8, 26, 26) + pane(112, 8, 26, 26)) +
    shape(`M${from - 2} ${FLOOR}V38q0-6 6-6h${n === 1 ? 8 : 10}v${FLOOR - 32}z`, 'wood-2') +
    box(from + 4, 54, to - from - 4, 11, 'cream') +
    (n === 1 ? pillow(from + 9) : pillow(from + 11) + pillow(from + 37)) +
    shape(`M${n === 1 ? from + 30 : from + 46} 54q0-5 5-5H${to - 4}q6 0 6 6v10H${n === 1 ? from + 30 : from + 46}z`, 'cal-mauve') +
    shape(
      `M${n === 1 ? from + 30 : from + 46} 60h${to - from - (n === 1 ? 28 : 44)}v5h-${to - from - (n === 1 ? 28 : 44)}z`,
      'cal-mauve-2',
      none,
    ) +
    shape(`M${to - 2} ${FLOOR}V50h6v19z`, 'wood-2') +
    line(`M${from + 2} 65v4M${to - 4} 65v4`, 'line', 2.5) +
    box(8, 52, 16, 17, 'wood') +
    line('M8 60h16M15 56h2M15 64h2') +
    shape('M10 44l3-8h7l3 8z', 'gold') +
    line('M16 44v8') +
    (n === 2
      ? box(162, 22, 32, 47, 'wood') +
        line('M178 22v47M175 46v4M181 46v4') +
        box(162, 22, 32, 5, 'wood-2') +
        shape('M166 22v-7h18v7z', 'sand')
      : '')
  )
}

export function kitchen(n: number): string {
  const right = W * n
  const tiles =
    repeat(n * 5, (index) => line(`M${index * 20} 28v14`, 'rw-yellow-2', 1)) + line(`M0 28h${right}M0 35h${right}`, 'rw-yellow-2', 1)
  const pans = repeat(n * 2, (index) => {
    const x = 40 + index * 11 + (index > 1 ? 62 : 0)
    return line(`M${x} 9v7`) + disc(x, 19, 4, index % 2 ? 'dark' : 'tile')
  })
  return (
    shell(n, 'rw-yellow', 'cream-2', tiles) +
    box(4, 20, 23, 49, 'cream') +
    line('M4 38h23M23 26v7M23 43v9', 'line', 1.6) +
    line(`M34 9h${n * W - 48}`, 'line', 2) +
    pans +
    box(29, 44, right - 36, 25, 'p2') +
    box(27, 41, right - 32, 4, 'wood') +
    box(29, 64, right - 36, 5, 'p2-2', none) +
    box(62, 45, 25, 24, 'metal') +
    box(66, 53, 17, 11, 'dark') +
    disc(67, 49, 1.3, 'red', none) +
    disc(72, 49, 1.3, 'red', none) +
    disc(77, 49, 1.3, 'red', none) +
    shape('M60 26l5-14h19l5 14z', 'metal') +
    shape('M68 12V0h13v12z', 'metal-2') +
    shape('M66 41v-7h14v7z', 'red') +
    line('M80 36h5', 'line', 2) +
    line('M70 30q-2-3 0-5M76 30q-2-3 0-5', 'cream', 1.5) +
    line('M45 45v24M37 55h2M51 55h2') +
    (n === 2
      ? shape('M118 41q-4-12 4-16 8 5 4 16z', 'leaf') +
        line('M104 45v19M122 45v19M140 45v19') +
        box(146, 46, 46, 4, 'wood-2') +
        line('M152 50v19M186 50v19', 'line', 3) +
        lamp(169, 8, 'red') +
        disc(169, 43, 4, 'cal-red') +
        disc(163, 44, 3.4, 'gold') +
        disc(175, 44, 3.4, 'leaf')
      : '')
  )
}

export function playroom(n: number): string {
  const right = W * n
  const stars = repeat(n * 4, (index) => {
    const [x, y] = [14 + index * 25, 14 + (index % 2) * 12]
    return shape(`M${x} ${y - 4}l1.2 2.8 2.8 1.2-2.8 1.2L${x} ${y + 4}l-1.2-2.8-2.8-1.2 2.8-1.2z`, 'rw-pink-2', none)
  })
  const bunting = repeat(n * 6, (index) => shape(`M${index * 16.6 + 2} 6l12 0-6 9z`, ['red', 'gold', 'p2'][index % 3]!, 'stroke-width="1"'))
  const wagon = (x: number, colour: string) => box(x, 57, 14, 8, colour) + disc(x + 3.5, 67, 2.4, 'dark') + disc(x + 10.5, 67, 2.4, 'dark')
  return (
    shell(n, 'rw-pink', 'sand', stars + bunting) +
    shape('M8 69L29 24l21 45z', 'cream') +
    shape('M29 24l21 45H38z', 'cream-2', none) +
    shape('M20 69l9-24 9 24z', 'cal-mauve') +
    line('M26 20l3 4 3-4') +
    box(54, 57, 12, 12, 'p1') +
    box(67, 57, 12, 12, 'gold') +
    box(60, 45, 12, 12, 'leaf') +
    line('M60 61v4M58 63h4M71 61l4 4M75 61l-4 4', 'cream', 1.6) +
    (n === 1
      ? disc(89, 60, 6, 'wood') +
        disc(89, 51, 5, 'wood') +
        disc(85, 47, 2, 'wood') +
        disc(93, 47, 2, 'wood') +
        disc(89, 52.5, 1.4, 'dark', none)
      : line('M84 69.5h112', 'wood-3', 2) +
        wagon(92, 'gold') +
        wagon(110, 'leaf') +
        wagon(128, 'p1') +
        shape('M146 65V50h10v7h12v8z', 'red') +
        disc(150, 67, 2.6, 'dark') +
        disc(163, 67, 2.6, 'dark') +
        shape('M161 57v-6h4v6z', 'dark') +
        disc(167, 45, 3, 'cream', none) +
        disc(173, 40, 4, 'cream', none) +
        pane(118, 18, 26, 24) +
        disc(186, 60, 6.5, 'wood') +
        disc(186, 50, 5.5, 'wood') +
        disc(181.5, 45.5, 2.2, 'wood') +
        disc(190.5, 45.5, 2.2, 'wood') +
        disc(186, 52, 1.5, 'dark', none)) +
    line(`M0 6h${right}`, 'line', 1)
  )
}

export function bathroom(n: number): string {
  const right = W * n
  return (
    shell(
      n,
      'rw-aqua',
      'cream',
      line(
        `M0 30h${right}M0 42h${right}M0 54h${right}M12 30v39M24 30v39M36 30v39M48 30v39M60 30v39M72 30v39M84 30v39M96 30v39`,
        'rw-aqua-2',
        1,
      ),
    ) +
    line('M6 12h46', 'line', 2) +
    shape('M8 12q-2 20 1 34h11q-3-18 0-34z', 'cream') +
    line('M14 14v30', 'cal-paleblue', 3) +
    shape('M12 50h50q0 15-8 16H22q-10-1-10-16z', 'cream') +
    shape('M62 50q0 15-8 16H36q16-2 18-16z', 'cream-2', none) +
    line('M10 50h54', 'line', 2.5) +
    disc(26, 47, 3.5, 'cream') +
    disc(33, 45, 4.5, 'cream') +
    disc(41, 47, 3.5, 'cream') +
    line('M20 66l-3 3M54 66l3 3', 'line', 2) +
    shape('M56 48q4-2 5-6 5 0 4 4-2 3-9 2z', 'gold') +
    `<ellipse cx="83" cy="22" rx="9" ry="11" fill="var(--glass)"/>` +
    shape('M72 46h22q-1 9-8 9h-6q-7 0-8-9z', 'cream') +
    box(80, 55, 6, 14, 'cream') +
    line('M83 46v-5h4', 'metal-2', 2.5)
  )
}
