// The tour of Sunrise Avenue. Its steps point at `data-at` names of the board.
import type { Position, Tour } from '../module'
import position from './positions/middle.json'

export const tour: Tour = {
  position: position as Position,
  steps: [
    {
      at: ['plot:f5', 'plot:g6', 'plot:e6', 'plot:f7'],
      en: 'The town at dawn. From the fountain outwards everybody builds plot by plot, and a plot is taken for good.',
      fr: 'La ville à l’aube. À partir de la fontaine, chacun bâtit parcelle après parcelle, et une parcelle prise l’est pour toujours.',
    },
    {
      at: ['card:pink'],
      hold: 'pink 1',
      en: 'These are your cards. A card lets you build on a plot of its colour. Touch your pink card.',
      fr: 'Voici vos cartes. Une carte permet de bâtir sur une parcelle de sa couleur. Touchez votre carte rose.',
    },
    {
      at: ['plot:c2', 'plot:b4'],
      en: 'The lit plots are where it may go: next to something built. You score the plot’s white circles at once, for every card you play there.',
      fr: 'Les parcelles éclairées disent où : à côté d’une construction. Vous marquez aussitôt les ronds blancs de la parcelle, pour chaque carte jouée.',
    },
    {
      at: ['plot:d10'],
      en: 'Two cards of one colour on one plot make a house of two levels, and score twice. From there you may go on to a plot beside it, as long as your cards last.',
      fr: 'Deux cartes d’une couleur sur une parcelle font une demeure à deux niveaux, et comptent double. De là, on peut continuer sur une parcelle voisine, tant qu’on a des cartes.',
    },
    {
      at: ['plot:b3'],
      en: 'Once a turn you may lay a park for any card: it scores nothing, but opens the way.',
      fr: 'Une fois par tour, n’importe quelle carte paie un parc : aucun point, mais la voie est ouverte.',
    },
    {
      at: ['deck'],
      phone: ['act:draw'],
      en: 'After building you draw one card. If you build nothing you draw two.',
      fr: 'Après avoir bâti, on pioche une carte. Si l’on ne bâtit rien, on en pioche deux.',
    },
    {
      at: ['zone:A1', 'zone:C'],
      phone: ['standings'],
      en: 'At the end the zones pay: the tallest buildings in the blue ones, the most buildings in the red ones, and the largest connected group of all. The podiums show who leads now.',
      fr: 'À la fin les quartiers paient : les plus hauts bâtiments dans les bleus, les plus nombreux dans les rouges, et le plus grand ensemble d’un seul tenant. Les podiums montrent qui mène.',
    },
  ],
}
