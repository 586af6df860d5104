import type { en } from './en'

export type Message = string | { readonly one: string; readonly other: string }
export type Key = keyof typeof en
export type Messages = { readonly [K in Key]: (typeof en)[K] extends string ? string : { readonly one: string; readonly other: string } }
export type Params = Record<string, string | number>
