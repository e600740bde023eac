import { isLocal } from '~/domain/catalogue/fame'
import { binds } from '~/domain/catalogue/guided-kinds'
import type { Place } from '~/domain/catalogue/place'
import { accessKey, accessNeeds, dietKey, diets, travelStyles } from '~/domain/catalogue/vocabulary'
import { type Answer, allOf, choices, oneOf, range, toggle } from './filter-kinds'

/**
 * The advanced filters, one entry each, in the order in which they are shown. The schema, the defaults, the fields of a
 * plain form, the lock, the panel and the choice of places are derived from this list: a new filter is a new entry, and its words in messages/en/filter-words.ts. The
 * checks use predicates of their own (verification/needs.ts). zod is not imported here, because the planner's page
 * loads this file.
 */
const entries = {
  travelStyle: choices({
    tab: 'style',
    locked: false,
    options: travelStyles,
    check: null,
    clashes: false,
  }),
  pace: oneOf({
    tab: 'style',
    locked: true,
    options: ['relaxed', 'moderate', 'fast-paced'],
    start: 'moderate',
    check: 'time',
  }),
  localExperiencesOnly: toggle({
    tab: 'style',
    locked: true,
    check: null,
    fits: (place) => (place.kind === 'base' || isLocal(place) ? 'yes' : 'no'),
    clashes: true,
  }),
  /** Kilometres on foot a day. */
  maxWalkingDistance: range({
    tab: 'comfort',
    locked: true,
    min: 0,
    max: 10,
    step: 1,
    start: 5,
    check: 'walk',
  }),
  accessibility: choices({
    tab: 'comfort',
    locked: true,
    options: accessNeeds,
    check: 'access',
    fits: ({ kind, access }, needs) =>
      allOf(needs.filter((need) => binds(need, kind)).map((need) => access?.[accessKey[need]])),
    confirmed: true,
    clashes: true,
  }),
  dietaryRestrictions: choices({
    tab: 'special',
    locked: true,
    options: diets,
    check: 'diet',
    fits: (place, asked) =>
      place.kind === 'food' ? allOf(asked.map((diet) => place.diets?.[dietKey[diet]])) : 'yes',
    // If no restaurant serves a diet, the meal is left open; the trip is not refused.
    clashes: false,
  }),
  childFriendly: toggle({
    tab: 'special',
    locked: true,
    check: 'kids',
    fits: ({ kind, children }) => {
      if (kind === 'nightlife') return 'no'
      // A neighbourhood to stay in suits unless the catalogue says that it does not.
      return kind === 'base' ? (children ?? 'yes') : children
    },
    confirmed: true,
    clashes: true,
  }),
}

export type Pace = (typeof entries)['pace']['start']
export type FilterName = keyof typeof entries
/** The values of the filters. */
export type FilterValues = { [Name in FilterName]: (typeof entries)[Name]['start'] }

export const filters: typeof entries = entries
// TypeScript cannot infer the names through Object.fromEntries and Object.keys: filters.test.ts checks both.
export const filterNames = Object.keys(entries) as FilterName[]

/** The paces, slowest first. */
export const paces = entries.pace.options

/** The default values of the filters. */
export const defaultFilters = Object.fromEntries(
  filterNames.map((name) => [name, entries[name].start]),
) as FilterValues

/** Whether a filter differs from its default. */
export function isSet(name: FilterName, values: FilterValues): boolean {
  return JSON.stringify(values[name]) !== JSON.stringify(entries[name].start)
}

/**
 * Whether a place meets all filters that are set: "yes", "no", or undefined where the catalogue lacks a fact. With
 * `checked`, only the filters that a check enforces count.
 */
export function suitsFilters(place: Place, values: FilterValues, { checked = false } = {}): Answer {
  const asked = filterNames.filter(
    (name) => isSet(name, values) && !(checked && entries[name].check === null),
  )
  return allOf(asked.map((name) => answerOf(name, place, values)))
}

/** By name, so that the types of an entry and its value belong together. */
const predicates: { [Name in FilterName]: { fits?: (place: Place, value: FilterValues[Name]) => Answer } } =
  entries

function answerOf<Name extends FilterName>(name: Name, place: Place, values: FilterValues): Answer {
  const { fits } = predicates[name]
  return fits ? fits(place, values[name]) : 'yes'
}

/** Whether a filter is set that must be confirmed for each place. */
export function asksForConfirmed(values: FilterValues): boolean {
  return filterNames.some((name) => 'confirmed' in entries[name] && isSet(name, values))
}
