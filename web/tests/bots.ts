import type { Bot } from '../src/wire/api'

const NAMES = [
  'Apprentice Apprenti',
  'Mason Maçon',
  'Carpenter Charpentier',
  'Foreman Contremaître',
  'Architect Architecte',
  'Builder Bâtisseur',
]

/** Bots as a program might list them. */
export const BOTS: readonly Bot[] = [
  ...NAMES.map((words, index) => {
    const [en, fr] = words.split(' ') as [string, string]
    return { id: `level${index + 1}`, level: index + 1, name: { en, fr } }
  }),
  { id: 'search' },
  { id: 'greedy' },
  { id: 'random' },
]
