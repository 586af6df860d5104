// The light face of California: what the start page shows of it, and functions that load the rest.
import type { GameModule } from '../module'
import Mark from './Mark.svelte'
import Poster from './Poster.svelte'
import './tokens.css'
import type { State } from './wire'

const RULES = {
  en: () => import('../../../../docs/rules/california.md?rules'),
  fr: () => import('../../../../docs/rules/california.fr.md?rules'),
}

export const california: GameModule<State> = {
  id: 'california',
  minutes: 50,
  about: {
    en: 'Wait for the price to fall, furnish a sunlit manor, and win over the neighbours.',
    fr: 'Guettez la baisse des prix, meublez un manoir au soleil et charmez les voisins.',
  },
  options: {},
  Poster,
  Mark,
  kit: async () => (await import('./kit')).kit,
  rules: async (lang) => (await RULES[lang]()).default,
  tour: async () => (await import('./tour')).tour,
}
