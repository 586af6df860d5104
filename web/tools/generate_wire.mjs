// Writes src/wire/api.ts from the server's description, docs/openapi.json: the types of every document and message
// of the network. `npm run wire` writes; a test compares, so that the two can never drift apart.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)
const DESCRIPTION = join(dirname(here), '../../docs/openapi.json')
export const WRITTEN = join(dirname(here), '../src/wire/api.ts')

const nameOf = (ref) => ref.split('/').at(-1)
const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

function typeOf(schema, indent) {
  if (schema === true || schema === undefined) return 'unknown'
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => quoted(value)).join(' | ')
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return choices.map((choice) => typeOf(choice, indent)).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ')
  if (schema.type === 'array') {
    const items = typeOf(schema.items, indent)
    return /^\{ \[|^[^{]*\|/.test(items) ? `(${items})[]` : `${items}[]`
  }
  if (schema.type === 'object') return objectOf(schema, indent)
  return SIMPLE[schema.type] ?? 'unknown'
}

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value))

function objectOf(schema, indent) {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return schema.additionalProperties === false ? '{ [key: string]: never }' : '{ [key: string]: unknown }'
  return `{\n${fieldsOf(schema, properties, `${indent}  `)}${indent}}`
}

function fieldsOf(schema, properties, indent) {
  const required = new Set(schema.required ?? [])
  return properties
    .map(([name, property]) => {
      const comment = property.description ? `${indent}/** ${property.description} */\n` : ''
      return `${comment}${indent}${name}${required.has(name) ? '' : '?'}: ${typeOf(property, indent)}\n`
    })
    .join('')
}

function declaration([name, schema]) {
  const comment = schema.description ? `/** ${schema.description} */\n` : ''
  const properties = Object.entries(schema.properties ?? {})
  if (schema.type === 'object' && properties.length > 0) return `${comment}export interface ${name} {\n${fieldsOf(schema, properties, '  ')}}\n`
  return `${comment}export type ${name} = ${typeOf(schema, '')}\n`
}

export function wireTypes() {
  const { components } = JSON.parse(readFileSync(DESCRIPTION, 'utf8'))
  const head = '// Made from docs/openapi.json by tools/generate_wire.mjs (npm run wire). Do not edit.\n\n'
  return head + Object.entries(components.schemas).map(declaration).join('\n')
}

if (process.argv[1] === here) writeFileSync(WRITTEN, wireTypes())
