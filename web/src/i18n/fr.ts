import { frApp } from './fr_app'
import type { Messages } from './messages'

export const fr: Messages = {
  'turn.yours': 'À vous de jouer',
  'turn.of': '{name} joue',
  'turn.next': 'À {name} de jouer',
  'turn.over': 'La partie est finie',
  'turn.won': '{name} gagne',
  'turn.shared': 'Victoire partagée',
  points: { one: '{n} point', other: '{n} points' },
  'score.total': 'score',
  cancel: 'Reposer',
  'log.title': 'Derniers coups',
  'others.title': 'Les autres',
  'look.at': 'Voir chez {name}',
  'look.mine': 'Chez moi',
  'prompt.wait': 'Patience : {name} réfléchit.',

  ...frApp,
}
