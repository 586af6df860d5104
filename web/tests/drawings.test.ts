import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games'
import { symbols as californiaSymbols } from '../src/games/california/art'
import { ROOM_ART, roomSymbol, symbols as dreamHomeSymbols } from '../src/games/dreamhome/art'
import { symbols as sunriseSymbols } from '../src/games/sunrise/art'
import { coinSymbols, COLOURS, FURNITURE } from '../src/games/california/content'
import { DECOR, HELPERS, room, ROOFS, ROOM_TYPES, TOOLS } from '../src/games/dreamhome/content'
import { PLACES, PLOT_COLOURS } from '../src/games/sunrise/content'

/** The shared tokens, and each game's own. */
const tokens = ['style', ...GAMES.map(({ id }) => `games/${id}`)].map((folder) =>
  readFileSync(join(__dirname, `../src/${folder}/tokens.css`), 'utf8'),
)
/** Each game's content pack and its sprite, by the place that every game keeps them at. */
const packs = import.meta.glob<object>('../../content/*.toml', { eager: true, import: 'default' })
const sprites = import.meta.glob<string>('../src/games/*/art/index.ts', { eager: true, import: 'symbols' })
const sprite = (id: string) => sprites[`../src/games/${id}/art/index.ts`]!
const ids = (symbols: string) => new Set([...symbols.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!))

describe('every thing of the content packs has a drawing', () => {
  const inCalifornia = ids(californiaSymbols)
  const inSunrise = ids(sunriseSymbols)
  const inDreamHome = ids(dreamHomeSymbols)

  test.each(FURNITURE)('California: %s', (id) => expect(inCalifornia).toContain(`piece-${id}`))
  test.each(COLOURS)('California: the %s room, its sign and its neighbour', (colour) => {
    for (const part of ['floor', 'sign', 'neighbour']) expect(inCalifornia).toContain(`${part}-${colour}`)
  })
  test.each(PLOT_COLOURS)('Sunrise Avenue: %s plots', (colour) => {
    for (const part of ['lot', 'lawn']) expect(inSunrise).toContain(`${part}-${colour}`)
  })
  test.each(ROOM_TYPES)('Dream Home: %s in every size it may have', (type) => {
    expect(ROOM_ART).toHaveProperty(type)
    room(type)!.points.by_size.forEach((_, index) => {
      expect(roomSymbol(type, index + 1)).toBe(`room-${type}-${index + 1}`)
      expect(inDreamHome).toContain(roomSymbol(type, index + 1))
    })
  })
  test.each([
    ...DECOR.map((id) => `decor-${id}`),
    ...HELPERS.map((id) => `helper-${id}`),
    ...TOOLS.map((id) => `tool-${id}`),
    ...ROOFS.map((id) => `tiles-${id}`),
  ])('Dream Home: %s', (id) => expect(inDreamHome).toContain(id))
})

test('every token that a drawing uses is defined, and the evening recolours only tokens of the day', () => {
  const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]!)
  const day = new Set(tokens.flatMap((css) => names(css.split("[data-theme='dark']")[0]!)))
  const used = GAMES.flatMap(({ id }) => [...sprite(id).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]!))
  expect(used).not.toEqual([])
  expect(used.filter((token) => !day.has(token))).toEqual([])
  const evening = tokens.flatMap((css) => names(css.split("[data-theme='dark'] {")[1]!.split('}')[0]!))
  expect(evening.filter((token) => !day.has(token))).toEqual([])
})

test('a colour that one game alone uses stands with that game', () => {
  const src = join(__dirname, '../src')
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|css)$/.test(path) && path !== 'style/tokens.css')
    .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const)
  /** A colour and its darker shades are one family: `wood`, `wood-2`. Drawings also name colours without the dashes. */
  const families = new Set([...tokens[0]!.matchAll(/^ +--([a-z]+)[\d-]*:/gm)].map((match) => match[1]!))
  const alone = [...families].filter((family) => {
    const name = new RegExp(`(?:--|')${family}(?:-?\\d)?(?![\\w-])|--${family}\\{`)
    const users = new Set(code.filter(([, text]) => name.test(text)).map(([path]) => /games\/(\w+)\//.exec(path)?.[1] ?? 'pages'))
    return users.size === 0 || (users.size === 1 && !users.has('pages'))
  })
  expect(families.size).toBeGreaterThan(20)
  expect(alone).toEqual([])
})

test('everything that is named has a name in both languages', () => {
  const unnamed: string[] = []
  const look = (value: unknown, at: string): void => {
    if (Array.isArray(value)) return value.forEach((part, index) => look(part, `${at}[${index}]`))
    if (value === null || typeof value !== 'object') return
    if ('en' in value || 'fr' in value) {
      const { en, fr } = value as { en?: string; fr?: string }
      if (!en || !fr) unnamed.push(at)
    } else for (const [key, part] of Object.entries(value)) look(part, `${at}.${key}`)
  }
  for (const { id } of GAMES) {
    const pack = packs[`../../content/${id}.toml`]
    expect(pack, id).toBeDefined()
    look(pack, id)
  }
  expect(unnamed).toEqual([])
})

test('boards are read from the packs as they are written', () => {
  expect(PLACES.filter((place) => place.kind === 'plot')).toHaveLength(80)
  expect(PLACES.find((place) => place.id === 'f6')!.kind).toBe('centre')
  expect(PLACES.find((place) => place.id === 'b1')).toMatchObject({ colour: 'green', circles: 5, zone: 'A1' })
  expect(coinSymbols('m1', 2)).toMatchObject({ a1: 1, b1: 2, b2: 0, c2: 0, d4: 2 })
  expect(coinSymbols('m1', 4)).toMatchObject({ a1: 0 })
})
