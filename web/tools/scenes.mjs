// Every page of the game as it is photographed: a name, and how to get there from a fresh browser.
import { GAMES } from './browser.mjs'

export async function sitDown(page, game, seats = []) {
  await page.goto('#/')
  await page.goto(`#/new/${game}`)
  await page.locator('.row input').first().fill('Nora')
  for (const [index, who] of seats.entries())
    await page
      .locator('.row select')
      .nth(index + 1)
      .selectOption(who)
  await page.locator('.go button').click()
}

/** A few turns of somebody who touches what lights up. */
export async function play(page, touches) {
  for (let touch = 0; touch < touches; ++touch) {
    await page.waitForFunction(() => document.title.startsWith('●') || document.querySelector('.chart') !== null, null, {
      timeout: 120_000,
    })
    await page.evaluate((number) => {
      window.dispatchEvent(new PointerEvent('pointerdown'))
      const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0)
      const lit = seen('.target.lit')
      const pieces = [...seen('[data-at^="shop:"] .target:not(.chosen)'), ...seen('.hand button:not(:disabled):not(.up)')]
      const buttons = seen('.actions .buttons button:not(:disabled)')
      const list =
        lit.length > 1 || (lit.length === 1 && number % 2 === 1)
          ? lit
          : pieces.length > 0 && number % 3 < 2
            ? pieces
            : buttons.length > 0
              ? buttons
              : lit
      list[(number * 7) % list.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }, touch)
    await page.waitForTimeout(120)
  }
  await page.waitForFunction(() => document.title.startsWith('●') || document.querySelector('.chart') !== null, null, { timeout: 120_000 })
  await page.waitForTimeout(500)
}

const games = new Map()

/** A game that bots have played to its end; one is enough for every picture. */
async function played(page, game) {
  await page.goto('#/')
  if (!games.has(game)) games.set(game, await playOne(page, game))
  return games.get(game)
}

function playOne(page, game) {
  return page.evaluate(async (name) => {
    await fetch('/api/me')
    const body = JSON.stringify({
      game: name,
      deal: { kind: 'chosen', seed: 'poster' },
      seats: [6, 4, 5].map((level) => ({ kind: 'bot', bot: `level${level}` })),
    })
    const { id } = await fetch('/api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }).then((answer) =>
      answer.json(),
    )
    while ((await fetch(`/api/tables/${id}`).then((answer) => answer.json())).phase !== 'over')
      await new Promise((resolve) => setTimeout(resolve, 100))
    return id
  }, game)
}

const panel = (index) => async (page) => {
  await sitDown(page, 'california')
  await play(page, 8)
  await page.keyboard.press(index)
}

export const SCENES = [
  ['start', (page) => page.goto('#/')],
  ...GAMES.flatMap((game) => [
    [`new-${game}`, (page) => page.goto(`#/new/${game}`)],
    [
      `table-${game}`,
      async (page) => {
        await sitDown(page, game)
        await play(page, 16)
      },
    ],
    [
      `hint-${game}`,
      async (page) => {
        await sitDown(page, game)
        await play(page, 6)
        await page.keyboard.press('h')
        await page.locator('.hint .do').first().waitFor({ timeout: 120_000 })
      },
    ],
    [`end-${game}`, async (page) => page.goto(`#/t/${await played(page, game)}`)],
    [`replay-${game}`, async (page) => page.goto(`#/replay/${await played(page, game)}/40`)],
    [`rules-${game}`, (page) => page.goto(`#/rules/${game}`)],
    [
      `tour-${game}`,
      async (page) => {
        await page.goto(`#/tour/${game}`)
        await page.locator('.ways button').last().click()
      },
    ],
  ]),
  ['scores', panel('s')],
  ['moves', panel('l')],
  [
    'more',
    async (page) => {
      await sitDown(page, 'sunrise')
      await page.locator('header.above-board button').last().click()
    },
  ],
  ['waiting-room', (page) => sitDown(page, 'california', ['friend'])],
  ['join', (page) => page.goto('#/join/nothing')],
  ['curtain', (page) => sitDown(page, 'sunrise', ['person'])],
]
