// docs/openapi.json as a judge of documents.
import { Ajv2020, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Schemas = Record<string, AnySchemaObject>

export const DESCRIPTION = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))
export const SCHEMAS: Schemas = DESCRIPTION.components.schemas

/** A function that finds validators by their schemas' names. */
export function judge(schemas: Schemas, options: Options = { strict: true, allowUnionTypes: true }): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({ discriminator: true, keywords: ['components'], ...options })
  ajv.addSchema({ $id: 'openapi', components: { schemas } })
  const compiled = new Map<string, ValidateFunction>()
  return (name) => {
    const known = compiled.get(name) ?? ajv.compile({ $ref: `openapi#/components/schemas/${name}` })
    compiled.set(name, known)
    return known
  }
}

/** Options for many variants of valid schemas, each compiled to judge only a few documents. */
export const AT_ONCE: Options = { strict: false, meta: false, validateSchema: false, code: { optimize: false } }

const described = judge(SCHEMAS)

/** Throws what is wrong with a document. */
export function check(name: string, document: unknown): void {
  const validate = described(name)
  if (validate(document)) return
  const wrong = validate.errors?.map((error) => `${error.instancePath}: ${error.message} ${JSON.stringify(error.params)}`)
  throw new Error(`no ${name}: ${wrong?.join('; ')}\n${JSON.stringify(document)}`)
}

const nameIn = (schema: AnySchemaObject): string => schema.$ref.split('/').at(-1)

/** What a game's own schemas are called, by its id: `California` of CaliforniaState. */
export const PREFIXES = new Map<string, string>(
  SCHEMAS.State!.oneOf.map((schema: AnySchemaObject) => {
    const name = nameIn(schema)
    return [SCHEMAS[name]!.properties.game.const, name.replace(/State$/, '')]
  }),
)

/** The names of the schemas reached from some of them. */
export function reached(names: readonly string[], all: Schemas): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('$ref' in part && typeof part.$ref === 'string') add(nameIn(part))
    Object.values(part).forEach(visit)
  }
  const add = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    visit(all[name])
  }
  names.forEach(add)
  return found
}
