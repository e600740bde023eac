import type { Place } from '~/domain/catalogue/place'

/** What the catalogue says of a place; undefined is "nobody has confirmed it". */
export type Answer = 'yes' | 'no' | undefined

/** The tabs of the panel, in their order. */
export const filterTabs = { style: 'Style & Pace', comfort: 'Comfort', special: 'Special Needs' } as const

/** What every filter says of itself, whatever its control is. */
interface Described<Value> {
  label: string
  /** What it does, in one sentence. */
  help: string
  tab: keyof typeof filterTabs
  /** Whether it takes Premium to move it from where it starts. */
  locked: boolean
  /** Id of the check that holds a plan against it; null where it is a preference that only the choice of places follows. */
  check: string | null
  /** Whether a place suits, once the filter is set. Left out where the filter limits a day and not a place. */
  fits?: (place: Place, value: Value) => Answer
  /** Whether the answer is a fact that has to be confirmed place by place, and that no day trip has. */
  confirmed?: true
}

/** Any number of options. */
export interface Choices<Option extends string> extends Described<Option[]> {
  kind: 'choices'
  options: readonly Option[]
  start: Option[]
  /** Whether an option can be named as what leaves too few sights. */
  clashes: boolean
}

/** One of a few. */
export interface OneOf<Option extends string> extends Described<Option> {
  kind: 'one'
  options: readonly { value: Option; label: string }[]
  start: Option
}

/** A figure on a slider. */
export interface Range extends Described<number> {
  kind: 'range'
  min: number
  max: number
  step: number
  start: number
  /** What a figure means. */
  valueText: (value: number) => string
}

/** On or off. */
export interface Toggle extends Described<boolean> {
  kind: 'toggle'
  start: boolean
  switchLabel: string
  /** How a message names it as what leaves too few sights; null where it cannot. */
  clashName: string | null
}

/** A filter as a control or a schema looks at it, whatever its options are. */
export type AnyFilter = Omit<Choices<string>, 'fits'> | Omit<OneOf<string>, 'fits'> | Range | Toggle

type Given<Filter> = Omit<Filter, 'kind' | 'start'>

export function choices<const Option extends string>(filter: Given<Choices<Option>>): Choices<Option> {
  return { ...filter, kind: 'choices', start: [] }
}

export function oneOf<const Option extends string>(filter: Omit<OneOf<Option>, 'kind'>): OneOf<Option> {
  return { ...filter, kind: 'one' }
}

export function range(filter: Omit<Range, 'kind'>): Range {
  return { ...filter, kind: 'range' }
}

export function toggle(filter: Given<Toggle>): Toggle {
  return { ...filter, kind: 'toggle', start: false }
}

/** "no" where one of them is, else unknown where one of them is, else "yes". */
export function allOf(answers: Answer[]): Answer {
  if (answers.includes('no')) return 'no'
  return answers.includes(undefined) ? undefined : 'yes'
}
