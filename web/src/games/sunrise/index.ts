// The light face of Sunrise Avenue: what the start page shows of it, and functions that load the rest.
import type { GameModule } from '../module'
import Mark from './Mark.svelte'
import Poster from './Poster.svelte'
import './tokens.css'
import type { State } from './wire'

const RULES = {
  en: () => import('../../../../docs/rules/sunrise.md?rules'),
  fr: () => import('../../../../docs/rules/sunrise.fr.md?rules'),
}

export const sunrise: GameModule<State> = {
  id: 'sunrise',
  minutes: 45,
  about: {
    en: 'Build upwards plot by plot: the tallest, the most and the largest group win prizes.',
    fr: 'Bâtissez parcelle après parcelle : les plus hauts bâtiments, les plus nombreux, le plus grand ensemble.',
  },
  options: {},
  Poster,
  Mark,
  kit: async () => (await import('./kit')).kit,
  rules: async (lang) => (await RULES[lang]()).default,
  tour: async () => (await import('./tour')).tour,
}
