import { buyTickets } from '~/domain/itinerary/buy-tickets'
import { type TicketFields, ticketFields } from '~/domain/itinerary/with-tickets'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { SolvedDraft } from '~/domain/planning/trip-draft'
import { roomForTickets, ticketVisits } from '../ticket-days'

/**
 * How the visits of a day are paid where tickets for several places admit to them, by the ids of their places. Looks at the days
 * to come, so that a pass is bought before it is used, and keeps to what the days before have bought; what this day buys is
 * noted for those after it.
 */
export function payments(
  draft: SolvedDraft,
  index: number,
  said: SaidSoFar,
): (placeId: string) => TicketFields | undefined {
  const { destination, meals } = draft
  const visits = ticketVisits(draft, index)
  const { paid, bought } = buyTickets(visits, destination.tickets, said.bought, roomForTickets(draft))
  const today = paid.filter(({ visit }) => visit.date === meals.frames[index]?.date)
  const soFar = new Set([...said.bought.flatMap((each) => each.visits), ...today.map(({ visit }) => visit)])
  said.bought = bought
    .map((each) => ({ ...each, visits: each.visits.filter((visit) => soFar.has(visit)) }))
    .filter((each) => each.visits.length > 0)
  const fields = new Map(today.map((each) => [each.visit.placeId, ticketFields(each, destination)]))
  return (placeId) => fields.get(placeId)
}
