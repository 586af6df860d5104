import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseRoute, to } from '../src/app/route.svelte'
import { ago } from '../src/app/tables'
import { language } from '../src/i18n/index.svelte'
import TableList from '../src/pages/start/TableList.svelte'
import { firstSeats, mayBe, mayGo, newTable, nextBot, removeSeat } from '../src/pages/start/seats'
import { levelsOf } from '../src/store/bots'
import { Catalogue } from '../src/store/catalogue.svelte'
import { seatNames, withNames } from '../src/store/names'
import { Pace } from '../src/store/pace'
import { Reel } from '../src/store/reel.svelte'
import { viewOf } from '../src/store/view'
import type { Snapshot, TableInList } from '../src/wire/api'
import { BOTS } from './bots'
import { context } from './kits'
import { tidy } from '../src/pages/start/name'

const LEVELS = levelsOf(BOTS)

describe('the address', () => {
  test.each([
    [to.start, { page: 'start' }],
    [to.new('sunrise'), { page: 'new', game: 'sunrise' }],
    [to.table('abc'), { page: 'table', id: 'abc' }],
    [to.join('s-e_c'), { page: 'join', secret: 's-e_c', back: false }],
    [to.back('s-e_c'), { page: 'join', secret: 's-e_c', back: true }],
    [to.replay('abc'), { page: 'replay', id: 'abc', move: null, seat: null }],
    [to.replay('abc', 17, '1'), { page: 'replay', id: 'abc', move: 17, seat: '1' }],
    [to.rules('dreamhome', 'DRH-30'), { page: 'rules', game: 'dreamhome', clause: 'DRH-30' }],
    [to.tour('california'), { page: 'tour', game: 'california' }],
    ['#/nowhere/at/all', { page: 'start' }],
    ['#/rules/%', { page: 'start' }],
    ['#/%E0%A4%A', { page: 'start' }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route))
})

describe('how long ago', () => {
  const now = Date.UTC(2026, 5, 1, 12)
  const MINUTE = 60_000
  test.each([
    [0, 'just now'],
    [-5 * MINUTE, 'just now'],
    [5 * MINUTE, '5 minutes ago'],
    [3 * 60 * MINUTE, '3 hours ago'],
    [50 * 60 * MINUTE, '2 days ago'],
  ])('%s ms', (past, words) => {
    expect(ago(now - past, now)).toBe(words)
  })

  test('in French', () => {
    language.lang = 'fr'
    expect([ago(now, now), ago(now - 24 * 60 * MINUTE, now)]).toEqual(['à l’instant', 'hier'])
    language.lang = 'en'
  })

  test('is counted from when the list came, and not said of a table where nothing has been played', () => {
    const listed = (id: string, phase: string) =>
      ({ id, game: 'sunrise', seats: [], phase, turn: null, updated: now }) as unknown as TableInList
    const lines = (later: number) => {
      const list = mount(TableList, {
        target: document.body,
        props: { title: 'Tables', tables: [listed('1', 'playing'), listed('2', 'open')], now: now + later },
        context,
      })
      const found = [...document.querySelectorAll('.how')].map((line) => line.textContent)
      void unmount(list)
      return found
    }
    expect(lines(0)).toEqual(['finished · last move just now', 'waiting for players'])
    expect(lines(5 * MINUTE)).toEqual(['finished · last move 5 minutes ago', 'waiting for players'])
  })
})

describe('pace', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the first is shown at once, the rest in their order, soon', () => {
    const shown: number[] = []
    const pace = new Pace<number>(
      (message) => shown.push(message),
      () => true,
    )
    for (let message = 0; message < 20; ++message) pace.push(message)
    expect(shown).toEqual([0])
    vi.advanceTimersByTime(8000)
    expect(shown).toEqual(Array.from({ length: 20 }, (_, message) => message))
  })

  test('what need not be looked at holds nothing up', () => {
    const shown: number[] = []
    const pace = new Pace<number>(
      (message) => shown.push(message),
      () => false,
    )
    for (const message of [1, 2, 3]) pace.push(message)
    expect(shown).toEqual([1, 2, 3])
  })

  test('a player in a hurry sees everything now, and nothing twice', () => {
    const shown: number[] = []
    const pace = new Pace<number>(
      (message) => shown.push(message),
      () => true,
    )
    for (const message of [1, 2, 3]) pace.push(message)
    pace.hurry()
    expect([shown, pace.behind]).toEqual([[1, 2, 3], false])
    vi.advanceTimersByTime(5000)
    pace.push(4)
    expect(shown).toEqual([1, 2, 3, 4])
  })
})

