import type { Offer } from '../../src/wire'

/** The legal actions of a seat. */
export function sortOffers(legal: readonly Offer[]): { brick: Offer | null; rest: Offer | null } {
  const find = (action: string) => legal.find(({ text }) => text === action) ?? null
  return { brick: find('brick'), rest: find('rest') }
}
