// The tours: on a recorded position, each step points at a place of the board (its `data-at` name) and says one thing.
import type { GameId } from '../../wire'

export interface TourStep {
  /** Places in the light; none: the whole board. */
  at: string[]
  /** Where a phone has it, if its layout folds those places away: the button that opens them. */
  phone?: string[]
  en: string
  fr: string
  /** What the player should have in hand (the board's `chosen`) before going on. */
  hold?: string
  /** An action that the player should do on the board, shown but not played on. */
  act?: string
}

export interface Tour {
  fixture: string
  steps: TourStep[]
}

export const TOURS: Record<GameId, Tour> = {
  california: {
    fixture: 'california-middle',
    steps: [
      { at: ['2:a1', '2:d4'], en: 'This is your manor by the sea, seen from above. Coloured floors are rooms; pale spaces are still bare. You have twelve days to make it the finest.', fr: 'Voici votre manoir au bord de la mer, vu d’en haut. Les sols colorés sont des pièces, les cases pâles sont nues. Vous avez douze jours pour en faire le plus beau.' },
      { at: ['bank'], en: 'On your turn you do one thing. Either you take a gold coin from the bank: five silver for you…', fr: 'À votre tour, une seule chose. Soit vous prenez une pièce d’or à la banque : cinq d’argent pour vous…' },
      { at: ['shop:A1', 'shop:B4'], en: '…or you buy a tile from a shop. Every tile costs as much as there are gold coins left in the bank: each coin taken makes all tiles cheaper for everybody. Who blinks first?', fr: '…soit vous achetez une tuile. Toutes coûtent autant qu’il reste de pièces en banque : chaque pièce prise fait baisser les prix pour tous. Qui craquera le premier ?' },
      { at: ['shop:B1'], hold: 'B1', en: 'Try it: touch the winter garden in shop B.', fr: 'Essayez : touchez le jardin d’hiver du magasin B.' },
      { at: ['2:a3', '2:d1'], en: 'What lights up is where it may go. Rooms of one colour grow side by side; coin symbols on a space cost extra. Each room is worth a point.', fr: 'Ce qui s’éclaire dit où elle peut aller. Les pièces d’une couleur grandissent côte à côte ; les pièces dessinées sur une case se paient en plus. Chaque pièce vaut un point.' },
      { at: ['2:a1', '2:c2'], en: 'Furniture goes into a room of its own colour. Then the neighbour of that colour comes to see it, and if others are already with you, brings a gift: one point.', fr: 'Un ameublement va dans une pièce de sa couleur. Le voisin de cette couleur vient alors le voir et, s’il trouve déjà de la compagnie chez vous, apporte un cadeau : un point.' },
      { at: ['bonus:triple-red', 'bonus:pair-motorbike-pinball'], phone: ['tab:bonus'], en: 'Bonus cards go to the first who owns the furniture they show.', fr: 'Les cartes bonus vont au premier qui possède l’ameublement montré.' },
      { at: ['2:total'], phone: ['tab:2'], en: 'Your points, always up to date. Touch “Scores” above to see where they come from, and “Hint” when you are stuck. That is all: enjoy the sun!', fr: 'Vos points, toujours à jour. « Scores », en haut, dit d’où ils viennent ; « Conseil » aide quand on hésite. C’est tout : profitez du soleil !' },
    ],
  },
  sunrise: {
    fixture: 'sunrise-middle',
    steps: [
      { at: ['plot:f5', 'plot:g6', 'plot:e6', 'plot:f7'], en: 'The town at dawn. From the fountain outwards everybody builds plot by plot, and a plot is taken for good.', fr: 'La ville à l’aube. À partir de la fontaine, chacun bâtit parcelle après parcelle, et une parcelle prise l’est pour toujours.' },
      { at: ['card:pink'], hold: 'pink 1', en: 'These are your cards. A card lets you build on a plot of its colour. Touch your pink card.', fr: 'Voici vos cartes. Une carte permet de bâtir sur une parcelle de sa couleur. Touchez votre carte rose.' },
      { at: ['plot:c2', 'plot:b4'], en: 'The lit plots are where it may go: next to something built. You score the plot’s white circles at once, for every card you play there.', fr: 'Les parcelles éclairées disent où : à côté d’une construction. Vous marquez aussitôt les ronds blancs de la parcelle, pour chaque carte jouée.' },
      { at: ['plot:d10'], en: 'Two cards of one colour on one plot make a house of two levels, and score twice. From there you may go on to a plot beside it, as long as your cards last.', fr: 'Deux cartes d’une couleur sur une parcelle font une demeure à deux niveaux, et comptent double. De là, on peut continuer sur une parcelle voisine, tant qu’on a des cartes.' },
      { at: ['plot:b3'], en: 'Once a turn you may lay a park for any card: it scores nothing, but opens the way.', fr: 'Une fois par tour, n’importe quelle carte paie un parc : aucun point, mais la voie est ouverte.' },
      { at: ['deck'], phone: ['act:draw'], en: 'After building you draw one card. If you build nothing you draw two.', fr: 'Après avoir bâti, on pioche une carte. Si l’on ne bâtit rien, on en pioche deux.' },
      { at: ['zone:A1', 'zone:C'], phone: ['standings'], en: 'At the end the zones pay: the tallest houses in the blue ones, the most houses in the red ones, and the longest street of all. The podiums show who leads now.', fr: 'À la fin les quartiers paient : les plus hautes demeures dans les bleus, les plus nombreuses dans les rouges, et la plus longue rue. Les podiums montrent qui mène.' },
    ],
  },
  dreamhome: {
    fixture: 'dreamhome-turn',
    steps: [
      { at: ['3:u1', '3:b5'], en: 'Your house, cut open like a doll’s house. In twelve rounds you fill its twelve spaces: two floors above ground and a small basement.', fr: 'Votre maison, ouverte comme une maison de poupée. En douze manches vous remplissez ses douze espaces : deux étages et un petit sous-sol.' },
      { at: ['column:1'], en: 'Each round you take both cards of one column: a room, and the surprise pinned above it. Here: a living room and a red roof.', fr: 'À chaque manche, vous prenez les deux cartes d’une colonne : une pièce, et la surprise épinglée au-dessus. Ici : un salon et un toit rouge.' },
      { at: ['column:1'], en: 'The little figures are its points: a living room of one card is worth 1, of two 4, of three 9. Rooms side by side grow together.', fr: 'Les petits chiffres sont ses points : un salon d’une carte en vaut 1, de deux 4, de trois 9. Les pièces côte à côte n’en font qu’une.' },
      { at: ['column:0'], en: 'The first column has no surprise but the marker: whoever takes it begins the next round.', fr: 'La première colonne n’a pas de surprise, mais le jeton : qui la prend commence la manche suivante.' },
      { at: ['column:1'], act: 'take 1', en: 'Try it: take the living room with the red roof.', fr: 'Essayez : prenez le salon au toit rouge.' },
      { at: ['3:u3', '3:g3'], en: 'Next you would place it on a lit space: it needs a floor under it. Cards can also lie face down, as an empty room that only carries what is above.', fr: 'Vous le poseriez ensuite sur un espace éclairé : il lui faut un sol. Une carte peut aussi se poser face cachée, pièce vide qui porte ce qui est au-dessus.' },
      { at: ['3:things'], en: 'Roof cards gather beside the house: four of one colour make the best roof. Helpers and tools wait under it: point at one, or touch it, and the bar below says what it is for.', fr: 'Les toits s’amassent près de la maison : quatre d’une couleur font le plus beau. Personnages et outils attendent dessous : montrez-en un, ou touchez-le, et la barre du bas dit à quoi il sert.' },
      { at: ['3:u1', '3:g1'], en: 'At the end count a bathroom on each floor, and a kitchen, a bathroom and a bedroom: the house works. The rest is taste. Welcome home!', fr: 'À la fin on compte aussi une salle de bain à chaque étage, et une cuisine, une salle de bain et une chambre : la maison fonctionne. Le reste est affaire de goût. Bienvenue chez vous !' },
    ],
  },
}
