import { expect, GAMES, open, PAGES, play, playedGame, sitDown, test, visitor } from './house'
import type { Page } from '@playwright/test'

// 200 % zoom of a browser 1280 wide: half as many of the page's own pixels.
const SIZES = {
  'on a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'at a desk': { viewport: { width: 1280, height: 720 } },
  'at a desk, with everything twice as large': { viewport: { width: 640, height: 360 } },
}

for (const [where, options] of Object.entries(SIZES))
  test(`no page scrolls sideways ${where}`, async ({ browser, server }) => {
    const page = await visitor(browser, server, { ...options, locale: 'fr-FR', reducedMotion: 'reduce' })
    const wide: string[] = []
    // A phone widens its window to what overflows: what counts is the width it was given.
    const look = async (name: string) => {
      await page.evaluate(() => document.fonts.ready)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > options.viewport.width) wide.push(`${name}: ${width}`)
    }
    for (const path of PAGES) {
      await open(page, path)
      await look(path)
    }
    await waiting(page)
    await look('waiting room')
    for (const game of GAMES) {
      await sitDown(page, game)
      await play(page, 4)
      await look(game)
      await page.getByRole('button', { name: 'Scores', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(`${game}, scores`)
      await page.keyboard.press('Escape')
      const id = await playedGame(page, game)
      await page.goto(`/#/t/${id}`)
      await expect(page.locator('.chart .row')).toHaveCount(2)
      await look(`${game}, end`)
      await page.goto(`/#/replay/${id}/9`)
      await expect(page.locator('main.board')).toBeVisible()
      await look(`${game}, replay`)
    }
    expect(wide).toEqual([])
  })

async function waiting(page: Page): Promise<void> {
  await page.goto('/#/new/california')
  await page.locator('.row select').nth(1).selectOption('friend')
  await page.locator('.go button').click()
  await expect(page.getByText(/^Cette adresse ne vaut que sur cet ordinateur/)).toBeVisible()
}
