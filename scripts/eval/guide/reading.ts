import type { Destination } from '../../../app/domain/catalogue/destination'
import type { Place } from '../../../app/domain/catalogue/place'
import {
  type CheckContext,
  isMealStop,
  isVisit,
  type JudgedDay,
  type Stop,
} from '../../../app/domain/verification/context'
import { crowFlies } from '../../../app/domain/verification/great-circle'
import { holidayOn } from '../../../app/domain/verification/holiday-hours'
import { iconsOfLength, wantedIcons } from '../../../app/domain/verification/icons'
import { byTransit, onFoot } from '../../../app/domain/verification/measure-way'
import { unmetNeeds } from '../../../app/domain/verification/needs'
import { openAround } from '../../../app/domain/verification/read-hours'
import { hotMinutes, hotMonthHigh } from '../../../app/domain/verification/season-rules'
import { waitsOf } from '../../../app/domain/verification/waits'
import { sayIn } from '../../../app/messages/languages'
import { clockFaults, clockKinds } from './clock'

/** What a reader of a plan would object to. */
export const faultKinds = {
  rest: 'free time over 45 minutes with a sight next door, or with a next stop that is open already',
  spot: 'places of one spot on one day that do not follow each other',
  filler: 'a sight that is no icon, 20 minutes or more from everything else of its day',
  table:
    'a lunch or dinner 30 minutes out of the way, alone or with one sight that is no icon, though one as good and no dearer is nearer',
  'first icon': 'the first icon of the trip after noon',
  hour: 'an icon that is best in the morning alone, seen after noon',
  title: 'a title that names what is not visited',
  'left out': 'one of the first eight icons left out for sights that are none',
  quarter: 'another day with sights in a quarter that is 4 kilometres or more from the base',
  ...clockKinds,
} as const

export type FaultKind = keyof typeof faultKinds

export interface Fault {
  kind: FaultKind
  day: number
  what: string
}

/** Minutes of free time that a sight next door could fill. */
const longRest = 45
/** Minutes on foot to a sight next door. */
const nextDoor = 8
/** Metres between places of one spot, and from there to a table that does not lead away from it. */
const oneSpot = 150
const tableOfSpot = 500
/** Minutes of waiting between two places of one spot. */
const waitAtSpot = 30
/** Minutes to everything else of a day from which on a sight lies alone. */
const alone = 20
/** Minutes that a meal adds to the way from which on it is a detour. */
const detour = 30
const noon = 12 * 60
/** So many icons nobody leaves out for something that is none. */
const first = 8
/** So many icons after those of a trip's length are no fillers either. */
const nearlyIcons = 6
const evening = 19 * 60
/** Metres from the base to everything that is seen of a quarter from which on a guide goes there once. */
const farQuarter = 4000
/** Metres from a place that a title names within which the day was there. */
const thereabouts = 700

/** All faults of a trip, in the order of its days. */
export function faultsOf(context: CheckContext): Fault[] {
  const { plan, request, destination, days } = context
  const dates = plan.days.map(({ date }) => date)
  const icons = new Set(wantedIcons(destination, request, dates).places.map(({ id }) => id))
  const inTown = days.filter(({ day }) => day.kind === undefined)
  return [
    ...inTown.flatMap((judged) => [
      ...restFaults(judged, context),
      ...spotFaults(judged, context),
      ...fillerFaults(judged, icons, context),
      ...tableFaults(judged, context),
      ...hourFaults(judged, icons),
      ...clockFaults(judged, context),
      ...titleFaults(judged, context),
    ]),
    ...firstIconFault(inTown, icons, context),
    ...leftOutFaults(context),
    ...quarterFaults(inTown),
  ]
}

function restFaults(judged: JudgedDay, context: CheckContext): Fault[] {
  const { request, destination, days } = context
  const { date } = judged.day
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ activity }) => activity.placeId)))
  const hot = (destination.climate[Number(date.slice(5, 7)) - 1]?.high ?? 0) >= hotMonthHigh
  if (request.filters.childFriendly) return []
  return waitsOf(judged, context).flatMap(({ before, after, minutes }) => {
    const siesta = hot && before.to < hotMinutes.to && after.from > hotMinutes.from
    if (minutes <= longRest || siesta || after.activity.pause === 'sunset') return []
    const kind = 'rest' as const
    const about = `${minutes} min from ${name(before)} to ${name(after)}`
    const earlier = before.to + after.activity.travel.minutes + 15
    if (
      !isMealStop(after) &&
      after.place &&
      isOpen(after.place, earlier, after.to - after.from, judged, destination)
    )
      return [{ kind, day: judged.day.day, what: `${about}, which is open` }]
    const near = destination.places.find((place) => {
      if (!isSight(place) || visited.has(place.id) || unmetNeeds(place, request.filters).length > 0)
        return false
      if (!place.interests.some((interest) => request.interests.includes(interest))) return false
      const [there, on] = [before.end, after.at].map((at) => at && onFoot(at, place.at, destination)?.minutes)
      if (there === undefined || on === undefined || Math.min(there, on) > nextDoor) return false
      const stay = place.visit?.[0] ?? 0
      if (there + stay + on > minutes + after.activity.travel.minutes) return false
      return isOpen(place, before.to + there, stay, judged, destination)
    })
    return near ? [{ kind, day: judged.day.day, what: `${about}, with ${near.name} next door` }] : []
  })
}

