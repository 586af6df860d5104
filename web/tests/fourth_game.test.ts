// A game that src/ has never heard of, handed in with the list: every page shows it, and no shared file was touched for it.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import recorded from '../gallery/games.json'
import App from '../src/App.svelte'
import { here, parseRoute } from '../src/app/route.svelte'
import { GAMES } from '../src/games'
import { setLang } from '../src/app/prefs.svelte'
import { play as sound } from '../src/sound/sounds'
import type { ClientMessage, Game, PublicTable, ServerMessage, Snapshot } from '../src/wire/api'
import { kit, position, scoreOf, toy, TOY_FACTS } from './toy'

vi.mock('../src/sound/sounds', () => ({ play: vi.fn() }))

const TABLE: PublicTable = {
  id: 'abc',
  version: 1,
  game: 'toy',
  players: 2,
  options: {},
  phase: 'playing',
  abandoned: false,
  public: true,
  deal: { kind: 'random' },
  seconds: 0,
  substitute: 'level3',
  hints: true,
  owner: [0],
  turn: 0,
  seats: [
    { kind: 'guest', name: 'Ann' },
    { kind: 'guest', name: 'Bea' },
  ],
}

/** What the program says of its games besides those of the page; null: nothing of the toy. */
let facts: Game | null = TOY_FACTS
/** What was sent to a route, by its address. */
const posted = new Map<string, unknown>()
const asked: string[] = []
const ANSWERS: Record<string, (body: string) => unknown> = {
  '/api/games': () => ({ games: [...recorded.games, ...(facts ? [facts] : [])] }),
  '/api/me': () => ({ guest: 'g', name: 'Ann' }),
  '/api/me/tables': () => ({ tables: [{ ...TABLE, updated: Date.now(), deal: 'random' }] }),
  '/api/tables': (body) => (body ? TABLE : { tables: [] }),
  '/api/tables/abc/bot': () => TABLE,
  '/api/tables/abc/replay': () => ({
    table: TABLE,
    viewer: 'all',
    length: 0,
    steps: [{ length: 0, turn: 0, state: position([0, 0], 0), score: scoreOf([0, 0], []) }],
  }),
}

/** The connection to a table: it says one message as soon as somebody listens, keeps what it is sent, and says more when told. */
class Socket {
  static first: Partial<Snapshot> = {}
  static last: Socket
  static opened = 0
  readonly sent: ClientMessage[] = []
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    Socket.last = this
    ++Socket.opened
    queueMicrotask(() => this.say(Socket.first))
  }
  say(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) })
    flushSync()
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
}

const OFFERS = [
  { text: 'brick', gloss: 'lay a brick', points: 1 },
  { text: 'rest', gloss: 'rest', points: 0 },
]
const snapshot = (more: Partial<Snapshot>): Partial<Snapshot> => ({
  type: 'snapshot',
  version: 1,
  viewer: 0,
  yours: [0],
  table: TABLE,
  phase: 'playing',
  turn: 0,
  offers: OFFERS,
  ...more,
})
const playing = (more: Partial<Snapshot> = {}) => snapshot({ state: position([3, 4], 0), score: scoreOf([3, 4], []), ...more })

/** A page's code is read when it is first asked for, which a busy machine takes its time for. */
const LONG = 50_000
let app: object | null = null
beforeEach(() => {
  facts = TOY_FACTS
  posted.clear()
  asked.length = 0
  Socket.opened = 0
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = ANSWERS[path.split('?')[0]!]
    asked.push(path)
    if (init?.body) posted.set(path, JSON.parse(String(init.body)))
    return answer
      ? Response.json(await answer(String(init?.body ?? '')))
      : Response.json({ error: { code: 'request/not_found', message: '' } }, { status: 404 })
  })
  vi.stubGlobal('WebSocket', Object.assign(Socket, { OPEN: 1, CLOSED: 3 }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') })
})
afterEach(() => {
  if (app) void unmount(app)
  app = null
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setLang('en')
})

/** The page at an address, once it shows what is looked for. */
async function page(hash: string, shows: string) {
  document.body.innerHTML = '<div id="app"></div>'
  here.route = parseRoute(hash)
  app = mount(App, { target: document.getElementById('app')!, props: { games: [...GAMES, toy] } })
  await vi.waitFor(() => {
    flushSync()
    expect(document.body.textContent).toContain(shows)
  }, LONG)
  return document.body
}
const link = (body: HTMLElement, hash: string) => body.querySelector(`a[href="${hash}"]`)
const press = (body: HTMLElement, selector: string) => {
  body.querySelector<HTMLElement>(selector)!.click()
  flushSync()
}

test('the start page has its poster, its facts and the ways in', async () => {
  const body = await page('#/', '2–5 players')
  const card = [...body.querySelectorAll('article')].at(-1)!
  const titles = new Map([...recorded.games, TOY_FACTS].map(({ id, title }) => [id, title.en]))
  expect([...body.querySelectorAll('article h2')].map((title) => title.textContent)).toEqual(
    [...GAMES, toy].map(({ id }) => titles.get(id)),
  )
  expect(card.querySelector('.toy-poster')).not.toBeNull()
  expect(card.textContent).toContain('Lay bricks.')
  expect(link(card, '#/new/toy')!.getAttribute('aria-label')).toBe('Play Toy')
  expect(link(card, '#/tour/toy')).not.toBeNull()
})

