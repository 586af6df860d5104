import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generated } from '../tools/generate_wire.mjs'

test("the types of the network are those of the program's schemas; `make wire` writes them anew", async () => {
  const files = await generated()
  expect(files.size).toBeGreaterThan(0)
  for (const [path, text] of files) expect(readFileSync(path, 'utf8'), path).toBe(text)
})
