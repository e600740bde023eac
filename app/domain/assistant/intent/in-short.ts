import { Target, When } from '~/domain/reader/constraint'
import { inShort, targetInShort, whenInShort } from '~/domain/reader/in-short'
import type { Intent } from './intent'

/** Keys whose value would not tell what it is. */
const named = new Set(['of', 'from', 'to', 'for'])

/** One line for one intent, the same for the same meaning: "move place:pantheon day:3". */
export function intentInShort(intent: Intent): string {
  if (intent.is === 'noted') return `noted ${inShort(intent.wish)}`
  if (intent.is === 'travellers') {
    const { adults, children } = intent.travellers
    return `travellers ${adults} ${children.map((age) => age ?? '?').join(',')}`.trim()
  }
  const parts = Object.entries(intent).flatMap(([key, value]) =>
    shortOf(key, value).map((short) => (named.has(key) ? `${key}:${short}` : short)),
  )
  return parts.join(' ')
}

function shortOf(key: string, value: unknown): string[] {
  if (value === undefined) return []
  if (key === 'when') return whenInShort(When.parse(value))
  const target = Target.safeParse(value)
  if (target.success) return [targetInShort(target.data)]
  if (Array.isArray(value)) return value.flatMap((each) => shortOf('', each))
  if (key === 'by') return [`${Number(value) > 0 ? '+' : ''}${String(value)}`]
  return [value === true ? key : String(value)]
}
