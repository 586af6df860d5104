// Renders the gallery to pictures: every position at a desk and on a phone, by day and by night.
//   npm run screenshots [-- PART OF A NAME ...] [--out FOLDER] [--quick]
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { CHROMIUM, positions } from './browser.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'screenshots' }, quick: { type: 'boolean', default: false } },
})
const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }
const LOOKS = values.quick ? [{ theme: 'light', lang: 'en' }] : [{ theme: 'light', lang: 'en' }, { theme: 'dark', lang: 'fr' }]

mkdirSync(values.out, { recursive: true })
const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' })
const address = server.resolvedUrls.local[0]
const browser = await chromium.launch(CHROMIUM)
const names = [...positions(), 'plates'].filter((name) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
for (const [size, viewport] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: size === 'phone' ? 2 : 1, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`))
  for (const name of names)
    for (const { theme, lang } of LOOKS) {
      await page.goto(`${address}gallery/?show=${name}&theme=${theme}&lang=${lang}`)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${values.out}/${name}-${size}-${theme}.png`, fullPage: name === 'plates' })
    }
  await page.close()
}
await browser.close()
await server.close()
