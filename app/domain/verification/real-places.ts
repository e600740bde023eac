import type { Coordinates } from '~/domain/catalogue/place'
import type { Check } from '~/domain/itinerary/itinerary'
import { textsIn } from '~/domain/message'
import { allStops, type CheckContext, isMealStop, isOwn, nameOf, type Stop, tripOf } from './context'
import { crowFlies } from './measure-way'
import { count, nameList, verdict } from './verdict'

/** How far a stated position may lie from the catalogue's, metres: its four decimals and a doorway. */
const positionTolerance = 50

/** Every stop is a place of the catalogue and lies in the destination; anything typed by a person is marked as theirs. */
export function realCheck(context: CheckContext): Check {
  const { destination, days } = context
  const stops = allStops(context)
  const faults = stops.flatMap((stop) => positionFaults(stop, context))
  for (const { day, base } of days) {
    if (day.basePlaceId !== null && base?.kind !== 'base') {
      faults.push(`Day ${day.day}: its base "${day.basePlaceId}" is not a base of the catalogue.`)
    }
  }
  const own = stops.filter(isOwn)
  const unknowns =
    own.length > 0
      ? [`${count(own.length, 'stop')} typed in and not in the catalogue: ${nameList(own.map(nameOf))}.`]
      : []
  const trips = stops.flatMap((stop) => tripOf(stop, destination)?.name ?? [])
  const inTown = `All ${count(stops.length - trips.length, 'stop')} are places of the catalogue within ${destination.radiusKm} km of ${destination.name}.`
  const pass =
    trips.length > 0
      ? `${inTown} ${count(trips.length, 'day trip')} out of town: ${nameList(trips)}.`
      : inTown
  return verdict('real', { faults, unknowns, pass })
}

function positionFaults(stop: Stop, { destination }: CheckContext): string[] {
  const { activity, place, day } = stop
  if (activity.placeId === null) return []
  const where = `Day ${day.day}: `
  if (!place) return [`${where}"${activity.title}" is not in the catalogue of ${destination.name}.`]
  const faults: string[] = []
  if (!textsIn(activity.title).some((text) => text.includes(place.name)))
    faults.push(`${where}"${activity.title}" stands for ${place.name}.`)
  if (activity.latitude === null || activity.longitude === null) {
    faults.push(`${where}${place.name} has no position.`)
    return faults
  }
  const stated: Coordinates = [activity.latitude, activity.longitude]
  const off = crowFlies(stated, place.at)
  if (off > positionTolerance)
    faults.push(`${where}${place.name} is drawn ${Math.round(off)} m from where it is.`)
  const km = crowFlies(stated, destination.center) / 1000
  if (km > destination.radiusKm && !tripOf(stop, destination)) {
    faults.push(`${where}${place.name} lies ${km.toFixed(1)} km out, outside ${destination.name}.`)
  }
  return faults
}

/** No place twice in a trip; no restaurant twice; the meal stops of a day differ. */
export function onceCheck(context: CheckContext): Check {
  const seen = new Map<string, Stop>()
  const faults: string[] = []
  for (const stop of allStops(context)) {
    if (stop.activity.type === 'accommodation') continue
    const key = stop.activity.placeId ?? nameOf(stop).trim().toLowerCase()
    const first = seen.get(key)
    if (!first) seen.set(key, stop)
    else faults.push(`${nameOf(stop)} comes twice: ${daysOf(first, stop)}.`)
  }
  const meals = [...seen.values()].filter(isMealStop).length
  const pass = `${count(seen.size, 'stop')}, none of them twice; ${count(meals, 'meal')} at as many different tables.`
  return verdict('once', { faults, unknowns: [], pass })
}

function daysOf(first: Stop, second: Stop): string {
  return first.day.day === second.day.day
    ? `both on day ${first.day.day}`
    : `on day ${first.day.day} and day ${second.day.day}`
}
