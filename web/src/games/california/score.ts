// Where California's points come from, in words and in clauses of its rules.
import type { TieBreak } from '../module'
import { t } from './words'

const CLAUSES = {
  gifts: ['CAL-31', 'CAL-21'],
  bonus: ['CAL-31', 'CAL-23', 'CAL-24'],
  rooms: ['CAL-31'],
  loan: ['CAL-31', 'CAL-25', 'CAL-26'],
}
type Part = keyof typeof CLAUSES

export const clauses: Record<string, readonly string[]> = CLAUSES

export const part = (name: string): string => t(`part.${name as Part}`)

export const tie: TieBreak = {
  measure: 'wealth',
  clause: 'CAL-32',
  count: (n) => t('silver', { n }),
  broken: (holes) => t('tie', holes),
}
