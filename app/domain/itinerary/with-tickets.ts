import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { BudgetLevel } from '~/domain/catalogue/place'
import { dayCost } from './budget'
import { buyTickets, type PaidVisit, savedBy, type TicketVisit } from './buy-tickets'
import type { Activity, ItineraryDay } from './itinerary'

type Prices = Pick<Destination, 'places' | 'tickets' | 'daily' | 'currency'>

/** What a stop is told of its ticket: the fields of an activity. */
export type TicketFields = Pick<Activity, 'ticket' | 'ticketUse' | 'costCents'>

/**
 * The days of a trip with the tickets for several places bought anew: each once, paid by the first stop that uses it. Days that
 * stay as they are stay the same objects; so do stops whose price a traveller has typed, but for the name of their ticket.
 */
export function withTickets(days: ItineraryDay[], destination: Prices, budget: BudgetLevel): ItineraryDay[] {
  const { places, tickets, daily, currency } = destination
  if (tickets.length === 0) return days
  const admitted = new Set(tickets.flatMap((ticket) => ticket.places))
  const known = new Map(places.filter(({ id }) => admitted.has(id)).map((place) => [place.id, place]))
  const visits = new Map<Activity, TicketVisit>()
  for (const { day, date, activities } of days)
    for (const activity of activities) {
      const place = known.get(activity.placeId ?? '')
      const { ownCost = false, costCents, startTime } = activity
      if (!place || activity.type === 'accommodation') continue
      const cents = ownCost ? costCents : (place.cost?.cents ?? costCents)
      const from = fromClock(startTime)
      visits.set(activity, { placeId: place.id, name: place.name, day, date, from, cents, ownCost })
    }
  const otherwise = new Map(
    days.map(({ date, activities }) => [
      date,
      dayCost(activities.filter((each) => each.type !== 'accommodation' && !visits.has(each))),
    ]),
  )
  const room = (date: string) => daily[budget] - (otherwise.get(date) ?? 0)
  const payments = buyTickets([...visits.values()], tickets, [], room).paid
  const paid = new Map(payments.map((each) => [each.visit, each]))
  return days.map((day) => {
    const activities = day.activities.map((activity) => {
      const visit = visits.get(activity)
      const payment = visit && paid.get(visit)
      return payment ? paidWith(activity, ticketFields(payment, destination), currency) : activity
    })
    if (activities.every((activity, index) => activity === day.activities[index])) return day
    return { ...day, activities, costCents: dayCost(activities) }
  })
}

/** How a visit is paid, as the fields of its stop. */
export function ticketFields(
  { visit, cents, bought }: PaidVisit,
  { tickets, currency }: Pick<Destination, 'tickets' | 'currency'>,
): TicketFields {
  if (!bought) return { costCents: cents }
  const [first] = bought.visits
  const cheaper = savedBy(bought, tickets)
  const others = bought.visits.filter((each) => each !== visit)
  return {
    costCents: cents,
    ticket: bought.ticket.id,
    ticketUse: {
      name: bought.ticket.name,
      boughtOn: first?.day ?? visit.day,
      also: first === visit ? others.map(({ name }) => name) : [],
      ...(first === visit && cheaper > 0 && { saves: { cents: cheaper, currency } }),
    },
  }
}

function paidWith(activity: Activity, fields: TicketFields, currency: Activity['currency']): Activity {
  const { ticket, ticketUse, costCents } = activity
  if (fields.ticket === undefined && ticket === undefined) return activity
  if (same({ ticket, ticketUse, costCents }, fields)) return activity
  const { ticket: _ticket, ticketUse: _use, cost, ...rest } = activity
  // Words of a price are those of a traveller, or made from the amount when it is shown.
  const words = activity.ownCost ? { ...(cost !== undefined && { cost }) } : { currency }
  return { ...rest, ...fields, ...words }
}

function same(one: TicketFields, other: TicketFields): boolean {
  const texts = [one, other].map(({ costCents, ticket, ticketUse: use }) =>
    JSON.stringify([costCents, ticket, use?.name, use?.boughtOn, use?.also, use?.saves?.cents]),
  )
  return texts[0] === texts[1]
}
