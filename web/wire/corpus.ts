// Documents that were seen, as few as show everything: one is kept when something in it was not in those before.
import { check, type Json } from './schemas'

/** What a document shows: at each place (numbers of lists and coordinates left out) the type, or the word. */
function* marks(value: Json, at: string): Generator<string> {
  // Kinds of events have little to do with each other.
  const place = value instanceof Object && 'event' in value ? `${at}(${value.event})` : at
  if (value === null || typeof value !== 'object') yield `${place}=${typeof value === 'number' ? 'number' : value}`
  else if (Array.isArray(value)) {
    yield `${place}[${value.length > 0}]`
    for (const item of value) yield* marks(item, `${place}[]`)
  } else {
    const items = Object.entries(value).map(([key, item]) => [/\d/.test(key) ? '#' : key, item] as const)
    yield `${place}{${items.flatMap(([key, item]) => (key === '#' ? [] : item === null ? `${key}?` : key)).join()}}`
    if (items.length === 0) yield `${place}{}`
    for (const [key, item] of items) yield* marks(item, `${place}.${key}`)
  }
}

export class Corpus {
  readonly kept = new Map<string, Json[]>()
  private readonly seen = new Set<string>()

  /** Checks a document and keeps it if it shows something new. */
  add(name: string, document: Json): void {
    check(name, document)
    const fresh = [...marks(document, name)].filter((mark) => !this.seen.has(mark))
    if (fresh.length === 0) return
    for (const mark of fresh) this.seen.add(mark)
    this.kept.set(name, [...(this.kept.get(name) ?? []), document])
  }
}
