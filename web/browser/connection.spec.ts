import { startServer } from '../tools/serve.mjs'
import { expect, sitDown, test, violations, visitor } from './house'

test('the server is killed and comes back: a calm sign, no reload, and what was wished meanwhile is done once', async ({ browser }) => {
  const server = await startServer()
  const page = await visitor(browser, server)
  await sitDown(page, 'california')
  await expect.poll(() => page.title()).toContain('Your turn')
  await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true))
  const silver = page.locator('.mine [data-at="0:silver"]')
  const before = await silver.textContent()

  await server.kill()
  await expect(page.getByText(/^The line is down\./)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.locator('.bank .target').click()
  await server.start()
  await expect(page.getByText(/^The line is down\./)).toHaveCount(0)
  await expect(silver).not.toHaveText(before!)
  const taken = await page.evaluate(() => fetch(`/api/tables/${location.hash.slice(4)}/record`).then((answer) => answer.json()))
  expect(taken.actions.filter(([seat, action]: [number, string]) => seat === 0 && action === 'coin')).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true)
  await server.close()
})
