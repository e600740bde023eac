import type { z } from 'zod'

/**
 * How a part of the product is set up. `absent`: none of its settings is given. `half-set`: some that it needs are
 * missing. `wrong`: some cannot be read. All but `wrong` are normal: secrets go live one by one.
 */
export type PartState = 'configured' | 'absent' | 'half-set' | 'wrong'

export interface Part<T> {
  state: PartState
  /** The settings that are missing or wrong, by name. */
  settings: string[]
  /** The values, with defaults. Null for a part that does not work. */
  value: T | null
}

/** Settings as the platform passes them: secrets are text, variables of wrangler.toml may be numbers or booleans. */
export type Given = Readonly<Record<string, unknown>>

/** Reads a part's settings. Never throws. An empty value counts as none, since some tools cannot delete one. */
export function readPart<S extends z.ZodObject>(schema: S, env: Given): Part<z.output<S>> {
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const value = env[name]
    const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
    if (text !== '') given[name] = text
  }
  const isEmpty = Object.keys(given).length === 0
  const read = schema.safeParse(given)
  if (read.success) return { state: isEmpty ? 'absent' : 'configured', settings: [], value: read.data }
  const names = [...new Set(read.error.issues.map(({ path: [name] }) => String(name)))]
  const wrong = names.filter((name) => name in given)
  const value = schema.safeParse({}).data ?? null
  if (wrong.length > 0) return { state: 'wrong', settings: wrong, value }
  return isEmpty ? { state: 'absent', settings: [], value } : { state: 'half-set', settings: names, value }
}

/** The settings that a part needs and that are not among `names`. */
export function missingOf(schema: z.ZodObject, names: readonly string[]): string[] {
  const read = schema.safeParse({})
  const needed = read.success ? [] : read.error.issues.map(({ path: [name] }) => String(name))
  return needed.filter((name) => !names.includes(name))
}
