import type { Ticket } from '../../app/domain/catalogue/destination'
import { activity, type Find, isSight, type Judged, type Mutation, place, some } from './change-plan'

const isEntered: Find = ({ ticket }) => ticket !== undefined
const isIncluded: Find = ({ ticket, costCents }) => ticket !== undefined && costCents === 0
const hasTwoEnds: Find = ({ leftAt }) => leftAt !== undefined

/** The destination with the ticket of one of the stops changed. */
function ticketOf(find: Find, change: (ticket: Ticket, placeId: string | null) => Partial<Ticket>) {
  return (judged: Judged, random: () => number): Judged | undefined => {
    const [, found] = some(judged, random, find) ?? []
    if (!found) return undefined
    const tickets = judged.destination.tickets.map((ticket) =>
      ticket.id === found.ticket ? { ...ticket, ...change(ticket, found.placeId) } : ticket,
    )
    return { ...judged, destination: { ...judged.destination, tickets } }
  }
}

/** Tickets for several places, and places with two ends. */
export const ticketMutations: Mutation[] = [
  {
    check: 'tickets',
    rule: 'a place without another ticket is not entered without it',
    mutate: (judged, random) => {
      const [, found] = some(judged, random, (each, ...rest) => isSight(each, ...rest) && !each.ticket) ?? []
      if (!found?.placeId) return undefined
      const needed: Ticket = {
        id: 'another',
        name: 'Another Ticket',
        places: [found.placeId],
        only: true,
        cost: { cents: 900, year: 2026 },
        fact: 'A ticket that the plan knows nothing of.',
        source: 'made up for tests, 2026',
        confidence: 'high',
      }
      const { destination } = judged
      return { ...judged, destination: { ...destination, tickets: [...destination.tickets, needed] } }
    },
  },
  {
    check: 'tickets',
    rule: 'a ticket admits to its own places alone',
    mutate: ticketOf(isEntered, ({ places }, placeId) => ({ places: places.filter((id) => id !== placeId) })),
  },
  {
    check: 'tickets',
    rule: 'a ticket costs what the catalogue says',
    mutate: ticketOf(isEntered, ({ cost }) => ({ cost: { ...cost, cents: cost.cents + 1 } })),
  },
  {
    check: 'tickets',
    rule: 'a ticket is not paid again while it is valid',
    mutate: activity(isIncluded, () => ({ costCents: 100 })),
  },
  {
    check: 'tickets',
    rule: 'a ticket is not used when it has run out',
    mutate: ticketOf(isIncluded, () => ({ validHours: 0 })),
  },
  {
    check: 'walk',
    rule: 'a path counts with its own length',
    mutate: place(hasTwoEnds, ({ line }) => ({ line: line && { ...line, footMeters: 30_000 } })),
  },
  {
    check: 'real',
    rule: 'a stop with two ends is left at its far end',
    mutate: activity(hasTwoEnds, ({ leftAt }) => ({
      leftAt: leftAt && { ...leftAt, latitude: leftAt.latitude + 0.01 },
    })),
  },
]
