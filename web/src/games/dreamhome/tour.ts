// The tour of Dream Home. Its steps point at `data-at` names of the board.
import type { Position, Tour } from '../module'
import position from './positions/turn.json'

export const tour: Tour = {
  position: position as Position,
  steps: [
    {
      at: ['3:u1', '3:b5'],
      en: 'Your house, cut open like a doll’s house. In twelve rounds you fill its twelve spaces: two floors above ground and a small basement.',
      fr: 'Votre maison, ouverte comme une maison de poupée. En douze manches vous remplissez ses douze espaces : deux étages et un petit sous-sol.',
    },
    {
      at: ['column:1'],
      en: 'Each round you take both cards of one column: a room, and the surprise pinned above it. Here: a living room and a red roof.',
      fr: 'À chaque manche, vous prenez les deux cartes d’une colonne : une pièce, et la surprise épinglée au-dessus. Ici : un salon et un toit rouge.',
    },
    {
      at: ['column:1'],
      en: 'The little figures are its points: a living room of one card is worth 1, of two 4, of three 9. Rooms side by side grow together.',
      fr: 'Les petits chiffres sont ses points : un salon d’une carte en vaut 1, de deux 4, de trois 9. Les pièces côte à côte n’en font qu’une.',
    },
    {
      at: ['column:0'],
      en: 'The first column has no surprise but the marker: whoever takes it begins the next round.',
      fr: 'La première colonne n’a pas de surprise, mais le jeton : qui la prend commence la manche suivante.',
    },
    {
      at: ['column:1'],
      act: 'take 1',
      en: 'Try it: take the living room with the red roof.',
      fr: 'Essayez : prenez le salon au toit rouge.',
    },
    {
      at: ['3:u3', '3:g3'],
      en: 'Next you would place it on a lit space: it needs a floor under it. Cards can also lie face down, as an empty room that only carries what is above.',
      fr: 'Vous le poseriez ensuite sur un espace éclairé : il lui faut un sol. Une carte peut aussi se poser face cachée, pièce vide qui porte ce qui est au-dessus.',
    },
    {
      at: ['3:things'],
      en: 'Roof cards gather beside the house: four of one colour make the best roof. Helpers and tools wait under it: point at one, or touch it, and the bar below says what it is for.',
      fr: 'Les toits s’amassent près de la maison : quatre d’une couleur font le plus beau. Personnages et outils attendent dessous : montrez-en un, ou touchez-le, et la barre du bas dit à quoi il sert.',
    },
    {
      at: ['3:u1', '3:g1'],
      en: 'At the end count a bathroom on each floor, and a kitchen, a bathroom and a bedroom: the house works. The rest is taste. Welcome home!',
      fr: 'À la fin on compte aussi une salle de bain à chaque étage, et une cuisine, une salle de bain et une chambre : la maison fonctionne. Le reste est affaire de goût. Bienvenue chez vous !',
    },
  ],
}