test('its tables are listed under its mark and its title, in the language of the page', async () => {
  setLang('fr')
  const body = await page('#/', 'Jouet')
  await vi.waitFor(() => expect(link(body, '#/t/abc')).not.toBeNull(), LONG)
  expect(link(body, '#/t/abc')!.querySelector('.toy-mark')).not.toBeNull()
  expect(link(body, '#/t/abc')!.getAttribute('aria-label')).toContain('Jouet, Ann, Bea')
})

test('a table of it is laid, with its own options and bots, and as many seats as the program says', async () => {
  const body = await page('#/new/toy', 'A table for Toy')
  while (body.querySelector('.add')) press(body, '.add')
  expect(body.querySelectorAll('.row')).toHaveLength(5)
  const bots = [...body.querySelector('.row:last-of-type optgroup')!.children].map((bot) => bot.textContent)
  expect(bots).toEqual(['Pupil · level 1', 'Bricklayer · level 2'])
  const tall = [...body.querySelectorAll('label')].find((label) => label.textContent === 'Tall walls')!
  tall.querySelector('input')!.click()
  body.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await vi.waitFor(() => expect(posted.get('/api/tables')).toMatchObject({ game: 'toy', options: { tall: true } }), LONG)
})

test('people wait for it under its title, with the names of its bots', async () => {
  const seats: PublicTable['seats'] = [{ kind: 'guest', name: 'Ann' }, { kind: 'bot', bot: 'level2' }, { kind: 'open' }]
  Socket.first = snapshot({ phase: 'open', turn: null, offers: [], table: { ...TABLE, phase: 'open', turn: null, players: 3, seats } })
  const body = await page('#/t/abc', 'Bricklayer')
  expect(body.querySelector('h1')!.textContent).toBe('Toy: The table is being laid')
  press(body, 'li.free button')
  await vi.waitFor(() => expect(posted.get('/api/tables/abc/bot')).toEqual({ seat: 2, bot: 'level1' }), LONG)
})

test('it is played on its board', async () => {
  Socket.first = playing()
  const body = await page('#/t/abc', 'Ann: 3')
  expect(body.querySelector('main.board')!.getAttribute('data-game')).toBe('toy')
  expect(body.querySelector('main h1')!.textContent).toBe('Toy: Your turn')
  expect(body.querySelector('main .prompt')!.textContent).toBe('Lay a brick.')
  expect(document.title).toBe('● Your turn · Toy')
  press(body, '[aria-label="Scores"]')
  press(body, 'dialog th button')
  await vi.waitFor(() => expect(body.querySelector('dialog .rule')!.textContent).toContain('A brick is a point.'), LONG)
})

describe('what its board and its events ask for is done', () => {
  test('a button sends its action; what happened is seen to move, heard and told', async () => {
    const flights = vi.spyOn(kit, 'flights')
    Socket.first = playing()
    const body = await page('#/t/abc', 'Ann: 3')
    press(body, '[data-at="act:brick"]')
    const [wish] = Socket.last.sent
    expect(wish).toMatchObject({ do: 'act', seat: 0, action: 'brick', version: 1 })
    const event = { event: 'brick', seat: 0, bricks: 1 }
    Socket.last.say({
      type: 'update',
      version: 2,
      at: 0,
      kind: 'act',
      ack: wish!.id,
      seat: 0,
      action: 'brick',
      events: [event],
      words: ['Player 1 lays 1'],
      length: 1,
      phase: 'playing',
      turn: 1,
      state: position([4, 4], 1),
      score: scoreOf([4, 4], []),
    })
    expect(body.querySelector('[data-at="0:bricks"]')!.textContent).toBe('Ann: 4')
    expect(flights.mock.calls.map(([told]) => told)).toEqual([event])
    expect(sound).toHaveBeenCalledWith('place')
    expect(body.querySelector('[aria-live="polite"]')!.textContent).toBe('Ann lays 1')
    press(body, '[aria-label="Moves"]')
    expect(body.querySelector('dialog li')!.textContent).toContain('Ann lays 1')
  })

  test('a hint is shown where its actions happen, and doing it is one click', async () => {
    const places = vi.spyOn(kit, 'places')
    Socket.first = playing()
    const body = await page('#/t/abc', 'Ann: 3')
    press(body, '[aria-label="Hint"]')
    const [wish] = Socket.last.sent
    expect(wish).toMatchObject({ do: 'hint', seat: 0 })
    const candidates = ['rest', 'brick'].map((action, index) => ({ action, win: 0.7 - index / 10, score: 9, visits: 5 }))
    Socket.last.say({ type: 'hint', id: wish!.id, version: 1, action: 'rest', candidates })
    expect([...body.querySelectorAll('.hint .what')].map((what) => what.textContent)).toEqual(['Rest', 'Lay a brick'])
    expect(places.mock.calls).toEqual(
      expect.arrayContaining([
        ['rest', 0],
        ['brick', 0],
      ]),
    )
    press(body, '.hint .do')
    expect(Socket.last.sent[1]).toMatchObject({ do: 'act', action: 'rest' })
  })

  test('two people at one screen: it turns to the next by itself', async () => {
    Socket.first = playing({ yours: [0, 1], turn: 1, offers: [] })
    await page('#/t/abc', 'Ann: 3')
    await vi.waitFor(() => expect(Socket.last.sent).toMatchObject([{ do: 'look', seat: 1 }]), LONG)
  })

  test('if it has secrets, a curtain falls first, and nothing of the game is behind it', async () => {
    facts = { ...TOY_FACTS, secrets: true }
    Socket.first = playing({ yours: [0, 1], turn: 1, offers: [] })
    const body = await page('#/t/abc', 'Pass the screen to Bea')
    expect(body.querySelector('main.board, [data-at]')).toBeNull()
    expect(Socket.last.sent).toEqual([])
    press(body, 'section button')
    expect(Socket.last.sent).toMatchObject([{ do: 'look', seat: 1 }])
    Socket.last.say(playing({ viewer: 1, yours: [0, 1], turn: 1, state: position([3, 4], 1) }))
    expect(body.querySelector('main h1')!.textContent).toBe('Toy: Your turn')
  })
})

