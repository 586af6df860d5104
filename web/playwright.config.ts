import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tools/browser.mjs'

const desk = { viewport: { width: 1280, height: 720 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

export default defineConfig({
  testDir: 'browser',
  workers: Number(process.env.WORKERS ?? 2),
  // Two slow cores shared with others must not look like a failure.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'dot',
  use: { launchOptions: CHROMIUM, actionTimeout: 60_000, navigationTimeout: 60_000 },
  projects: [
    { name: 'gallery-desk', testMatch: 'gallery.spec.ts', use: desk },
    { name: 'gallery-phone', testMatch: 'gallery.spec.ts', grep: /everything is in sight/, use: phone },
    { name: 'desk', testIgnore: ['gallery.spec.ts', 'phone.spec.ts'], use: desk },
    { name: 'phone', testMatch: ['phone.spec.ts', 'pages.spec.ts'], grep: /phone|axe finds nothing/, use: phone },
  ],
})
