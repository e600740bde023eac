import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Destination, Ticket } from '~/domain/catalogue/destination'
import type { Check } from '~/domain/itinerary/itinerary'
import { allStops, type CheckContext, isVisit, nameOf, type Stop } from './context'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict } from './verdict'

/** A ticket that was bought, and the places that it has admitted to. */
interface Bought {
  ticket: Ticket
  first: Stop
  used: Set<string>
}

/** Tickets for several places are bought once and used while they are valid; what needs one is not free without it. */
export function ticketsCheck(context: CheckContext): Check {
  const visits = allStops(context).filter(isVisit)
  const { tickets } = context.destination
  if (context.plan.tickets === undefined) {
    const about = visits.filter(
      ({ place }) => place && tickets.some(({ places }) => places.includes(place.id)),
    )
    const unknowns = about.length > 0 ? [tell('check.tickets.unknown', listOf(about.map(nameOf)))] : []
    return verdict('tickets', { faults: [], unknowns, pass: tell('check.tickets.none', {}) })
  }
  const used = visits.flatMap(({ activity }) => activity.ticket ?? [])
  const named = tickets.filter(({ id }) => used.includes(id)).map(({ name }) => name)
  const pass =
    used.length > 0
      ? tell('check.tickets.pass', { tickets: named.length, visits: used.length, ...listOf(named) })
      : tell('check.tickets.none', {})
  return verdict('tickets', { faults: ticketFaults(context), unknowns: [], pass })
}

/**
 * What is wrong with the tickets of a trip. A stop names the ticket that it is entered with; the first one of a ticket pays
 * it, the others are free while it is valid. A place that has no other ticket is never free without it.
 */
export function ticketFaults(context: CheckContext): Fault[] {
  const { destination } = context
  const bought = new Map<string, Bought>()
  return allStops(context)
    .filter(isVisit)
    .flatMap((stop) => faultsOfStop(stop, destination, bought))
}

function faultsOfStop(stop: Stop, { tickets }: Destination, bought: Map<string, Bought>): Fault[] {
  const { activity, day, place } = stop
  if (!place) return []
  const about = { day: day.day, stop: nameOf(stop) }
  // Who has booked a place has its ticket.
  if (activity.ticket === undefined && activity.booking) return []
  if (activity.ticket === undefined) {
    const needed = tickets.find(({ only, places }) => only && places.includes(place.id))
    return needed ? [fault(tell('check.tickets.needed', { ...about, ticket: needed.name }), stop)] : []
  }
  const ticket = tickets.find(({ id }) => id === activity.ticket)
  if (!ticket?.places.includes(place.id))
    return [fault(tell('check.tickets.not-for', { ...about, ticket: ticket?.name ?? activity.ticket }), stop)]
  const named = { ...about, ticket: ticket.name }
  const before = bought.get(ticket.id)
  const isValid = before !== undefined && !before.used.has(place.id) && validFor(before, stop)
  if (isValid) {
    before.used.add(place.id)
    return activity.costCents === 0 || activity.ownCost
      ? []
      : [fault(tell('check.tickets.twice', { ...named, firstDay: before.first.day.day }), stop, before.first)]
  }
  bought.set(ticket.id, { ticket, first: stop, used: new Set([place.id]) })
  if (activity.ownCost || activity.costCents === ticket.cost.cents) return []
  return before && activity.costCents === 0
    ? [fault(tell('check.tickets.expired', { ...named, firstDay: before.first.day.day }), stop, before.first)]
    : [fault(tell('check.tickets.unpaid', named), stop)]
}

/** Whether a ticket that was first used at one stop still admits to another: for hours, for days, or on that day alone. */
function validFor({ ticket, first }: Bought, { day, from }: Stop): boolean {
  const days = daysBetween(first.day.date, day.date)
  if (ticket.validHours !== undefined) return days * 1440 + from - first.from <= ticket.validHours * 60
  return days < (ticket.validDays ?? 1)
}
