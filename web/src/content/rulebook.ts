/** A part of a game's rules, made from docs/rules when the page is built. */
export interface Section {
  id: string
  title: string
  html: string
}

/** The words of a clause, as HTML. */
export function clauseHtml(sections: readonly Section[], clause: string): string | null {
  for (const { html } of sections) {
    const found = new RegExp(`<li id="${clause}" class="clause">([\\s\\S]*?)</li>`).exec(html)
    if (found) return found[1]!
  }
  return null
}
