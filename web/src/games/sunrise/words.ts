import { speaker } from '../../i18n/index.svelte'
import { en } from './en'
import { fr } from './fr'

/** Says the game's own messages and those shared by all pages. */
export const t = speaker(en, fr)
