import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** Lets a module import a content pack, so that names and boards are written once, in content/. */
export function toml(): Plugin {
  return {
    name: 'faubourg-toml',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.toml')) return null
      this.addWatchFile(id)
      return `export default ${JSON.stringify(withoutStatus(parse(readFileSync(id, 'utf8'))))}`
    },
  }
}

/** Where a figure comes from matters to the rules pages, not to the boards: it is left out of the bundle. */
function withoutStatus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutStatus)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([key]) => key !== 'status')
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutStatus(part)]))
}
