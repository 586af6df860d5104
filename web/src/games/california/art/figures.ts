// People and small things of California: six neighbours who stand and wait, parcels, coins, trees.
import type { Colour } from '../wire'

const fill = (name: string, more = '') => `fill="var(--${name})" ${more}`
const none = 'stroke="none"'
const head = (skin: string) => `<circle cx="20" cy="17" r="7.5" ${fill(skin)}/>`
const legs = `<path d="M16 56v13M24 56v13" stroke-width="4.5"/>`

/** In a box of 40 by 72, feet at the bottom. */
const people: Record<Colour, string> = {
  // the musician, with a trumpet
  red:
    legs +
    `<path d="M11 58l2-28q7-5 14 0l2 28z" ${fill('cal-red')}/><path d="M20 28q5 0 7 2l2 28h-6z" ${fill('cal-red-2', none)}/>` +
    head('skin') +
    `<path d="M12 14q0-8 9-8 8 0 8 7-8-3-17 1z" ${fill('dark')}/><circle cx="22" cy="5.5" r="1.6" ${fill('dark')}/><path d="M14 30l-7 10 12 3" stroke-width="4.5"/><path d="M3 36l16 7 6 6v-9l-6 1L5 33z" ${fill('gold')}/>`,
  // the billiard player, bowler and cue
  brown:
    legs +
    `<path d="M12 58l1-28q7-5 14 0l1 28z" ${fill('cal-brown')}/><path d="M20 28q5 0 7 2l1 28h-5z" ${fill('cal-brown-2', none)}/><path d="M20 27l-4-3v6zM20 27l4-3v6z" ${fill('red')}/>` +
    head('skin-2') +
    `<path d="M10 13h20M13 13q0-9 7-9t7 9z" ${fill('wood-3')} stroke-width="2.4"/><path d="M33 8l-3 62" stroke="var(--wood)" stroke-width="2.6"/><path d="M27 32l5 9" stroke-width="4.5"/>`,
  // the girl who plays, star on her dress
  mauve:
    legs +
    `<path d="M5 10q5-4 9 3l-4 9q-6-2-5-12zM35 10q-5-4-9 3l4 9q6-2 5-12z" ${fill('wood-3')}/><path d="M20 27l-12 30q12 4 24 0z" ${fill('cal-mauve')}/><path d="M20 27l12 30q-3 1-7 1.6z" ${fill('cal-mauve-2', none)}/>` +
    head('skin') +
    `<path d="M12 16q0-9 8-9t8 9q-8-5-16 0z" ${fill('wood-3')}/><path d="M19 40l1.8 4 4.2.4-3.2 2.8 1 4.1-3.8-2.2-3.7 2.2.9-4.1-3.2-2.8 4.2-.4z" ${fill('gold')} stroke-width="1"/>`,
  // the mechanic, cap and spanner
  grey:
    legs +
    `<path d="M11 36l2-6q7-5 14 0l2 6v8H11z" ${fill('cream')}/><path d="M12 58V39h16v19z" ${fill('cal-grey')}/><path d="M24 39h4v19h-5z" ${fill('cal-grey-2', none)}/><path d="M14 39v-8M26 39v-8" stroke="var(--cal-grey-2)" stroke-width="3"/>` +
    head('skin-2') +
    `<path d="M12 14q0-8 8-8t8 8z" ${fill('cal-grey')}/><path d="M27 13h8" stroke-width="3"/><path d="M28 34l6 12" stroke-width="4.5"/><path d="M36 40l-4 16M33 37l3 4 4-2" stroke="var(--metal-2)" stroke-width="3"/>`,
  // the bather, wide hat and ring
  paleblue:
    `<path d="M16 54v15M24 54v15" stroke="var(--line)" stroke-width="5"/><path d="M16 54v15M24 54v15" stroke="var(--skin)" stroke-width="2.5"/><path d="M12 56l2-26q6-4 12 0l2 26z" ${fill('cal-paleblue')}/><path d="M12.7 46h14.6M13.4 37h13.2" stroke="var(--cream)" stroke-width="3" stroke-linecap="butt"/>` +
    head('skin') +
    `<path d="M6 14q14-5 28 0M12 13q0-8 8-8t8 8" ${fill('sand')} stroke-width="2.2"/><ellipse cx="20" cy="50" rx="14" ry="6" stroke="var(--line)" stroke-width="7"/><ellipse cx="20" cy="50" rx="14" ry="6" stroke="var(--red)" stroke-width="4"/>`,
  // the gardener, straw hat and a pot
  green:
    legs +
    `<path d="M20 27L9 58q11 3 22 0z" ${fill('cal-green')}/><path d="M20 27l11 31-6 1z" ${fill('cal-green-2', none)}/><path d="M15 36h10l2 20H13z" ${fill('cream')}/>` +
    head('skin-2') +
    `<path d="M7 14h26L24 6h-8z" ${fill('gold')}/><path d="M13 12h14" stroke="var(--cal-green-2)" stroke-width="2.6"/><path d="M15 50h10l-2 9h-6z" ${fill('tile')}/><path d="M20 50v-8M20 45q-6 0-6-6 6 0 6 6zM20 44q6 0 6-6-6 0-6 6z" ${fill('leaf')}/>`,
}

