import { expect, GAMES, play, playToTheEnd, sitDown, takeUp, test, violations, visitor } from './house'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const game of GAMES)
  test(`phone: a table of ${game} fits, every button is large enough for a thumb`, async ({ browser, server }) => {
    const page = await visitor(browser, server, PHONE)
    await sitDown(page, game)
    await play(page, 8, 0.29)
    await takeUp(page)
    await expect(page.locator('.turn.display')).toBeInViewport()
    const trouble = await page.evaluate(() => {
      const small = [...document.querySelectorAll('button, a[href], [role="button"]')]
        .filter((element) => !element.closest('[data-plan]'))
        .map((element) => ({ box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ box, name }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)
      return small
    })
    expect(trouble).toEqual([])
    expect(await violations(page)).toEqual([])
  })

test('phone: a whole game of sunrise', async ({ browser, server }) => {
  const page = await visitor(browser, server, PHONE)
  await sitDown(page, 'sunrise')
  await playToTheEnd([page])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins!|victory/)
})
