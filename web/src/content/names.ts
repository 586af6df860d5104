// What the packs of all games have in common. They are the same files that the program reads, and
// the program checks them, so here they only get their types.
import type { Words } from '../wire/api'

/** An item of a pack, with its name and, if that is long, a shorter one. */
export interface Named {
  id: string
  name: Words
  short?: Words
}

/** A stand-in name for an item that the pack does not have. */
export const unnamed = (id: string): Words => ({ en: id, fr: id })
