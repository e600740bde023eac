import { invalidRequest } from './errors'

/** Stripe's bracket notation, decoded: everything is text until the schema says otherwise. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** `a[b][c]=1&d[]=2&e[0][f]=3` → `{ a: { b: { c: '1' } }, d: ['2'], e: [{ f: '3' }] }`. */
export function parseForm(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = keyPath(name)
    let at = form
    for (const [depth, step] of path.entries()) {
      const key = step === '' ? String(Object.keys(at).length) : step
      if (depth === path.length - 1) {
        if (typeof at[key] === 'object') throw invalidRequest('Invalid object', { param: name })
        at[key] = value
        break
      }
      at[key] ??= {}
      const next = at[key]
      if (typeof next !== 'object' || Array.isArray(next)) {
        throw invalidRequest('Invalid object', { param: name })
      }
      at = next
    }
  }
  return withArrays(form) as Form
}

function keyPath(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw invalidRequest(`Invalid parameter name: ${name}`, { param: name })
  const path = [
    match[1] ?? '',
    ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? ''),
  ]
  if (path.some((key) => FORBIDDEN.has(key))) {
    throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
  }
  return path
}

/** Keys that count 0, 1, 2 … are an array; Stripe's SDKs write arrays like that. */
function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withArrays(inner)] as const)
  if (entries.length > 0 && entries.every(([key], index) => key === String(index))) {
    return entries.map(([, inner]) => inner)
  }
  return Object.fromEntries(entries)
}
