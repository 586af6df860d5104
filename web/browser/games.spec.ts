import { expect, fromElsewhere, GAMES, playToTheEnd, sitDown, test, touch, violations, visitor } from './house'

for (const game of GAMES)
  test(`a whole game of ${game} against bots, to the end, looked back at, and again`, { tag: '@smoke' }, async ({ browser, server }) => {
    const page = await visitor(browser, server)
    await sitDown(page, game)
    await playToTheEnd([page])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins!|A shared victory!/)
    await expect(page.locator('.chart .row')).toHaveCount(3)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Details and rules', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Watch the replay', exact: true }).click()
    await expect(page.locator('.where b')).toHaveText(/^0\//)
    await expect(page.locator('main.board')).toBeVisible()
    await page.getByRole('button', { name: 'One move on', exact: true }).click()
    await expect(page.locator('.where b')).toHaveText(/^1\//)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'The table', exact: true }).click()
    await page.getByRole('button', { name: 'Play again', exact: true }).click()
    await expect(page.locator('main.board')).toBeVisible()
  })

test('two people in two browsers: a friend comes by link, and both play to the end', async ({ browser, server }) => {
  const [host, friend] = [
    await visitor(browser, server, fromElsewhere(server)),
    await visitor(browser, server, { ...fromElsewhere(server), locale: 'fr-FR' }),
  ]
  await host.goto('/#/new/dreamhome')
  await host.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('friend')
  await host.getByRole('button', { name: 'Remove seat 3', exact: true }).click()
  await host.getByRole('textbox', { name: 'Seat 1: Your name', exact: true }).fill('Ann')
  await host.locator('.go button').click()
  await expect(host.getByRole('img', { name: 'The link as a QR code', exact: true })).toBeVisible()
  expect(await violations(host)).toEqual([])
  const link = await host.locator('input[readonly]').inputValue()
  expect(new URL(link).search).toBe('')
  await friend.goto(link)
  await friend.getByRole('textbox').fill('Béa')
  await friend.getByRole('button', { name: 'S’asseoir', exact: true }).click()
  await expect(friend.locator('main.board')).toBeVisible()
  await expect(host.locator('main.board')).toBeVisible()
  await expect(host.locator('.caption', { hasText: 'Béa' })).toBeVisible()
  await playToTheEnd([host, friend])
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/a gagné|victoire partagée/)
  await host.getByRole('button', { name: 'Play again', exact: true }).click()
  await friend.getByRole('button', { name: 'À la nouvelle table', exact: true }).click()
  await expect(friend.locator('main.board')).toBeVisible()
})

test('a watcher sees the game and can touch nothing', async ({ browser, server }) => {
  const player = await visitor(browser, server)
  await sitDown(player, 'sunrise')
  const watcher = await visitor(browser, server)
  await watcher.goto(player.url())
  await expect(watcher.getByText('You are watching', { exact: true })).toBeVisible()
  await expect(watcher.locator('main.board')).toBeVisible()
  await expect(watcher.locator('.target.lit, .hand button')).toHaveCount(0)
  await expect(watcher.getByRole('button', { name: /undo/i })).toHaveCount(0)
})

test('two people at one screen: a curtain falls between them, and behind it nothing of the game is on the page', async ({
  browser,
  server,
}) => {
  const page = await visitor(browser, server)
  await page.goto('/#/new/sunrise')
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('person')
  await page.getByRole('textbox', { name: 'Seat 1: Your name', exact: true }).fill('Ann')
  await page.getByRole('textbox', { name: 'Seat 2: Name', exact: true }).fill('Bea')
  await page.getByRole('button', { name: 'Remove seat 3', exact: true }).click()
  await page.locator('.go button').click()
  const seen = new Set<string>()
  for (let turn = 0; turn < 3; ++turn) {
    const title = page.getByRole('heading', { name: /^Pass the screen to/ })
    await expect(title).toBeVisible()
    seen.add((await title.textContent()) ?? '')
    await expect(page.locator('main.board, .hand, [data-at]')).toHaveCount(0)
    if (turn === 0) expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^I am/ }).click()
    await expect(page.locator('.hand button').first()).toBeVisible()
    const draw = page.getByRole('button', { name: 'Draw two cards', exact: true })
    await draw.click()
    await expect(draw).toHaveCount(0)
    // Whoever holds too many cards discards before the screen goes on.
    const [cloth, card] = [page.locator('.cloth'), page.locator('.hand button:not(:disabled)').last()]
    for (;;) {
      await expect(cloth.or(card)).toBeVisible()
      if ((await cloth.count()) > 0) break
      const cards = await page.locator('.hand button').count()
      await card.click()
      await expect(page.locator('.hand button')).not.toHaveCount(cards)
    }
  }
  expect([...seen].sort()).toEqual(['Pass the screen to Ann', 'Pass the screen to Bea'])
})

test('California has no secrets: the screen turns by itself', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  await page.goto('/#/new/california')
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('person')
  await page.getByRole('button', { name: 'Remove seat 3', exact: true }).click()
  await page.locator('.go button').click()
  await expect(page.locator('main.board')).toBeVisible()
  const mine = page.locator('.mine .name')
  await expect(page.locator('.mine .caption.acting')).toBeVisible()
  const first = await mine.textContent()
  await page.locator('.bank .target').click()
  await expect(mine).not.toHaveText(first!)
  await expect(page.locator('.mine .caption.acting')).toBeVisible()
})

test('undo gives the last decision back, a hint shows what could be done, and doing it is one click', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  await page.goto('/#/new/dreamhome')
  await page.locator('.go button').click()
  await expect(page.locator('main.board')).toBeVisible()
  // Until it is ours to take a column: then taking reveals nothing and can be taken back. With nothing under the pointer the
  // bar says what to do.
  await page.mouse.move(1, 1)
  const taking = 'Take both cards of a column.'
  await expect.poll(() => touch(page, 0.1, taking), { intervals: [60] }).toBe('there')
  await page.locator('.market .target.lit').first().click()
  await expect(page.locator('.taken')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.locator('.taken')).toHaveCount(0)
  await expect(page.locator('.prompt')).toHaveText(taking)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const advice = page.getByRole('button', { name: /Do it:/ })
  await expect(advice.first()).toBeVisible()
  await expect(page.locator('.marks b')).not.toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await advice.first().click()
  await expect(page.locator('.taken')).toBeVisible()
})
