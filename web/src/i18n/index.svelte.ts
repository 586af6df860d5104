import type { Words } from '../content/packs'
import { en } from './en'
import { fr } from './fr'
import type { Key, Message, Messages, Params } from './messages'
import { pair, typeset, typesetHtml } from './typeset'

export type Lang = 'en' | 'fr'
export type { Key, Params } from './messages'

export const LANGUAGES: Record<Lang, Messages> = { en, fr }

/** The page's language; reading it in a component makes the component follow it. */
export const language = $state<{ lang: Lang }>({ lang: 'en' })

export function preferredLang(wanted: readonly string[]): Lang {
  return wanted.map((tag) => tag.slice(0, 2)).find((tag): tag is Lang => tag in LANGUAGES) ?? 'en'
}

export function translate(lang: Lang, key: Key, params: Params = {}): string {
  const message: Message = LANGUAGES[lang][key]
  const text = typeof message === 'string' ? message : message[plural(lang, Number(params.n))]
  // Before the holes are filled: what people call themselves is theirs.
  return typeset(lang, text).replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}

function plural(lang: Lang, n: number): 'one' | 'other' {
  return new Intl.PluralRules(lang).select(n) === 'one' ? 'one' : 'other'
}

export function t(key: Key, params?: Params): string {
  return translate(language.lang, key, params)
}

/** A name out of a content pack. */
export function say(words: Words): string {
  return typeset(language.lang, words[language.lang])
}

/** Words of the program or of the rules, which come in the page's language, as they are printed. */
export const printed = (words: string): string => typeset(language.lang, words)
export const printedHtml = (html: string): string => typesetHtml(language.lang, html)

/** `Seat 2: Ann`, with the space that French puts before a colon. */
export function colon(what: string, words: string): string {
  return pair(language.lang, what, words)
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.lang) + text.slice(1)
}
