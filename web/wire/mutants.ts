// Schemas a little narrower than they are, and documents a little different.
import type { AnySchemaObject } from 'ajv/dist/2020.js'
import type { Corpus } from './corpus'
import { AT_ONCE, judge, reached, SCHEMAS, type Json, type Schemas } from './schemas'

interface Narrowing {
  /** What was taken away, for the reader. */
  what: string
  schema: string
  schemas: Schemas
}

type Change = [what: string, change: (part: AnySchemaObject) => void]

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, other) => other !== index)

/** Everything a schema could do without: a property, a word, a choice, that something may be left out. */
function changes(part: AnySchemaObject): Change[] {
  const list: Change[] = []
  for (const name of Object.keys(part.properties ?? {})) {
    list.push([
      `without ${name}`,
      (copy) => {
        delete copy.properties[name]
        copy.required = (copy.required ?? []).filter((other: string) => other !== name)
      },
    ])
    if (!part.required?.includes(name)) list.push([`always with ${name}`, (copy) => (copy.required = [...(copy.required ?? []), name])])
  }
  for (const key of ['enum', 'oneOf', 'anyOf']) {
    const choices: unknown[] = part[key] ?? []
    choices.forEach((choice, index) => list.push([`without ${JSON.stringify(choice)}`, (copy) => (copy[key] = without(copy[key], index))]))
  }
  if (Array.isArray(part.type))
    part.type.forEach((type: string, index: number) => list.push([`never ${type}`, (copy) => (copy.type = without(copy.type, index))]))
  return list
}

function* places(part: unknown, path: string[] = []): Generator<[string[], AnySchemaObject]> {
  if (typeof part !== 'object' || part === null) return
  yield [path, part]
  for (const [key, value] of Object.entries(part)) if (key !== 'examples' && key !== 'discriminator') yield* places(value, [...path, key])
}

/** Every way to narrow one of the schemas. */
function* narrowings(schemas: Schemas): Generator<Narrowing> {
  for (const schema of Object.keys(schemas)) {
    for (const [path, part] of places(schemas[schema])) {
      for (const [what, change] of changes(part)) {
        const copy = structuredClone(schemas[schema]!)
        change(path.reduce((inner: AnySchemaObject, key) => inner[key], copy))
        yield { what: `${[schema, ...path].join('.')} ${what}`, schema, schemas: { ...schemas, [schema]: copy } }
      }
    }
  }
}

/** The document with each of its values in turn made something that no schema knows, and each of its keys renamed. */
function* spoilt(document: Json): Generator<Json> {
  yield { 'No such': null }
  if (document === null || typeof document !== 'object') return
  for (const [key, value] of Object.entries(document)) {
    for (const other of spoilt(value)) yield Array.isArray(document) ? document.with(Number(key), other) : { ...document, [key]: other }
    if (!Array.isArray(document))
      yield Object.fromEntries(Object.entries(document).map(([name, item]) => [name === key ? `No ${key}` : name, item]))
  }
}

/** Lets others of this process have a turn. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What the schemas could do without: with it taken away they would still fit every document that was seen. */
export async function idleParts(corpus: Corpus, roots: readonly string[], all = SCHEMAS): Promise<string[]> {
  const idle: string[] = []
  for (const { what, schema, schemas } of narrowings(Object.fromEntries([...reached(roots, all)].map((name) => [name, all[name]!])))) {
    await breath()
    const narrower = judge(schemas, AT_ONCE)
    const users = roots.filter((root) => reached([root], all).has(schema))
    if (users.every((root) => corpus.kept.get(root)!.every((document) => narrower(root)(document)))) idle.push(what)
  }
  return idle
}

/** Documents a little different from those that were seen that would be taken for good ones. */
export async function unnoticed(corpus: Corpus, roots: readonly string[]): Promise<Json[]> {
  const good: Json[] = []
  const described = judge(SCHEMAS)
  for (const root of roots) {
    for (const document of corpus.kept.get(root)!) {
      await breath()
      for (const other of spoilt(document)) if (described(root)(other)) good.push(other)
    }
  }
  return good
}
