import type { Destination, Ticket } from './destination'
import type { Place } from './place'

/** The cheapest of the tickets that a place cannot be entered without; undefined where it has an entry of its own. */
export function onlyTicket({ id }: Pick<Place, 'id'>, tickets: readonly Ticket[]): Ticket | undefined {
  return tickets
    .filter(({ only, places }) => only && places.includes(id))
    .sort((a, b) => a.cost.cents - b.cost.cents)[0]
}

/** Whether anybody may go in without paying: a place that comes with another one's ticket is not free. */
export function isFree(place: Place, { tickets }: Pick<Destination, 'tickets'>): boolean {
  return place.cost?.cents === 0 && onlyTicket(place, tickets) === undefined
}
