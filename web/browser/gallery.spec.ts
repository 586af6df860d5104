import { expect, test as base, type Page } from '@playwright/test'
import { GAMES, positions } from '../tools/browser.mjs'
import { startGallery } from '../tools/serve.mjs'
import { violations } from './house'

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

/** A page of the gallery, drawn: a board's code and the font come after the page itself. */
async function open(page: Page, name: string, more = ''): Promise<void> {
  await page.goto(`/gallery/?show=${name}${more}`)
  await expect(page.locator('main')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** Whatever lies outside the page, or is too small for a thumb. */
const trouble = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window
    const scrolls = document.documentElement.scrollHeight > height || document.documentElement.scrollWidth > width
    const lost = [...document.querySelectorAll('[role="button"], button, .turn, .total')]
      .map((element) => ({
        scrolled: element.closest('.lots') !== null,
        box: element.getBoundingClientRect(),
        name: element.getAttribute('aria-label') ?? element.textContent,
      }))
      .filter(
        ({ box, scrolled }) =>
          box.width > 0 && !scrolled && (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1),
      )
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

/** What the board wishes, as it is told; a gallery's glosses are the actions themselves. */
function wishes(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => message.text().startsWith('act: ') && said.push(message.text()))
  return said
}

// Something to take in hand, and where the places for it are.
const HANDS = [
  { show: 'california-two', piece: '[data-at="shop:A1"]', button: '[data-at="shop:A1"] .target', places: '.manor' },
  { show: 'sunrise-two', piece: '.hand button >> nth=0', button: '.hand button >> nth=0', places: '[data-plan]' },
  { show: 'dreamhome-place', piece: '.taken', button: '.actions button:has-text("As an empty room")', places: '.mine' },
]

for (const { show, button, places } of HANDS)
  test(`by keyboard alone: take in hand, walk to a lit place, act: ${show}`, async ({ page }) => {
    const said = wishes(page)
    await open(page, show, '&chosen=')
    await page.locator(button).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(button)).toHaveAttribute('aria-pressed', 'true')
    const lit = page.locator(`${places} .target.lit`)
    expect(await lit.count()).toBeGreaterThan(1)
    await lit.first().focus()
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const before = await here()
    for (const arrow of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) if ((await here()) === before) await page.keyboard.press(arrow)
    expect(await here()).not.toBe(before)
    await lit.last().focus()
    const place = await here()
    await page.keyboard.press('Enter')
    await expect.poll(() => said).toContain(`act: ${place}`)
    await page.keyboard.press('Escape')
    await expect(page.locator(button)).not.toHaveAttribute('aria-pressed', 'true')
  })

test('a button that goes with the old view says no more about it', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, 'sunrise-two', '&chosen=&then=sunrise-discard')
  await page.getByRole('button', { name: 'Draw two cards', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Draw two cards', exact: true })).toHaveCount(0)
  await page.mouse.move(300, 300)
  await expect(page.locator('main.board')).toBeFocused()
  expect(said.filter((line) => line.includes('svelte'))).toEqual([])
})

// What was touched is gone with the old view.
for (const [show, then] of [
  ['california-two', 'california-middle'],
  ['sunrise-two', 'sunrise-discard'],
  ['dreamhome-place', 'dreamhome-turn'],
] as const)
  test(`after an action by keyboard the arrows go on from the board: ${show}`, async ({ page }) => {
    const said = wishes(page)
    await open(page, show, `&then=${then}`)
    await expect(page.locator('main.board')).toBeFocused()
    await page.locator('main .target.lit').last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => said.length).toBe(1)
    await expect(page.locator('main.board')).toBeFocused()
    expect(await page.locator('main.board').evaluate((board) => getComputedStyle(board).outlineStyle)).toBe('none')
    for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(arrow)
    await expect(page.locator('main.board')).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.closest('main.board') !== null)).toBe(true)
  })

for (const { show, piece, places } of HANDS)
  test(`a piece can be dragged onto a lit place: ${show}`, async ({ page }) => {
    const said = wishes(page)
    await open(page, show, '&chosen=')
    const from = (await page.locator(piece).boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 - 30, { steps: 4 })
    const lit = page.locator(`${places} .target.lit`).first()
    const [to, place] = [(await lit.boundingBox())!, await lit.getAttribute('aria-label')]
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await expect(page.locator('.ghost-piece')).toBeVisible()
    await page.mouse.up()
    await expect(page.locator('.ghost-piece')).toHaveCount(0)
    await expect.poll(() => said).toContain(`act: ${place}`)
  })

