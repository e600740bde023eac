import { bestWay } from '~/domain/catalogue/travel'
import { grid } from '~/domain/planning/solver/timetable'
import type { Candidate, CatalogueDraft, DayFrame, KeptStop } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import { mealsWithin } from '~/domain/request/pace'
import { wishedFor } from '~/domain/request/wishes'
import { tell } from '../sentences'
import { stopAway } from './stop-away'

type Draft = CatalogueDraft<'candidates'>

const { fullDay } = hard

/** Whether a place fills a day: even the shortest visit leaves no room for a lunch elsewhere. */
function fillsDay({ visit }: Pick<Candidate, 'visit'>): boolean {
  return visit[0] >= fullDay.shortest
}

/**
 * The days with those places that fill one, such as a theme park or a reserve: those that the traveller wrote of, and icons
 * for which the other icons leave days over. A trip of one day goes to the first icon alone. The same list where there is
 * none, or no day for it.
 */
export function withFullDays(frames: DayFrame[], draft: Draft): DayFrame[] {
  let days = frames
  let left = daysLeftForThem(draft)
  for (const place of placesForADay(draft)) {
    const isAsked = askedIds(draft).has(place.place.id)
    if (!isAsked && left-- <= 0) continue
    const free = days.filter(({ sights, kept, indoors }) => sights && kept.length === 0 && !indoors)
    const middle = free.sort((a, b) => atEdge(a, days) - atEdge(b, days))
    for (const frame of middle) {
      const filled = dayAt(place, frame, frames.indexOf(frame), draft)
      if (!filled) continue
      days = days.map((each) => (each === frame ? filled : each))
      break
    }
  }
  return days
}

function askedIds({ request, destination, candidates: { places } }: Draft): ReadonlySet<string> {
  const asked = wishedFor(request, destination).among(places.map(({ place }) => place))
  return new Set(asked.map(({ id }) => id))
}

/** Those that are among the icons of the trip or were asked for, the first icon first. */
function placesForADay({ request, candidates: { places, taste } }: Draft): Candidate[] {
  const known = new Map(places.map((candidate) => [candidate.place.id, candidate]))
  return taste.icons.slice(0, hard.musts(request.days)).flatMap((id) => {
    const candidate = known.get(id)
    return candidate && fillsDay(candidate) && candidate.place.kind !== 'food' ? [candidate] : []
  })
}

/** How many days the icons that do not fill one leave over. */
function daysLeftForThem({ request: { days }, candidates: { places, taste } }: Draft): number {
  const full = new Set(places.filter(fillsDay).map(({ place }) => place.id))
  const tables = new Set(places.filter(({ place }) => place.kind === 'food').map(({ place }) => place.id))
  const [first] = taste.icons
  const others = taste.icons
    .slice(0, hard.musts(days))
    .filter((id) => !full.has(id) && !tables.has(id)).length
  // What nobody leaves out has its day in any case.
  const least = first !== undefined && full.has(first) ? 1 : 0
  return Math.max(least, Math.floor(days - others / fullDay.iconsOfOtherDays))
}

/** Days of arrival and departure last. */
function atEdge({ day }: DayFrame, days: readonly DayFrame[]): number {
  return day === 0 || day === days.length - 1 ? 1 : 0
}

/** The day at a place, with breakfast before and dinner after it; undefined where it does not fit. */
function dayAt(candidate: Candidate, frame: DayFrame, index: number, draft: Draft): DayFrame | undefined {
  const stop = stopOf(candidate, frame, index, draft)
  if (!stop) return undefined
  const { hours } = draft.candidates
  const meals = mealsWithin(frame, hours).filter(
    (meal) => meal !== 'lunch' || stop.to <= hours.meals.lunch.from || stop.from >= hours.meals.lunch.to,
  )
  return { ...frame, sights: false, filledBy: candidate.place, kept: [stop], meals }
}

function stopOf(
  { place, visit, costCents, open }: Candidate,
  frame: DayFrame,
  index: number,
  { request, destination, candidates: { bases, hours } }: Draft,
): KeptStop | undefined {
  if (costCents > fullDay.spend * wishedFor(request, destination).aDay) return undefined
  const [base] = bases
  const way = bestWay(base?.at ?? destination.center, place.at, destination).minutes + fullDay.spareOnWay
  const down = (minute: number) => Math.floor(minute / grid) * grid
  const dinner = Math.max(hours.meals.dinner.usual, hours.meals.dinner.from + way)
  const latest = Math.min(dinner - way, frame.to - way)
  for (const { from: opens, to: closes, lastStart } of open[index] ?? []) {
    const from = Math.ceil(Math.max(opens, frame.from + hard.dayTrip.afterBreakfast + way) / grid) * grid
    const to = down(Math.min(closes, latest, from + visit[2]))
    if (from > lastStart || to - from < visit[0]) continue
    return stopAway({ place, from, to, costCents }, frame, destination, {
      title: place.name,
      reason: tell('full-day.reason', { destination: destination.name, hours: Math.floor(visit[0] / 60) }),
      minutesOnWay: way,
    })
  }
  return undefined
}
