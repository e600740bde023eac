import type { Destination } from '~/domain/catalogue/destination'
import { withoutLines } from '~/domain/catalogue/line-ends'
import type { AccessNeed } from '~/domain/catalogue/place'
import { onStreetsFor } from '~/domain/catalogue/streets'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** A destination as the planner knew it when a trip was made, so that an edit keeps the rules of the rest of the trip. */
export function asPlanned(
  destination: Destination,
  { lines, walks, tickets, measured }: Pick<ItineraryView, 'lines' | 'walks' | 'tickets' | 'measured'>,
  needs: readonly AccessNeed[],
): Destination {
  const { footOnly, ...known } = onStreetsFor(lines ? destination : withoutLines(destination), needs)
  return {
    ...known,
    ...(footOnly && walks === 'through-gates' && { footOnly }),
    barriers: walks ? known.barriers : [],
    streets: walks && walks !== 'around-barriers' ? known.streets : undefined,
    ...(walks && measured && { measured }),
    tickets: tickets ? known.tickets : [],
  }
}
