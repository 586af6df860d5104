// Where Dream Home's points come from, in words and in clauses of its rules.
import type { TieBreak } from '../module'
import { t } from './words'

const CLAUSES = {
  rooms: ['DRH-30'],
  decor: ['DRH-31', 'DRH-21'],
  functionality: ['DRH-32'],
  roof: ['DRH-34'],
  helpers: ['DRH-33', 'DRH-21'],
}
type Part = keyof typeof CLAUSES

export const clauses: Record<string, readonly string[]> = CLAUSES

export const part = (name: string): string => t(`part.${name as Part}`)

export const tie: TieBreak = {
  measure: 'children',
  clause: 'DRH-35',
  count: (n) => t('children', { n }),
  broken: (holes) => t('tie', holes),
}
