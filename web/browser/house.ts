// What the tests of the game share: one server a worker, pages in a language, and hands that play.
import { test as base, expect, type Browser, type Page, type Route } from '@playwright/test'
import axe from 'axe-core'
import type { Route as Address } from '../src/app/route.svelte'
import { ELSEWHERE, GAMES } from '../tools/browser.mjs'
import { startServer, type Server } from '../tools/serve.mjs'

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
export { expect, GAMES }

/** Addresses of every page, as far as an address alone opens it: a table and its replay are tested with whole games. */
const ADDRESSES: Record<Address['page'], string[]> = {
  start: ['/'],
  new: GAMES.map((game) => `/#/new/${game}`),
  rules: ['/#/rules', ...GAMES.map((game) => `/#/rules/${game}`)],
  tour: GAMES.map((game) => `/#/tour/${game}`),
  join: ['/#/join/nothing', '/#/back/nothing'],
  table: ['/#/t/0000000000000000'],
  replay: ['/#/replay/0000000000000000'],
}
export const PAGES = Object.values(ADDRESSES).flat()

/** A new table gets a deal that is the same in every run: no test may depend on luck. */
async function dealTheSame(route: Route): Promise<void> {
  const request = route.request()
  const table = request.method() === 'POST' ? request.postDataJSON() : null
  if (table?.game === undefined || (table.deal ?? RANDOM).kind !== 'random') return route.fallback()
  await route.fallback({ postData: { ...table, deal: { kind: 'chosen', seed: `browser test, ${table.game}` } } })
}
const RANDOM = { kind: 'random' }

export async function visitor(browser: Browser, server: Server, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url, ...options })
  await context.route('**/api/tables', dealTheSame)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** The server as other devices know it. */
export const fromElsewhere = (server: Server) => ({ baseURL: server.url.replace('127.0.0.1', ELSEWHERE) })

/** A page by its address, with all that it asks for. It is loaded anew: between two addresses of one page the old one would still stand there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.loading')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** From the first page to a running game in two clicks. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`a[href="#/new/${game}"]`).first().click()
  await page.locator('.go button').click()
  await expect(page.locator('main.board')).toBeVisible()
}

/** What axe finds in the page. Animations are finished first, because a colour that is still fading in would be judged as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: ['.sprite'] }, { resultTypes: ['violations'] }),
  )
  return violations.flatMap((problem) =>
    problem.nodes.map((node) => `${problem.id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/**
 * One touch of somebody who knows nothing but what lights up: a lit place, else a piece to pick up, else a button.
 * The touches are those of a finger (pointer down, click) on what the page offers; `pick` chooses among them. Where the board
 * asks for `until`, nothing is touched.
 */
export async function touch(page: Page, pick: number, until?: string): Promise<'over' | 'waiting' | 'touched' | 'curtain' | 'there'> {
  return page.evaluate(
    ([random, wanted]) => {
      if (document.querySelector('.chart')) return 'over'
      if (wanted !== undefined && document.querySelector('.prompt')?.textContent === wanted) return 'there'
      const curtain = document.querySelector<HTMLElement>('.cloth ~ section button')
      if (curtain) {
        curtain.click()
        return 'curtain'
      }
      if (!document.title.startsWith('●')) {
        window.dispatchEvent(new PointerEvent('pointerdown'))
        return 'waiting'
      }
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((element) => element.getBoundingClientRect().width > 0)
      const lit = [...seen('.target.lit'), ...seen('.tray button')]
      const pieces = [...seen('[data-at^="shop:"] .target:not(.chosen)'), ...seen('.hand button:not(:disabled):not(.up)')]
      const buttons = seen('.actions .buttons button:not(:disabled)')
      const choices =
        lit.length > 1 || (lit.length === 1 && random < 0.3)
          ? lit
          : random < 0.75 && pieces.length > 0
            ? pieces
            : buttons.length > 0
              ? buttons
              : [...lit, ...pieces]
      const target = choices[Math.floor(random * 997) % choices.length]
      if (!target) return 'waiting'
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 1 }))
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return 'touched'
    },
    [pick, until] as const,
  )
}

/** Some touches, each as soon as it can be made. */
export async function play(page: Page, touches: number, pick = 0.37): Promise<void> {
  for (let number = 0; number < touches; ++number)
    await expect.poll(() => touch(page, (number * pick) % 1), { intervals: [30] }).not.toBe('waiting')
}

/** Picks for `touch`, the same in every run and without a pattern: evenly spaced ones can lead hands round in a circle for ever. */
function picks(): () => number {
  let state = 12345
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

/** Until it is my turn and something is in hand with a choice of lit places: the moment at which there is most to touch. */
export async function takeUp(page: Page): Promise<void> {
  const places = page.locator('.target.lit:visible, .tray button:visible')
  const pick = picks()
  let next = pick()
  const look = async () => {
    if ((await places.count()) > 1) return true
    if ((await touch(page, next)) === 'touched') next = pick()
    return false
  }
  await expect.poll(look, { intervals: [100] }).toBe(true)
}

/** A game among bots, over as soon as they have played it. */
export async function playedGame(page: Page, game: string, levels = [1, 2]): Promise<string> {
  await page.goto('/')
  return page.evaluate(
    async ([name, bots]) => {
      const seats = bots.map((level) => ({ kind: 'bot', bot: `level${level}` }))
      const body = JSON.stringify({ game: name, seats })
      await fetch('/api/me')
      const table = await fetch('/api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }).then((answer) =>
        answer.json(),
      )
      for (;;) {
        const now = await fetch(`/api/tables/${table.id}`).then((answer) => answer.json())
        if (now.phase === 'over') return table.id as string
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    [game, levels] as const,
  )
}

/** Plays on until the end page stands there; a table where nothing happens for a minute is stuck. */
export async function playToTheEnd(pages: Page[]): Promise<void> {
  const patience = 60_000
  const pick = picks()
  const version = () =>
    pages[0]!.evaluate(() =>
      fetch(`/api/tables/${location.hash.slice(4)}`)
        .then((answer) => answer.json())
        .then((table) => table.version as number),
    )
  let [last, since] = [0, Date.now()]
  for (let number = 0; ; ++number) {
    const found = await Promise.all(pages.map((page) => touch(page, pick())))
    if (found.every((one) => one === 'over')) return
    if (found.every((one) => one === 'waiting')) await new Promise((resolve) => setTimeout(resolve, 15))
    if (number % 50 !== 0) continue
    const now = await version()
    if (now !== last) [last, since] = [now, Date.now()]
    else if (Date.now() - since > patience)
      throw new Error(
        `stuck at entry ${now}: ${(await Promise.all(pages.map((page) => page.locator('.actions').textContent()))).join(' | ')}`,
      )
  }
}
