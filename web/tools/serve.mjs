// A real `faubourg serve` for tests and pictures, with a store of its own. The page is the one the program carries; with
// FAUBOURG_PAGES=dist it is web/dist instead, for work on the page without building the program anew.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ELSEWHERE } from './browser.mjs'

export const PROGRAM = process.env.FAUBOURG ?? join(dirname(fileURLToPath(import.meta.url)), '../../build/release/faubourg')
const FROM_DIST = process.env.FAUBOURG_PAGES === 'dist'

async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Until the program answers; a program that has ended never will. */
async function answering(url, child) {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${PROGRAM} serve ended with ${child.exitCode}`)
}

/** With more of the flags of `faubourg serve`, if need be. */
export async function startServer(...more) {
  const folder = mkdtempSync(join(tmpdir(), 'faubourg-web-'))
  const port = await freePort()
  const own = `http://127.0.0.1:${port}`
  const pages = FROM_DIST ? await freePort() : port
  let child = null

  const start = async () => {
    const origin = FROM_DIST ? ['--origin', `http://127.0.0.1:${pages}`] : []
    const limits = ['--request-rate', '0', '--message-rate', '0', '--sweep', '50']
    child = spawn(
      PROGRAM,
      ['serve', '--port', String(port), '--store', join(folder, 'test.db'), '--log', 'error', ...limits, ...origin, ...more],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    await answering(own, child)
  }
  const kill = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
  }
  // Whatever ends this process, a server without its test is of no use.
  process.on('exit', () => child?.kill('SIGKILL'))
  await start()
  const proxy = { '/api': { target: own, ws: true } }
  const front = FROM_DIST
    ? await (
        await import('vite')
      ).preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port: pages, strictPort: true, proxy, allowedHosts: [ELSEWHERE] } })
    : null
  return {
    url: `http://127.0.0.1:${pages}`,
    kill,
    start,
    async close() {
      await kill()
      await front?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The gallery of recorded positions, from dist-gallery. */
export async function startGallery() {
  const { preview } = await import('vite')
  const server = await preview({ logLevel: 'silent', build: { outDir: 'dist-gallery' }, preview: { host: '127.0.0.1', port: 0 } })
  return { url: server.resolvedUrls.local[0], close: () => server.close() }
}
