import type { Offer } from '../wire'
import { put, type Nested } from './nest'

/** The legal list of a seat, sorted by what a finger can touch. */
export interface CaliforniaOffers {
  coin: Offer | null
  borrow: Offer | null
  repay: Offer | null
  /** Shop space ("A2") to where its tile may go ("c3", "attic", "extension"). */
  buys: Nested
  /** Attic piece that may move into the new room. */
  settle: Map<string, Offer>
}

export function californiaOffers(legal: readonly Offer[]): CaliforniaOffers {
  const offers: CaliforniaOffers = { coin: null, borrow: null, repay: null, buys: new Map(), settle: new Map() }
  for (const offer of legal) {
    const [verb, first = '', second = ''] = offer.text.split(' ')
    if (verb === 'coin' || verb === 'borrow' || verb === 'repay') offers[verb] = offer
    else if (verb === 'buy') put(offers.buys, first, second, offer)
    else if (verb === 'settle') offers.settle.set(first, offer)
  }
  return offers
}
