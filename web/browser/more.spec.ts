import { expect, fromElsewhere, sitDown, test, violations, visitor } from './house'

test('what stands under More opens, one sheet after the other', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  await sitDown(page, 'sunrise')
  for (const [line, title] of [
    ['Moves', 'The game in words'],
    ['Scores', 'Points by source'],
  ] as const) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: line, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: title, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a game is ended by its owner, who is asked twice', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  await sitDown(page, 'california')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'End the game for everybody', exact: true }).click()
  await page.getByRole('button', { name: 'Sure? Touch again.', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The game was ended early.', exact: true })).toBeVisible()
})

test('two people end a game when both want to', async ({ browser, server }) => {
  const [host, friend] = [await visitor(browser, server), await visitor(browser, server)]
  await host.goto('/#/new/california')
  await host.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('friend')
  await host.getByRole('button', { name: 'Remove seat 3', exact: true }).click()
  await host.getByRole('textbox', { name: 'Seat 1: Your name', exact: true }).fill('Ann')
  await host.locator('.go button').click()
  await expect(host.getByText(/works on this computer only/)).toBeVisible()
  await friend.goto(await host.locator('input[readonly]').inputValue())
  await friend.getByRole('textbox').fill('Bea')
  await friend.getByRole('button', { name: 'Sit down', exact: true }).click()
  await friend.getByRole('button', { name: 'More', exact: true }).click()
  await friend.getByRole('button', { name: 'Propose to end the game', exact: true }).click()
  await friend.getByRole('button', { name: 'Sure? Touch again.', exact: true }).click()
  await expect(friend.getByText(/^You proposed to end the game\./)).toBeVisible()
  await expect(host.getByText(/^Bea would like to end the game\./)).toBeVisible()
  await host.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const page of [host, friend])
    await expect(page.getByRole('heading', { name: 'The game was ended early.', exact: true })).toBeVisible()
})

test('a table nobody came to is cancelled', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  await page.goto('/#/new/dreamhome')
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('friend')
  await page.locator('.go button').click()
  await page.getByRole('button', { name: 'Cancel this table', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^House-building games/)
})

test('on another device one sits where one sat, under the same name, and the first one watches', async ({ browser, server }) => {
  const [first, second] = [await visitor(browser, server), await visitor(browser, server)]
  await first.goto('/#/new/california')
  await first.getByRole('textbox', { name: 'Seat 1: Your name', exact: true }).fill('Léa')
  await first.locator('.go button').click()
  await expect(first.locator('main.board')).toBeVisible()
  await first.getByRole('button', { name: 'More', exact: true }).click()
  await first.getByRole('button', { name: 'Play on another device', exact: true }).click()
  const link = first.locator('input[readonly]')
  await expect(link).toHaveValue(/#\/back\//)
  await second.goto(await link.inputValue())
  await expect(second.getByRole('heading', { name: 'Your seat', exact: true })).toBeVisible()
  expect(await violations(second)).toEqual([])
  await second.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(second.locator('.mine .name', { hasText: 'Léa' })).toBeVisible()
  await first.keyboard.press('Escape')
  await expect(first.getByText('You are watching', { exact: true })).toBeVisible()
})

test('by the address of the machine, without https: a move is made, the link is copied, a phone can read it', async ({
  browser,
  server,
}) => {
  const page = await visitor(browser, server, fromElsewhere(server))
  await sitDown(page, 'california')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect.poll(() => page.title()).toContain('Your turn')
  const silver = page.locator('.mine [data-at="0:silver"]')
  const before = await silver.textContent()
  await page.locator('.bank .target').click()
  await expect(silver).not.toHaveText(before!)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('img', { name: 'The link as a QR code', exact: true })).toBeVisible()
  // It says so for a moment only: whoever begins to look afterwards may come too late.
  const copied = expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link', exact: true }).click()
  await copied
})

test('an address that is no table is said so, with a way home', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  for (const id of ['0000000000000000', '000', 'ABCDEFGHIJKLMNOP', '00000000000000000']) {
    await page.goto(`/#/t/${id}`)
    await expect(page.getByRole('heading', { name: 'There is no such table.', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'To the start page', exact: true }).click()
  }
})