function spotFaults({ day, stops }: JudgedDay, { destination }: CheckContext): Fault[] {
  const visits = stops.filter(isVisit)
  const spots = destination.companions.filter(({ kind }) => kind === 'same place').map(({ places }) => places)
  const isOneSpot = (one: Stop, other: Stop) =>
    (one.at !== undefined && other.at !== undefined && crowFlies(one.at, other.at) < oneSpot) ||
    spots.some((ids) => [one, other].every(({ place }) => place && ids.includes(place.id)))
  return visits
    .flatMap((stop, index): Fault[] => {
      if (isMealStop(stop)) return []
      const again = visits.findIndex(
        (other, at) => at > index + 1 && !isMealStop(other) && isDaytime(other) && isOneSpot(stop, other),
      )
      const other = visits[again]
      if (!other) return []
      const between = visits.slice(index + 1, again)
      const away = between.find(
        (each) =>
          !isOneSpot(stop, each) &&
          !isOneSpot(each, other) &&
          !(isMealStop(each) && each.at && stop.at && crowFlies(each.at, stop.at) < tableOfSpot),
      )
      if (!away) return []
      return [
        { kind: 'spot', day: day.day, what: `${name(stop)} and ${name(other)} with ${name(away)} between` },
      ]
    })
    .concat(
      visits.slice(1).flatMap((stop, index): Fault[] => {
        const before = visits[index]
        if (!before || isMealStop(before) || isMealStop(stop) || !isOneSpot(before, stop)) return []
        const wait = stop.from - before.to - stop.activity.travel.minutes
        if (wait < waitAtSpot || stop.activity.pause === 'sunset') return []
        return [{ kind: 'spot', day: day.day, what: `${wait} min between ${name(before)} and ${name(stop)}` }]
      }),
    )
}

function isDaytime({ from }: Stop): boolean {
  return from < evening
}

function fillerFaults(
  { day, stops }: JudgedDay,
  icons: ReadonlySet<string>,
  { destination }: CheckContext,
): Fault[] {
  const visits = stops.filter(isVisit)
  return visits.flatMap((stop): Fault[] => {
    const { at, place } = stop
    if (isMealStop(stop) || !at || !place || icons.has(place.id)) return []
    const ways = visits.flatMap((other) =>
      other === stop || !other.at || !other.end
        ? []
        : [minutesBetween(at, other.end, destination), minutesBetween(stop.end ?? at, other.at, destination)],
    )
    const nearest = Math.min(...ways)
    if (ways.length === 0 || nearest < alone) return []
    return [{ kind: 'filler', day: day.day, what: `${name(stop)}, ${nearest} min from the nearest` }]
  })
}

function tableFaults(judged: JudgedDay, { destination, request, days }: CheckContext): Fault[] {
  const { stops, home } = judged
  const visits = stops.filter(isVisit)
  const visited = new Set(days.flatMap((day) => day.stops.map(({ activity }) => activity.placeId)))
  const dates = days.map(({ day }) => day.date)
  const most = iconsOfLength(request.days) + nearlyIcons
  const { places: icons } = wantedIcons(destination, request, dates, most)
  const isMinor = (stop: Stop | undefined) =>
    stop !== undefined && !isMealStop(stop) && !icons.some(({ id }) => id === stop.place?.id)
  return visits.flatMap((table, at): Fault[] => {
    const { meal } = table.activity
    if (!isMealStop(table) || meal === undefined || meal === 'breakfast') return []
    const runs = [
      [at, at],
      ...(isMinor(visits[at - 1]) ? [[at - 1, at]] : []),
      ...(isMinor(visits[at + 1]) ? [[at, at + 1]] : []),
    ]
    const added = ([first = 0, last = 0]: number[], into = visits[first]?.at, out = visits[last]?.end) => {
      const [from, to] = [visits[first - 1]?.end ?? home, visits[last + 1]?.at ?? home]
      if (!from || !to || !into || !out) return 0
      const there = minutesBetween(from, into, destination)
      return there + minutesBetween(out, to, destination) - minutesBetween(from, to, destination)
    }
    const [run = [at, at]] = runs.sort((a, b) => added(b) - added(a))
    const minutes = added(run)
    if (minutes < detour) return []
    const instead = destination.places.find(
      (place) =>
        place.meals?.includes(meal) &&
        !visited.has(place.id) &&
        unmetNeeds(place, request.filters).length === 0 &&
        place.chain !== true &&
        place.everyday !== true &&
        (place.tier ?? 1) >= (table.place?.tier ?? 1) &&
        (place.cost?.cents ?? 0) <= (table.place?.cost?.cents ?? 0) &&
        added(run, place.at, place.at) < minutes / 2 &&
        isOpen(place, table.from, table.to - table.from, judged, destination),
    )
    if (!instead) return []
    const what = `${meal} at ${name(table)}, ${minutes} min out of the way, though ${instead.name} is nearer`
    return [{ kind: 'table', day: judged.day.day, what }]
  })
}

