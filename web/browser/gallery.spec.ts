import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import { positions } from '../tools/browser.mjs'
import { startGallery } from '../tools/serve.mjs'

const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const gallery = await startGallery()
      await use(gallery.url)
      await gallery.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
})

const open = (page: Page, name: string, more = '') => page.goto(`/gallery/?show=${name}${more}`)

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: ['.sprite'] }, { resultTypes: ['violations'] }))
  return violations.flatMap((problem) => problem.nodes.map((node) => `${problem.id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`))
}

/** Whatever lies outside the page, or is too small for a thumb. */
const trouble = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window
    const scrolls = document.documentElement.scrollHeight > height || document.documentElement.scrollWidth > width
    const lost = [...document.querySelectorAll('[role="button"], button, .turn, .total')]
      .map((element) => ({ scrolled: element.closest('.lots') !== null, box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent }))
      .filter(({ box, scrolled }) => box.width > 0 && !scrolled && (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1))
      .map(({ name }) => name)
    // Lots of the town plan are narrower; each lit one has a button of full size in the action bar.
    const small = [...document.querySelectorAll('[role="button"], button')]
      .filter((element) => !element.closest('[data-plan]'))
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, name }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)
    return { scrolls, lost, small: matchMedia('(max-width: 700px)').matches ? small : [] }
  })

// A desk by day and a phone by night: everything is looked at in both; axe looks at each position once, in turn.
for (const [index, name] of [...positions(), 'plates', ''].entries())
  test(`everything is in sight, large enough for a thumb, and axe finds nothing: ${name || 'the list'}`, async ({ page }, info) => {
    const phone = info.project.name === 'gallery-phone'
    const board = name !== '' && name !== 'plates'
    const axed = (index % 2 === 1) === phone
    test.skip(!board && !axed, 'looked at in the other size')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, name, `&theme=${phone ? 'dark' : 'light'}`)
    if (board) expect(await trouble(page)).toEqual({ scrolls: false, lost: [], small: [] })
    if (axed) expect(await violations(page)).toEqual([])
  })

test('a game can be played by keyboard alone: choose a tile, walk to a lit place, act', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, 'california-two', '&chosen=')
  const tile = page.getByRole('button', { name: /^Shop A, space 1/ })
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  const lit = page.locator('.manor .target.lit')
  expect(await lit.count()).toBeGreaterThan(3)
  await lit.first().focus()
  const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('ArrowDown')
  const after = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(after).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => said).toContain(`act: ${after}`)
  await page.keyboard.press('Escape')
  await expect(lit).toHaveCount(0)
})

test('a tile can be dragged onto a lit place', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, 'california-two', '&chosen=')
  const tile = (await page.getByRole('button', { name: /^Shop A, space 1/ }).boundingBox())!
  await page.mouse.move(tile.x + 30, tile.y + 30)
  await page.mouse.down()
  await page.mouse.move(tile.x + 30, tile.y + 60, { steps: 4 })
  const lit = page.locator('.manor .target.lit').first()
  const place = (await lit.boundingBox())!
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 })
  await expect(page.locator('.ghost-piece')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('.ghost-piece')).toHaveCount(0)
  await expect.poll(() => said).toContain(`act: ${await lit.getAttribute('aria-label')}`)
})
