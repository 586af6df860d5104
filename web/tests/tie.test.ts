import { beforeEach, describe, expect, test } from 'vitest'
import { language } from '../src/i18n/index.svelte'
import { tieWords } from '../src/pages/table/tie'
import { KITS } from './kits'
import type { Score, SeatScore } from '../src/wire'

const seat = (number: number, total: number, more: Partial<SeatScore>): SeatScore => ({ seat: number, total, parts: {}, ...more })
const names = ['Ann', 'Bea', 'Cy']

describe('a tie at the end', () => {
  beforeEach(() => (language.lang = 'en'))

  test('says what broke it, the winner first', () => {
    const score: Score = {
      final: true,
      winners: [1],
      scores: [seat(0, 42, { children: 1 }), seat(1, 42, { children: 3 }), seat(2, 40, { children: 9 })],
    }
    expect(tieWords(KITS.get('dreamhome')!.tie, score, names)).toBe(
      'Level at 42 points: the children in the rooms decide (Bea: 3 children, Ann: 1 child).',
    )
  })

  test('says that nothing broke it', () => {
    const score: Score = { final: true, winners: [0, 1], scores: [seat(0, 27, { wealth: 5 }), seat(1, 27, { wealth: 5 })] }
    expect(tieWords(KITS.get('california')!.tie, score, names)).toBe(
      'Level at 27 points, and where a tie is broken too (Ann: 5 silver, Bea: 5 silver).',
    )
  })

  test('is told in French', () => {
    language.lang = 'fr'
    const score: Score = { final: true, winners: [0], scores: [seat(0, 90, { cards: 2 }), seat(1, 90, { cards: 0 })] }
    expect(tieWords(KITS.get('sunrise')!.tie, score, names)).toBe(
      'Égalité à 90 points\u00a0: la main la plus fournie départage (Ann\u00a0: 2 cartes et Bea\u00a0: 0 carte).',
    )
    const rich: Score = { final: true, winners: [0], scores: [seat(0, 27, { wealth: 2 }), seat(1, 27, { wealth: 1 })] }
    expect(tieWords(KITS.get('california')!.tie, rich, names)).toContain('Ann\u00a0: 2 monnaies d’argent et Bea\u00a0: 1 monnaie d’argent')
  })

  test('is no word when somebody is ahead, or while the game goes on', () => {
    expect(tieWords(KITS.get('sunrise')!.tie, { final: true, winners: [0], scores: [seat(0, 9, {}), seat(1, 8, {})] }, names)).toBeNull()
    expect(
      tieWords(KITS.get('sunrise')!.tie, { final: false, winners: [0, 1], scores: [seat(0, 8, {}), seat(1, 8, {})] }, names),
    ).toBeNull()
  })
})