test('its end tells who won and why', async () => {
  const score = scoreOf([5, 5], [1])
  Socket.first = snapshot({
    phase: 'over',
    turn: null,
    table: { ...TABLE, phase: 'over', turn: null },
    state: { ...position([5, 5], null) },
    score,
  })
  const body = await page('#/t/abc', 'Bea wins!')
  expect([...body.querySelectorAll('.wall')].map((wall) => wall.textContent)).toEqual(['5 bricks', '5 bricks'])
  expect(body.querySelector('.tie')!.textContent).toContain('Luck decides: Bea: luck 1, Ann: luck 0')
  expect(link(body, '#/rules/toy/TOY-3')).not.toBeNull()
  expect(body.querySelector('.chart')!.textContent).toContain('the bricks')
})

test('it is looked back at', async () => {
  const body = await page('#/replay/abc/0', 'Ann: 0')
  expect(document.title).toBe('Replay · Toy')
  expect(body.querySelector('main.board')).not.toBeNull()
})

test('its rules are read', async () => {
  const body = await page('#/rules/toy', 'A brick is a point.')
  expect(body.querySelector('h1')!.textContent).toBe('Rules of Toy')
  expect(link(body, '#/rules/toy')!.getAttribute('aria-current')).toBe('page')
})

test('its tour is taken, by as many players as its position has', async () => {
  const body = await page('#/tour/toy', 'These are your bricks.')
  expect([...body.querySelectorAll('main li')].map((line) => line.textContent)).toEqual([
    'You: 1',
    'Basile: 2',
    'Cléo: 0',
    'Denis: 4',
    'Player 5: 3',
  ])
  ;[...body.querySelectorAll<HTMLElement>('.ways button')].at(-1)!.click()
  flushSync()
  expect(body.querySelector('p.words')!.textContent).toBe('Lay one.')
})

test('a game that the program does not have is not offered', async () => {
  facts = null
  const body = await page('#/', '2–5 players')
  expect(link(body, '#/new/toy')).toBeNull()
})

test.each(['#/new/toy', '#/tour/toy', '#/rules/toy'])('%s leads to the start page if the program does not have the game', async (hash) => {
  facts = null
  const body = await page(hash, '2–5 players')
  expect(body.querySelectorAll('article')).toHaveLength(GAMES.length)
})

test('an address of the rules without a game means the first; if there is none, it leads to the start page', async () => {
  await page('#/rules', `Rules of ${recorded.games.find(({ id }) => id === GAMES[0]!.id)!.title.en}`)
  void unmount(app!)
  vi.spyOn(ANSWERS, '/api/games').mockReturnValue({ games: [] })
  await page('#/rules', 'Open tables')
})

test.each(['#/new/toy', '#/tour/toy', '#/rules/toy', '#/replay/abc', '#/t/abc'])(
  '%s waits until the program has said what the game is called',
  async (hash) => {
    let answer = () => {}
    vi.spyOn(ANSWERS, '/api/games').mockReturnValue(
      new Promise((resolve) => (answer = () => resolve({ games: [...recorded.games, TOY_FACTS] }))),
    )
    Socket.first = playing()
    const body = await page(hash, 'One moment…')
    await vi.dynamicImportSettled()
    flushSync()
    expect(body.querySelector('h1, header')).toBeNull()
    // Neither a table's connection nor its replay is asked for yet.
    expect(Socket.opened).toBe(0)
    expect(asked).toEqual(['/api/games'])
    answer()
    await vi.waitFor(() => {
      flushSync()
      expect(document.title).toContain('Toy')
    }, LONG)
  },
)

test('a table of a game that this page cannot draw says so', async () => {
  Socket.first = snapshot({ table: { ...TABLE, game: 'chess' } })
  await page('#/t/abc', 'This page can’t show that game.')
})
