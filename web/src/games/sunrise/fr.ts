import type { Translation } from '../../i18n/messages'
import type { en } from './en'

export const fr: Translation<typeof en> = {
  hand: 'Votre main',
  card: 'carte {colour}',
  cards: { one: '{n} carte', other: '{n} cartes' },
  houses: { one: '{n} demeure restante', other: '{n} demeures restantes' },
  deck: 'Pioche',
  discard: 'Défausse',
  parks: { one: '{n} parc restant', other: '{n} parcs restants' },
  draw: 'Piocher deux cartes',
  end: 'Finir, piocher une carte',
  park: 'Un parc',
  final: 'Phase finale',
  'zone.tall': '{zone} : la hauteur',
  'zone.most': '{zone} : le nombre',
  'zone.group': 'Le plus grand ensemble',
  plot: '{plot}, {colour}, {circles}',
  circles: { one: '{n} rond', other: '{n} ronds' },
  'plot.built': '{plot} : {name}, {levels}',
  levels: { one: '{n} niveau', other: '{n} niveaux' },
  'plot.park': '{plot} : parc',
  board: 'Plan de la ville',
  'prompt.start': 'Choisissez des cartes d’une couleur, ou touchez une parcelle ; ou piochez deux cartes.',
  'prompt.go': 'Continuez depuis la dernière parcelle, ou arrêtez-vous.',
  'prompt.cards': {
    one: '{n} carte, {colour} : choisissez une parcelle éclairée.',
    other: '{n} cartes, {colour} : choisissez une parcelle éclairée.',
  },
  'prompt.none': 'Aucune parcelle pour cela : choisissez une autre carte, ou reposez-la.',
  'prompt.park': 'Choisissez la carte qui paie le parc.',
  'prompt.parkplot': 'Choisissez une parcelle éclairée pour le parc.',
  'prompt.plot': 'En {plot} :',
  'prompt.discard': 'Trop de cartes : choisissez-en une à défausser.',
  build: { one: '{n} demeure', other: '{n} demeures' },
  parkwith: 'Un parc pour une carte : {colour}',
  place: 'place {n}',

  'part.track': 'chantier',
  'part.A1': 'A1',
  'part.B1': 'B1',
  'part.B2': 'B2',
  'part.A2': 'A2',
  'part.C': 'ensemble',
  tie: 'Égalité à {points} : la main la plus fournie départage ({list}).',
}

/** Messages that are rightly the same in both languages; a test asks for them. */
export const same: readonly (keyof typeof en)[] = ['plot', 'place', 'part.A1', 'part.B1', 'part.B2', 'part.A2']