test('a Supplier goes from a room to a discarded card, and the room can be put back', async ({ page }) => {
  const said = wishes(page)
  await open(page, 'dreamhome-supplier', '&chosen=')
  await page.locator('.actions').getByRole('button', { name: 'Supplier', exact: true }).click()
  const rooms = page.locator('.mine .target.lit[aria-label]:has([data-at^="1:"])')
  await expect(rooms).toHaveCount(12)
  await page.locator('.target:has([data-at="1:u1"])').click()
  const tray = page.locator('.tray button')
  await expect(tray).toHaveCount(13)
  await expect(rooms).toHaveCount(0)
  await page.locator('.target.chosen:has([data-at="1:u1"])').click()
  await expect(tray).toHaveCount(0)
  await page.locator('.target:has([data-at="1:u1"])').click()
  await tray.first().click()
  await expect.poll(() => said).toContain('act: supplier u1 bathroom.1')
})

for (const lang of ['en', 'fr'])
  test(`every room's name fits on its board on the market (${lang})`, async ({ page }) => {
    await open(page, 'plates', `&lang=${lang}`)
    const names = await page.locator('.name').evaluateAll((texts) =>
      (texts as SVGTextElement[]).map((text) => {
        const [name, board] = [text.getBoundingClientRect(), text.parentElement!.querySelector('rect')!.getBoundingClientRect()]
        return { name: text.textContent, left: name.left >= board.left, right: name.right <= board.right }
      }),
    )
    expect(names).toHaveLength(2 * 15)
    expect(names.filter(({ left, right }) => !left || !right)).toEqual([])
  })

test.describe('under a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('whoever looks at another manor and takes a tile sees where it may go', async ({ page }) => {
    await open(page, 'california-two', '&chosen=')
    await page.locator('.tabs button').nth(1).tap()
    await expect(page.locator('section.mine')).toBeHidden()
    await page.locator('[data-at="shop:A1"] .target').tap()
    await expect(page.locator('section.mine .target.lit').first()).toBeVisible()
  })

  test('whoever looks at the standings and takes a card sees where it may go', async ({ page }) => {
    await open(page, 'sunrise-two', '&chosen=')
    await page.locator('.swap').tap()
    await expect(page.locator('.town')).toBeHidden()
    await page.locator('.hand button').first().tap()
    await expect(page.locator('.town .target.lit').first()).toBeVisible()
  })

  test('a finger on a column with a tool reads what it is for, and takes it with the second touch', async ({ page }) => {
    const said = wishes(page)
    await open(page, 'dreamhome-start', '&chosen=')
    const column = page.locator('.market .target').nth(3)
    await column.tap()
    await expect(page.locator('.prompt')).toContainText('Jackhammer: as a round begins')
    expect(said).toEqual([])
    await page.getByRole('button', { name: 'Do it', exact: true }).tap()
    await expect.poll(() => said).toEqual(['act: discard 4'])
    await page.locator('.market .target').first().tap()
    await expect.poll(() => said).toEqual(['act: discard 4', 'act: discard 1'])
  })

  test('a thumbnail opens in the place of my house; a touch on mine, or taking something in hand, brings mine back', async ({ page }) => {
    await open(page, 'dreamhome-turn', '&chosen=')
    const large = page.locator('section.mine svg[role="group"]')
    await expect(large).toHaveAttribute('aria-label', 'House of Denis')
    await page.getByRole('button', { name: 'Look at Basile', exact: true }).tap()
    await expect(large).toHaveAttribute('aria-label', 'House of Basile')
    await page.locator('section.mine [role="button"]', { has: page.locator('[href="#helper-handyman"]') }).tap()
    await expect(page.locator('.prompt')).toContainText('Handyman: ')
    expect(await trouble(page)).toEqual({ scrolls: false, lost: [], small: [] })
    await page.getByRole('button', { name: 'My house', exact: true }).tap()
    await expect(large).toHaveAttribute('aria-label', 'House of Denis')
    await page.getByRole('button', { name: 'Look at Basile', exact: true }).tap()
    await page.locator('.actions').getByRole('button', { name: 'Concrete Mixer', exact: true }).tap()
    await expect(large).toHaveAttribute('aria-label', 'House of Denis')
  })

  for (const game of GAMES)
    test(`every step of a tour has its light: ${game}`, async ({ page }) => {
      await page.goto(`/gallery/?tour=${game}&lang=en`)
      const steps = Number((await page.locator('.count').textContent())!.split(' of ')[1])
      expect(steps).toBeGreaterThan(5)
      for (let step = 1; step <= steps; ++step) {
        await expect(page.locator('.count')).toHaveText(`${step} of ${steps}`)
        await expect(page.locator('.light')).toBeInViewport()
        if (step < steps) await page.locator('.ways button').last().tap()
      }
    })
})
