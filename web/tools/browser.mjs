// What the tools and browser tests share: Debian's browser, and the list of recorded positions.
import { readdirSync } from 'node:fs'

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
}

export function positions() {
  const folder = new URL('../gallery/fixtures/', import.meta.url)
  return readdirSync(folder).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
}
