import type { Offer } from '../wire'

/** Offers by what is chosen first and then by where it goes. */
export type Nested<Key = string> = Map<string, Map<Key, Offer>>

export function put<Key>(nested: Nested<Key>, first: string, second: Key, offer: Offer): void {
  const inner = nested.get(first) ?? new Map<Key, Offer>()
  nested.set(first, inner.set(second, offer))
}
