import type { ActivityView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Currency } from '~/domain/money/currency'

interface PlaceSum {
  name: string
  /** In the currency of the trip. */
  cents: number
  /** What of it is paid in which currency, as it is paid there. */
  local: Map<Currency, number>
}

/** What each place of a trip costs one traveller, then what the journeys between them do. */
export function placeSums({
  places = [],
  days,
  currency,
}: Pick<ItineraryView, 'days' | 'currency'> & {
  places?: readonly { name: string }[] | undefined
}): PlaceSum[] {
  const sums = places.map(({ name }): PlaceSum => ({ name, cents: 0, local: new Map() }))
  const journeys: PlaceSum = { name: 'Journeys', cents: 0, local: new Map() }
  for (const { place = 0, before, activities } of days) {
    // A day with a journey begins in the place that is left.
    let at = before ? place - 1 : place
    for (const activity of activities) {
      addTo(activity.journey ? journeys : sums[at], activity, currency)
      if (activity.journey && before) at = place
    }
  }
  return [...sums, journeys]
}

function addTo(sum: PlaceSum | undefined, { costCents, local }: ActivityView, currency: Currency) {
  if (!sum) return
  const paid = local ?? { cents: costCents, currency }
  sum.cents += costCents
  sum.local.set(paid.currency, (sum.local.get(paid.currency) ?? 0) + paid.cents)
}
