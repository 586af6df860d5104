// What the tools and browser tests share: Debian's browser, and the list of recorded positions.
import { readdirSync } from 'node:fs'

/** The name of this machine as another device would say it: an address of its own, without https. */
export const ELSEWHERE = 'faubourg.test'

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`],
}

export function positions() {
  const folder = new URL('../gallery/fixtures/', import.meta.url)
  return readdirSync(folder).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
}
