// The default content packs, read from the same files as the program's own. They are checked by the
// program when it is built, so here they are only given their types.
import california from '../../../content/california.toml'
import dreamhome from '../../../content/dreamhome.toml'
import sunrise from '../../../content/sunrise.toml'
import type { Colour } from '../wire/california'
import type { PlotColour } from '../wire/sunrise'

export interface Words {
  en: string
  fr: string
}

interface Named {
  id: string
  name: Words
  short?: Words
}

export interface CaliforniaPack {
  colours: (Named & { id: Colour; room: Words })[]
  furniture: (Named & { colour: Colour })[]
  bonus: (Named & { needs: string[]; points: number })[]
  manors: { id: string; printed: Colour; few: string[]; many: string[] }[]
}

export interface SunrisePack {
  colours: (Named & { id: PlotColour; letter: string })[]
  board: { rows: string[]; zones: string[] }
}

export interface DreamHomePack {
  rooms: (Named & {
    kind: 'normal' | 'unique' | 'basement'
    points: { by_size: number[] }
    beside?: { room: string; points: number }
  })[]
  decor: (Named & { value: { points: number }; place: { room: string } })[]
  roofs: Named[]
  helpers: Named[]
  tools: Named[]
}

export const packs = {
  california: california as CaliforniaPack,
  sunrise: sunrise as SunrisePack,
  dreamhome: dreamhome as DreamHomePack,
}
