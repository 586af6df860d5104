// The six rooms from above: a floor whose texture runs on from tile to tile, and a sign for each colour.
import type { Colour } from '../wire'

const floors: Record<Colour, { size: [number, number]; marks: string }> = {
  // staves, with a note here and there
  red: {
    size: [100, 50],
    marks: `<path d="M0 9h100M0 16h100M0 23h100M0 30h100M0 37h100" stroke-width="1.3"/><g class="solid"><ellipse cx="23" cy="30" rx="4" ry="3"/><ellipse cx="73" cy="23" rx="4" ry="3"/></g><path d="M26.6 29V11M76.6 22V6q5 3 6 9" stroke-width="1.8"/>`,
  },
  // parquet
  brown: {
    size: [40, 40],
    marks: `<path d="M0 0h20v20H0zM20 20h20v20H20zM0 6.7h20M0 13.3h20M20 26.7h20M20 33.3h20M26.7 0v20M33.3 0v20M6.7 20v20M13.3 20v20M20 0h20M0 40V20M40 0v20" stroke-width="1.3"/>`,
  },
  // lozenges
  mauve: {
    size: [26, 26],
    marks: `<path d="M13 2l8 11-8 11-8-11z" stroke-width="1.4"/><circle class="solid" cx="0" cy="0" r="2"/><circle class="solid" cx="26" cy="0" r="2"/><circle class="solid" cx="0" cy="26" r="2"/><circle class="solid" cx="26" cy="26" r="2"/>`,
  },
  // a garage's grid
  grey: { size: [25, 25], marks: `<path d="M0 0h25v25" stroke-width="1.5"/><path d="M7 12.5h11M12.5 7v11" stroke-width="1"/>` },
  // waves
  paleblue: {
    size: [34, 20],
    marks: `<path d="M0 6q8.5-6 17 0t17 0M-17 16q8.5-6 17 0t17 0 17 0" stroke-width="1.6"/>`,
  },
  // leaves
  green: {
    size: [38, 38],
    marks: `<path d="M5 17q1-11 12-12 1 11-12 12zM24 36q-2-11 8-14 4 10-8 14zM5 17l8-8M24 36l6-10" stroke-width="1.4"/><path d="M27 12l4-4M8 31l3 3" stroke-width="1.4"/>`,
  },
}

const signs: Record<Colour, string> = {
  red: `<path d="M9 17.5V4.5l11-2.3v12.5" fill="none" stroke="currentColor" stroke-width="2.4"/><ellipse cx="6.2" cy="17.8" rx="3.7" ry="3"/><ellipse cx="17.2" cy="15" rx="3.7" ry="3"/>`,
  brown: `<path d="M3.5 20.5L19 3" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="17" cy="17" r="4.6"/>`,
  mauve: `<path d="M12 1.8l3 6.9 7.4.7-5.6 4.9 1.7 7.3L12 17.7l-6.5 3.9 1.7-7.3L1.6 9.4 9 8.7z"/>`,
  grey: `<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"/><circle cx="12" cy="12" r="2.6"/><path d="M12 6v12M6.8 9l10.4 6M6.8 15l10.4-6" fill="none" stroke="currentColor" stroke-width="1.3"/>`,
  paleblue: `<path d="M12 1.5c4 5.2 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.8 7-13z"/>`,
  green: `<path d="M4 20C2.5 9 9 3 21.5 2.5 22 15 15.5 21.5 7.5 18.5L4 22z"/>`,
}

export const roomSymbols = (Object.keys(floors) as Colour[])
  .map((colour) => {
    const { size, marks } = floors[colour]
    const ink = `var(--cal-${colour}-2)`
    const drawn = marks.replaceAll('class="solid"', `fill="${ink}" stroke="none"`)
    return (
      `<pattern id="floor-${colour}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">` +
      `<rect width="${size[0]}" height="${size[1]}" fill="var(--cal-${colour})" stroke="none"/>` +
      `<g stroke="${ink}" fill="none" stroke-linecap="round">${drawn}</g></pattern>` +
      `<symbol id="sign-${colour}" viewBox="0 0 24 24"><g fill="currentColor" stroke="none">${signs[colour]}</g></symbol>`
    )
  })
  .join('')

/** Bare boards of a space that nobody has renovated. */
export const bareFloor =
  `<pattern id="floor-bare" width="100" height="34" patternUnits="userSpaceOnUse"><rect width="100" height="34" fill="var(--dust)" stroke="none"/>` +
  `<path d="M0 0h100M0 17h100M28 0v17M74 17v17" stroke="var(--dust-2)" fill="none"/></pattern>`
