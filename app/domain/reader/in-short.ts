import { z } from 'zod'
import { type Constraint, Target, When } from './constraint'

/** One line for one constraint, the same for the same meaning: "pin place:galleria-borghese day:2". */
export function inShort(constraint: Constraint): string {
  const parts: string[] = [constraint.is]
  for (const [key, value] of Object.entries(constraint))
    if (key !== 'is') parts.push(...shortPart(key, value))
  return parts.join(' ')
}

function shortPart(key: string, value: unknown): string[] {
  if (value === undefined) return []
  if (key === 'what' || key === 'at' || key === 'to') {
    const target = Target.safeParse(value)
    if (target.success) return [targetInShort(target.data)]
  }
  if (key === 'except') return ['except', ...z.array(Target).parse(value).map(targetInShort).sort()]
  if (key === 'when') return whenInShort(When.parse(value))
  if (value === true) return [key]
  if (value === false) return [`not-${key}`]
  if (key === 'at' || key === 'until') return [`${key}:${clock(z.number().parse(value))}`]
  return [`${key}:${Array.isArray(value) ? value.join(',') : String(value)}`.replaceAll(' ', '-')]
}

/** "place:pantheon", "kind:museum". */
export function targetInShort(target: Target): string {
  switch (target.by) {
    case 'place':
    case 'area':
      return `${target.by}:${target.id}`
    case 'kind':
      return `kind:${target.kind}`
    case 'interest':
      return `interest:${target.interest.replaceAll(' ', '-')}`
    case 'name':
      return `name:${target.name.toLowerCase().replaceAll(' ', '-')}`
  }
}

/** "day:2", "morning", "at:15:00". */
export function whenInShort({ day, weekday, date, part, at }: When): string[] {
  return [
    ...(day === undefined ? [] : [`day:${day}`]),
    ...(weekday === undefined ? [] : [`weekday:${weekday}`]),
    ...(date === undefined ? [] : [`date:${date.month ?? '?'}-${date.day}`]),
    ...(part === undefined ? [] : [part]),
    ...(at === undefined ? [] : [`at:${clock(at)}`]),
  ]
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
