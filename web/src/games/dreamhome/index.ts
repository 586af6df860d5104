// The light face of Dream Home: what the start page shows of it, and functions that load the rest.
import type { GameModule } from '../module'
import Mark from './Mark.svelte'
import Poster from './Poster.svelte'
import './tokens.css'
import type { State } from './wire'

const RULES = {
  en: () => import('../../../../docs/rules/dreamhome.md?rules'),
  fr: () => import('../../../../docs/rules/dreamhome.fr.md?rules'),
}

export const dreamhome: GameModule<State> = {
  id: 'dreamhome',
  minutes: 30,
  about: {
    en: 'Take a room and its surprise each round, and fit them into the house you dream of.',
    fr: 'À chaque manche une pièce et sa surprise, à loger dans la maison de vos rêves.',
  },
  options: {
    family: { en: 'Family game: no column is thrown away', fr: 'Jeu en famille : aucune colonne défaussée' },
    open_roofs: { en: 'Roof cards lie open', fr: 'Cartes toit visibles' },
  },
  Poster,
  Mark,
  kit: async () => (await import('./kit')).kit,
  rules: async (lang) => (await RULES[lang]()).default,
  tour: async () => (await import('./tour')).tour,
}
