// Writes the types of the network from the schemas of the program: src/wire/api.ts from the part that all games share,
// src/games/<game>/wire.ts from each game's own.
// `npm run wire` writes; a test compares, so that the two can never drift apart.
import { compile } from 'json-schema-to-typescript'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)
const ROOT = join(dirname(here), '../..')
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const STYLE = { semi: false, singleQuote: true, printWidth: 140 }
// What a schema leaves open is for games to fill; a reader of what is common need not see that.
const OPTIONS = { bannerComment: '', additionalProperties: false, ignoreMinAndMaxItems: true, unreachableDefinitions: true, style: STYLE }

/** Schemas by their names as declarations of types. */
async function types(definitions, from) {
  const whole = { title: 'Root', type: 'object', additionalProperties: false, $defs: definitions }
  const declared = await compile(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')), 'Root', OPTIONS)
  const plain = declared
    .replace(/export interface Root \{\}\n/, '')
    .replace(/ \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
    .replace(/ \*\n \*\/\n/g, ' */\n')
    .replace(/\/\*\*\n \*\/\n/g, '')
  return `// Made from ${from} by tools/generate_wire.mjs (npm run wire). Do not edit.\n\n${plain}`
}

/** The text of each generated file, by its path. */
export async function generated() {
  const common = 'src/server/openapi.json'
  const files = new Map([[join(ROOT, 'web/src/wire/api.ts'), await types(read(common).components.schemas, common)]])
  for (const game of readdirSync(join(ROOT, 'src/games'))) {
    const own = `src/games/${game}/schema.json`
    if (existsSync(join(ROOT, own))) files.set(join(ROOT, `web/src/games/${game}/wire.ts`), await types(read(own).$defs, own))
  }
  return files
}

if (process.argv[1] === here) for (const [path, text] of await generated()) writeFileSync(path, text)
