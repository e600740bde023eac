import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The part of JSON Schema that the generator writes. */
export interface Schema {
  type?: string | string[]
  enum?: string[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TYPES_FILE = fileURLToPath(new URL('./parameter-types.ts', import.meta.url))
const GENERATOR = fileURLToPath(new URL('./generate-parameter-schema.mjs', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/vacation-planner-hq')

/** One schema a call. Generating takes two seconds, so the result is kept until `stripe` or the calls change. */
export async function parameterSchemas(): Promise<Record<string, Schema>> {
  const version = readFileSync(join(ROOT, 'node_modules/stripe/VERSION'), 'utf8').trim()
  const types = createHash('sha256').update(readFileSync(TYPES_FILE)).digest('hex').slice(0, 16)
  const file = join(CACHE, `stripe-parameters-${version}-${types}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const schemas = await generate()
    mkdirSync(CACHE, { recursive: true })
    // Test workers start side by side: none may read a half-written file.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(schemas))
    renameSync(unfinished, file)
    return schemas
  }
}

async function generate(): Promise<Record<string, Schema>> {
  const { stdout } = await promisify(execFile)(process.execPath, [GENERATOR], { maxBuffer: 50_000_000 })
  const schema: Schema = JSON.parse(stdout)
  const calls = schema.properties ?? {}
  for (const [name, call] of Object.entries(calls)) calls[name] = stricter(call)
  return calls
}

/**
 * The types are laxer than the API in two points: a list of words is open (`OtherString`), and an amount is any
 * number. The API knows its words, and all its numbers but percentages are integers.
 */
function stricter(schema: Schema, name = ''): Schema {
  const result: Schema = { ...schema }
  if (schema.type === 'number' && !/percent/.test(name)) result.type = 'integer'
  if (schema.properties) {
    result.properties = {}
    for (const [key, inner] of Object.entries(schema.properties))
      result.properties[key] = stricter(inner, key)
  }
  if (schema.items) result.items = stricter(schema.items, name)
  if (typeof schema.additionalProperties === 'object') {
    result.additionalProperties = stricter(schema.additionalProperties, name)
  }
  if (schema.anyOf) {
    const closed = schema.anyOf.some(
      (option) => option.type === 'string' && option.enum?.some((word) => word !== ''),
    )
    const options = closed
      ? schema.anyOf.filter((option) => option.type !== 'string' || option.enum)
      : schema.anyOf
    result.anyOf = options.map((option) => stricter(option, name))
  }
  return result
}
