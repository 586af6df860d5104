// What the tests of the game share: one server a worker, pages in a language, and hands that play.
import { test as base, expect, type Browser, type Page } from '@playwright/test'
import axe from 'axe-core'
import { ELSEWHERE } from '../tools/browser.mjs'
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
export { expect }

export const GAMES = ['california', 'sunrise', 'dreamhome'] as const
export type Game = (typeof GAMES)[number]

export async function visitor(browser: Browser, server: Server, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url, ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** The server as other devices know it. */
export const fromElsewhere = (server: Server) => ({ baseURL: server.url.replace('127.0.0.1', ELSEWHERE) })

/** From the first page to a running game in two clicks. */
export async function sitDown(page: Page, game: Game): Promise<void> {
  await page.goto('/')
  await page.locator(`a[href="#/new/${game}"]`).first().click()
  await page.locator('.go button').click()
  await expect(page.locator('main.board')).toBeVisible()
}

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: ['.sprite'] }, { resultTypes: ['violations'] }))
  return violations.flatMap((problem) => problem.nodes.map((node) => `${problem.id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`))
}

/**
 * One touch of somebody who knows nothing but what lights up: a lit place, else a piece to pick up, else a button.
 * The touches are those of a finger (pointer down, click) on what the page offers; `pick` chooses among them.
 */
export async function touch(page: Page, pick: number): Promise<'over' | 'waiting' | 'touched' | 'curtain'> {
  return page.evaluate((random) => {
    if (document.querySelector('.chart')) return 'over'
    const curtain = document.querySelector<HTMLElement>('.cloth ~ section button')
    if (curtain) {
      curtain.click()
      return 'curtain'
    }
    if (!document.title.startsWith('●')) {
      window.dispatchEvent(new PointerEvent('pointerdown'))
      return 'waiting'
    }
    const seen = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((element) => element.getBoundingClientRect().width > 0)
    const lit = [...seen('.target.lit'), ...seen('.tray button')]
    const pieces = [...seen('[data-at^="shop:"] .target:not(.chosen)'), ...seen('.hand button:not(:disabled):not(.up)')]
    const buttons = seen('.actions .buttons button:not(:disabled)')
    const choices = lit.length > 1 || (lit.length === 1 && random < 0.3) ? lit : random < 0.75 && pieces.length > 0 ? pieces : buttons.length > 0 ? buttons : [...lit, ...pieces]
    const target = choices[Math.floor(random * 997) % choices.length]
    if (!target) return 'waiting'
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 1 }))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return 'touched'
  }, pick)
}

/** Some touches, each as soon as it can be made. */
export async function play(page: Page, touches: number, pick = 0.37): Promise<void> {
  for (let number = 0; number < touches; ++number)
    await expect.poll(() => touch(page, (number * pick) % 1), { intervals: [30] }).not.toBe('waiting')
}

/** A game among bots, over as soon as they have played it. */
export async function playedGame(page: Page, game: Game, levels = [1, 2]): Promise<string> {
  await page.goto('/')
  return page.evaluate(async ([name, bots]) => {
    const seats = bots.map((level) => ({ kind: 'bot', bot: `level${level}` }))
    const body = JSON.stringify({ game: name, seats })
    await fetch('/api/me')
    const table = await fetch('/api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())
    for (;;) {
      const now = await fetch(`/api/tables/${table.id}`).then((answer) => answer.json())
      if (now.phase === 'over') return table.id as string
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, [game, levels] as const)
}

/** Plays on until the end page stands there; a table where nothing happens for a minute is stuck. */
export async function playToTheEnd(pages: Page[]): Promise<void> {
  const patience = 60_000
  let state = 12345
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  const version = () => pages[0]!.evaluate(() => fetch(`/api/tables/${location.hash.slice(4)}`).then((answer) => answer.json()).then((table) => table.version as number))
  let [last, since] = [0, Date.now()]
  for (let number = 0; ; ++number) {
    const found = await Promise.all(pages.map((page) => touch(page, random())))
    if (found.every((one) => one === 'over')) return
    if (found.every((one) => one === 'waiting')) await pages[0]!.waitForTimeout(15)
    if (number % 50 !== 0) continue
    const now = await version()
    if (now !== last) [last, since] = [now, Date.now()]
    else if (Date.now() - since > patience) throw new Error(`stuck at entry ${now}: ${(await Promise.all(pages.map((page) => page.locator('.actions').textContent()))).join(' | ')}`)
  }
}
