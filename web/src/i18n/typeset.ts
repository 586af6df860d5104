// Text as it is printed. Messages, packs and rules are written with the keys of a keyboard; here they get what French wants: spaces
// that do not break before : ; ? ! and inside « », the narrow one where printers use it. Apostrophes curl in both languages.

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

export function typeset(lang: 'en' | 'fr', text: string): string {
  const curled = text.replace(/(?<=[\p{L}\d])'/gu, '’')
  if (lang !== 'fr') return curled
  return curled.replace(/ (?=[:»])/g, NO_BREAK).replace(/ (?=[;?!])/g, NARROW).replace(/« /g, `«${NO_BREAK}`)
}

/** The same for HTML of ours: tags and code stay as they are. */
export function typesetHtml(lang: 'en' | 'fr', html: string): string {
  return html.replace(/<code[\s\S]*?<\/code>|<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : typeset(lang, part.replaceAll('&#39;', "'"))))
}

/** `Seat 2: name`, for a page that puts two texts together. */
export function pair(lang: 'en' | 'fr', what: string, words: string): string {
  return `${what}${lang === 'fr' ? NO_BREAK : ''}: ${words}`
}
