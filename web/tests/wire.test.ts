import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WRITTEN, wireTypes } from '../tools/generate_wire.mjs'

test('the types of the network are those of docs/openapi.json; `npm run wire` writes them anew', () => {
  expect(readFileSync(WRITTEN, 'utf8')).toBe(wireTypes())
})
