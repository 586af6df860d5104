import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tools/browser.mjs'

const port = 4179
const desk = { viewport: { width: 1280, height: 720 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

export default defineConfig({
  testDir: 'browser',
  workers: 2,
  timeout: 180_000,
  reporter: 'line',
  use: { launchOptions: CHROMIUM },
  projects: [
    { name: 'gallery-desk', testMatch: 'gallery.spec.ts', use: { ...desk, baseURL: `http://127.0.0.1:${port}/` } },
    { name: 'gallery-phone', testMatch: 'gallery.spec.ts', use: { ...phone, baseURL: `http://127.0.0.1:${port}/` } },
    { name: 'desk', testIgnore: ['gallery.spec.ts', 'phone.spec.ts'], use: desk },
    { name: 'phone', testMatch: ['phone.spec.ts', 'pages.spec.ts'], grep: /phone|axe finds nothing/, use: phone },
  ],
  webServer: { command: `npx vite preview --outDir dist-gallery --host 127.0.0.1 --port ${port} --strictPort`, port, reuseExistingServer: false },
})
