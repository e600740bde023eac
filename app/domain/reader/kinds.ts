import type { Constraint } from './constraint'

type Kind = Constraint['is']

/** Who travels, and what they cannot do or eat. */
export const facts: ReadonlySet<Kind> = new Set<Kind>([
  'party',
  'access',
  'diet',
  'allergy',
  'base',
  'arrive',
  'leave',
  'occasion',
])

/** What hangs on no condition, though the sentence names one. */
export const unconditional: ReadonlySet<Kind> = new Set<Kind>([...facts, 'spend'])

/** What is so, whoever says it. Who is named by somebody else may not travel. */
export const told: ReadonlySet<Kind> = new Set(
  [...facts, 'spend' as const].filter((kind) => kind !== 'party'),
)

/** What somebody may think of a thing, or of another thing of the same name. */
export const opinions: ReadonlySet<Kind> = new Set<Kind>([
  'must',
  'like',
  'skip',
  'seen',
  'eat',
  'avoid-food',
  'count',
])

/** What names a thing that a word beside it may change. */
export const named: ReadonlySet<Kind> = new Set<Kind>([...opinions, 'pin', 'days'])

/** What a remark after it may take back. */
export const remarkable: ReadonlySet<Kind> = new Set<Kind>([
  ...opinions,
  'pin',
  'day-trip',
  'start',
  'rest',
  'move',
  'budget',
])
