import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates, Meal } from '~/domain/catalogue/place'
import { walk } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import { type Message, type Said, sequence } from '~/domain/message'
import { area } from '~/domain/planning/weights'
import { tableText } from '../meals/tables'
import { tell } from '../sentences'
import type { DayOutline } from './day-outline'
import { lightOf } from './light'
import { daySlots, type Slot } from './slots'
import { forInterest, type Visit, type VisitParts, visitsOf } from './visits'

interface DayParts extends VisitParts {
  sunTimes: SunTimes
  /** By meal, the kind of table. */
  tables: Record<Meal, Message>
}

const still: Travel = { mode: 'walk', minutes: 0, meters: 0 }
const { childrensBreak, shortestVisit, wayHome } = area
/** Minutes; every start and end is a multiple of it. */
const grid = 5

/** A day of a sketch: areas, kinds of places and meals in their hours, and the way there when it is another town. */
export function composeDay(
  outline: DayOutline,
  number: number,
  date: CalendarDate,
  parts: DayParts,
): ItineraryDay {
  const { request, locality, sunTimes, ideas } = parts
  const { filters } = request
  const slots = daySlots(request, locality)
  const trip = outline.kind === 'trip' ? outline.town : null
  const ride = trip && rideOver(trip.meters)
  const light = lightOf(date, locality, sunTimes)
  const visits = visitsOf(outline, slots, ride?.minutes ?? 0, light, parts)
  const activities: Activity[] = []
  const eat = (meal: Meal, travel: Travel, where: Said) => {
    const title = parts.tables[meal]
    const text = tableText(trip?.population ?? locality.population, filters.dietaryRestrictions)
    const description = sequence([where, text])
    activities.push({
      ...stop(`d${number}-${meal}`, { title, text: description, reason: '', at: null }, slots[meal], travel),
      type: 'food',
      meal,
    })
  }

  eat('breakfast', still, '')
  let clock: MinuteOfDay = slots.breakfast.to
  let at: Coordinates | null = null
  let walked = 0
  let late: Visit | null = null
  const rest = filters.childFriendly ? childrensBreak : grid
  const backBy = slots.dinner.from - (ride ? ride.minutes + rest : 0)
  const lunch = () => {
    eat('lunch', still, trip ? tell('sketch.in-town', { town: trip.name }) : '')
    clock = slots.lunch.to
  }
  for (const [index, part] of slots.visits.entries()) {
    if (part.from >= slots.lunch.from && clock < slots.lunch.to) lunch()
    const visit: Visit | null | undefined = late ?? visits[index]
    late = null
    if (!visit) continue
    const travel: Travel = wayTo(visit, at, ride)
    const from = onGrid(Math.max(part.from, clock + travel.minutes))
    const to = Math.min(part.to, backBy)
    const onFoot = walked + (travel.mode === 'walk' ? travel.meters : 0)
    if (to - from < shortestVisit) {
      // A long ride takes the first part of the day: what it leads to comes next.
      if (travel === ride) late = visit
      continue
    }
    if (onFoot > filters.maxWalkingDistance * 1000) continue
    walked = onFoot
    at = visit.at ?? at
    clock = to
    activities.push(stop(`d${number}-${index + 1}`, visit, { from, to }, travel))
  }
  if (clock < slots.lunch.to) lunch()
  eat('dinner', ride ?? still, '')
  clock = slots.dinner.to
  const night = outline.kind === 'town' && slots.evening ? ideas.nextEvening(locality.population) : null
  if (night && slots.evening) {
    const reason = forInterest(night.interest)
    activities.push(stop(`d${number}-evening`, { ...night, reason, at: null }, slots.evening, still))
    clock = slots.evening.to
  }
  activities.push(bed(number, number === request.days, onGrid(clock + wayHome), locality))
  const heading = headingOf(outline, number, locality)
  return { day: number, date, ...heading, basePlaceId: null, activities, costCents: 0 }
}

/** A stop without a place: nobody knows it by name, and nobody knows what it costs. */
function stop(
  id: string,
  { title, text, reason, at }: Pick<Visit, 'title' | 'text' | 'reason' | 'at'>,
  { from, to }: Slot,
  travel: Travel,
): Activity {
  return {
    id,
    type: 'attraction',
    title,
    description: text,
    placeId: null,
    latitude: at?.[0] ?? null,
    longitude: at?.[1] ?? null,
    startTime: toClock(from),
    endTime: toClock(to),
    costCents: 0,
    reason,
    travel,
    idea: true,
  }
}

function bed(number: number, last: boolean, home: MinuteOfDay, { town, name }: Locality): Activity {
  const text = number === 1 ? tell('sketch.bed', { town: town === name ? null : town }) : ''
  const title = tell(last ? 'sketch.back-for-bags' : 'sketch.back', {})
  const arrival = { from: home, to: home }
  return {
    ...stop(`d${number}-stay`, { title, text, reason: '', at: null }, arrival, still),
    type: 'accommodation',
  }
}

/** The ride to another town comes before its first stop; within a place one walks between what has a position. */
function wayTo({ at: there }: Visit, at: Coordinates | null, ride: Travel | null): Travel {
  if (!there) return still
  return at ? walk(at, there) : (ride ?? still)
}

function rideOver(meters: number): Travel {
  const along = Math.round(meters * area.ride.detour)
  return { mode: 'transit', minutes: area.ride.start + Math.ceil(along / area.ride.speed), meters: along }
}

function headingOf(
  outline: DayOutline,
  number: number,
  { name, town }: Locality,
): Pick<ItineraryDay, 'title' | 'area'> {
  if (outline.kind === 'free') return { title: tell('sketch.free-day', {}), area: name }
  if (outline.kind === 'trip') {
    const { town: other, again } = outline
    return { title: tell(again ? 'sketch.back-to' : 'sketch.day-in', { town: other.name }), area: other.name }
  }
  const [area = name, ...others] = outline.areas.map((each) => each.name)
  if (outline.again) return { title: tell('sketch.once-more', { what: area }), area }
  if (number === 1) return { title: tell('sketch.first-look', { place: town ?? name }), area }
  return { title: tell('sketch.areas', { areas: [area, ...others] }), area }
}

function onGrid(minute: MinuteOfDay): MinuteOfDay {
  return Math.ceil(minute / grid) * grid
}
