import type { ActivityType, Budget, ItineraryView } from '~/domain/itinerary/itinerary'
import { type CostKind, costKinds, type Entry } from './entries'

/** Of one traveller, hundredths of the trip's currency. */
export interface Spent {
  estimated: number
  paid: number
  /** What is estimated of the stops that nothing was paid for yet. */
  left: number
}

const kindOf: Record<ActivityType, CostKind> = {
  accommodation: 'accommodation',
  food: 'food',
  attraction: 'activities',
  transport: 'transport',
}

/** The estimate beside what was paid and what is still to pay, in parts and altogether. */
export function spentOf(
  { days, budget }: Pick<ItineraryView, 'days' | 'budget'>,
  entries: readonly Entry[],
): Record<CostKind | 'all', Spent> {
  const paidFor = new Map(
    entries.flatMap((entry) => (entry.kind === 'paid' ? [[entry.stop, entry.cents]] : [])),
  )
  const none = (): Spent => ({ estimated: 0, paid: 0, left: 0 })
  const sums = {
    accommodation: none(),
    food: none(),
    activities: none(),
    transport: none(),
    all: none(),
  }
  const count = (kind: CostKind, part: keyof Spent, cents: number) => {
    sums[kind][part] += cents
    sums.all[part] += cents
  }
  for (const kind of costKinds) count(kind, 'estimated', Math.round(budget[totals[kind]] * 100))
  for (const { id, type, costCents } of days.flatMap(({ activities }) => activities)) {
    const paid = paidFor.get(id)
    if (paid === undefined) count(kindOf[type], 'left', costCents)
    else count(kindOf[type], 'paid', Number(paid))
  }
  for (const entry of entries) if (entry.kind === 'cost') count(entry.of, 'paid', entry.cents)
  return sums
}

const totals: Record<CostKind, keyof Budget> = {
  accommodation: 'accommodationTotal',
  food: 'foodTotal',
  activities: 'activitiesTotal',
  transport: 'transportTotal',
}
