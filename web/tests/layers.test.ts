import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../gallery/games.json'

const root = join(__dirname, '../src')

/** The rooms, as web/README.md lists them, and what each may know; a file may always know its own room. */
const MAY_KNOW: Record<string, string[]> = {
  wire: [],
  content: ['wire'],
  i18n: ['wire'],
  art: [],
  parts: ['i18n', 'art', 'wire'],
  boards: ['i18n', 'parts', 'wire'],
  motion: ['parts'],
  sound: [],
  games: ['art', 'boards', 'content', 'i18n', 'motion', 'parts', 'sound', 'wire'],
  net: ['wire'],
  store: ['games', 'i18n', 'net', 'wire'],
  app: ['games', 'i18n', 'parts', 'store', 'wire'],
  pages: ['app', 'art', 'content', 'games', 'i18n', 'motion', 'net', 'parts', 'sound', 'store', 'wire'],
}
/** Names the games; main.ts hands it in. */
const LIST = 'games/index.ts'
const CONTRACT = 'games/module.ts'
/** What a game keeps for those who open a table or a tour. */
const HEAVY = /^games\/\w+\/(Board\.svelte|Houses\.svelte|kit\.ts|tour\.ts|words\.ts)$/

/** Every source file by its path in src/. */
type Sources = ReadonlyMap<string, string>

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : /\.(ts|mjs|svelte|css)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}

const SOURCES: Sources = new Map(files(root).map((file) => [relative(root, file), readFileSync(file, 'utf8')]))
const IDS = [...new Set([...SOURCES.keys()].flatMap((path) => /^games\/(\w+)\//.exec(path)?.[1] ?? []))]

const gameOf = (path: string) => /^games\/(\w+)\//.exec(path)?.[1] ?? null
const roomOf = (path: string) => path.split('/')[0]!

/** The files of src/ that a file imports: from its first line on (`now`), or when it comes to it (`later`). */
function imports(sources: Sources, path: string): { now: string[]; later: string[] } {
  const text = sources.get(path)!
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const target = relative(root, resolve(join(root, dirname(path)), match[1]!))
      const file = [target, `${target}.ts`, `${target}.svelte.ts`, join(target, 'index.ts')].find((candidate) => sources.has(candidate))
      return file ? [file] : []
    })
  return { now: found(/(?:from|import) '(\.[^']+)'/g), later: found(/import\('(\.[^']+)'\)/g) }
}

/** Imports that go up, or into a game other than through the list. */
function strayImports(sources: Sources): string[] {
  return [...sources.keys()].flatMap((path) => {
    const { now, later } = imports(sources, path)
    return [...now, ...later].filter((target) => !mayImport(path, target)).map((target) => `${path} knows ${target}`)
  })
}

function mayImport(path: string, target: string): boolean {
  if (target === LIST) return path === 'main.ts'
  if (gameOf(target) !== null) return path === LIST || gameOf(path) === gameOf(target)
  if (roomOf(target) === 'games' && target !== CONTRACT) return false
  const room = roomOf(path)
  return !(room in MAY_KNOW) || roomOf(target) === room || MAY_KNOW[room]!.includes(roomOf(target))
}

/** What of the project outside src/ the page may take in. */
const OUTSIDE = /^\.\.\/\.\.\/(content|docs\/rules)\//

/** Imports of files outside src/ that are neither packs nor rules. */
function importsFromOutside(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)]
      .map((match) => relative(root, resolve(join(root, dirname(path)), match[1]!)))
      .filter((target) => target.startsWith('..') && !OUTSIDE.test(target))
      .map((target) => `${path} knows ${target}`),
  )
}

/** Files that find others in a way that these tests cannot follow: by a pattern, or by an address that is put together. */
function hiddenImports(sources: Sources): string[] {
  return [...sources].filter(([, text]) => /import\.meta\.(glob|url)|\bimport\((?!'[^']+'\)|\))/.test(text)).map(([path]) => path)
}

/** Rooms whose files are there for several to use. */
const SHARED = ['art', 'boards', 'content', 'motion', 'parts', 'sound']

/** Files of a shared room that a single game uses and nobody else. */
function thingsOfOneGame(sources: Sources): string[] {
  const users = new Map<string, Set<string>>()
  for (const path of sources.keys()) {
    const { now, later } = imports(sources, path)
    for (const target of [...now, ...later]) users.set(target, (users.get(target) ?? new Set()).add(gameOf(path) ?? 'pages'))
  }
  return [...users]
    .filter(([path, by]) => SHARED.includes(roomOf(path)) && by.size === 1 && !by.has('pages'))
    .map(([path, by]) => `${path} is only for ${[...by].join()}`)
}

/** Imports of what is there to record positions, and of positions that no tour stands on. */
function recordingsLoaded(sources: Sources): string[] {
  return [...sources]
    .filter(([path, text]) => /'[^']*\/situations\.mjs'/.test(text) || (/'[^']*\/positions\//.test(text) && !path.endsWith('/tour.ts')))
    .map(([path]) => path)
}

/** Files that speak of a game, by its id or its title, though they belong to no game. */
function gamesNamed(sources: Sources): string[] {
  const words = [...IDS, ...games.flatMap(({ title }) => [title.en, title.fr])]
  const name = new RegExp(words.join('|'), 'i')
  return [...sources].filter(([path, text]) => gameOf(path) === null && path !== LIST && name.test(text)).map(([path]) => path)
}

/** Games that speak of another game. */
function gamesOfOthers(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const own = gameOf(path)
    return own === null ? [] : IDS.filter((id) => id !== own && new RegExp(`['"/]${id}['"/]`).test(text)).map((id) => `${path} names ${id}`)
  })
}

/** Ways by which importing leads back to where it began. */
function cycles(sources: Sources): string[] {
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' > ')]
    if (done.has(file)) return []
    const found = imports(sources, file).now.flatMap((next) => walk(next, [...path, file]))
    done.add(file)
    return found
  }
  return [...sources.keys()].flatMap((file) => walk(file, []))
}