function minutesBetween(from: Place['at'], to: Place['at'], destination: Destination): number {
  const walk = onFoot(from, to, destination)?.minutes ?? Number.POSITIVE_INFINITY
  return Math.min(walk, byTransit(from, to, destination).minutes)
}

function titleFaults({ day, stops }: JudgedDay, { destination }: CheckContext): Fault[] {
  const said = say(day.title)
  const parts = said
    .split(/, | and |: | & /)
    .map(plain)
    .filter((part) => part.length > 3)
  const visits = stops.filter(isVisit)
  return parts.flatMap((part): Fault[] => {
    const named = destination.places.filter(
      (place) => isSight(place) && [place.name, place.localName ?? ''].some((each) => plain(each) === part),
    )
    if (named.length === 0) return []
    const there = visits.some(({ at, place }) =>
      named.some((each) => each.id === place?.id || (at && crowFlies(at, each.at) < thereabouts)),
    )
    return there ? [] : [{ kind: 'title', day: day.day, what: said }]
  })
}

function hourFaults({ day, stops }: JudgedDay, icons: ReadonlySet<string>): Fault[] {
  return stops.flatMap((stop) => {
    const { place, from } = stop
    const isForMorning = place?.best?.every((part) => part === 'morning') ?? false
    if (!place || !icons.has(place.id) || !isForMorning || from <= noon) return []
    return [{ kind: 'hour', day: day.day, what: `${name(stop)} at ${stop.activity.startTime}` }]
  })
}

function firstIconFault(
  [judged]: JudgedDay[],
  icons: ReadonlySet<string>,
  { request }: CheckContext,
): Fault[] {
  if (judged?.day.day !== 1 || request.arrival) return []
  const stop = judged.stops.find(({ place, activity }) => place && icons.has(place.id) && !activity.meal)
  const from = stop?.from ?? 1440
  return from > noon
    ? [{ kind: 'first icon', day: 1, what: stop ? `${name(stop)} at ${stop.activity.startTime}` : 'none' }]
    : []
}

function leftOutFaults({ plan, request, destination, days }: CheckContext): Fault[] {
  const dates = plan.days.map(({ date }) => date)
  const visits = days.flatMap(({ stops }) => stops.filter((stop) => isVisit(stop) && !isMealStop(stop)))
  const usual = iconsOfLength(request.days)
  const { places } = wantedIcons(destination, request, dates, usual + nearlyIcons)
  const icons = new Set(places.map(({ id }) => id))
  const fillers = visits.filter(
    ({ place, from }) =>
      place && !icons.has(place.id) && !['nightlife', 'show'].includes(place.kind) && from < evening,
  )
  const minutes = fillers.reduce((sum, { from, to }) => sum + to - from, 0)
  return places.slice(0, Math.min(first, usual)).flatMap((icon): Fault[] => {
    if (visits.some(({ place }) => place?.id === icon.id) || !destination.places.includes(icon)) return []
    if (icon.kind === 'food' || icon.kind === 'show' || icon.kind === 'nightlife') return []
    if (unmetNeeds(icon, request.filters).length > 0) return []
    if (request.filters.childFriendly && icon.children !== 'yes') return []
    if (minutes < (icon.visit?.[0] ?? 0)) return []
    const named = fillers.slice(0, 3).map(name).join(', ')
    return [{ kind: 'left out', day: 0, what: `${icon.name} for ${named}` }]
  })
}

function quarterFaults(days: JudgedDay[]): Fault[] {
  const seen = days.flatMap(({ day, stops, home }) =>
    stops.flatMap(({ place, at }) =>
      place && at && home && isSight(place) ? [{ day: day.day, place, far: crowFlies(home, at) }] : [],
    ),
  )
  return [...new Set(seen.map(({ place }) => place.area))].flatMap((area): Fault[] => {
    const there = seen.filter(({ place }) => place.area === area)
    if (there.some(({ far }) => far < farQuarter)) return []
    const [first, ...again] = [...new Set(there.map(({ day }) => day))]
    return again.map((day) => {
      const names = there.filter((each) => each.day === day).map(({ place }) => place.name)
      return { kind: 'quarter', day, what: `${names.join(', ')}, where day ${first} was` }
    })
  })
}

function isSight({ kind }: Place): boolean {
  return !['food', 'base', 'nightlife', 'show'].includes(kind)
}

function isOpen(
  place: Place,
  from: number,
  minutes: number,
  { day }: JudgedDay,
  destination: Destination,
): boolean {
  const open = openAround(place, day.date, (date) => holidayOn(destination, date) !== undefined)
  return (open ?? []).some((span) => span.from <= from && from + minutes <= span.to)
}

function plain(words: string): string {
  return words.toLowerCase().replace(/^the /, '').trim()
}

function name(stop: Stop): string {
  return stop.place?.name ?? say(stop.activity.title)
}

const say = sayIn()
