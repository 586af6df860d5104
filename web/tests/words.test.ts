import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games as recorded } from '../gallery/games.json'
import { GAMES } from '../src/games'
import { en as california } from '../src/games/california/en'
import { fr as californie } from '../src/games/california/fr'
import { en } from '../src/i18n/en'
import { fr } from '../src/i18n/fr'
import { language, preferredLang, translate } from '../src/i18n/index.svelte'
import type { Message, Phrases } from '../src/i18n/messages'
import { timeWords } from '../src/pages/table/clock'
import { pair, typeset, typesetHtml } from '../src/i18n/typeset'

const holes = (message: Message) => [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort()

/** Messages of every page that are rightly the same in both languages. */
const SAME = ['replay.pause', 'new.time.minutes', 'table.hint.score', 'table.scores', 'new.options', 'points', 'score.total']
/** Whether code says a message: by its key, or by a key that it puts together. */
const says = (text: string, key: string) => {
  const prefix = /^.*\./.exec(key)?.[0]
  return text.includes(`'${key}'`) || (prefix !== undefined && text.includes(`\`${prefix}\${`))
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(ts|svelte)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}
const code = sources(join(__dirname, '../src'))
  .filter((file) => !/\/i18n\/|\/(en|fr)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The messages of every page, and each game's own: where they stand, and the code that may say them. */
interface Table {
  name: string
  en: Phrases
  fr: Phrases
  /** Those that are rightly the same in both languages. */
  same: readonly string[]
  text: string
}
const english = import.meta.glob<{ en: Phrases }>('../src/games/*/en.ts', { eager: true })
const french = import.meta.glob<{ fr: Phrases; same?: readonly string[] }>('../src/games/*/fr.ts', { eager: true })
const textIn = (folder: string) => code.flatMap(({ file, text }) => (file.includes(`/${folder}/`) ? [text] : [])).join('\n')
const TABLES: Table[] = [
  { name: 'i18n', en, fr, same: SAME, text: textIn('src') },
  ...Object.entries(english).map(([path, own]) => {
    const name = path.slice('../src/'.length, -'/en.ts'.length)
    const { fr: translated, same = [] } = french[path.replace('en.ts', 'fr.ts')]!
    return { name, en: own.en, fr: translated, same, text: textIn(name) }
  }),
]

describe.each(TABLES)('the messages of $name', ({ name, en: own, fr: translated, same, text }) => {
  const keys = Object.keys(own)

  test('are all in French, with the same holes', () => {
    expect(Object.keys(translated)).toEqual(keys)
    for (const key of keys) expect([key, ...holes(translated[key]!)]).toEqual([key, ...holes(own[key]!)])
  })

  test('are not left in English', () => {
    expect(keys.filter((key) => JSON.stringify(own[key]) === JSON.stringify(translated[key])).toSorted()).toEqual(same.toSorted())
  })

  test('are all used, and every message used exists', () => {
    expect(keys.filter((key) => !says(text, key))).toEqual([])
    const known = new Set([...Object.keys(en), ...(name === 'i18n' ? TABLES.flatMap((table) => Object.keys(table.en)) : keys)])
    const asked = [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1]!)
    expect(asked.filter((key) => !known.has(key))).toEqual([])
  })

  test('hide none of every page', () => {
    expect(keys.filter((key) => name !== 'i18n' && key in en)).toEqual([])
  })
})

test('a message that one game alone says stands with that game', () => {
  const users = (key: string) =>
    new Set(code.filter(({ text }) => text.includes(`'${key}'`)).map(({ file }) => /\/games\/(\w+)\//.exec(file)?.[1] ?? 'pages'))
  const alone = Object.keys(en).filter((key) => {
    const [first, ...others] = users(key)
    return first !== undefined && first !== 'pages' && others.length === 0
  })
  expect(alone).toEqual([])
})

test('every game has messages of its own', () =>
  expect(
    TABLES.slice(1)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(GAMES.map(({ id }) => `games/${id}`).toSorted()))

test.each(GAMES)('the start page speaks of $id in both languages', ({ about, options }) => {
  for (const { en: said, fr: dit } of [about, ...Object.values(options)]) expect([said, dit].every(Boolean) && said !== dit).toBe(true)
})

test.each(recorded)('the page of a new table has words for every switch of $id', ({ id, options }) => {
  const switches = options.filter(({ kind }) => kind === 'switch').map(({ name }) => name)
  expect(Object.keys(GAMES.find((game) => game.id === id)!.options).toSorted()).toEqual(switches.toSorted())
})

/** Markup without what is computed, however deep the braces, and without our own name. */
function plain(markup: string): string {
  const less = markup.replace(/\{[^{}]*\}/g, '').replaceAll('Faubourg', '')
  return less === markup ? markup : plain(less)
}

test('no words stand in the markup itself', () => {
  const spoken = code
    .filter(({ file }) => file.endsWith('.svelte'))
    .flatMap(({ file, text }) => {
      const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      return [...plain(markup).matchAll(/>([^<>]*[A-Za-zÀ-ÿ]{3,}[^<>]*)</g)].map((match) => `${file}: ${match[1]!.trim()}`)
    })
  expect(spoken).toEqual([])
})

test('no page puts a colon of its own between two texts', () => {
  const built = code.flatMap(({ file, text }) =>
    [...text.replace(/<style[\s\S]*?<\/style>/g, '').matchAll(/^.*\}(?:<\/\w+>)?: \$?\{.*$/gm)]
      .filter(([line]) => !/\$props\(\)|^export function/.test(line))
      .map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(built).toEqual([])
})

test('plurals follow the language', () => {
  expect(translate('en', california.gifts, { n: 0 })).toBe('0 gifts')
  expect(translate('fr', californie.gifts, { n: 0 })).toBe('0 cadeau')
  expect(translate('fr', californie.gifts, { n: 2 })).toBe('2 cadeaux')
})

test.each([
  [259_193, '2 days, 23 hours', '2 jours et 23 heures'],
  [86_400, '1 day', '1 jour'],
  [3660, '1 hour, 1 minute', '1 heure et 1 minute'],
  [61, '1 minute, 1 second', '1 minute et 1 seconde'],
  [9, '9 seconds', '9 secondes'],
  [0, '0 seconds', '0 seconde'],
])('%s seconds are told in units one can picture', (seconds, english, french) => {
  language.lang = 'fr'
  // The space between figure and unit is one that does not break; which one is the library's affair.
  expect(timeWords(seconds).replaceAll('\u00a0', ' ')).toBe(french)
  language.lang = 'en'
  expect(timeWords(seconds)).toBe(english)
})

test('the browser chooses the language', () => {
  expect(preferredLang(['de-DE', 'fr-CH', 'en'])).toBe('fr')
  expect(preferredLang(['ja'])).toBe('en')
})

describe('text as it is printed', () => {
  test('French punctuation keeps its space, and never begins a line', () => {
    expect(typeset('fr', 'Première fois ? Oui ; ici : « là » !')).toBe('Première fois\u202f? Oui\u202f; ici\u00a0: «\u00a0là\u00a0»\u202f!')
    expect(typeset('en', 'First time? Yes; here: there!')).toBe('First time? Yes; here: there!')
  })

  test('apostrophes curl, in both languages', () => {
    expect(typeset('fr', "jardin d'hiver")).toBe('jardin d’hiver')
    expect(typeset('en', "the manor's rooms, the players' coins")).toBe('the manor’s rooms, the players’ coins')
  })

  test('tags and code of the rules stay as they are', () => {
    expect(typesetHtml('fr', `<p title="a : b">C&#39;est <code>buy 'A2' : c3</code> : l'achat ; &lt;3 !</p>`)).toBe(
      `<p title="a : b">C’est <code>buy 'A2' : c3</code>\u00a0: l’achat\u202f; &lt;3\u202f!</p>`,
    )
  })

  test('two texts are put together with the colon of the language', () => {
    expect([pair('en', 'Seat 2', 'Ann'), pair('fr', 'Place 2', 'Ann')]).toEqual(['Seat 2: Ann', 'Place 2\u00a0: Ann'])
  })

  test('messages are said so; names stay as people write them', () => {
    expect(translate('fr', fr['prompt.wait'], { name: "L'ami ; c'est moi !" })).toBe("Patience\u00a0: L'ami ; c'est moi ! réfléchit.")
    expect(translate('fr', fr['new.who'])).toBe('Qui joue\u202f?')
  })
})