/** All that is loaded with the first page. */
function firstLoad(sources: Sources): Set<string> {
  const loaded = new Set<string>()
  const load = (file: string): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    imports(sources, file).now.forEach(load)
  }
  load('main.ts')
  return loaded
}

test('imports only go down, and into a game only through the list', () => expect(strayImports(SOURCES)).toEqual([]))

test('of what is outside src/ only packs and rules are imported', () => expect(importsFromOutside(SOURCES)).toEqual([]))

test('every import is written out', () => expect(hiddenImports(SOURCES)).toEqual([]))

test('what one game alone uses stands with that game', () => expect(thingsOfOneGame(SOURCES)).toEqual([]))

test('no page loads what records positions, and only a tour loads a position', () => expect(recordingsLoaded(SOURCES)).toEqual([]))

test('no module leads back to itself', () => expect(cycles(SOURCES)).toEqual([]))

test('nothing but a game and the list of games speaks of a game', () => expect(gamesNamed(SOURCES)).toEqual([]))

test('no game speaks of another', () => expect(gamesOfOthers(SOURCES)).toEqual([]))

test('boards, houses, tours and the words of a game wait until they are asked for', () => {
  expect([...firstLoad(SOURCES)].filter((path) => HEAVY.test(path))).toEqual([])
  expect([...SOURCES.keys()].filter((path) => HEAVY.test(path))).toHaveLength(IDS.length * 5)
})

test('the games of the page are those that the program had when its answer was recorded', () => {
  expect(IDS.toSorted()).toEqual(games.map(({ id }) => id).toSorted())
})

describe('these tests find what they are for', () => {
  const [one, two] = IDS as [string, string]
  const planted = (path: string, text: string): Sources => new Map([...SOURCES, [path, text]])

  test.each([
    ['pages/planted.ts', `import { t } from '../games/${one}/words'`],
    ['pages/planted.ts', `const words = await import('../games/${one}/words')`],
    ['pages/planted.ts', `import { GAMES } from '../games'`],
    [`games/${one}/planted.ts`, `import { t } from '../${two}/words'`],
    [`games/${one}/planted.ts`, `import { api } from '../../net/http'`],
    ['parts/planted.ts', `import { Desk } from '../boards/desk.svelte'`],
  ])('an import that may not be, in %s: %s', (path, text) => {
    expect(strayImports(planted(path, text))).toHaveLength(1)
  })

  test.each([
    [`games/${one}/planted.ts`, `import position from '../../../gallery/games.json'`],
    ['pages/start/planted.ts', `const { games } = await import('../../../gallery/games.json')`],
    ['pages/planted.ts', `import '../../tests/setup'`],
    [`games/${one}/planted.ts`, `export { name } from '../../../package.json'`],
    ['parts/planted.ts', `import document from '../../../docs/server.md?rules'`],
  ])('an import from outside, in %s: %s', (path, text) => {
    expect(importsFromOutside(planted(path, text))).toHaveLength(1)
  })

  test.each([
    `const boards = import.meta.glob('../games/*/Board.svelte')`,
    'const board = await import(`../games/${id}/Board.svelte`)',
    `const art = new URL('../games/${one}/art', import.meta.url)`,
  ])('an import that is not written out: %s', (text) => {
    expect(hiddenImports(planted('app/planted.ts', text))).toEqual(['app/planted.ts'])
  })

  test('a part that one game alone uses', () => {
    const path = `games/${one}/planted.ts`
    const part = new Map([...planted(path, `import { a } from '../../parts/a'`), ['parts/a.ts', '']])
    expect(thingsOfOneGame(part)).toEqual([`parts/a.ts is only for ${one}`])
    expect(thingsOfOneGame(new Map([...part, ['pages/b.ts', `import { a } from '../parts/a'`]]))).toEqual([])
  })

  test.each(['./situations.mjs', './positions/start.json'])('%s in a board', (file) => {
    const path = `games/${one}/planted.ts`
    expect(recordingsLoaded(planted(path, `import it from '${file}'`))).toEqual([path])
  })

  test.each(['store/planted.ts', 'App.svelte', 'style/planted.css'])('the name of a game in %s', (path) => {
    expect(gamesNamed(planted(path, `if (game === '${one}') {`))).toEqual([path])
    expect(gamesNamed(planted(path, `// ${games[0]!.title.en} is different`))).toEqual([path])
  })

  test('the name of another game in a game', () => {
    expect(gamesOfOthers(planted(`games/${one}/planted.ts`, `if (state.game === '${two}') {`))).toHaveLength(1)
  })

  test('a circle', () => {
    const circle = new Map([...planted('parts/a.ts', `import { b } from './b'`), ['parts/b.ts', `import { a } from './a'`]])
    expect(cycles(circle)).toEqual(['parts/a.ts > parts/b.ts > parts/a.ts'])
  })

  test('a board in the first load', () => {
    const path = `games/${one}/index.ts`
    expect(firstLoad(planted(path, `${SOURCES.get(path)}\nimport { kit } from './kit'`))).toContain(`games/${one}/Board.svelte`)
  })
})
