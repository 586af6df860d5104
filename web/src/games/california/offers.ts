import type { Offer } from '../../wire'
import { put, type Nested } from '../../boards/nest'

/** The legal actions of a seat, grouped by the item that is touched. */
export interface CaliforniaOffers {
  coin: Offer | null
  borrow: Offer | null
  repay: Offer | null
  /** From a shop space ("A2") to the places where its tile may go ("c3", "attic", "extension"). */
  buys: Nested
  /** The attic pieces that may move into the new room. */
  settle: Map<string, Offer>
}

export function sortOffers(legal: readonly Offer[]): CaliforniaOffers {
  const offers: CaliforniaOffers = { coin: null, borrow: null, repay: null, buys: new Map(), settle: new Map() }
  for (const offer of legal) {
    const [verb, first = '', second = ''] = offer.text.split(' ')
    if (verb === 'coin' || verb === 'borrow' || verb === 'repay') offers[verb] = offer
    else if (verb === 'buy') put(offers.buys, first, second, offer)
    else if (verb === 'settle') offers.settle.set(first, offer)
  }
  return offers
}
