import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tools/browser.mjs'

const port = 4179

export default defineConfig({
  testDir: 'browser',
  workers: 1,
  timeout: 90_000,
  reporter: 'line',
  use: { baseURL: `http://127.0.0.1:${port}/`, launchOptions: CHROMIUM },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 720 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: { command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`, port, reuseExistingServer: false },
})
