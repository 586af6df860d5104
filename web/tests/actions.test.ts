import { describe, expect, test } from 'vitest'
import { sortOffers as californiaOffers } from '../src/games/california/offers'
import { dreamHomeDefault, dreamHomeTargets, sortOffers as dreamHomeOffers } from '../src/games/dreamhome/offers'
import { plotOffers, sortOffers as sunriseOffers, sunriseChoice, sunriseTargets } from '../src/games/sunrise/offers'
import { PLACE } from '../src/games/sunrise/content'
import { FIXTURES } from '../gallery/fixtures'
import type { Offer } from '../src/wire'

const offers = (...texts: string[]) => texts.map((text) => ({ text, gloss: `gloss of ${text}`, points: 0 }))
const colourOf = (plot: string) => PLACE.get(plot)?.colour

describe('California', () => {
  test('a chosen tile lights up exactly the places its purchases name', () => {
    const { buys } = californiaOffers(offers('buy A2 c3', 'buy A2 d4', 'buy B1 attic', 'buy B4 extension', 'coin'))
    expect([...buys.get('A2')!.keys()]).toEqual(['c3', 'd4'])
    expect(buys.get('B1')!.get('attic')!.gloss).toBe('gloss of buy B1 attic')
    expect(buys.has('A1')).toBe(false)
  })

  test('what is not in the list is not on offer', () => {
    const { coin, borrow, repay, settle } = californiaOffers(offers('borrow', 'settle piano', 'settle drums'))
    expect([coin, repay]).toEqual([null, null])
    expect(borrow!.text).toBe('borrow')
    expect([...settle.keys()]).toEqual(['piano', 'drums'])
  })
})

describe('Sunrise Avenue', () => {
  const legal = sunriseOffers(offers('build g6 1', 'build g6 2', 'build h6 1', 'park g6 pink', 'park h6 blue', 'draw'))

  test('raised cards light up plots of their colour that take so many', () => {
    expect([...sunriseTargets(legal, sunriseChoice('pink 2'), colourOf).values()].map((offer) => offer.text)).toEqual(['build g6 2'])
    expect([...sunriseTargets(legal, sunriseChoice('blue 1'), colourOf).keys()]).toEqual(['h6'])
    expect(sunriseTargets(legal, sunriseChoice('blue 2'), colourOf).size).toBe(0)
  })

  test('a park waits for its card before plots light up', () => {
    expect(sunriseTargets(legal, sunriseChoice('park'), colourOf).size).toBe(0)
    expect([...sunriseTargets(legal, sunriseChoice('park blue'), colourOf).keys()]).toEqual(['h6'])
  })

  test('a plot touched first lists everything that can be done there', () => {
    expect(plotOffers(legal, 'g6').map((offer) => offer.text)).toEqual(['build g6 1', 'build g6 2', 'park g6 pink'])
    expect(sunriseChoice('at g6')).toEqual({ kind: 'plot', plot: 'g6' })
  })
})

describe('Dream Home', () => {
  test('with nothing in hand the market is what one acts on', () => {
    const legal = dreamHomeOffers(offers('take 0', 'take 3', 'mixer 0 3', 'drill u1 2'))
    expect([...dreamHomeTargets(legal, null).columns.keys()]).toEqual(['0', '3'])
  })

  test('a taken room card is in hand from the start, face up where it may', () => {
    const legal = dreamHomeOffers(offers('place u1', 'place u1 down', 'place g2 down'))
    expect(dreamHomeDefault(legal)).toBe('room')
    expect([...dreamHomeTargets(legal, 'room').spaces.keys()]).toEqual(['u1'])
    expect([...dreamHomeTargets(legal, 'room down').spaces.values()].map((offer) => offer.text)).toEqual(['place u1 down', 'place g2 down'])
  })

  test('a two-ended action lights its first ends, then what goes with the chosen one', () => {
    const legal = dreamHomeOffers(offers('handyman u1 g2', 'handyman u1 b4', 'mixer 1 3'))
    expect([...dreamHomeTargets(legal, 'handyman').ends]).toEqual(['u1', 'g2', 'b4'])
    expect([...dreamHomeTargets(legal, 'handyman g2').spaces.values()].map((offer) => offer.text)).toEqual(['handyman u1 g2'])
    expect(dreamHomeTargets(legal, 'mixer 3').columns.get('1')!.text).toBe('mixer 1 3')
  })

  test('discarded cards are offered to the Supplier and the Roofer', () => {
    const legal = dreamHomeOffers(offers('supplier u1 kitchen.1', 'roofer red+w', 'pass'))
    expect([...dreamHomeTargets(legal, 'supplier u1').cards.keys()]).toEqual(['kitchen.1'])
    expect([...dreamHomeTargets(legal, 'roofer').cards.keys()]).toEqual(['red+w'])
    expect(legal.pass!.text).toBe('pass')
  })
})

/** Each game's offers.ts, found by its place. */
const sorters = import.meta.glob<(legal: readonly Offer[]) => object>('../src/games/*/offers.ts', { eager: true, import: 'sortOffers' })

/** Every recorded legal action ends up somewhere a finger can reach: nothing is lost in sorting. */
test.each(FIXTURES.filter((fixture) => fixture.legal.length > 0))('$name: every legal action is on offer', (fixture) => {
  const sorted = sorters[`../src/games/${fixture.state.game}/offers.ts`]!(offers(...fixture.legal))
  const reachable = JSON.stringify(sorted, (_, value) => (value instanceof Map ? [...value] : value))
  for (const text of fixture.legal) expect(reachable).toContain(`"text":"${text}"`)
})
