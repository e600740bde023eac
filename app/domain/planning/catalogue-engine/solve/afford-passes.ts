import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { buyTickets, type PaidVisit } from '~/domain/itinerary/buy-tickets'
import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import type { TimedOption } from '~/domain/planning/trip-draft'
import { effort } from '~/domain/planning/weights'
import { daySpend } from '~/domain/request/wishes'
import { mustsOf } from '../candidates/icons'
import { roomForTickets, ticketVisits } from '../ticket-days'
import { nearest } from './fill-gaps'
import type { Lived, Mender } from './mender'

/**
 * A pass for several days is paid on the first of them, which may then spend more than a day may. Where the trip costs less with it,
 * that day eats at cheaper tables, so that nobody buys the ticket of a day three times.
 */
export function* affordPasses(mender: Mender): Steps<void> {
  const { tickets } = mender.draft.destination
  if (!tickets.some(isForDays)) return
  const { rounds, tried, points, share } = effort.passes
  for (let round = 0; round < rounds; round++) {
    yield
    const days = mender.lived.map(({ times }) => times)
    const { paid, best, room } = ticketsOf(days, mender)
    const saved = paid - totalOf(best)
    if (saved <= share * paid) return
    const worth = (points * saved) / daySpend(mender.draft.request, mender.draft.destination)
    const isWanted = (made: ReadonlyMap<number, Lived>) =>
      ticketsOf(
        days.map((times, day) => made.get(day)?.times ?? times),
        mender,
      ).paid < paid
    const changes = mender.draft.meals.frames.flatMap(({ date }, day) => {
      const over = spentOn(date, best) - room(date)
      return over > 0 ? cheaperDays(day, over, mender) : []
    })
    const change = mender.best(changes, -worth, tried, { isWanted })
    if (!change) return
    mender.apply(change)
  }
}

/** What a trip pays for tickets within each day's spend, and how it would pay least if days could spend what they like. */
function ticketsOf(days: TimedOption[][], { draft }: Mender) {
  const solved = { ...draft, solve: { days } }
  const { tickets } = draft.destination
  const visits = ticketVisits(solved)
  const room = roomForTickets(solved)
  const paid = totalOf(buyTickets(visits, tickets, [], room).paid)
  return { paid, best: buyTickets(visits, tickets).paid, room }
}

function isForDays({ validDays = 1, validHours = 0 }: { validDays?: number; validHours?: number }): boolean {
  return validDays > 1 || validHours > 24
}

function totalOf(paid: PaidVisit[]): number {
  return paid.reduce((sum, { cents }) => sum + cents, 0)
}

function spentOn(date: CalendarDate, paid: PaidVisit[]): number {
  return totalOf(paid.filter(({ visit }) => visit.date === date))
}

/** The ways in which a day costs less by at least so many hundredths: with other tables, and without one sight that is no icon. */
function cheaperDays(day: number, cents: number, mender: Mender): Change[] {
  const { solution, options, draft } = mender
  const visits = solution.routes[day]?.visits ?? []
  const cost = (visit: number | undefined) => options[visit ?? -1]?.candidate.costCents ?? 0
  const open = solution.open()
  const icons = new Set(mustsOf(draft))
  const admitted = new Set(draft.destination.tickets.flatMap(({ places }) => places))
  const othersFor = (visit: number, at: number): (number | undefined)[] => {
    const { meal, kept, candidate } = options[visit] ?? {}
    const id = candidate?.place.id ?? ''
    if (kept || cost(visit) === 0) return []
    if (!meal) return icons.has(id) || admitted.has(id) ? [] : [undefined]
    const tables = open.filter(
      (each) =>
        options[each]?.meal === meal && options[each]?.starts[day]?.length && cost(each) < cost(visit),
    )
    const near = nearest(mender, tables, [visits[at - 1], visits[at + 1]], effort.passes.near)
    return near.sort((a, b) => cost(a) - cost(b)).slice(0, effort.passes.tables)
  }
  const plans = visits.reduce<(number | undefined)[][]>(
    (made, visit, at) => {
      const others = othersFor(visit, at)
      return made.flatMap((plan) => {
        const here = plan.includes(undefined) ? others.filter((each) => each !== undefined) : others
        return [visit, ...here].map((each) => [...plan, each])
      })
    },
    [[]],
  )
  return plans.flatMap((plan): Change[] => {
    const saved = plan.reduce((sum: number, each, at) => sum + cost(visits[at]) - cost(each), 0)
    const left = plan.flatMap((each) => each ?? [])
    const sites = new Set(left.map((each) => options[each]?.site))
    return saved >= cents && sites.size === left.length ? [[[day, left]]] : []
  })
}
