import type { Words } from '../wire/api'
import { en } from './en'
import { fr } from './fr'
import type { Key, Message, Messages, Params, Phrases, Translation } from './messages'
import { pair, typeset, typesetHtml } from './typeset'

export type Lang = 'en' | 'fr'
export type { Key, Params } from './messages'

export const LANGUAGES: Record<Lang, Messages> = { en, fr }

/** The page's language; reading it in a component makes the component follow it. */
export const language = $state<{ lang: Lang }>({ lang: 'en' })

export function preferredLang(wanted: readonly string[]): Lang {
  return wanted.map((tag) => tag.slice(0, 2)).find((tag): tag is Lang => tag in LANGUAGES) ?? 'en'
}

export function translate(lang: Lang, message: Message, params: Params = {}): string {
  const text = typeof message === 'string' ? message : message[plural(lang, Number(params.n))]
  // Typeset before the holes are filled, so that people's names stay as they are.
  return typeset(lang, text).replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}

function plural(lang: Lang, n: number): 'one' | 'other' {
  return new Intl.PluralRules(lang).select(n) === 'one' ? 'one' : 'other'
}

/** Says a message in the page's language. */
type Speaker<Keys> = (key: Keys, params?: Params) => string

/** A speaker for code that has its own messages besides those shared by all pages. */
export function speaker<Own extends Phrases>(own: Own, french: Translation<Own>): Speaker<Key | keyof Own> {
  const phrases: Record<Lang, Record<Key | keyof Own, Message>> = { en: { ...en, ...own }, fr: { ...fr, ...french } }
  return (key, params) => translate(language.lang, phrases[language.lang][key], params)
}

export const t: Speaker<Key> = (key, params) => translate(language.lang, LANGUAGES[language.lang][key], params)

/** A name from a content pack, in the page's language. */
export function say(words: Words): string {
  return typeset(language.lang, words[language.lang])
}

/** Typesets words of the program or the rules, which are already in the page's language. */
export const printed = (words: string): string => typeset(language.lang, words)
export const printedHtml = (html: string): string => typesetHtml(language.lang, html)

/** `Seat 2: Ann`, with the space that French puts before a colon. */
export function colon(what: string, words: string): string {
  return pair(language.lang, what, words)
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.lang) + text.slice(1)
}