describe('a reel', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const query = new URL(path, location.href).searchParams
      const [from, count] = [Number(query.get('from')), Number(query.get('count'))]
      const steps = Array.from({ length: Math.min(count, 101 - from) }, (_, step) => ({ length: from + step, words: [query.get('seat')] }))
      return new Response(JSON.stringify({ table: { seats: [] }, length: 100, steps }))
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('shows what comes without going there, and asks for a part once', async () => {
    const reel = new Reel('0001', 'en', null, new Catalogue([]))
    await Promise.all([reel.goTo(3), reel.peek(4)])
    expect((await reel.peek(4))?.length).toBe(4)
    expect([reel.at, asked.length]).toEqual([3, 1])
    expect((await reel.peek(60))?.length).toBe(60)
    expect([reel.at, asked.length]).toEqual([3, 2])
  })

  test('keeps nothing that was asked for through other eyes', async () => {
    const reel = new Reel('0001', 'en', null, new Catalogue([]))
    await Promise.all([reel.goTo(3), reel.look('1', 'en', 7)])
    expect([reel.at, reel.step?.words, (await reel.peek(3))?.words]).toEqual([7, ['1'], ['1']])
  })
})

describe('names', () => {
  test('bots have their level’s name, in the page’s language; two of one name are told apart', () => {
    const seats = [
      { kind: 'guest' as const, name: 'Ann' },
      { kind: 'bot' as const, bot: 'level2' },
      { kind: 'bot' as const, bot: 'level2' },
      { kind: 'open' as const },
    ]
    expect(seatNames(seats, BOTS)).toEqual(['Ann', 'Mason', 'Mason 2', 'Free seat'])
    language.lang = 'fr'
    expect(seatNames(seats, BOTS)).toEqual(['Ann', 'Maçon', 'Maçon 2', 'Place libre'])
    language.lang = 'en'
  })

  test('until the program has listed its bots, a level has no name; a bot without a name of the program’s has one of the page’s', () => {
    const seats = ['level2', 'level2', 'greedy', 'search:500'].map((bot) => ({ kind: 'bot' as const, bot }))
    expect(seatNames(seats, null)).toEqual(['…', '… 2', 'Greedy', '… 3'])
    expect(seatNames(seats, [])).toEqual(['level2', 'level2 2', 'Greedy', 'search:500'])
    expect(seatNames(seats, BOTS)).toEqual(['Mason', 'Mason 2', 'Greedy', 'search:500'])
  })

  test('the program’s players get their names; other numbers stay', () => {
    expect(withNames('Player 2 buys: bar, A2 → c3, 4 silver', ['Ann', 'Bea'])).toBe('Bea buys: bar, A2 → c3, 4 silver')
    expect(withNames('Le voisin rend visite à Joueur 1', ['Ann', 'Bea'])).toBe('Le voisin rend visite à Ann')
    expect(withNames('Player 5', ['Ann'])).toBe('Player 5')
  })

  test('the program’s words are printed in French, and the names in them left alone', () => {
    language.lang = 'fr'
    expect(withNames("Joueur 1 achète : place d'extension", ["L'ami"])).toBe("L'ami achète\u00a0: place d’extension")
    language.lang = 'en'
  })
})

test('a new table: people here are mine, a friend is invited, a seat for anyone makes the table public', () => {
  const seats = [...firstSeats(2, LEVELS), { who: 'person', name: ' Bea ' }, { who: 'friend', name: '' }, { who: 'anyone', name: '' }]
  const table = newTable({ game: 'california', seats, options: {}, public: false, seconds: 0, hints: true }, 'Ann')
  expect(table.seats).toEqual([
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', bot: 'level2' },
    { kind: 'me', name: 'Bea' },
    { kind: 'invited' },
    { kind: 'open' },
  ])
  expect(table.public).toBe(true)
})

