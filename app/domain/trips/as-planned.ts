import type { Destination } from '~/domain/catalogue/destination'
import { withoutLines } from '~/domain/catalogue/line-ends'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** A destination as the planner knew it when a trip was made, so that an edit keeps the rules of the rest of the trip. */
export function asPlanned(
  destination: Destination,
  { lines, walks, tickets }: Pick<ItineraryView, 'lines' | 'walks' | 'tickets'>,
): Destination {
  const known = lines ? destination : withoutLines(destination)
  return {
    ...known,
    barriers: walks ? known.barriers : [],
    tickets: tickets ? known.tickets : [],
  }
}
