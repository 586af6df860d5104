import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = join(__dirname, '../src')

/** What a room may know, as web/README.md says; a file may always know its own room. */
const MAY_KNOW: Record<string, string[]> = {
  wire: [],
  content: ['wire'],
  i18n: ['content'],
  actions: ['wire'],
  art: ['wire'],
  parts: ['i18n', 'art', 'wire'],
  boards: ['actions', 'art', 'content', 'i18n', 'parts', 'wire'],
  net: ['wire'],
  store: ['net', 'i18n', 'wire'],
  motion: ['parts', 'wire'],
  sound: [],
  posters: ['art', 'boards', 'parts', 'wire'],
  app: ['i18n', 'parts', 'store', 'wire'],
  pages: ['app', 'art', 'boards', 'content', 'i18n', 'motion', 'net', 'parts', 'posters', 'sound', 'store', 'wire'],
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : /\.(ts|svelte)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}

function imports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map((match) => {
    const target = resolve(dirname(file), match[1]!)
    return [target, `${target}.ts`, `${target}.svelte.ts`, join(target, 'index.ts')].find((path) => all.has(path)) ?? target
  })
}

const all = new Set(files(root))
const graph = new Map([...all].map((file) => [file, imports(file)]))

test('imports only go down', () => {
  const upward = [...graph].flatMap(([file, targets]) => {
    const room = relative(root, file).split('/')[0]!
    return targets
      .map((target) => relative(root, target))
      .filter((target) => !target.startsWith('..') && room in MAY_KNOW)
      .filter((target) => target.split('/')[0] !== room && !MAY_KNOW[room]!.includes(target.split('/')[0]!))
      .map((target) => `${relative(root, file)} knows ${target}`)
  })
  expect(upward).toEqual([])
})

test('no module leads back to itself', () => {
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].map((step) => relative(root, step)).join(' > ')]
    if (done.has(file)) return []
    const found = (graph.get(file) ?? []).flatMap((next) => walk(next, [...path, file]))
    done.add(file)
    return found
  }
  expect([...all].flatMap((file) => walk(file, []))).toEqual([])
})
