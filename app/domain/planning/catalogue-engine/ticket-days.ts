import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { dayFares } from '~/domain/catalogue/travel'
import type { TicketVisit } from '~/domain/itinerary/buy-tickets'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { daySpend } from '~/domain/request/wishes'

/** The visits of days from `first` on to which a ticket for several places may admit, in their order. */
export function ticketVisits(draft: SolvedDraft, first = 0): TicketVisit[] {
  const isCovered = coveredIn(draft)
  return draft.meals.frames.flatMap(({ day, date }, at): TicketVisit[] => {
    const covered = at < first ? [] : (draft.solve.days[at] ?? []).filter(isCovered)
    return covered.map(({ option: { candidate }, start }) => {
      const { id, name, cost } = candidate.place
      return { placeId: id, name, day: day + 1, date, from: start, cents: cost?.cents ?? candidate.costCents }
    })
  })
}

/** What a day may spend on such visits: what its other stops and its rides leave of the day's spend. */
export function roomForTickets(draft: SolvedDraft): (date: CalendarDate) => number {
  const { request, destination, solve, meals } = draft
  const isCovered = coveredIn(draft)
  return (date) => {
    const at = meals.frames.findIndex((frame) => frame.date === date)
    const others = (solve.days[at] ?? []).filter((stop) => !isCovered(stop))
    const spent = others.reduce((sum, { option }) => sum + option.candidate.costCents, 0)
    return daySpend(request, destination) - spent - faresOf(draft, at)
  }
}

function coveredIn({ destination: { tickets } }: SolvedDraft): (stop: TimedOption) => boolean {
  const admitted = new Set(tickets.flatMap(({ places }) => places))
  return ({ option }) => !option.kept && admitted.has(option.candidate.place.id)
}

/** What a day pays for its rides. */
function faresOf({ destination: { transit }, solve, meals: { travel } }: SolvedDraft, day: number): number {
  const path = [0, ...(solve.days[day] ?? []).map(({ option }) => option.site), 0]
  const fares = path
    .slice(1)
    .reduce((sum, site, leg) => sum + (travel.fares[(path[leg] ?? 0) * travel.sites + site] ?? 0), 0)
  return dayFares(fares, transit)
}
