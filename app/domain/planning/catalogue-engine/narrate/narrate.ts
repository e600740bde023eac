import { type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { binds } from '~/domain/catalogue/guided-kinds'
import { holidayName, isHoliday } from '~/domain/catalogue/holidays'
import type { Meal, Place } from '~/domain/catalogue/place'
import { isHouse } from '~/domain/catalogue/stays'
import { restsOn } from '~/domain/catalogue/travel'
import { baseStop } from '~/domain/itinerary/base-stop'
import { dayCost } from '~/domain/itinerary/budget'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import { leftAtOf } from '~/domain/itinerary/left-at'
import { withRideTicket } from '~/domain/itinerary/ride-ticket'
import { type Message, type Said, sequence } from '~/domain/message'
import { noteOfArrival, noteOfDeparture, noteOfUsualDeparture } from '~/domain/planning/arrival-sentences'
import { grid } from '~/domain/planning/solver/timetable'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { Candidate, DayFrame, DraftWithMeals, SolvedDraft } from '~/domain/planning/trip-draft'
import { wishMessage } from '~/domain/reader/wish-message'
import { type DayHours, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tripEnds } from '~/domain/request/trip-ends'
import { hoursAskedFor } from '~/domain/request/wishes'
import { isEarly, isPaidBeside, leavesLittle } from '../meals/days-out'
import { tell } from '../sentences'
import { dayWords } from './day-title'
import { pausesOf } from './pauses'
import { payments } from './payments'
import { pauseWords, reasonFor } from './reasons'
import { roomsReady } from './rest-words'

/** When rooms have to be left as a rule. */
const checkOut = '12:00'

/** What the place is, what this plan makes of it, and the wishes it has no answer to. */
export function overviewOf(draft: DraftWithMeals): Said {
  return sequence([draft.destination.overview, ...particularsOf(draft)])
}

/** What any overview has to say beside its introduction: what was understood, how long and from where, and what is missing. */
export function particularsOf({
  request,
  destination,
  candidates,
  meals: { base, frames },
}: DraftWithMeals): Said[] {
  const { interests } = request
  const { places, taste } = candidates
  const trips = frames.flatMap(({ trip }) => trip?.name ?? [])
  const free = frames.filter(({ wander }) => wander).length
  const answered = new Set(places.flatMap(({ place }) => taste.matches(place)))
  const unanswered = interests.filter((interest) => !answered.has(interest))
  return [
    ...understoodOf({ request, destination }),
    lengthOf({ request, destination, base }),
    ...frames.flatMap((frame) => besideOf(frame, { request, destination })),
    ...(trips.length > 0 ? [tell('overview.day-trips', { names: trips })] : []),
    ...(free > 0 ? [freeDays(free, request, places)] : []),
    ...openMeals(request, frames, places, candidates.hours),
    ...(unanswered.length > 0
      ? [tell('overview.unanswered', { destination: destination.name, wishes: unanswered })]
      : []),
  ]
}

/** What was understood of the traveller's own words, and whether something was not. */
function understoodOf({
  request: { wishes = [], unread = false },
  destination,
}: Pick<DraftWithMeals, 'request' | 'destination'>): Message[] {
  const read = wishes.map((wish) => wishMessage(wish, destination))
  return [
    ...(read.length > 0 ? [tell('overview.wishes', { wishes: read })] : []),
    ...(unread ? [tell('overview.unread', {})] : []),
  ]
}

/** How long, at what pace, from where, and for how much a day. */
function lengthOf({
  request: { days, budget, filters },
  destination,
  base,
}: Pick<SolvedDraft, 'request' | 'destination'> & { base: Place }): Message {
  const { daily, currency, areas, name } = destination
  const about = { days, pace: filters.pace, base: base.name, cents: daily[budget], currency }
  if (!isHouse(base, destination)) return tell('overview.length', about)
  const area = areas.find(({ id }) => id === base.area)?.name ?? name
  return tell('overview.from-house', { ...about, area })
}

/** The price of a day trip that the day's spend does not hold. */
function besideOf(
  { trip }: DayFrame,
  { request, destination }: Pick<DraftWithMeals, 'request' | 'destination'>,
): Message[] {
  if (!trip || !isPaidBeside(trip, request, destination)) return []
  return [tell('note.beside', { to: trip.name, cents: trip.cost.cents, currency: destination.currency })]
}

function freeDays(days: number, request: PlanRequest, places: Candidate[]): Message {
  const needs = needsOfSights(request)
  const sights = places.filter(({ place }) => place.kind !== 'food').length
  return needs
    ? tell('overview.free-days-unconfirmed', { days, sights, needs })
    : tell('overview.free-days', { days })
}

/** How many meals the plan leaves open, and how many tables there are to choose from. */
function openMeals(
  request: PlanRequest,
  frames: DayFrame[],
  places: Candidate[],
  hours: DayHours,
): Message[] {
  const due = frames.reduce((sum, frame) => sum + mealsWithin(frame, hours).length, 0)
  const open = due - frames.reduce((sum, { meals }) => sum + meals.length, 0)
  if (open === 0) return []
  const tables = places.filter(({ place }) => place.kind === 'food').length
  const needs = needsOfTables(request)
  return [tell('overview.open-meals', { open, due, tables: needs || tables < due ? tables : null, needs })]
}

/** A day as it is told: its title, its stops, one ticket for its rides, and the way back to the base. */
export function dayOf(draft: SolvedDraft, index: number, said: SaidSoFar): ItineraryDay {
  const { request, destination } = draft
  const { frames, base, travel } = draft.meals
  const { currency } = destination
  const stops = draft.solve.days[index] ?? []
  const frame = frames[index]
  const { day, date } = frame ?? { day: index, date: request.startDate }
  const number = day + 1
  const pauses = pausesOf(draft, index)
  const payFor = payments(draft, index, said)
  let site = 0
  const activities = stops.map((stop, position): Activity => {
    const { option, start, end } = stop
    const { place, costCents } = option.candidate
    const [latitude, longitude] = travel.ends(option.site)?.at ?? place.at
    const leftAt = leftAtOf(place, option.turned !== undefined)
    const leg = travel.travel(site, option.site)
    const pause = pauses[position]
    site = option.site
    if (option.kept) return { ...option.kept, travel: leg }
    return {
      id: `d${number}-${place.id}`,
      type: option.meal ? 'food' : 'attraction',
      title: place.name,
      description: place.fact,
      placeId: place.id,
      latitude,
      longitude,
      ...(leftAt && { leftAt }),
      startTime: toClock(start),
      endTime: toClock(end),
      costCents,
      ...payFor(place.id),
      currency,
      reason: sequence([
        reasonFor(draft, index, position, said),
        ...(pause ? pauseWords(draft, index, position, pause) : []),
      ]),
      travel: leg,
      ...(option.meal && { meal: option.meal }),
      ...(pause?.pause && { pause: pause.pause }),
    }
  })
  const home = travel.travel(site, 0)
  // Who arrives too late for anything is at the base then.
  const without = index === 0 && request.arrival ? frame?.from : frame?.to
  const lastEnd = stops.at(-1)?.end ?? without ?? 0
  const back = Math.ceil((lastEnd + home.minutes) / grid) * grid
  const lastDay = number === request.days
  const nightCents = base.nightly?.[request.budget] ?? 0
  const { id: placeId, name, at, fact: about } = base
  const night = baseStop({ placeId, name, at, about, nightCents }, lastDay)
  activities.push({
    id: `d${number}-stay`,
    ...night,
    ...(!isHouse(base, destination) && quarterWords(name, lastDay)),
    startTime: toClock(back),
    endTime: toClock(back),
    ...(night.costCents > 0 && { currency }),
    travel: home,
  })
  const { arrivals, departures } = frame?.journeys ?? { arrivals: [], departures: [] }
  const withRides = [
    ...arrivals,
    ...withRideTicket(activities, number, base.at, destination, (ticket) => ticket),
    ...departures,
  ]
  return {
    day: number,
    date,
    basePlaceId: base.id,
    activities: withRides,
    costCents: dayCost(withRides),
    ...(frame && factsOf(frame, back, draft)),
    ...dayWords(draft, index, said),
  }
}

/** The end of a day in a neighbourhood, where the traveller finds a house. */
function quarterWords(base: string, lastDay: boolean) {
  return {
    title: tell(lastDay ? 'stay.title-last' : 'stay.title', { base }),
    reason: tell(lastDay ? 'stay.reason-last' : 'stay.reason', {}),
  }
}

/** What makes the day another than the rest, and says so; `back` is when one is at the base again. */
function factsOf(frame: DayFrame, back: MinuteOfDay, draft: SolvedDraft) {
  const {
    request,
    candidates: { hours: full },
  } = draft
  const { trip, from, to } = frame
  const asked = hoursAskedFor(request.wishes ?? [])
  const { arrives, leaves } = endsOf(frame, request)
  const shorter = asked.from !== undefined || asked.to !== undefined || arrives || leaves
  const hours = { from: toClock(from), to: toClock(to) }
  const openMeals = mealsWithin(frame, full).filter((meal) => !frame.meals.includes(meal))
  const note = noteOf(frame, back, openMeals, draft)
  return {
    ...(trip
      ? { kind: 'day trip' as const }
      : frame.wander || frame.standstill
        ? { kind: 'free' as const }
        : {}),
    ...(shorter && { hours }),
    ...(openMeals.length > 0 && { openMeals }),
    ...(note && { note }),
  }
}

/** What is different about a day, for a traveller to act on; empty for a day like any other. */
function noteOf(
  frame: DayFrame,
  back: MinuteOfDay,
  openMeals: Meal[],
  { request, destination, candidates: { places, hours }, meals: { base } }: SolvedDraft,
): Said {
  const { trip, wander, date, standstill } = frame
  const { transit } = destination
  if (standstill) return standstillNote(frame, standstill, request)
  return sequence([
    ...hoursNote(frame, back, request, isHouse(base, destination) ? base.name : null, hours),
    ...(isHoliday(destination, date)
      ? [tell('note.holiday', { date, name: holidayName(destination, date) })]
      : []),
    ...(restsOn(date, transit) ? [tell('note.nothing-runs', { date, transit: transit.name })] : []),
    ...(trip ? [tell('note.way-out', { by: trip.by, minutes: trip.minutes, paid: true })] : []),
    ...(isEarly(frame) ? [tell('note.leave', { at: toClock(frame.from) }), tell('note.early', {})] : []),
    ...besideOf(frame, { request, destination }),
    ...(wander
      ? [
          tell('note.free', {
            area: wander.name,
            needs: needsOfSights(request),
            walking: restsOn(date, transit),
          }),
        ]
      : []),
    ...mealsNote(openMeals, frame, request, destination, places),
  ])
}

/** A day on which nobody may go out is no day to travel either. */
function standstillNote({ day, date }: DayFrame, name: string, { days }: PlanRequest): Said {
  const isEnd = day === 0 || day === days - 1
  return sequence([
    tell('note.standstill', { date, name }),
    ...(isEnd ? [tell('note.standstill-end', { arrives: day === 0 })] : []),
  ])
}

/** What the first and the last day of a trip of several days go by, and where the bags are meanwhile. */
function hoursNote(
  frame: DayFrame,
  back: MinuteOfDay,
  request: PlanRequest,
  base: string | null,
  hours: DayHours,
): Message[] {
  const { arrival, departure, days } = request
  const several = days > 1
  const first = frame.day === 0
  const last = frame.day === days - 1
  const { arrives, leaves } = endsOf(frame, request)
  return [
    ...(first && arrival ? noteOfArrival(arrival, hours) : []),
    ...(first && several && !arrival
      ? [arrives ? tell('note.from-about', { at: arrives }) : tell('note.from-morning', {})]
      : []),
    ...(first && several && (arrival ?? '') < roomsReady ? [tell('note.bags-in', { base })] : []),
    ...(last && departure ? noteOfDeparture(departure, hours) : []),
    ...(last && several && !departure
      ? leaves
        ? noteOfUsualDeparture(frame.to, back)
        : [tell('note.until-evening', {})]
      : []),
    ...(last && several && (departure ?? '24:00') > checkOut ? [tell('note.bags-out', { base })] : []),
  ]
}

/** The hours at which a day begins with the arrival and ends with the departure, said or usual; none where it does not. */
function endsOf({ day, from, to }: DayFrame, request: PlanRequest): { arrives?: string; leaves?: string } {
  const { arrival, departure } = tripEnds(request)
  // A day that is planned again has its own hours.
  const isAt = (end: typeof arrival, own: number) => end !== null && (end.isSaid || end.at === own)
  return {
    ...(day === 0 && isAt(arrival, from) && { arrives: toClock(from) }),
    ...(day === request.days - 1 && isAt(departure, to) && { leaves: toClock(to) }),
  }
}

function mealsNote(
  open: Meal[],
  frame: DayFrame,
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
): Message[] {
  const { trip, wander, filledBy } = frame
  const spent = trip !== undefined && leavesLittle(trip, request, destination)
  const onTheWay = (trip || filledBy) && open.includes('lunch')
  const dieting = request.filters.dietaryRestrictions.length > 0
  const early = isEarly(frame)
  const inHouse = open.includes('breakfast') && !wander && !dieting && !spent && !early
  const meals = open.filter(
    (meal) => !(onTheWay && meal === 'lunch') && !((inHouse || early) && meal === 'breakfast'),
  )
  const none = !places.some(({ place }) => place.kind === 'food')
  const why = none ? 'none known' : spent ? 'spent' : wander ? null : 'used up'
  return [
    ...(inHouse ? [tell('note.breakfast-in', {})] : []),
    ...(onTheWay
      ? [filledBy ? tell('note.lunch-at', { place: filledBy.name }) : tell('note.lunch-out', {})]
      : []),
    ...(meals.length > 0
      ? [
          tell('note.open-meals', {
            meals,
            why,
            needs: why && needsOfTables(request),
            lunchTime: meals.includes('lunch') && !wander,
          }),
        ]
      : []),
  ]
}

/** What is asked of a table; null when nothing is. */
function needsOfTables({ filters }: PlanRequest): Message | null {
  return needs(filters.dietaryRestrictions, asked(filters, 'food'))
}

/** What is asked of a street, a park or a square; null when nothing is. */
function needsOfSights({ filters }: PlanRequest): Message | null {
  return needs([], asked(filters, 'sight'))
}

function needs(diets: string[], access: string[]): Message | null {
  return diets.length + access.length > 0 ? tell('wish.needs', { diets, access }) : null
}

function asked({ accessibility }: PlanRequest['filters'], kind: Place['kind']): string[] {
  return accessibility.filter((need) => binds(need, kind))
}
