import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** The sounds with a browser's audio that counts what is asked of it. */
async function audio(touched: boolean | undefined) {
  const made = { contexts: 0, voices: 0 }
  const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  class Context {
    state = 'running'
    currentTime = 0
    destination = {}
    constructor() {
      ++made.contexts
    }
    createGain() {
      return { gain: param, connect: (next: object) => next }
    }
    createOscillator() {
      ++made.voices
      return { frequency: param, connect: (next: object) => next, start() {}, stop() {} }
    }
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('navigator', touched === undefined ? {} : { userActivation: { hasBeenActive: touched } })
  vi.resetModules()
  return { made, play: (await import('../src/sound/sounds')).play }
}

test('nothing sounds on a page nobody has touched, and no audio is begun', async () => {
  const { made, play } = await audio(false)
  play('turn')
  expect(made).toEqual({ contexts: 0, voices: 0 })
})

test.each([true, undefined])('once touched, or where the browser does not tell, notes ring from one context (%s)', async (touched) => {
  const { made, play } = await audio(touched)
  play('turn')
  play('card')
  expect(made).toEqual({ contexts: 1, voices: 3 })
})
