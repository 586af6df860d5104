// Typesets text. Messages, packs and rules are written with plain keyboard characters. French gets spaces that do not break before
// : ; ? ! and inside « », narrow ones where printers use them. Both languages get curly apostrophes and a real minus sign.

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

export function typeset(lang: 'en' | 'fr', text: string): string {
  const curled = text.replace(/(?<=[\p{L}\d])'/gu, '’').replace(/(?<=^| )-(?=\d)/g, '−')
  if (lang !== 'fr') return curled
  return curled
    .replace(/ (?=[:»])/g, NO_BREAK)
    .replace(/ (?=[;?!])/g, NARROW)
    .replace(/« /g, `«${NO_BREAK}`)
}

/** The same for our own HTML: tags and code are left alone. */
export function typesetHtml(lang: 'en' | 'fr', html: string): string {
  return html.replace(/<code[\s\S]*?<\/code>|<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : typeset(lang, part.replaceAll('&#39;', "'")),
  )
}

/** `Seat 2: name`: two texts with the colon of the language. */
export function pair(lang: 'en' | 'fr', what: string, words: string): string {
  return `${what}${lang === 'fr' ? NO_BREAK : ''}: ${words}`
}
