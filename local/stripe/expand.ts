import { invalidRequest } from './errors'
import type { State } from './store'

/** A copy of the answer in which the ids named by `paths` (`latest_charge`, `data.customer`) became objects. */
export function expanded(state: State, answer: object, paths: string[] = []): object {
  const copy = structuredClone(answer)
  for (const path of paths) expandPath(state, copy, path.split('.'), path)
  return copy
}

function expandPath(state: State, at: unknown, [head = '', ...rest]: string[], path: string): void {
  if (Array.isArray(at)) {
    for (const item of at) expandPath(state, item, [head, ...rest], path)
    return
  }
  const object = at as Record<string, unknown>
  const value = object[head]
  if (value === null) return
  if (typeof value === 'string') {
    const found = byId(state, value)
    if (!found) throw cannotExpand(path)
    object[head] = structuredClone(found)
  } else if (typeof value !== 'object') throw cannotExpand(path)
  if (rest.length > 0) expandPath(state, object[head], rest, path)
}

function byId(state: State, id: string): object | undefined {
  const { intents, charges, customers, refunds, methods } = state
  return intents[id] ?? charges[id] ?? customers[id] ?? refunds[id] ?? methods[id]?.object
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
}
