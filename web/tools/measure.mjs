// Prints what the page costs: the first load, and how soon a board follows a message of the server.
//   npm run measure        (after the builds; a busy machine measures itself)
import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { CHROMIUM, GAMES } from './browser.mjs'
import { play, sitDown } from './scenes.mjs'
import { startServer } from './serve.mjs'

const TOUCHES = 30
const server = await startServer()
const browser = await chromium.launch(CHROMIUM)

async function firstLoad() {
  const page = await browser.newPage()
  const loads = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/'))
      loads.push(response.body().then((body) => ({ script: response.url().endsWith('.js'), size: gzipSync(body, { level: 9 }).length })))
  })
  await page.goto(server.url)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loads)
  const sum = (list) => (list.reduce((total, { size }) => total + size, 0) / 1000).toFixed(0)
  console.log(`first load, compressed: ${sum(files.filter(({ script }) => script))} kB of JavaScript, ${sum(files)} kB in all`)
  await page.close()
}

/**
 * From the moment a message is heard to the end of the frame that shows it. Only messages that change the board at once
 * count: in a burst of bots' moves the page itself waits between one and the next.
 */
function watchMessages() {
  window.times = []
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    configurable: true,
    set(handler) {
      listen.set.call(this, (event) => {
        changes.takeRecords()
        const began = performance.now()
        handler(event)
        if (!changes.takeRecords().some(({ target }) => target.parentElement?.closest('main.board'))) return
        const heard = performance.now()
        requestAnimationFrame(() => setTimeout(() => window.times.push([heard - began, performance.now() - began])))
      })
    },
  })
}

async function updates(game) {
  const context = await browser.newContext({ baseURL: `${server.url}/`, viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(watchMessages)
  await sitDown(page, game)
  await play(page, TOUCHES)
  const times = await page.evaluate(() => window.times)
  const at = (part, share) => {
    const sorted = times.map((time) => time[part]).sort((one, two) => one - two)
    return sorted[Math.floor(times.length * share)].toFixed(0)
  }
  // The quickest tenth is what the page needs when nothing else wants the machine.
  const line = (part) => `${at(part, 0.1)} / ${at(part, 0.5)} / ${at(part, 0.95)} ms`
  console.log(`${game}: drawn ${line(0)}, painted ${line(1)} after a message (1 of 10 / 1 of 2 / 19 of 20; ${times.length} messages)`)
  await context.close()
}

await firstLoad()
for (const game of GAMES) await updates(game)
await browser.close()
await server.close()
