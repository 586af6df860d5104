import { readFileSync } from 'node:fs'
import { expect, test, violations, visitor } from './house'
import type { Page } from '@playwright/test'

/** A game among bots, over as soon as they have played it. */
async function playedGame(page: Page): Promise<string> {
  await page.goto('/')
  return page.evaluate(async () => {
    const seats = [1, 2].map((level) => ({ kind: 'bot', bot: `level${level}` }))
    const body = JSON.stringify({ game: 'dreamhome', seats })
    await fetch('/api/me')
    const table = await fetch('/api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())
    for (;;) {
      const now = await fetch(`/api/tables/${table.id}`).then((answer) => answer.json())
      if (now.phase === 'over') return table.id as string
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}

test('a finished game again: by step, jump, keyboard and play, through other eyes, by link, to a file', async ({ browser, server }) => {
  const page = await visitor(browser, server, { reducedMotion: 'reduce', acceptDownloads: true })
  const id = await playedGame(page)
  await page.goto(`/#/t/${id}`)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const where = page.locator('.where b')
  await expect(where).toHaveText(/^0\//)
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(where).toHaveText(/^1\//)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled()
  const length = Number((await where.textContent())!.split('/')[1])
  expect(length).toBeGreaterThan(48)
  await page.locator('main.board').click({ position: { x: 4, y: 300 } })
  await page.keyboard.press('ArrowLeft')
  await expect(where).toHaveText(`${length - 1}/${length}`)
  await page.keyboard.press('Home')
  await expect(where).toHaveText(/^0\//)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(where).toHaveText(/^2\//, { timeout: 10_000 })
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1')
  await expect.poll(() => page.url()).toContain('seat=1')
  expect(await violations(page)).toEqual([])
  const other = await visitor(browser, server, { locale: 'fr-FR' })
  await other.goto(`/#/replay/${id}/17?seat=1`)
  await expect(other.locator('.where b')).toHaveText(`17/${length}`)
  await expect(other.getByRole('combobox', { name: 'Vu par' })).toHaveValue('1')
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a record' }).click()])
  const record = JSON.parse(readFileSync(await saved.path(), 'utf8'))
  expect(record.actions).toHaveLength(length)
})
