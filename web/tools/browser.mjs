// What the tools and browser tests share: Debian's browser, the games, and the list of recorded positions.
import { readdirSync, readFileSync } from 'node:fs'

const GALLERY = new URL('../gallery/', import.meta.url)
/** The games by their ids, as the program listed them. */
export const GAMES = JSON.parse(readFileSync(new URL('games.json', GALLERY), 'utf8')).games.map(({ id }) => id)

/** The name of this machine as another device would say it: an address of its own, without https. */
export const ELSEWHERE = 'faubourg.test'

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`,
  ],
}

export function positions() {
  return readdirSync(new URL('fixtures/', GALLERY))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
}
