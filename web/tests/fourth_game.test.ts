// A game that src/ has never heard of, handed in with the list: every page shows it, and no shared file was touched for it.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import recorded from '../gallery/games.json'
import App from '../src/App.svelte'
import { here, parseRoute } from '../src/app/route.svelte'
import { GAMES } from '../src/games'
import { setLang } from '../src/app/prefs.svelte'
import type { NewTable, PublicTable, Snapshot } from '../src/wire/api'
import { position, scoreOf, toy, TOY_FACTS } from './toy'

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

let opened: NewTable | null = null
const ANSWERS: Record<string, (body: string) => unknown> = {
  '/api/games': () => ({ games: [...recorded.games, TOY_FACTS] }),
  '/api/me': () => ({ guest: 'g', name: 'Ann' }),
  '/api/me/tables': () => ({ tables: [{ ...TABLE, updated: Date.now(), deal: 'random' }] }),
  '/api/tables': (body) => (body ? ((opened = JSON.parse(body)), TABLE) : { tables: [] }),
  '/api/tables/abc/replay': () => ({
    table: TABLE,
    viewer: 'all',
    length: 0,
    steps: [{ length: 0, turn: 0, state: position([0, 0], 0), score: scoreOf([0, 0], []) }],
  }),
}

/** The connection to a table: it says one message as soon as somebody listens. */
class Socket {
  static message: Partial<Snapshot> = {}
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(Socket.message) }))
  }
  send() {}
  close() {}
}

const snapshot = (more: Partial<Snapshot>): Partial<Snapshot> => ({
  type: 'snapshot',
  version: 1,
  viewer: 0,
  yours: [0],
  table: TABLE,
  phase: 'playing',
  turn: 0,
  offers: [{ text: 'brick', gloss: 'lay a brick', points: 1 }],
  ...more,
})

/** A page's code is read when it is first asked for, which a busy machine takes its time for. */
const LONG = 50_000
let app: object | null = null
beforeEach(() => {
  opened = null
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = ANSWERS[path.split('?')[0]!]
    return answer
      ? Response.json(answer(String(init?.body ?? '')))
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
  await vi.waitFor(() => expect(link(body, '#/t/abc')).not.toBeNull())
  expect(link(body, '#/t/abc')!.querySelector('.toy-mark')).not.toBeNull()
  expect(link(body, '#/t/abc')!.getAttribute('aria-label')).toContain('Jouet, Ann, Bea')
})

test('a table of it is laid, with its own options and as many seats as the program says', async () => {
  const body = await page('#/new/toy', 'A table for Toy')
  const add = () => body.querySelector<HTMLElement>('.add')
  while (add()) {
    add()!.click()
    flushSync()
  }
  expect(body.querySelectorAll('.row')).toHaveLength(5)
  const tall = [...body.querySelectorAll('label')].find((label) => label.textContent === 'Tall walls')!
  tall.querySelector('input')!.click()
  body.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await vi.waitFor(() => expect(opened).toMatchObject({ game: 'toy', options: { tall: true } }))
})

test('it is played on its board', async () => {
  Socket.message = snapshot({ state: { ...position([3, 4], 0) }, score: scoreOf([3, 4], []) })
  const body = await page('#/t/abc', 'Ann: 3')
  expect(body.querySelector('main.board')!.getAttribute('data-game')).toBe('toy')
  expect(body.querySelector('main h1')!.textContent).toBe('Toy: Your turn')
  expect(body.querySelector('main .prompt')!.textContent).toBe('Lay a brick.')
  expect(document.title).toBe('● Your turn · Toy')
  body.querySelector<HTMLElement>('[aria-label="Scores"]')!.click()
  flushSync()
  body.querySelector<HTMLElement>('dialog th button')!.click()
  await vi.waitFor(() => expect(body.querySelector('dialog .rule')!.textContent).toContain('A brick is a point.'))
})

test('its end tells who won and why', async () => {
  const score = scoreOf([5, 5], [1])
  Socket.message = snapshot({
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

test('its tour is taken', async () => {
  const body = await page('#/tour/toy', 'These are your bricks.')
  ;[...body.querySelectorAll<HTMLElement>('.ways button')].at(-1)!.click()
  flushSync()
  expect(body.querySelector('p.words')!.textContent).toBe('Lay one.')
})

test('a game that the program does not have is not offered', async () => {
  ANSWERS['/api/games'] = () => ({ games: recorded.games })
  const body = await page('#/', '2–5 players')
  expect(link(body, '#/new/toy')).toBeNull()
  ANSWERS['/api/games'] = () => ({ games: [...recorded.games, TOY_FACTS] })
})

test('a table of a game that this page cannot draw says so', async () => {
  Socket.message = snapshot({ table: { ...TABLE, game: 'chess' } })
  await page('#/t/abc', 'This page can’t show that game.')
})
