import { isLocal } from '~/domain/catalogue/fame'
import { binds } from '~/domain/catalogue/guided-kinds'
import type { Place } from '~/domain/catalogue/place'
import { accessKey, accessNeeds, dietKey, diets, travelStyles } from '~/domain/catalogue/vocabulary'
import { type Answer, allOf, choices, oneOf, range, toggle } from './filter-kinds'

/**
 * The advanced filters, one entry each, in the order in which they are shown. The schema, the defaults, the fields of a
 * plain form, the lock, the panel and the choice of places are derived from it, so that a new filter is an entry here.
 * The checks read the catalogue by a predicate of their own (verification/needs.ts). No zod here: the planner's page
 * carries this file.
 */
const entries = {
  travelStyle: choices({
    label: 'Travel Style',
    help: 'What kind of trip it is to be.',
    tab: 'style',
    locked: false,
    options: travelStyles,
    check: null,
    clashes: false,
  }),
  pace: oneOf({
    label: 'Pace',
    help: 'Fewer stops and more rest, or as many stops as fit into a day.',
    tab: 'style',
    locked: true,
    options: [
      { value: 'relaxed', label: 'Relaxed' },
      { value: 'moderate', label: 'Moderate' },
      { value: 'fast-paced', label: 'Fast-paced' },
    ],
    start: 'moderate',
    check: 'time',
  }),
  localExperiencesOnly: toggle({
    label: 'Local Experiences Only',
    switchLabel: 'Local experiences only',
    help: 'Places where locals go, off the beaten track.',
    tab: 'style',
    locked: true,
    check: null,
    fits: (place) => (place.kind === 'base' || isLocal(place) ? 'yes' : 'no'),
    clashName: 'local experiences only',
  }),
  /** Kilometres on foot a day. */
  maxWalkingDistance: range({
    label: 'Walking Distance',
    help: 'How far you want to walk in a day. For longer distances you take a ride.',
    tab: 'comfort',
    locked: true,
    min: 0,
    max: 10,
    step: 1,
    start: 5,
    valueText: walkingLabel,
    check: 'walk',
  }),
  accessibility: choices({
    label: 'Accessibility',
    help: 'Only stops where what you need is confirmed.',
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
    label: 'Dietary Restrictions',
    help: 'Every meal at a restaurant that serves your diet.',
    tab: 'special',
    locked: true,
    options: diets,
    check: 'diet',
    fits: (place, asked) =>
      place.kind === 'food' ? allOf(asked.map((diet) => place.diets?.[dietKey[diet]])) : 'yes',
    // Without a table that serves a diet a meal is left open: no trip is refused for it.
    clashes: false,
  }),
  childFriendly: toggle({
    label: 'Family-Friendly',
    switchLabel: 'Family-friendly',
    help: 'Nothing unsuitable for children, a break in the day and no late nights.',
    tab: 'special',
    locked: true,
    check: 'kids',
    fits: ({ kind, children }) => {
      if (kind === 'nightlife') return 'no'
      // A neighbourhood to sleep in suits as long as nobody says that it does not.
      return kind === 'base' ? (children ?? 'yes') : children
    },
    confirmed: true,
    clashName: 'child-friendly places',
  }),
}

export type Pace = (typeof entries)['pace']['start']
export type FilterName = keyof typeof entries
/** What the filters are set to. */
export type FilterValues = { [Name in FilterName]: (typeof entries)[Name]['start'] }

export const filters: typeof entries = entries
// The compiler takes the names of an object for any text, and what is made of them for anything: filters.test.ts reads both.
export const filterNames = Object.keys(entries) as FilterName[]

/** The paces, the slowest first. */
export const paces = entries.pace.options.map(({ value }) => value)

/** Where the filters stand before anybody moves one. */
export const defaultFilters = Object.fromEntries(
  filterNames.map((name) => [name, entries[name].start]),
) as FilterValues

/** What the distance on the walking slider means, kilometres a day. */
export function walkingLabel(kilometers: number): string {
  if (kilometers <= 2) return 'Minimal (< 2km)'
  if (kilometers <= 5) return 'Moderate (2-5km)'
  if (kilometers <= 8) return 'Active (5-8km)'
  return 'Extensive (8km+)'
}

/** Whether a filter is moved from where it starts. */
export function isSet(name: FilterName, values: FilterValues): boolean {
  return JSON.stringify(values[name]) !== JSON.stringify(entries[name].start)
}

/**
 * Whether a place suits all filters that are set: "yes", "no", or undefined where the catalogue lacks a fact. With
 * `checked` only those count that a check holds a plan against.
 */
export function suitsFilters(place: Place, values: FilterValues, { checked = false } = {}): Answer {
  const asked = filterNames.filter(
    (name) => isSet(name, values) && !(checked && entries[name].check === null),
  )
  return allOf(asked.map((name) => answerOf(name, place, values)))
}

/** By name, so that an entry and its value are of one type. */
const predicates: { [Name in FilterName]: { fits?: (place: Place, value: FilterValues[Name]) => Answer } } =
  entries

function answerOf<Name extends FilterName>(name: Name, place: Place, values: FilterValues): Answer {
  const { fits } = predicates[name]
  return fits ? fits(place, values[name]) : 'yes'
}

/** Whether something is asked for that has to be confirmed place by place. */
export function asksForConfirmed(values: FilterValues): boolean {
  return filterNames.some((name) => 'confirmed' in entries[name] && isSet(name, values))
}
