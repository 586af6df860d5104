import type { en } from './en'

/** A text with holes such as `{name}`; if it has `one` and `other`, the parameter `n` chooses. */
export type Message = string | { readonly one: string; readonly other: string }
export type Phrases = { readonly [key: string]: Message }
/** The same messages in another language. */
export type Translation<Of extends Phrases> = {
  readonly [Name in keyof Of]: Of[Name] extends string ? string : { readonly one: string; readonly other: string }
}
/** The messages that all pages share; each game adds its own. */
export type Key = keyof typeof en
export type Messages = Translation<typeof en>
export type Params = Record<string, string | number>
