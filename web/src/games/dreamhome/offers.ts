import type { Offer } from '../../wire'
import { put, type Nested } from '../../boards/nest'

export interface DreamHomeOffers {
  /** Market columns ("0" to "4"). */
  discard: Map<string, Offer>
  jackhammer: Map<string, Offer>
  take: Map<string, Offer>
  /** From a home space to the faces that the room card may show there. */
  place: Nested<'up' | 'down'>
  scaffold: Map<string, Offer>
  decorate: Map<string, Offer>
  /** Tools and helpers with two ends. If the order of the ends does not matter, both orders are listed. */
  drill: Nested
  mixer: Nested
  supplier: Nested
  handyman: Nested
  roofer: Map<string, Offer>
  pass: Offer | null
  done: Offer | null
}

const SINGLE = ['discard', 'jackhammer', 'take', 'scaffold', 'decorate', 'roofer'] as const
const ORDERED = ['drill', 'supplier'] as const
const SYMMETRIC = ['mixer', 'handyman'] as const

export function sortOffers(legal: readonly Offer[]): DreamHomeOffers {
  const offers: DreamHomeOffers = {
    discard: new Map(),
    jackhammer: new Map(),
    take: new Map(),
    place: new Map(),
    scaffold: new Map(),
    decorate: new Map(),
    drill: new Map(),
    mixer: new Map(),
    supplier: new Map(),
    handyman: new Map(),
    roofer: new Map(),
    pass: null,
    done: null,
  }
  for (const offer of legal) {
    const [verb, first = '', second = ''] = offer.text.split(' ')
    const single = SINGLE.find((name) => name === verb)
    const ordered = ORDERED.find((name) => name === verb)
    const symmetric = SYMMETRIC.find((name) => name === verb)
    if (single) offers[single].set(first, offer)
    else if (ordered) put(offers[ordered], first, second, offer)
    else if (symmetric) {
      put(offers[symmetric], first, second, offer)
      put(offers[symmetric], second, first, offer)
    } else if (verb === 'place') put(offers.place, first, second === 'down' ? 'down' : 'up', offer)
    else if (verb === 'pass' || verb === 'done') offers[verb] = offer
  }
  return offers
}

/**
 * What the player has in hand: `room` or `room down` (the card taken, a face), `scaffold`, `decor`, a tool
 * or helper (`drill`, `mixer`, `supplier`, `handyman`, `roofer`), or one with its first end (`drill u1`).
 */
export interface DreamHomeTargets {
  columns: Map<string, Offer>
  spaces: Map<string, Offer>
  /** Discarded cards that can be taken. */
  cards: Map<string, Offer>
  /** The first ends of a two-ended action: touching one chooses it, or puts the chosen one back, but does not act. */
  ends: Set<string>
}

export function dreamHomeTargets(offers: DreamHomeOffers, chosen: string | null): DreamHomeTargets {
  const targets: DreamHomeTargets = { columns: new Map(), spaces: new Map(), cards: new Map(), ends: new Set() }
  const [what, first = ''] = (chosen ?? '').split(' ')
  if (what === 'room') {
    const face = first === 'down' ? 'down' : 'up'
    for (const [space, faces] of offers.place) {
      const offer = faces.get(face)
      if (offer) targets.spaces.set(space, offer)
    }
  } else if (what === 'scaffold') targets.spaces = offers.scaffold
  else if (what === 'decor') targets.spaces = offers.decorate
  else if (what === 'roofer') targets.cards = offers.roofer
  else if (what === 'drill' || what === 'mixer' || what === 'supplier' || what === 'handyman') {
    const nested = offers[what]
    const seconds = nested.get(first)
    targets.ends = new Set(seconds ? [first] : nested.keys())
    if (seconds) targets[what === 'handyman' ? 'spaces' : what === 'supplier' ? 'cards' : 'columns'] = seconds
  } else {
    // Nothing is chosen: the actions are on the market itself.
    for (const list of [offers.discard, offers.jackhammer, offers.take])
      for (const [column, offer] of list) targets.columns.set(column, offer)
  }
  return targets
}

/** What is chosen by default when a step begins, so that one touch is enough. */
export function dreamHomeDefault(offers: DreamHomeOffers): string | null {
  const faces = [...offers.place.values()]
  if (faces.some((face) => face.has('up'))) return 'room'
  if (faces.length > 0) return 'room down'
  if (offers.scaffold.size > 0) return 'scaffold'
  if (offers.decorate.size > 0) return 'decor'
  if (offers.roofer.size > 0) return 'roofer'
  return null
}
