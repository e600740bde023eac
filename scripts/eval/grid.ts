import { addDays } from '../../app/domain/calendar/calendar-date'
import type { Destination } from '../../app/domain/catalogue/destination'
import { budgetLevels, interests } from '../../app/domain/catalogue/vocabulary'
import type { AnyFilter } from '../../app/domain/request/filter-kinds'
import { type FilterName, filterNames, filters as registry } from '../../app/domain/request/filters'
import { type PlanRequest, planRequest } from '../../app/domain/request/plan-request'
import { AdvancedFilters } from '../../app/domain/request/trip-form'
import { defaultForm } from '../../app/domain/request/trip-rules'
import { seeded } from '../../app/domain/seeded-random'

export interface GridOptions {
  seed: number
  longest: number
}

/** Places that no catalogue has, which a text of the form may try to put into a plan. */
const temptation = 'We loved the Harry Potter Studios and Trattoria Da Mario.'

/** How often each filter is set, in the order of the draws; one that is not named here is set in one trip of ten. */
const chances: Partial<Record<FilterName, number>> = {
  pace: 0.4,
  dietaryRestrictions: 0.12,
  accessibility: 0.1,
  childFriendly: 0.15,
  maxWalkingDistance: 0.2,
  localExperiencesOnly: 0.1,
  travelStyle: 0.2,
}

export type Some = <T>(list: readonly T[], number: number) => T[]

export function drawnFilters(random: () => number, some: Some): AdvancedFilters {
  const value = (name: FilterName, filter: AnyFilter) => {
    if (filter.kind === 'toggle') return true
    if (filter.kind === 'range') return filter.min + Math.floor(random() * (filter.max - filter.min + 1))
    if (filter.kind === 'one') return some(filter.options, 1)[0]
    const lot = random()
    const two = name === 'travelStyle' ? lot >= 0.5 : lot < 0.2
    return some(filter.options, two ? 2 : 1)
  }
  const others = filterNames.filter((name) => chances[name] === undefined)
  const named = filterNames.filter((name) => chances[name] !== undefined)
  const order = Object.keys(chances)
  const drawn = [...named.sort((a, b) => order.indexOf(a) - order.indexOf(b)), ...others].flatMap((name) =>
    random() < (chances[name] ?? 0.1) ? [[name, value(name, registry[name])] as const] : [],
  )
  return AdvancedFilters.parse(Object.fromEntries(drawn))
}

/**
 * Request `index` of the grid: destinations, months, lengths and budgets take turns, so that each meets each; filters,
 * wishes and days are random.
 */
export function gridRequest(
  index: number,
  destinations: Destination[],
  { seed, longest }: GridOptions,
): { request: PlanRequest; destination: Destination } | undefined {
  const destination = destinations[index % destinations.length]
  if (!destination) return undefined
  const random = seeded(seed * 1_000_003 + index)
  const some: Some = (list, number) =>
    list
      .map((item) => ({ item, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .slice(0, number)
      .map(({ item }) => item)
  const round = Math.floor(index / destinations.length) + (index % destinations.length)
  const month = String((round % 12) + 1).padStart(2, '0')
  const startDate = addDays(`2027-${month}-01`, Math.floor(random() * 28))
  if (random() < 0.05)
    return { destination, request: planRequest(defaultForm(startDate), 'free', destination.id) }
  const typed = random() < 0.1 ? ['Jazz Clubs'] : []
  const filters = drawnFilters(random, some)
  const wished = [
    interests[round % interests.length] ?? 'Museums',
    ...some(interests, Math.floor(random() * 4)),
  ]
  return {
    destination,
    request: {
      destinationId: destination.id,
      startDate,
      days: 1 + ((round * 7 + Math.floor(round / 30)) % longest),
      budget: budgetLevels[round % budgetLevels.length] ?? 'moderate',
      interests: [...new Set([...typed, ...wished])],
      additionalInfo: random() < 0.1 ? temptation : '',
      filters,
      seed: index,
      sample: false,
      dayLimit: null,
    },
  }
}
