import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { californiaSymbols } from '../src/art/california'
import { dreamHomeSymbols, ROOM_ART, roomSymbol } from '../src/art/dreamhome'
import { sunriseSymbols } from '../src/art/sunrise'
import { coinSymbols, COLOURS, FURNITURE } from '../src/content/california'
import { DECOR, HELPERS, room, ROOFS, ROOM_TYPES, TOOLS } from '../src/content/dreamhome'
import { packs } from '../src/content/packs'
import { PLACES, PLOT_COLOURS } from '../src/content/sunrise'

const tokens = readFileSync(join(__dirname, '../src/style/tokens.css'), 'utf8')
const ids = (symbols: string) => new Set([...symbols.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!))

describe('every thing of the content packs has a drawing', () => {
  const california = ids(californiaSymbols)
  const sunrise = ids(sunriseSymbols)
  const dreamhome = ids(dreamHomeSymbols)

  test.each(FURNITURE)('California: %s', (id) => expect(california).toContain(`piece-${id}`))
  test.each(COLOURS)('California: the %s room, its sign and its neighbour', (colour) => {
    for (const part of ['floor', 'sign', 'neighbour']) expect(california).toContain(`${part}-${colour}`)
  })
  test.each(PLOT_COLOURS)('Sunrise Avenue: %s plots', (colour) => {
    for (const part of ['lot', 'lawn']) expect(sunrise).toContain(`${part}-${colour}`)
  })
  test.each(ROOM_TYPES)('Dream Home: %s in every size it may have', (type) => {
    expect(ROOM_ART).toHaveProperty(type)
    room(type)!.points.by_size.forEach((_, index) => {
      expect(roomSymbol(type, index + 1)).toBe(`room-${type}-${index + 1}`)
      expect(dreamhome).toContain(roomSymbol(type, index + 1))
    })
  })
  test.each([
    ...DECOR.map((id) => `decor-${id}`),
    ...HELPERS.map((id) => `helper-${id}`),
    ...TOOLS.map((id) => `tool-${id}`),
    ...ROOFS.map((id) => `tiles-${id}`),
  ])('Dream Home: %s', (id) => expect(dreamhome).toContain(id))
})

test('every token that a drawing uses is defined, and the evening recolours only tokens of the day', () => {
  const day = new Set([...tokens.split("[data-theme='dark']")[0]!.matchAll(/(--[\w-]+):/g)].map((match) => match[1]!))
  const used = [...(californiaSymbols + sunriseSymbols + dreamHomeSymbols).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]!)
  expect(used.filter((token) => !day.has(token))).toEqual([])
  const evening = [...tokens.split("[data-theme='dark'] {")[1]!.split('}')[0]!.matchAll(/(--[\w-]+):/g)].map((match) => match[1]!)
  expect(evening.filter((token) => !day.has(token))).toEqual([])
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
  look(packs, 'packs')
  expect(unnamed).toEqual([])
})

test('boards are read from the packs as they are written', () => {
  expect(PLACES.filter((place) => place.kind === 'plot')).toHaveLength(80)
  expect(PLACES.find((place) => place.id === 'f6')!.kind).toBe('centre')
  expect(PLACES.find((place) => place.id === 'b1')).toMatchObject({ colour: 'green', circles: 5, zone: 'A1' })
  expect(coinSymbols('m1', 2)).toMatchObject({ a1: 1, b1: 2, b2: 0, c2: 0, d4: 2 })
  expect(coinSymbols('m1', 4)).toMatchObject({ a1: 0 })
})
