import { readFileSync } from 'node:fs'
import { expect, playedGame, test, violations, visitor } from './house'

test('a finished game again: by step, jump, keyboard and play, through other eyes, by link, to a file', async ({ browser, server }) => {
  const page = await visitor(browser, server, { reducedMotion: 'reduce', acceptDownloads: true })
  const id = await playedGame(page, 'dreamhome')
  await page.goto(`/#/t/${id}`)
  await page.getByRole('button', { name: 'Watch the replay', exact: true }).click()
  const where = page.locator('.where b')
  await expect(where).toHaveText(/^0\//)
  await page.getByRole('button', { name: 'One move on', exact: true }).click()
  await expect(where).toHaveText(/^1\//)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'To the end', exact: true })).toBeDisabled()
  const length = Number((await where.textContent())!.split('/')[1])
  expect(length).toBeGreaterThan(48)
  await page.locator('main.board').click({ position: { x: 4, y: 300 } })
  await page.keyboard.press('ArrowLeft')
  await expect(where).toHaveText(`${length - 1}/${length}`)
  await page.keyboard.press('Home')
  await expect(where).toHaveText(/^0\//)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  // It goes on by itself, and how far it is when somebody looks is the machine's affair.
  await expect.poll(async () => Number.parseInt((await where.textContent())!)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('combobox', { name: 'Seen by', exact: true }).selectOption('1')
  await expect.poll(() => page.url()).toContain('seat=1')
  expect(await violations(page)).toEqual([])
  const other = await visitor(browser, server, { locale: 'fr-FR' })
  await other.goto(`/#/replay/${id}/17?seat=1`)
  await expect(other.locator('.where b')).toHaveText(`17/${length}`)
  await expect(other.getByRole('combobox', { name: 'Vu par', exact: true })).toHaveValue('1')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a record', exact: true }).click(),
  ])
  const record = JSON.parse(readFileSync(await saved.path(), 'utf8'))
  expect(record.actions).toHaveLength(length)
})

test('the end: no name in the chart is cut where there is room', async ({ browser, server }) => {
  const page = await visitor(browser, server, { locale: 'fr-FR', reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } })
  const id = await playedGame(page, 'sunrise', [1, 4])
  await page.goto(`/#/t/${id}`)
  const names = page.locator('.chart .who .display')
  await expect(names).toHaveText([/Chef de chantier|Apprenti/, /Chef de chantier|Apprenti/])
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length)).toBe(0)
})

test('another address of the same game is followed, also one that was followed before', async ({ browser, server }) => {
  const page = await visitor(browser, server, { reducedMotion: 'reduce' })
  const id = await playedGame(page, 'dreamhome')
  await page.goto(`/#/replay/${id}`)
  const [where, eyes] = [page.locator('.where b'), page.getByRole('combobox', { name: 'Seen by', exact: true })]
  await expect(where).toHaveText(/^0\//)
  for (let time = 0; time < 2; ++time) {
    await page.evaluate((hash) => void (location.hash = hash), `#/replay/${id}/7?seat=1`)
    await expect(where).toHaveText(/^7\//)
    await expect(eyes).toHaveValue('1')
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'To the end', exact: true })).toBeDisabled()
  }
  await page.evaluate((hash) => void (location.hash = hash), `#/replay/${id}/8`)
  await expect(where).toHaveText(/^8\//)
  await expect(eyes).toHaveValue('all')
})
