// Every piece from above, in a square of 80. One flat shade a thing, light from the upper left.

const fill = (name: string, more = '') => `fill="var(--${name})" ${more}`
const none = 'stroke="none"'

const keys = Array.from({ length: 9 }, (_, key) => `M${17 + key * 5.2} 58v9`).join('')
const flats = [0, 1, 3, 4, 5, 7, 8].map((key) => `M${19.5 + key * 5.2} 58v5`).join('')

export const FURNITURE_ART: Record<string, string> = {
  piano:
    `<path d="M11 56V29c0-14 9-21 20-21s15 7 16 14c1.5 9 6 10 11 13 6 3.5 7 9 7 21z" ${fill('dark')}/>` +
    `<path d="M17 52V30c0-10 6-16 14-16 7 0 10 4 11 10 1.5 10 7 12 12 15 4 2.5 5 6 5 13z" ${fill('wood-3', none)}/>` +
    `<path d="M22 48V31M28 48V24M34 48V22M40 48V30M46 48v-9M52 48v-6" stroke="var(--gold)" stroke-width="1"/>` +
    `<path d="M11 56h54v12H11z" ${fill('cream')}/><path d="${keys}" stroke-width=".9"/><path d="${flats}" stroke-width="2.6" stroke-linecap="butt"/>` +
    `<rect x="28" y="71" width="20" height="7" rx="3" ${fill('red')}/>`,
  drums:
    `<circle cx="40" cy="47" r="17" ${fill('cream')}/><circle cx="40" cy="47" r="12.5" ${fill('cream-2', none)}/><path d="M40 30v34M23 47h34" stroke="var(--metal-2)"/><circle cx="40" cy="47" r="17"/>` +
    `<circle cx="19" cy="56" r="11" ${fill('cream')}/><circle cx="61" cy="58" r="12" ${fill('cream')}/><circle cx="28" cy="26" r="9.5" ${fill('cream')}/><circle cx="51" cy="25" r="9.5" ${fill('cream')}/>` +
    `<g ${fill('gold')}><circle cx="12" cy="31" r="10.5"/><circle cx="68" cy="30" r="10.5"/></g><g ${fill('gold-2', none)}><circle cx="12" cy="31" r="3"/><circle cx="68" cy="30" r="3"/></g>` +
    `<path d="M6 31a6 6 0 0 1 6-6M62 30a6 6 0 0 1 6-6" stroke="var(--cream)"/><path d="M12 62l16-7M68 66l-14-9" stroke="var(--wood-3)" stroke-width="2.2"/>`,
  billiard:
    `<rect x="6" y="19" width="68" height="42" rx="5" ${fill('wood')}/><path d="M6 56v1a5 5 0 0 0 5 4h58a5 5 0 0 0 5-5v-4H6z" ${fill('wood-2', none)}/>` +
    `<rect x="12" y="25" width="56" height="30" rx="2" ${fill('leaf')}/><path d="M13 26h54v4H17v24h-4z" ${fill('leaf-2', none)}/>` +
    `<g ${fill('dark', none)}><circle cx="12" cy="25" r="3.4"/><circle cx="40" cy="24" r="3"/><circle cx="68" cy="25" r="3.4"/><circle cx="12" cy="55" r="3.4"/><circle cx="40" cy="56" r="3"/><circle cx="68" cy="55" r="3.4"/></g>` +
    `<g stroke-width="1"><circle cx="53" cy="36" r="3" ${fill('gold')}/><circle cx="58.5" cy="39.5" r="3" ${fill('red')}/><circle cx="53" cy="43" r="3" ${fill('dark')}/><circle cx="27" cy="40" r="3" ${fill('cream')}/></g>` +
    `<path d="M4 68l20-25" stroke="var(--cream)" stroke-width="2.6"/><path d="M4 68l8-10" stroke="var(--wood-3)" stroke-width="3"/><rect x="6" y="19" width="68" height="42" rx="5"/>`,
  bar:
    `<path d="M9 10h62v13H9z" ${fill('wood-3')}/><g stroke-width="1"><g ${fill('leaf')}><circle cx="16" cy="16.5" r="3.3"/><circle cx="42" cy="16.5" r="3.3"/></g><g ${fill('gold')}><circle cx="25" cy="16.5" r="3.3"/><circle cx="60" cy="16.5" r="3.3"/></g><g ${fill('red')}><circle cx="33.5" cy="16.5" r="3.3"/><circle cx="51" cy="16.5" r="3.3"/></g></g>` +
    `<path d="M9 34c0-2 1-3 3-3h56c2 0 3 1 3 3v8c0 9-9 15-31 15S9 51 9 42z" ${fill('wood')}/><path d="M9 41v3c1 8 10 13 31 13s30-5 31-13v-3c-2 7-12 10-31 10S11 48 9 41z" ${fill('wood-2', none)}/>` +
    `<g stroke-width="1.2"><circle cx="26" cy="40" r="3.8" ${fill('cream')}/><circle cx="51" cy="39" r="3.8" ${fill('cream')}/><circle cx="26" cy="40" r="1.8" ${fill('gold')}/><circle cx="51" cy="39" r="1.8" ${fill('red')}/></g>` +
    `<g ${fill('red')}><circle cx="18" cy="67" r="6.5"/><circle cx="40" cy="69" r="6.5"/><circle cx="62" cy="67" r="6.5"/></g><g ${fill('cream', none)} opacity=".5"><circle cx="16.5" cy="65" r="2"/><circle cx="38.5" cy="67" r="2"/><circle cx="60.5" cy="65" r="2"/></g>`,
  pinball:
    `<path d="M20 17h40l4 57H16z" ${fill('cal-red')}/><path d="M25 22h30l3 47H22z" ${fill('sky-1')}/><path d="M25 22h30l.3 5H30l-2.5 42H22z" fill="var(--shade)" ${none}/>` +
    `<g><circle cx="34" cy="35" r="5" ${fill('gold')}/><circle cx="47" cy="33" r="5" ${fill('cream')}/><circle cx="41" cy="45" r="5" ${fill('red')}/></g><g ${fill('cream', none)}><circle cx="34" cy="35" r="2"/><circle cx="41" cy="45" r="2"/></g>` +
    `<path d="M29 58l9 5M51 58l-9 5" stroke="var(--cream)" stroke-width="3.4"/><circle cx="52" cy="50" r="2.4" ${fill('metal')}/>` +
    `<path d="M17 5h46v13H17z" ${fill('dark')}/><path d="M21 14l5-6 5 6 4-4 4 4" stroke="var(--gold)"/><path d="M46 9h13M46 13h9" stroke="var(--sky-1)"/><path d="M12 66h5M68 66h-5" stroke-width="4"/>`,
  jukebox:
    `<path d="M12 74V34C12 17 24 6 40 6s28 11 28 28v40z" ${fill('wood')}/><path d="M68 40v34H12v-6h50V34q0-9-4-15 10 8 10 21z" ${fill('wood-2', none)}/>` +
    `<path d="M18 70V35c0-14 10-23 22-23s22 9 22 23v35" stroke="var(--gold)" stroke-width="4.5"/><path d="M24 70V36c0-11 7-18 16-18s16 7 16 18v34" stroke="var(--cal-red)" stroke-width="4"/>` +
    `<circle cx="40" cy="39" r="13" ${fill('dark')}/><circle cx="40" cy="39" r="9" stroke="var(--metal-2)" stroke-width=".8"/><circle cx="40" cy="39" r="4.5" ${fill('gold')}/><path d="M51 30l-8 7" stroke="var(--cream)" stroke-width="2"/>` +
    `<rect x="28" y="57" width="24" height="12" rx="2" ${fill('cream')}/><path d="M32 61h16M32 65h16" stroke="var(--dark)" stroke-width="1"/>`,
  motorbike:
    `<g transform="rotate(38 40 40)"><rect x="35.5" y="-1" width="9" height="22" rx="4.5" ${fill('dark')}/><rect x="35" y="57" width="10" height="24" rx="5" ${fill('dark')}/>` +
    `<path d="M37 18h6l2 14H35z" ${fill('metal')}/><path d="M18 21q10-6 22-6t22 6" stroke-width="4"/><path d="M17 21.5l5-1.5M63 21.5l-5-1.5" stroke="var(--dark)" stroke-width="5"/><circle cx="40" cy="13" r="5" ${fill('gold')}/>` +
    `<path d="M33 28q7-5 14 0l2 14q-9 5-18 0z" ${fill('cal-red')}/><path d="M36 30q3-2 6-2l-1 12-5-1z" fill="var(--cream)" opacity=".4" ${none}/><path d="M31 46q9-3 18 0l-2 20q-7 4-14 0z" ${fill('wood-3')}/>` +
    `<path d="M50 44l5 3v22" stroke="var(--metal)" stroke-width="4"/><path d="M28 47h-5M52 47h5" stroke-width="3.5"/></g>`,
  workbench:
    `<rect x="6" y="16" width="68" height="36" rx="2" ${fill('wood')}/><path d="M6 47h68v5H6z" ${fill('wood-2', none)}/><path d="M8 25h62M8 34h64M8 42h60" stroke="var(--wood-2)" stroke-width="1"/><rect x="6" y="16" width="68" height="36" rx="2"/>` +
    `<path d="M12 54h14v11H12z" ${fill('metal')}/><path d="M12 52h14v4H12z" ${fill('metal-2')}/><path d="M19 65v8M13 73h12" stroke-width="2.4"/>` +
    `<path d="M18 44l14-16" stroke="var(--wood-3)" stroke-width="4"/><path d="M27 22l11 9-4 4-10-9z" ${fill('metal-2')}/>` +
    `<path d="M45 22l24 16-5 5-22-12z" ${fill('metal')}/><path d="M42 30l6-9-5-3-6 8z" ${fill('red')}/><path d="M48 33l2 3 1-2 2 3 1-2 2 3 1-2 2 3" stroke-width="1"/><circle cx="54" cy="68" r="7" ${fill('metal')}/><circle cx="54" cy="68" r="2.5" ${fill('dark')}/>`,
  pool:
    `<path d="M22 10c12-5 17 4 27 2 13-2 25 6 24 22-1 13-9 15-11 24-3 13-15 16-27 13C16 67 6 56 7 39 8 25 12 14 22 10z" ${fill('cream')}/>` +
    `<path d="M24 17c10-4 15 4 25 2 10-2 17 5 17 15 0 11-8 13-10 22-3 10-11 11-20 9C21 62 13 53 14 39c1-11 4-19 10-22z" ${fill('water')}/><path d="M24 17c10-4 15 4 25 2 10-2 17 5 17 15-3-7-8-9-16-8-11 1-16-6-24-3-8 4-10 16-9 26-5-17 0-28 7-32z" ${fill('water-2', none)}/>` +
    `<path d="M22 46q4-3 8 0t8 0M40 34q4-3 8 0t8 0M36 56q3-2 6 0t6 0" stroke="var(--cream)" stroke-width="1.8"/>` +
    `<circle cx="32" cy="33" r="6.5" ${fill('red')}/><circle cx="32" cy="33" r="2.8" ${fill('water')}/><path d="M32 26.5v4M32 35.5v4M25.5 33h4M34.5 33h4" stroke="var(--cream)" stroke-width="2.6"/>` +
    `<path d="M56 56l11 7M60 50l11 7" stroke="var(--metal-2)" stroke-width="3"/><path d="M62 52l-4 6M67 55l-4 6" stroke="var(--metal-2)" stroke-width="2"/>`,
  sunbed:
    `<g transform="rotate(-14 40 42)"><rect x="15" y="20" width="23" height="54" rx="5" ${fill('cream')}/><path d="M15 27h23M15 36h23M15 45h23M15 54h23M15 63h23" stroke="var(--red)" stroke-width="4.5" stroke-linecap="butt"/><rect x="15" y="20" width="23" height="54" rx="5"/><rect x="18" y="22" width="17" height="10" rx="4" ${fill('gold')}/></g>` +
    `<circle cx="54" cy="27" r="20" ${fill('gold')}/><path d="M54 27V7a20 20 0 0 1 17.3 10zM54 27l17.3 10A20 20 0 0 1 54 47zM54 27L36.7 37a20 20 0 0 1 0-20z" ${fill('cream')}/><circle cx="54" cy="27" r="2" ${fill('dark')}/>` +
    `<circle cx="59" cy="62" r="6" ${fill('wood')}/><circle cx="59" cy="62" r="2.6" ${fill('red')}/>`,
  dog:
    `<ellipse cx="40" cy="44" rx="33" ry="29" ${fill('wood')}/><path d="M7 45c1 16 15 28 33 28s32-12 33-28c-3 13-16 21-33 21S10 58 7 45z" ${fill('wood-2', none)}/><ellipse cx="40" cy="42" rx="25" ry="21" ${fill('cal-red')}/>` +
    `<path d="M23 47c-3-13 7-22 19-21 13 1 20 10 18 21-2 9-11 13-20 12" ${fill('cream')}/><path d="M40 59c8 0 17-3 19-12 1-5 0-9-2-12 0 10-5 17-17 19z" ${fill('cream-2', none)}/><path d="M60 45c5 9-3 18-12 15" stroke-width="5.5"/><path d="M60 45c5 9-3 18-12 15" stroke="var(--cream)" stroke-width="3"/>` +
    `<path d="M18 44c0-9 6-14 13-14s12 6 12 14c0 8-5 15-12 15s-13-7-13-15z" ${fill('cream')}/><path d="M18 40c-6-1-9 6-6 14 5-1 7-6 7-11zM43 40c6-1 9 6 6 14-5-1-7-6-7-11z" ${fill('wood-3')}/><ellipse cx="30.5" cy="55" rx="3.6" ry="2.7" ${fill('dark')}/><circle cx="26" cy="46" r="1.3" ${fill('dark')}/><circle cx="35" cy="46" r="1.3" ${fill('dark')}/>`,
  statue:
    `<path d="M24 5h32l19 19v32L56 75H24L5 56V24z" ${fill('leaf-2')}/><path d="M27 13h26l14 14v26L53 67H27L13 53V27z" ${fill('sand')}/><g ${fill('cal-red')} stroke-width="1"><circle cx="15" cy="20" r="3"/><circle cx="65" cy="20" r="3"/><circle cx="15" cy="60" r="3"/><circle cx="65" cy="60" r="3"/></g>` +
    `<path d="M28 58l26 4 12-10-2-6-20-6z" fill="var(--shade)" ${none}/><path d="M26 52h28v12H26z" ${fill('metal')}/><path d="M22 62h36v6H22z" ${fill('metal-2')}/>` +
    `<path d="M33 52c-1-8-6-10-5-18 1-6 6-7 12-7s11 1 12 7c1 8-4 10-5 18z" ${fill('cream')}/><path d="M46 28c4 1 6 3 6 6 1 8-4 10-5 18h-5c2-8 5-16 4-24z" ${fill('cream-2', none)}/><circle cx="40" cy="19" r="8" ${fill('cream')}/><path d="M32.5 17c2-6 13-6 15 0" stroke="var(--leaf-2)" stroke-width="3"/><path d="M29 36l-8 7 4 4M51 36l7-9" stroke-width="5.5"/><path d="M29 36l-8 7 4 4M51 36l7-9" stroke="var(--cream)" stroke-width="3"/>`,
}

export const furnitureSymbols = Object.entries(FURNITURE_ART)
  .map(([id, drawing]) => `<symbol id="piece-${id}" viewBox="0 0 80 80">${drawing}</symbol>`)
  .join('')