describe('whoever is awaited needs a host at the table', () => {
  const seats = (...who: string[]) => who.map((one) => ({ who: one, name: '' }))

  test('nobody is awaited while no seat is mine', () => {
    expect(mayBe(seats('me', 'level2'), 0, 'friend')).toBe(false)
    expect(mayBe(seats('me', 'level2'), 0, 'anyone')).toBe(false)
    expect(mayBe(seats('level1', 'level2'), 1, 'friend')).toBe(false)
    expect(mayBe(seats('me', 'person'), 0, 'friend')).toBe(true)
    expect(mayBe(seats('me', 'level2'), 1, 'friend')).toBe(true)
  })

  test('the last seat of mine stays mine while somebody is awaited', () => {
    expect(mayBe(seats('me', 'friend'), 0, 'level3')).toBe(false)
    expect(mayBe(seats('me', 'friend'), 0, 'person')).toBe(true)
    expect(mayBe(seats('me', 'level2'), 0, 'level3')).toBe(true)
    expect(mayGo(seats('friend', 'level2', 'person'), 2, 2)).toBe(false)
    expect(mayGo(seats('me', 'friend', 'person'), 2, 2)).toBe(true)
    expect(mayGo(seats('me', 'friend'), 1, 2)).toBe(false)
    expect(mayGo(seats('me', 'level2', 'level3'), 0, 2)).toBe(false)
  })
})

test.each([
  [2, 2, undefined],
  [2, 1, 1],
  [1, 2, 1],
  [undefined, 1, undefined],
])('seat %s begins, seat %s is taken away: %s begins', (first, gone, then) => {
  const wanted = {
    game: 'california',
    seats: firstSeats(3, LEVELS),
    options: first === undefined ? {} : { begins: first },
    public: false,
    seconds: 0,
    hints: true,
  }
  removeSeat(wanted, gone, [{ name: 'begins', kind: 'seat', default: 'random' }])
  expect(wanted.seats).toHaveLength(2)
  expect(wanted.options).toEqual(then === undefined ? {} : { begins: then })
})

test('bots added one after the other have different names', () => {
  const seats = firstSeats(2, LEVELS)
  while (seats.length < 5) seats.push(nextBot(seats, LEVELS))
  expect(seats.map((seat) => seat.who)).toEqual(['me', 'level2', 'level3', 'level4', 'level5'])
  expect(
    nextBot(
      [1, 2, 3, 4, 5, 6].map((level) => ({ who: `level${level}`, name: '' })),
      LEVELS,
    ).who,
  ).toBe('level3')
})

test('the levels offered are those of the program, however many it has', () => {
  const who = (levels: typeof LEVELS) => {
    const seats = firstSeats(4, levels)
    return [...seats, nextBot(seats, levels)].map((seat) => seat.who)
  }
  expect(who(LEVELS)).toEqual(['me', 'level2', 'level3', 'level3', 'level4'])
  expect(who(LEVELS.slice(0, 3))).toEqual(['me', 'level2', 'level2', 'level2', 'level1'])
  expect(who(LEVELS.slice(0, 1))).toEqual(['me', 'level1', 'level1', 'level1', 'level1'])
  expect(who([])).toEqual(['me', 'person', 'person', 'person', 'person'])
})

test('what an offer says is printed as it was sent, whatever its points', () => {
  const message = {
    state: {},
    offers: [
      { text: 'a', gloss: 'garage → a1, 4 silver, +2 points', points: 2 },
      { text: 'b', gloss: 'loan, -2 points', points: -2 },
      { text: 'c', gloss: 'point at the park', points: 3 },
      { text: 'coin', gloss: '', points: 0 },
    ],
  } as unknown as Snapshot
  const view = viewOf(message, [], 0, [])
  expect(view?.legal.map((offer) => offer.gloss)).toEqual([
    'Garage → a1, 4 silver, +2 points',
    'Loan, −2 points',
    'Point at the park',
    'Coin',
  ])
})

test('a name loses what cannot be seen, and is no longer than the server takes', () => {
  expect(tidy(' Léa \u2764\ufe0f ')).toBe('Léa \u2764')
  expect([...tidy('\u{1f3e0}'.repeat(30))]).toHaveLength(24)
})
