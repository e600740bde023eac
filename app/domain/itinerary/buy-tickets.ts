import { type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Ticket } from '~/domain/catalogue/destination'

/** A visit to a place that one of the destination's tickets admits to. */
export interface TicketVisit {
  placeId: string
  name: string
  /** Number of the day in the trip. */
  day: number
  date: CalendarDate
  from: MinuteOfDay
  /** What it costs without such a ticket; where there is no other, it is not asked. */
  cents: number
  /** The traveller has typed what it costs. */
  ownCost?: boolean
}

/** A ticket that was bought, and the visits that it admits to, the first being the one that pays. */
export interface BoughtTicket {
  ticket: Ticket
  visits: TicketVisit[]
}

/** How a visit is paid for: with its own price, or with a ticket that was bought there or before. */
export interface PaidVisit {
  visit: TicketVisit
  cents: number
  bought?: BoughtTicket
}

/** Visits by their place in the list, and the tickets that are bought there although they are not needed. */
type Purchases = ReadonlyMap<number, Ticket>

interface Attempt {
  paid: PaidVisit[]
  /** All tickets that were bought, those from before included. */
  bought: BoughtTicket[]
  total: number
}

/**
 * Pays for visits in their order: with tickets that were bought before and are still good, with the cheapest ticket where
 * there is no other, and with a pass where that is cheaper than what it replaces. Passes are chosen one by one, the one that
 * saves most first; `room` gives what a day may spend on these visits, which no pass exceeds.
 */
export function buyTickets(
  visits: TicketVisit[],
  tickets: readonly Ticket[],
  before: readonly BoughtTicket[] = [],
  room: (date: CalendarDate) => number = () => Number.POSITIVE_INFINITY,
): Pick<Attempt, 'paid' | 'bought'> {
  let purchases: Purchases = new Map()
  let best = attempt(visits, tickets, before, purchases)
  for (let found = true; found; ) {
    found = false
    const current = best
    const chosen = purchases
    for (const [index, visit] of visits.entries()) {
      if (visit.ownCost || chosen.has(index)) continue
      for (const ticket of tickets) {
        if (!ticket.places.includes(visit.placeId)) continue
        const more = new Map([...chosen, [index, ticket]])
        const other = attempt(visits, tickets, before, more)
        if (other.total >= best.total || overspends(other, current, room)) continue
        best = other
        purchases = more
        found = true
      }
    }
  }
  return best
}

/** Hundredths that the passes of a trip save: what the same visits cost when every ticket is bought only where it is needed. */
export function savedBy(bought: BoughtTicket, tickets: readonly Ticket[]): number {
  const without = attempt(
    bought.visits,
    tickets.filter(({ id }) => id !== bought.ticket.id),
    [],
    new Map(),
  )
  const unpaid = without.paid.some(({ visit, bought: other }) => !other && isNeeded(visit, tickets))
  return unpaid ? 0 : Math.max(0, without.total - bought.ticket.cost.cents)
}

function attempt(
  visits: TicketVisit[],
  tickets: readonly Ticket[],
  before: readonly BoughtTicket[],
  purchases: Purchases,
): Attempt {
  const held = before.map((each) => ({ ...each, visits: [...each.visits] }))
  const paid = visits.map((visit, index): PaidVisit => {
    const here = purchases.get(index)
    const good = held.findLast((each) => admits(each, visit) && (!here || each.ticket === here))
    const needed = here ?? cheapestNeeded(visit, tickets)
    if (good && (needed || !visit.ownCost)) {
      good.visits.push(visit)
      return { visit, cents: visit.ownCost ? visit.cents : 0, bought: good }
    }
    if (!needed) return { visit, cents: visit.cents }
    const bought = { ticket: needed, visits: [visit] }
    held.push(bought)
    return { visit, cents: visit.ownCost ? visit.cents : needed.cost.cents, bought }
  })
  return { paid, bought: held, total: paid.reduce((sum, { cents }) => sum + cents, 0) }
}

/** Whether a ticket still admits to a visit: once to each place, for hours, for days, or on the day of the first visit alone. */
function admits({ ticket, visits }: BoughtTicket, visit: TicketVisit): boolean {
  const [first] = visits
  if (!first || !ticket.places.includes(visit.placeId)) return false
  if (visits.some(({ placeId }) => placeId === visit.placeId)) return false
  const days = daysBetween(first.date, visit.date)
  return ticket.validHours === undefined
    ? days < (ticket.validDays ?? 1)
    : days * 1440 + visit.from - first.from <= ticket.validHours * 60
}

/** The cheapest ticket to a place that has no other; undefined where one can pay at the door. */
export function cheapestNeeded(
  { placeId }: Pick<TicketVisit, 'placeId'>,
  tickets: readonly Ticket[],
): Ticket | undefined {
  let least: Ticket | undefined
  for (const ticket of tickets)
    if (ticket.only && ticket.places.includes(placeId) && !(least && least.cost.cents <= ticket.cost.cents))
      least = ticket
  return least
}

function isNeeded(visit: TicketVisit, tickets: readonly Ticket[]): boolean {
  return cheapestNeeded(visit, tickets) !== undefined
}

/** Whether a day spends more than it may, and more than it did. */
function overspends(other: Attempt, current: Attempt, room: (date: CalendarDate) => number): boolean {
  const dates = new Set(other.paid.map(({ visit }) => visit.date))
  return [...dates].some((date) => {
    const spent = spentOn(date, other)
    return spent > room(date) && spent > spentOn(date, current)
  })
}

function spentOn(date: CalendarDate, { paid }: Attempt): number {
  return paid.reduce((sum, { visit, cents }) => sum + (visit.date === date ? cents : 0), 0)
}
