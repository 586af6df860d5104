// Where Sunrise Avenue's points come from, in words and in clauses of its rules.
import type { TieBreak } from '../module'
import { t } from './words'

const CLAUSES = {
  track: ['SUN-7'],
  A1: ['SUN-16', 'SUN-17'],
  A2: ['SUN-16', 'SUN-17'],
  B1: ['SUN-16', 'SUN-18'],
  B2: ['SUN-16', 'SUN-18'],
  C: ['SUN-16', 'SUN-19'],
}
type Part = keyof typeof CLAUSES

export const clauses: Record<string, readonly string[]> = CLAUSES

export const part = (name: string): string => t(`part.${name as Part}`)

export const tie: TieBreak = {
  measure: 'cards',
  clause: 'SUN-20',
  count: (n) => t('cards', { n }),
  broken: (holes) => t('tie', holes),
}
