import type { FilterTab } from '~/domain/request/filter-kinds'
import type { FilterName, filters } from '~/domain/request/filters'

/** The words of a filter. */
export interface FilterWords {
  label: string
  /** What it does, in one sentence. */
  help: string
}

type Filter<Name extends FilterName> = (typeof filters)[Name]

/** What the kind of a filter needs besides. */
type WordsOfKind<F> = F extends { kind: 'one'; options: readonly (infer Option extends string)[] }
  ? { options: Record<Option, string> }
  : F extends { kind: 'range' }
    ? { valueText: (value: number) => string }
    : F extends { kind: 'toggle' }
      ? { switchLabel: string; asReason: string }
      : object

const filterWords: { [Name in FilterName]: FilterWords & WordsOfKind<Filter<Name>> } = {
  travelStyle: { label: 'Travel Style', help: 'What kind of trip it is to be.' },
  pace: {
    label: 'Pace',
    help: 'Fewer stops and more rest, or as many stops as fit into a day.',
    options: { relaxed: 'Relaxed', moderate: 'Moderate', 'fast-paced': 'Fast-paced' },
  },
  localExperiencesOnly: {
    label: 'Local Experiences Only',
    switchLabel: 'Local experiences only',
    help: 'Places where locals go, off the beaten track.',
    asReason: 'local experiences only',
  },
  maxWalkingDistance: {
    label: 'Walking Distance',
    help: 'How far you want to walk in a day. For longer distances you take a ride.',
    valueText: walkingLabel,
  },
  accessibility: { label: 'Accessibility', help: 'Only stops where what you need is confirmed.' },
  dietaryRestrictions: {
    label: 'Dietary Restrictions',
    help: 'Every meal at a restaurant that serves your diet.',
  },
  childFriendly: {
    label: 'Family-Friendly',
    switchLabel: 'Family-friendly',
    help: 'Nothing unsuitable for children, a break in the day and no late nights.',
    asReason: 'child-friendly places',
  },
}

/** Names of the tabs of the panel. */
export const filterTabNames: Record<FilterTab, string> = {
  style: 'Style & Pace',
  comfort: 'Comfort',
  special: 'Special Needs',
}

/** The meaning of a value of the walking slider, kilometres a day. */
export function walkingLabel(kilometers: number): string {
  if (kilometers <= 2) return 'Minimal (< 2km)'
  if (kilometers <= 5) return 'Moderate (2-5km)'
  if (kilometers <= 8) return 'Active (5-8km)'
  return 'Extensive (8km+)'
}

/** The words of any filter, for controls of every kind. */
export interface AnyFilterWords extends FilterWords {
  options?: Partial<Record<string, string>>
  valueText?: (value: number) => string
  switchLabel?: string
  /** The filter as the reason for too few sights. */
  asReason?: string
}

export function wordsOfFilter(name: FilterName): AnyFilterWords {
  return filterWords[name]
}
