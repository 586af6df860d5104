import type { Offer } from '../../wire'
import { put, type Nested } from '../../boards/nest'

export interface SunriseOffers {
  draw: Offer | null
  end: Offer | null
  /** From a plot to the numbers of cards that may be played there. */
  builds: Nested<number>
  /** From a plot to the colours of the cards that can pay for a park. */
  parks: Nested
  discards: Map<string, Offer>
}

export function sortOffers(legal: readonly Offer[]): SunriseOffers {
  const offers: SunriseOffers = { draw: null, end: null, builds: new Map(), parks: new Map(), discards: new Map() }
  for (const offer of legal) {
    const [verb, first = '', second = ''] = offer.text.split(' ')
    if (verb === 'draw' || verb === 'end') offers[verb] = offer
    else if (verb === 'build') put(offers.builds, first, Number(second), offer)
    else if (verb === 'park') put(offers.parks, first, second, offer)
    else if (verb === 'discard') offers.discards.set(first, offer)
  }
  return offers
}

/**
 * What the player has chosen: cards of one colour (`pink 2`), a card for a park (`park pink`), or a plot before any card
 * (`at f5`).
 */
export type SunriseChoice =
  { kind: 'cards'; colour: string; count: number } | { kind: 'park'; colour: string | null } | { kind: 'plot'; plot: string }

export function sunriseChoice(chosen: string | null): SunriseChoice | null {
  if (!chosen) return null
  const [first = '', second] = chosen.split(' ')
  if (first === 'park') return { kind: 'park', colour: second ?? null }
  if (first === 'at') return { kind: 'plot', plot: second ?? '' }
  return { kind: 'cards', colour: first, count: Number(second ?? 1) }
}

/** The plots that light up for a choice, and what a click there does. */
export function sunriseTargets(
  offers: SunriseOffers,
  choice: SunriseChoice | null,
  colourOf: (plot: string) => string | undefined,
): Map<string, Offer> {
  const targets = new Map<string, Offer>()
  if (choice?.kind === 'cards')
    for (const [plot, counts] of offers.builds) {
      const offer = counts.get(choice.count)
      if (offer && colourOf(plot) === choice.colour) targets.set(plot, offer)
    }
  if (choice?.kind === 'park' && choice.colour)
    for (const [plot, colours] of offers.parks) {
      const offer = colours.get(choice.colour)
      if (offer) targets.set(plot, offer)
    }
  return targets
}

/** Everything that can be done on one plot, for players who touch the plot first. */
export function plotOffers(offers: SunriseOffers, plot: string): Offer[] {
  return [...(offers.builds.get(plot)?.values() ?? []), ...(offers.parks.get(plot)?.values() ?? [])]
}
