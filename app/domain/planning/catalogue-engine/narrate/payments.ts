import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { buyTickets, type TicketVisit } from '~/domain/itinerary/buy-tickets'
import { type TicketFields, ticketFields } from '~/domain/itinerary/with-tickets'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { daySpend } from '~/domain/request/wishes'

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
  const { destination, solve, request, meals } = draft
  const { tickets } = destination
  const admitted = new Set(tickets.flatMap(({ places }) => places))
  const isCovered = ({ option }: TimedOption) => !option.kept && admitted.has(option.candidate.place.id)
  const visits = meals.frames.flatMap(({ day, date }, at): TicketVisit[] => {
    const covered = at < index ? [] : (solve.days[at] ?? []).filter(isCovered)
    return covered.map(({ option: { candidate }, start }) => {
      const { id, name, cost } = candidate.place
      return { placeId: id, name, day: day + 1, date, from: start, cents: cost?.cents ?? candidate.costCents }
    })
  })
  const room = (date: CalendarDate) => {
    const at = meals.frames.findIndex((frame) => frame.date === date)
    const others = (solve.days[at] ?? []).filter((stop) => !isCovered(stop))
    const spent = others.reduce((sum, { option }) => sum + option.candidate.costCents, 0)
    return daySpend(request, destination) - spent - faresOf(draft, at)
  }
  const { paid, bought } = buyTickets(visits, tickets, said.bought, room)
  const today = paid.filter(({ visit }) => visit.date === meals.frames[index]?.date)
  const soFar = new Set([...said.bought.flatMap((each) => each.visits), ...today.map(({ visit }) => visit)])
  said.bought = bought
    .map((each) => ({ ...each, visits: each.visits.filter((visit) => soFar.has(visit)) }))
    .filter((each) => each.visits.length > 0)
  const fields = new Map(today.map((each) => [each.visit.placeId, ticketFields(each, destination)]))
  return (placeId) => fields.get(placeId)
}

/** What a day pays for its rides. */
function faresOf({ destination: { transit }, solve, meals: { travel } }: SolvedDraft, day: number): number {
  const path = [0, ...(solve.days[day] ?? []).map(({ option }) => option.site), 0]
  const rides = path
    .slice(1)
    .reduce((sum, site, leg) => sum + (travel.ridden[(path[leg] ?? 0) * travel.sites + site] ?? 0), 0)
  return Math.min(rides * transit.fareCents, transit.dayPassCents ?? Number.POSITIVE_INFINITY)
}
