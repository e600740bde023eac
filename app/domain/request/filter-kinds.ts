import type { Place } from '~/domain/catalogue/place'

/** What the catalogue says about a place; undefined means not confirmed. */
export type Answer = 'yes' | 'no' | undefined

/** The tabs of the panel, in their order. */
export const filterTabs = ['style', 'comfort', 'special'] as const
export type FilterTab = (typeof filterTabs)[number]

/** What every filter declares, whatever its control is. */
interface Described<Value> {
  tab: FilterTab
  /** Whether changing it from its default requires Premium. */
  locked: boolean
  /** Id of the check that enforces it; null for a preference that only influences the choice of places. */
  check: string | null
  /** Whether a place meets the filter at this value. Left out where the filter limits a day and not a place. */
  fits?: (place: Place, value: Value) => Answer
  /** Whether the answer must be confirmed for each place, which day trips never are. */
  confirmed?: true
}

/** Any number of options may be chosen. */
export interface Choices<Option extends string> extends Described<Option[]> {
  kind: 'choices'
  options: readonly Option[]
  start: Option[]
  /** Whether an option can be named as the reason for too few sights. */
  clashes: boolean
}

/** One of a few options. */
export interface OneOf<Option extends string> extends Described<Option> {
  kind: 'one'
  options: readonly Option[]
  start: Option
}

/** A number on a slider. */
export interface Range extends Described<number> {
  kind: 'range'
  min: number
  max: number
  step: number
  start: number
}

/** On or off. */
export interface Toggle extends Described<boolean> {
  kind: 'toggle'
  start: boolean
  /** Whether the filter can be named as the reason for too few sights. */
  clashes: boolean
}

/** A filter for controls and schemas, with any type of options. */
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

/** "no" if one of them is "no", else unknown if one is unknown, else "yes". */
export function allOf(answers: Answer[]): Answer {
  if (answers.includes('no')) return 'no'
  return answers.includes(undefined) ? undefined : 'yes'
}
