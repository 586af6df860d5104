import { enApp } from './en_app'

// Every other language must have the same keys as English; the compiler and a test check that.
// A message with `one` and `other` is chosen by its parameter `n`.
export const en = {
  'turn.yours': 'Your turn',
  'turn.of': '{name} is playing',
  'turn.next': 'Next: {name}',
  'turn.over': 'The game is over',
  'turn.won': '{name} wins',
  'turn.shared': 'Shared victory',
  points: { one: '{n} point', other: '{n} points' },
  'score.total': 'score',
  cancel: 'Put back',
  'log.title': 'Last moves',
  'others.title': 'The others',
  'look.at': 'Look at {name}',
  'look.mine': 'My house',
  'prompt.wait': 'Wait and watch: {name} is thinking.',

  ...enApp,
} as const
