// Pictures: every page of the game on a real server, and every recorded position of the gallery, at a desk and on a
// phone, by day in English and by night in French.
//   npm run screenshots [-- PART OF A NAME ...] [--out FOLDER] [--quick]
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CHROMIUM, ELSEWHERE, positions } from './browser.mjs'
import { SCENES } from './scenes.mjs'
import { startGallery, startServer } from './serve.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'screenshots' }, quick: { type: 'boolean', default: false } },
})
const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }
const LOOKS = values.quick
  ? [{ theme: 'light', lang: 'en' }]
  : [
      { theme: 'light', lang: 'en' },
      { theme: 'dark', lang: 'fr' },
    ]
const wanted = (name) => positionals.length === 0 || positionals.some((part) => name.includes(part))

mkdirSync(values.out, { recursive: true })
const server = await startServer()
const gallery = await startGallery()
const browser = await chromium.launch(CHROMIUM)

for (const [size, viewport] of Object.entries(SIZES))
  for (const { theme, lang } of LOOKS) {
    const options = {
      viewport,
      deviceScaleFactor: size === 'phone' ? 2 : 1,
      reducedMotion: 'reduce',
      colorScheme: theme,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    }
    const take = async (name, base, there) => {
      const context = await browser.newContext({ ...options, baseURL: base })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
      await there(page)
      await page.waitForFunction(() => document.querySelector('h1') !== null && document.querySelector('.loading') === null)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${values.out}/${name}-${size}-${theme}.png`, fullPage: name === 'plates' })
      await context.close()
    }
    for (const [name, there] of SCENES) if (wanted(name)) await take(name, `${server.url.replace('127.0.0.1', ELSEWHERE)}/`, there)
    for (const name of [...positions(), 'plates'])
      if (wanted(`board-${name}`))
        await take(`board-${name}`, gallery.url, (page) => page.goto(`gallery/?show=${name}&theme=${theme}&lang=${lang}`))
  }
await browser.close()
await gallery.close()
await server.close()
