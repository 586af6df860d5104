// What the tools and browser tests share: Debian's browser, the games, and the list of recorded positions.
import { readdirSync, readFileSync } from 'node:fs'

/** The games by their ids, as the program listed them. */
export const GAMES = JSON.parse(readFileSync(new URL('../gallery/games.json', import.meta.url), 'utf8')).games.map(({ id }) => id)

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

/** The recorded positions by the names under which the gallery shows them. */
export function positions() {
  return GAMES.flatMap((game) =>
    readdirSync(new URL(`../src/games/${game}/positions/`, import.meta.url)).map((file) => `${game}-${file.replace('.json', '')}`),
  )
}