export const figureSymbols =
  (Object.keys(people) as Colour[])
    .map((colour) => `<symbol id="neighbour-${colour}" viewBox="0 0 40 72">${people[colour]}</symbol>`)
    .join('') +
  `<symbol id="parcel" viewBox="0 0 32 34"><path d="M3 12h26v20H3z" ${fill('red')}/><path d="M23 12h6v20h-8z" ${fill('tile-2', none)}/><path d="M3 12h26v20H3z"/><path d="M16 12v20M3 20h26" stroke="var(--gold)" stroke-width="4" stroke-linecap="butt"/><path d="M16 12C9 12 5 9 7 5s9 0 9 7zm0 0c7 0 11-3 9-7s-9 0-9 7z" ${fill('gold')}/></symbol>` +
  `<symbol id="gold" viewBox="0 0 40 40"><circle cx="20" cy="21" r="17" ${fill('gold-2')}/><circle cx="20" cy="19" r="17" ${fill('gold')}/><circle cx="20" cy="19" r="12.5" stroke="var(--gold-2)"/><path d="M24 13h-7l-.7 6c5-1.7 8 .4 8 3.4 0 3.4-4 5-8.3 3" stroke="var(--wood-3)" stroke-width="2.8"/></symbol>` +
  `<symbol id="silver" viewBox="0 0 40 40"><circle cx="20" cy="21" r="17" ${fill('silver-2')}/><circle cx="20" cy="19" r="17" ${fill('silver')}/><circle cx="20" cy="19" r="12.5" stroke="var(--silver-2)"/><path d="M17 14l4-2v14M16 26h9" stroke="var(--dark)" stroke-width="2.6"/></symbol>` +
  `<symbol id="palm" viewBox="0 0 60 60"><g ${fill('leaf')} stroke-width="1.2"><path d="M30 30Q24 10 32 2q7 9-2 28zM30 30q2-20 13-24 5 11-13 24zM30 30q14-13 26-9-2 13-26 9zM30 30q20 0 26 10-10 9-26-10zM30 30q14 12 12 25-13-3-12-25zM30 30q-1 20-11 26-8-10 11-26zM30 30Q14 44 4 39q1-13 26-9zM30 30Q10 30 4 20q9-10 26 10zM30 30Q14 19 16 6q13 2 14 24z"/></g><circle cx="30" cy="30" r="3.5" ${fill('wood-2')}/></symbol>` +
  `<symbol id="bush" viewBox="0 0 40 40"><path d="M20 4c6-2 9 3 9 6 6 0 9 6 6 10 3 6-2 10-6 10-2 6-9 7-12 3-6 2-10-3-9-7C2 24 2 17 6 14c-1-6 5-9 9-7z" ${fill('leaf')}/><path d="M35 20c3 6-2 10-6 10-2 6-9 7-12 3 8 0 16-6 18-13z" ${fill('leaf-2', none)}/><circle cx="14" cy="15" r="1.6" ${fill('cal-red', none)}/><circle cx="24" cy="12" r="1.6" ${fill('cal-red', none)}/><circle cx="17" cy="25" r="1.6" ${fill('cal-red', none)}/></symbol>`
