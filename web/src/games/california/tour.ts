// The tour of California. Its steps point at `data-at` names of the board.
import type { Position, Tour } from '../module'
import position from './positions/middle.json'

export const tour: Tour = {
  position: position as Position,
  steps: [
    {
      at: ['2:a1', '2:d4'],
      en: 'This is your manor by the sea, seen from above. Coloured floors are rooms; pale spaces are still bare. You have twelve days to make it the finest.',
      fr: 'Voici votre manoir au bord de la mer, vu d’en haut. Les sols colorés sont des pièces, les cases pâles sont nues. Vous avez douze jours pour en faire le plus beau.',
    },
    {
      at: ['bank'],
      en: 'On your turn you do one thing. Either you take a gold coin from the bank: five silver for you…',
      fr: 'À votre tour, une seule chose. Soit vous prenez une monnaie d’or à la banque : cinq d’argent pour vous…',
    },
    {
      at: ['shop:A1', 'shop:B4'],
      en: '…or you buy a tile from a shop. Every tile costs as much as there are gold coins left in the bank: each coin taken makes all tiles cheaper for everybody. Who blinks first?',
      fr: '…soit vous achetez une tuile. Toutes coûtent autant qu’il reste de monnaies d’or en banque : chaque monnaie prise fait baisser les prix pour tous. Qui craquera le premier ?',
    },
    {
      at: ['shop:B1'],
      hold: 'B1',
      en: 'Try it: touch the winter garden in shop B.',
      fr: 'Essayez : touchez le jardin d’hiver du magasin B.',
    },
    {
      at: ['2:a3', '2:d1'],
      en: 'What lights up is where it may go. Rooms of one colour grow side by side; coin symbols on a space cost extra. Each room is worth a point.',
      fr: 'Ce qui s’éclaire dit où elle peut aller. Les pièces d’une couleur grandissent côte à côte ; les symboles monnaie d’une case se paient en plus. Chaque pièce vaut un point.',
    },
    {
      at: ['2:a1', '2:c2'],
      en: 'Furniture goes into a room of its own colour. Then the neighbour of that colour comes to see it, and if others are already with you, brings a gift: one point.',
      fr: 'Un ameublement va dans une pièce de sa couleur. Le voisin de cette couleur vient alors le voir et, s’il trouve déjà de la compagnie chez vous, apporte un cadeau : un point.',
    },
    {
      at: ['bonus:triple-red', 'bonus:pair-motorbike-pinball'],
      phone: ['tab:bonus'],
      en: 'Bonus cards go to the first who owns the furniture they show.',
      fr: 'Les cartes bonus vont au premier qui possède l’ameublement montré.',
    },
    {
      at: ['2:total'],
      phone: ['tab:2'],
      en: 'Your points, always up to date. Touch “Scores” above to see where they come from, and “Hint” when you are stuck. That is all: enjoy the sun!',
      fr: 'Vos points, toujours à jour. « Scores », en haut, dit d’où ils viennent ; « Conseil » aide quand on hésite. C’est tout : profitez du soleil !',
    },
  ],
}
