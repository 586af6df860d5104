import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { en } from '../src/i18n/en'
import { fr } from '../src/i18n/fr'
import { language, preferredLang, translate } from '../src/i18n/index.svelte'
import type { Key, Message } from '../src/i18n/messages'
import { timeWords } from '../src/pages/table/clock'
import { pair, typeset, typesetHtml } from '../src/i18n/typeset'

const keys = Object.keys(en) as Key[]
const holes = (message: Message) => [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort()

/** The same in both languages, and rightly so. */
const SAME = /^(game\.|replay\.pause|new\.time\.minutes|table\.hint\.score|table\.scores|new\.options|part\.sunrise\.|part\.california\.bonus|part\.dreamhome\.decor|points|sun\.plot$|sun\.place|score\.total)/

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(ts|svelte)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}
const code = sources(join(__dirname, '../src')).filter((file) => !file.includes('i18n')).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('French has every message, with the same holes', () => {
  expect(Object.keys(fr)).toEqual(keys)
  for (const key of keys) expect([key, ...holes(fr[key])]).toEqual([key, ...holes(en[key])])
})

test('nothing is left in English', () => {
  expect(keys.filter((key) => JSON.stringify(en[key]) === JSON.stringify(fr[key]) && !SAME.test(key))).toEqual([])
})

test('every message is used, and every message used exists', () => {
  const all = code.map(({ text }) => text).join('\n')
  expect(keys.filter((key) => !all.includes(`'${key}'`) && !/^(part|bot|about)\./.test(key))).toEqual([])
  const asked = [...all.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1]!)
  expect(asked.filter((key) => !keys.includes(key as Key))).toEqual([])
})

/** Markup without what is computed, however deep the braces, and without our own name. */
function plain(markup: string): string {
  const less = markup.replace(/\{[^{}]*\}/g, '').replaceAll('Faubourg', '')
  return less === markup ? markup : plain(less)
}

test('no words stand in the markup itself', () => {
  const spoken = code.filter(({ file }) => file.endsWith('.svelte')).flatMap(({ file, text }) => {
    const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    return [...plain(markup).matchAll(/>([^<>]*[A-Za-zÀ-ÿ]{3,}[^<>]*)</g)].map((match) => `${file}: ${match[1]!.trim()}`)
  })
  expect(spoken).toEqual([])
})

test('no page puts a colon of its own between two texts', () => {
  const built = code.flatMap(({ file, text }) => [...text.replace(/<style[\s\S]*?<\/style>/g, '').matchAll(/^.*\}(?:<\/\w+>)?: \$?\{.*$/gm)].filter(([line]) => !/\$props\(\)|^export function/.test(line)).map(([line]) => `${file}: ${line.trim()}`))
  expect(built).toEqual([])
})

test('plurals follow the language', () => {
  expect(translate('en', 'cal.gifts', { n: 0 })).toBe('0 gifts')
  expect(translate('fr', 'cal.gifts', { n: 0 })).toBe('0 cadeau')
  expect(translate('fr', 'cal.gifts', { n: 2 })).toBe('2 cadeaux')
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
    expect(translate('fr', 'prompt.wait', { name: "L'ami ; c'est moi !" })).toBe("Patience\u00a0: L'ami ; c'est moi ! réfléchit.")
    expect(translate('fr', 'new.who')).toBe('Qui joue\u202f?')
  })
})
