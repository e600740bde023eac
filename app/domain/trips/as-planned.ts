import type { Destination } from '~/domain/catalogue/destination'
import { withoutLines } from '~/domain/catalogue/line-ends'
import type { AccessNeed } from '~/domain/catalogue/place'
import { onStreetsFor } from '~/domain/catalogue/streets'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

type TripRules = Pick<ItineraryView, 'lines' | 'walks' | 'tickets' | 'dayTripRides' | 'measured'>

/** By what trips were planned with. What is known of a destination is remembered by its object, so it is the same for all such trips. */
const known = new WeakMap<Destination, Map<string, Destination>>()

/** A destination as the planner knew it when a trip was made, so that an edit keeps the rules of the rest of the trip. */
export function asPlanned(
  destination: Destination,
  { measured, ...rules }: TripRules,
  needs: readonly AccessNeed[],
): Destination {
  const planned = known.get(destination) ?? new Map<string, Destination>()
  known.set(destination, planned)
  const key = [!!rules.lines, rules.walks, !!rules.tickets, !!rules.dayTripRides, ...needs].join()
  const made = planned.get(key) ?? withRules(destination, rules, needs)
  planned.set(key, made)
  return rules.walks && measured ? { ...made, measured } : made
}

function withRules(
  destination: Destination,
  { lines, walks, tickets, dayTripRides }: Omit<TripRules, 'measured'>,
  needs: readonly AccessNeed[],
): Destination {
  const { footOnly, ...rest } = onStreetsFor(lines ? destination : withoutLines(destination), needs)
  return {
    ...rest,
    ...(footOnly && walks === 'through-gates' && { footOnly }),
    barriers: walks ? rest.barriers : [],
    streets: walks && walks !== 'around-barriers' ? rest.streets : undefined,
    tickets: tickets ? rest.tickets : [],
    ...(!dayTripRides && { paysAllRides: true }),
  }
}
