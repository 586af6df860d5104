// The rules pages, made from docs/rules when building, and which clauses a part of the score comes from.
import type { GameId } from '../wire'

export interface Section {
  id: string
  title: string
  html: string
}

const pages: Record<GameId, Record<'en' | 'fr', () => Promise<{ default: Section[] }>>> = {
  california: { en: () => import('../../../docs/rules/california.md?rules'), fr: () => import('../../../docs/rules/california.fr.md?rules') },
  sunrise: { en: () => import('../../../docs/rules/sunrise.md?rules'), fr: () => import('../../../docs/rules/sunrise.fr.md?rules') },
  dreamhome: { en: () => import('../../../docs/rules/dreamhome.md?rules'), fr: () => import('../../../docs/rules/dreamhome.fr.md?rules') },
}

export async function rulesOf(game: GameId, lang: 'en' | 'fr'): Promise<Section[]> {
  return (await pages[game][lang]()).default
}

/** Where a part of the score is said, first the clause that counts it. */
export const CLAUSES: Record<GameId, Record<string, string[]>> = {
  california: { gifts: ['CAL-31', 'CAL-21'], bonus: ['CAL-31', 'CAL-23', 'CAL-24'], rooms: ['CAL-31'], loan: ['CAL-31', 'CAL-25', 'CAL-26'] },
  sunrise: { track: ['SUN-7'], A1: ['SUN-16', 'SUN-17'], A2: ['SUN-16', 'SUN-17'], B1: ['SUN-16', 'SUN-18'], B2: ['SUN-16', 'SUN-18'], C: ['SUN-16', 'SUN-19'] },
  dreamhome: { rooms: ['DRH-30'], decor: ['DRH-31', 'DRH-21'], functionality: ['DRH-32'], roof: ['DRH-34'], helpers: ['DRH-33', 'DRH-21'] },
}

/** The words of a clause, as HTML. */
export function clauseHtml(sections: readonly Section[], clause: string): string | null {
  for (const { html } of sections) {
    const found = new RegExp(`<li id="${clause}" class="clause">([\\s\\S]*?)</li>`).exec(html)
    if (found) return found[1]!
  }
  return null
}
