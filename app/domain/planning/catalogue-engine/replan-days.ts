import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { placeWithId } from '~/domain/catalogue/stays'
import { fail, ok, type Result } from '~/domain/errors'
import { betweenJourneys, hoursBetween } from '~/domain/itinerary/booked-stop'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { seenOnTrips } from '~/domain/itinerary/with-day-trip'
import type { Message, Said, Say } from '~/domain/message'
import { tellFailure } from '~/domain/planning/failure-sentences'
import { nothingSaid, type SaidSoFar } from '~/domain/planning/stages'
import { atOnce } from '~/domain/planning/steps'
import type { DayFrame } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import type { Constraint } from '~/domain/reader/constraint'
import { type DayHours, dayHours, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Replan } from '~/domain/request/replan'
import { tripCandidates } from './candidates/candidates'
import { keptOf, ownPlace } from './candidates/kept-stops'
import { mealsOf } from './meals/meals'
import { dayOf } from './narrate/narrate'
import { tell } from './sentences'
import { solveDays } from './solve/solve'

/**
 * Plans some days of a trip anew around what stays. Gives all days of the trip; those made anew come without light and
 * hours, which are for the caller to add. `say` tells which titles are used up, as the days may be in words. Fails with `wishes-clash` where nothing fits around what stays.
 */
export function replanDays(
  days: ItineraryDay[],
  change: Replan,
  request: PlanRequest,
  destination: Destination,
  say: Say,
): Result<ItineraryDay[], Said> {
  if (change.slower && request.filters.pace === 'relaxed')
    return refused(tellFailure('replan.relaxed-already', {}))
  const chosen = days.filter(({ day }) => change.days.includes(day))
  // Slower, each day keeps to its own stops: from those of the others it would have as many as before.
  const together = ({ day, basePlaceId }: ItineraryDay) => (change.slower ? day : basePlaceId)
  let all = days
  for (const group of new Set(chosen.map(together))) {
    const numbers = chosen.filter((day) => together(day) === group).map(({ day }) => day)
    const here = { ...change, days: numbers }
    const fewer = change.slower ? withFewerStops(all, here, request, destination, say) : undefined
    const made = fewer?.ok ? fewer : fromOneBase(all, here, request, destination, say)
    if (!made.ok) return made
    all = made.value
  }
  return ok(all)
}

/**
 * Slower is fewer of the stops one has, and others only where those cannot make a day. A day that would keep all its sights
 * loses the least known.
 */
function withFewerStops(
  days: ItineraryDay[],
  change: Replan,
  request: PlanRequest,
  destination: Destination,
  say: Say,
): Result<ItineraryDay[], Said> {
  const same = { ...change, sameStops: true }
  const made = fromOneBase(days, same, request, destination, say)
  if (!made.ok) return made
  const known = new Map(destination.places.map((place) => [place.id, place]))
  const sightsOf = (day: ItineraryDay | undefined) =>
    (day?.activities ?? []).filter(({ placeId }) => (known.get(placeId ?? '')?.kind ?? 'food') !== 'food')
  const dropped = change.days.flatMap((number) => {
    const [before, after] = [days, made.value].map((each) => sightsOf(each.find(({ day }) => day === number)))
    if (!before || before.length < 2 || (after?.length ?? 0) < before.length) return []
    const free = before.filter(({ id, locked }) => !locked && !change.keep?.includes(id))
    const fame = ({ placeId }: (typeof free)[number]) => known.get(placeId ?? '')?.fame ?? 0
    const [least] = free.sort((a, b) => fame(a) - fame(b))
    return least?.placeId ? [least.placeId] : []
  })
  if (dropped.length === 0) return made
  const without = { ...change.without, places: [...(change.without?.places ?? []), ...dropped] }
  const fewer = fromOneBase(days, { ...same, without }, request, destination, say)
  return fewer.ok ? fewer : made
}

function fromOneBase(
  days: ItineraryDay[],
  change: Replan,
  request: PlanRequest,
  destination: Destination,
  say: Say,
): Result<ItineraryDay[], Said> {
  const changed = days.filter(({ day }) => change.days.includes(day))
  const others = days.filter((day) => !changed.includes(day))
  const asked = askedFor(request, change)
  const known = new Map(destination.places.map((place) => [place.id, place]))
  const base = baseOf(changed[0], destination)
  const frames = changed.map((day) => frameOf(day, change, dayHours(asked, destination), known, base))
  const priced = change.cheaper ? withLessToSpend(destination, changed) : destination
  const draft = tripCandidates(asked, priced, {
    frames,
    taken: takenBy(others, changed, change, destination),
    ...(base && { base }),
    keepExisting: Boolean(change.sameSights || (change.sameStops && !change.slower)),
    elsewhere: others.flatMap(({ activities }) =>
      activities.flatMap(({ placeId }) => known.get(placeId ?? '') ?? []),
    ),
  })
  const meals = mealsOf(draft, { frames: draft.candidates.frames, partial: false })
  if (!meals) return nothingFits(changed, change)
  const withMeals = { ...draft, meals }
  const solve = { days: atOnce(solveDays(withMeals)) }
  // Told as what the trip asked for, not as what the change makes of it.
  const solved = { ...withMeals, solve, request: { ...request, filters: asked.filters }, destination }
  const titles = new Set(others.map(({ title }) => say(title)))
  const said: SaidSoFar = { ...nothingSaid(), titles, written: say }
  const made = changed.map((day, index): ItineraryDay => {
    return { ...dayOf(solved, index, said), ...hoursAndNote(day, change) }
  })
  return ok(days.map((day) => made.find((each) => each.day === day.day) ?? day))
}

