import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tools/browser.mjs'

const desk = { viewport: { width: 1280, height: 720 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

export default defineConfig({
  testDir: 'browser',
  workers: 2,
  // Two slow cores shared with others must not look like a failure.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: { launchOptions: CHROMIUM },
  projects: [
    { name: 'gallery-desk', testMatch: 'gallery.spec.ts', use: desk },
    { name: 'gallery-phone', testMatch: 'gallery.spec.ts', use: phone },
    { name: 'desk', testIgnore: ['gallery.spec.ts', 'phone.spec.ts'], use: desk },
    { name: 'phone', testMatch: ['phone.spec.ts', 'pages.spec.ts'], grep: /phone|axe finds nothing/, use: phone },
  ],
})
