import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'

export interface RulesSection {
  id: string
  title: string
  html: string
}

/** Sections that are for people who write programs. */
const TECHNICAL = /^(How actions are written|Comment s'écrivent les actions|Options)$/
const RULING = /ruling|interprétation/
const CONTENT = /content|contenu/

/** Lets a module import a page of docs/rules as sections of HTML: `import sections from '…/california.md?rules'`. */
export function rules(): Plugin {
  return {
    name: 'faubourg-rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md?rules')) return null
      const file = id.slice(0, -'?rules'.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(sectionsOf(readFileSync(file, 'utf8')))}`
    },
  }
}

export function sectionsOf(markdown: string): RulesSection[] {
  const parts = markdown.split(/^## /m).slice(1)
  return parts
    .map((part, index) => {
      const [title = '', ...rest] = part.split('\n')
      return { id: `part-${index + 1}`, title: title.trim(), html: htmlOf(rest.join('\n')) }
    })
    .filter((section) => !TECHNICAL.test(section.title))
}

function htmlOf(markdown: string): string {
  const html = marked.parse(markdown, { async: false })
  return html
    .replace(
      /<li>(?:<p>)?<strong>([A-Z]+-\d+)<\/strong> \(([^)]*)\)/g,
      (_, clause: string, label: string) =>
        `<li id="${clause}" class="clause"><a class="number" href="#" data-clause="${clause}">${clause}</a>${badges(label)}`,
    )
    .replace(/<em>((?:Ours|De nous)[^<]*)<\/em>/g, '<em class="ours">$1</em>')
    .replace(/<a href="[^"#][^"]*\.md[^"]*">([^<]*)<\/a>/g, '$1')
    .replace(/<table>/g, '<div class="table" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<pre>/g, '<pre tabindex="0">')
}

/** A clause that is wholly or partly ours says so; the words are the page's, in its language. */
function badges(label: string): string {
  return (
    (RULING.test(label) ? '<b class="badge" data-badge="ours"></b>' : '') +
    (CONTENT.test(label) ? '<b class="badge" data-badge="figures"></b>' : '')
  )
}
