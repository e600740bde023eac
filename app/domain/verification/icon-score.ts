import { month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Score } from '~/domain/itinerary/itinerary'
import { type Message, sequence } from '~/domain/message'
import type { CheckContext, Stop } from './context'
import { isClosedOn, wantedIcons } from './icons'
import { byTransit } from './measure-way'
import { unmetNeeds } from './needs'
import { tell } from './sentences'

/** Fame from which on a place is not a local experience. */
const known = 60
/** Minutes of a ride from the base from which on a place is far out. */
const farOut = 45
/** Minutes from which on the shortest visit takes most of a half-day. */
const longVisit = 180
/** Most missing icons that are named. */
const mostNamed = 6

/** Share of what a first visitor with these interests comes for; what is missing is named with the reason. */
export function icons(context: CheckContext): Score {
  const { plan, request, destination, days } = context
  const dates = plan.days.map(({ date }) => date)
  const { places, closed, source } = wantedIcons(destination, request, dates)
  const stops = days.flatMap((judged) => judged.stops)
  const visited = new Set(stops.flatMap((stop) => [stop.activity.placeId, ...seenOut(stop, destination)]))
  const missing = places.filter(({ id }) => !visited.has(id))
  const found = places.length - missing.length
  const shut = closed.filter(({ id }) => !visited.has(id)).map(({ name }) => name)
  if (places.length === 0) return { id: 'icons', value: 1, evidence: tell('score.icons.none', {}) }
  const without = missing
    .slice(0, mostNamed)
    .map((place) => tell('score.icons.without', { icon: place.name, why: whyMissing(place, context) }))
  const counted = { found, wanted: places.length }
  return {
    id: 'icons',
    value: Math.round((100 * found) / places.length) / 100,
    evidence: sequence([
      source === 'icons' ? tell('score.icons', counted) : tell('score.icons.by-fame', counted),
      ...(without.length > 0 ? [tell('score.icons.missing', { icons: without, total: missing.length })] : []),
      ...(shut.length > 0
        ? [tell('score.icons.closed', { names: shut.slice(0, 4), total: shut.length })]
        : []),
    ]),
  }
}

/** Ids of the places of the town that the parts of a day trip show. */
function seenOut({ activity }: Stop, { dayTrips }: Destination): string[] {
  const done = new Set(activity.dayTrip?.parts.map(({ name }) => name))
  const parts = dayTrips.find(({ id }) => id === activity.placeId)?.parts ?? []
  return parts.flatMap(({ name, places = [] }) => (done.has(name) ? places : []))
}

/** Why an icon is not in the trip, by what the request and the catalogue say; else there was no room. */
function whyMissing(place: Place, { request, destination, days, plan }: CheckContext): Message {
  const { filters } = request
  const dates = plan.days.map(({ date }) => date)
  const [need] = unmetNeeds(place, filters)
  if (filters.childFriendly && (place.children !== 'yes' || place.kind === 'nightlife'))
    return tell('score.icons.children', {})
  if (need !== undefined) return tell('score.icons.access', { need })
  const base = days[0]?.base
  const way = base && byTransit(base.at, place.at, destination)
  const walked = Math.max(place.line?.footMeters ?? 0, 2 * (way?.onFoot ?? 0))
  if (walked > filters.maxWalkingDistance * 1000)
    return tell('score.icons.walk', { meters: walked, km: filters.maxWalkingDistance })
  if (filters.localExperiencesOnly && place.fame >= known) return tell('score.icons.local', {})
  if ((place.cost?.cents ?? 0) > destination.daily[request.budget]) return tell('score.icons.price', {})
  if (dates.every((date) => place.avoidMonths?.includes(month(date)))) return tell('score.icons.season', {})
  const open = dates.filter((date) => !isClosedOn(place, date, destination)).length
  if (open < dates.length) return tell('score.icons.some-days', { open, days: dates.length })
  const minutes = way?.minutes ?? 0
  if (minutes >= farOut) return tell('score.icons.far', { minutes })
  const [shortest] = place.visit ?? [0]
  if (shortest >= longVisit) return tell('score.icons.long', { minutes: shortest })
  return tell('score.icons.room', { days: dates.length })
}