/** The request as the change makes it. */
function askedFor(request: PlanRequest, change: Replan): PlanRequest {
  const { filters } = request
  const slower = { 'fast-paced': 'moderate', moderate: 'relaxed', relaxed: 'relaxed' } as const
  return {
    ...request,
    ...(change.pin && { wishes: [...(request.wishes ?? []), pinned(change.pin)] }),
    seed: change.seed ?? request.seed,
    interests: [...(change.interests ?? []), ...request.interests],
    budget: change.cheaper ? 'budget' : request.budget,
    filters: {
      ...filters,
      pace: change.slower ? slower[filters.pace] : filters.pace,
      maxWalkingDistance: Math.min(
        filters.maxWalkingDistance,
        change.maxWalkingDistance ?? filters.maxWalkingDistance,
      ),
    },
  }
}

function pinned({ place, ...when }: NonNullable<Replan['pin']>): Constraint {
  return { is: 'pin', what: { by: 'place', id: place }, when }
}

/** The destination with no more to spend on a day than nine tenths of what the dearest of the days costs now. */
function withLessToSpend(destination: Destination, days: ItineraryDay[]): Destination {
  const spends = days.map(({ activities }) =>
    activities.reduce((sum, { type, costCents }) => sum + (type === 'accommodation' ? 0 : costCents), 0),
  )
  const { daily } = destination
  const budget = Math.min(daily.budget, Math.floor(Math.max(...spends) * hard.cheaperDay))
  return { ...destination, daily: { ...daily, budget } }
}

function frameOf(
  day: ItineraryDay,
  change: Replan,
  shape: DayHours,
  known: ReadonlyMap<string, Place>,
  base: Place | undefined,
): DayFrame {
  const kept = keptOf(day, change, known, base)
  const { arrivals, departures } = betweenJourneys(day.activities)
  const journeys = hoursBetween(day.activities)
  const begin = Math.max(shape.from, fromClock(change.from ?? day.hours?.from ?? '00:00'), journeys.from ?? 0)
  const to = Math.min(shape.to, fromClock(change.to ?? day.hours?.to ?? '23:59'), journeys.to ?? 1440)
  const from = Math.min(begin, to)
  const hours = {
    from: Math.min(from, ...kept.map((stop) => stop.from)),
    to: Math.max(to, ...kept.map((stop) => stop.to + hard.wayHomeAfterKept)),
  }
  return {
    day: day.day - 1,
    date: day.date,
    ...hours,
    meals: mealsWithin({ from, to }, shape),
    sights: true,
    kept,
    indoors: change.rainy ?? false,
    journeys: { arrivals, departures },
  }
}

/** Where a day begins and ends, as far as that is known. */
function baseOf(day: ItineraryDay | undefined, destination: Destination): Place | undefined {
  const known = placeWithId(destination, day?.basePlaceId ?? null)
  const stay = day?.activities.findLast(({ type }) => type === 'accommodation')
  if (known || !stay || stay.latitude === null || stay.longitude === null) return known
  return ownPlace(stay, [stay.latitude, stay.longitude])
}

/** Places that cannot be used: those of other days, what is seen on a day trip, and those that shall not come. */
function takenBy(
  others: ItineraryDay[],
  changed: ItineraryDay[],
  { without, sameStops, sameSights }: Replan,
  { places, dayTrips }: Destination,
): Set<string> {
  const stopsOf = (days: ItineraryDay[]) => days.flatMap(({ activities }) => activities)
  const idsOf = (days: ItineraryDay[]) => stopsOf(days).map(({ placeId }) => placeId)
  const elsewhere = new Set([...idsOf(others), ...seenOnTrips(stopsOf(others), dayTrips)])
  const here = new Set(idsOf(changed))
  const barred = places.filter(
    ({ id, kind }) =>
      elsewhere.has(id) ||
      without?.places?.includes(id) ||
      without?.kinds?.includes(kind) ||
      ((sameStops || (sameSights && kind !== 'food')) && !here.has(id)),
  )
  return new Set(barred.map(({ id }) => id))
}

function hoursAndNote(day: ItineraryDay, { from, to }: Replan) {
  const hours = {
    from: from ?? day.hours?.from ?? '00:00',
    to: to ?? day.hours?.to ?? '23:59',
  }
  if (!from && !to) return { ...(day.hours && { hours: day.hours }), ...(day.note && { note: day.note }) }
  return { hours, note: tell('note.hours-asked', { from: from ?? null, to: to ?? null }) }
}

function nothingFits(changed: ItineraryDay[], { from, to, without, cheaper }: Replan) {
  const days = changed.map(({ day }) => day)
  if (cheaper) return refused(tellFailure('replan.nothing-cheaper', { days }))
  const hint = without ? 'more kinds' : from || to ? 'more time' : 'unlock'
  return refused(tellFailure('replan.nothing-fits', { days, try: hint }))
}

function refused(message: Message) {
  return fail<Said>('wishes-clash', message, { title: tellFailure('clash.title', {}) })
}
