// Each player's sign. It is on houses, frames and names, so that nobody is identified by colour alone.
export const EMBLEMS = ['sun', 'moon', 'tree', 'key', 'bell'] as const
export type Emblem = (typeof EMBLEMS)[number]

export function emblemOf(seat: number): Emblem {
  return EMBLEMS[seat % EMBLEMS.length]!
}

// Drawn in a square of 24, filled with currentColor.
const shapes: Record<Emblem, string> = {
  sun: `<circle cx="12" cy="12" r="4.6"/><path d="M12 1.8v3.4M12 18.8v3.4M1.8 12h3.4M18.8 12h3.4M4.8 4.8l2.4 2.4M16.8 16.8l2.4 2.4M4.8 19.2l2.4-2.4M16.8 7.2l2.4-2.4" stroke-width="2.3"/>`,
  moon: `<path d="M15.6 3.2a9.3 9.3 0 1 0 5 12.7A7.6 7.6 0 0 1 15.6 3.2z" stroke="none"/><path d="M18.6 4.6l.8 1.9 1.9.8-1.9.8-.8 1.9-.8-1.9-1.9-.8 1.9-.8z" stroke="none"/>`,
  tree: `<path d="M12 2C8.6 2 6.7 4.5 7 6.9 4.7 7.5 3.6 9.6 4 11.6c.4 2.2 2.3 3.5 4.3 3.5h7.4c2 0 3.9-1.3 4.3-3.5.4-2-.7-4.1-3-4.7C17.3 4.5 15.4 2 12 2z" stroke="none"/><path d="M12 10.5V22M9 22h6" stroke-width="2.4"/>`,
  key: `<path d="M7.5 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 4.5-3.2h3.4v3.2h2.8v-3.2h1.4v2.6h2.6v-5.8H12a4.8 4.8 0 0 0-4.5-3.2zm0 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z" fill-rule="evenodd" stroke="none"/>`,
  bell: `<path d="M12 3c-3.7 0-6 2.8-6 6.4 0 4.1-1.3 5.6-2.5 7.1h17c-1.2-1.5-2.5-3-2.5-7.1C18 5.8 15.7 3 12 3z" stroke="none"/><path d="M9.6 19a2.5 2.5 0 0 0 4.8 0z" stroke="none"/><path d="M12 1.6v2" stroke-width="2.4"/>`,
}

export const emblemSymbols = EMBLEMS.map(
  (name) =>
    `<symbol id="emblem-${name}" viewBox="0 0 24 24"><g fill="currentColor" stroke="currentColor" stroke-linecap="round" stroke-width="0">${shapes[name]}</g></symbol>`,
).join('')

// A texture for each player, for roofs and flags: lines stay visible in greyscale, hues do not.
export const playerPatterns = [
  `<path d="M0 4h12M0 10h12"/>`,
  `<circle cx="3" cy="3" r="1.3"/><circle cx="9" cy="9" r="1.3"/>`,
  `<path d="M0 8l3-4 3 4 3-4 3 4"/>`,
  `<path d="M3 0v12M9 0v12"/>`,
  `<path d="M0 12L12 0M-3 3l6-6M9 15l6-6"/>`,
]
  .map(
    (marks, seat) =>
      `<pattern id="player-${seat}" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="var(--p${seat})" stroke="none"/><g fill="none" stroke="var(--p${seat}-2)" stroke-width="1.6">${marks}</g></pattern>`,
  )
  .join('')
