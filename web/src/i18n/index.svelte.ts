import type { Words } from '../content/packs'
import { en } from './en'
import { fr } from './fr'
import type { Key, Message, Messages, Params } from './messages'

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
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}

function plural(lang: Lang, n: number): 'one' | 'other' {
  return new Intl.PluralRules(lang).select(n) === 'one' ? 'one' : 'other'
}

export function t(key: Key, params?: Params): string {
  return translate(language.lang, key, params)
}

/** A name out of a content pack. */
export function say(words: Words): string {
  return words[language.lang]
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.lang) + text.slice(1)
}
