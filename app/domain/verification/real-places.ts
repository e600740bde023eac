import type { Coordinates } from '~/domain/catalogue/place'
import type { Check } from '~/domain/itinerary/itinerary'
import { ownWords, sequence, textsIn } from '~/domain/message'
import { allStops, type CheckContext, isMealStop, isOwn, nameOf, type Stop, tripOf } from './context'
import { crowFlies } from './great-circle'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict } from './verdict'

/** Largest distance of a position from the catalogue's, metres: four decimals and a doorway. */
const positionTolerance = 50

/** Every stop is a place of the catalogue and inside the destination; what a person typed is marked as theirs. */
export function realCheck(context: CheckContext): Check {
  const { destination, days } = context
  const stops = allStops(context)
  const faults = stops.flatMap((stop) => positionFaults(stop, context))
  for (const { day, base } of days) {
    if (day.basePlaceId !== null && base?.kind !== 'base') {
      faults.push(fault(tell('check.real.not-a-base', { day: day.day, base: day.basePlaceId })))
    }
  }
  const own = stops.filter(isOwn)
  const unknowns = own.length > 0 ? [tell('check.real.own', listOf(own.map(nameOf)))] : []
  const trips = stops.flatMap((stop) => tripOf(stop, destination)?.name ?? [])
  const pass = sequence([
    tell('check.real.pass', {
      stops: stops.length - trips.length,
      radiusKm: destination.radiusKm,
      destination: destination.name,
    }),
    ...(trips.length > 0 ? [tell('check.real.day-trips', listOf(trips))] : []),
  ])
  return verdict('real', { faults, unknowns, pass })
}

function positionFaults(stop: Stop, { destination }: CheckContext): Fault[] {
  const { activity, place } = stop
  const { title } = activity
  const { day } = stop.day
  if (activity.placeId === null) return []
  if (!place)
    return [fault(tell('check.real.not-in-catalogue', { day, title, destination: destination.name }), stop)]
  const faults: Fault[] = []
  if (!textsIn(activity.title).some((text) => text.includes(place.name)))
    faults.push(fault(tell('check.real.another-title', { day, title, place: place.name }), stop))
  if (activity.latitude === null || activity.longitude === null) {
    faults.push(fault(tell('check.real.no-position', { day, place: place.name }), stop))
    return faults
  }
  const stated: Coordinates = [activity.latitude, activity.longitude]
  const off = crowFlies(stated, stop.at ?? place.at)
  if (off > positionTolerance)
    faults.push(fault(tell('check.real.off-position', { day, place: place.name, meters: off }), stop))
  const { leftAt } = activity
  const left: Coordinates | undefined = leftAt && [leftAt.latitude, leftAt.longitude]
  const leftOff = left && crowFlies(left, stop.end ?? place.at)
  if (leftOff !== undefined && leftOff > positionTolerance)
    faults.push(fault(tell('check.real.off-position', { day, place: place.name, meters: leftOff }), stop))
  const meters = crowFlies(stated, destination.center)
  if (meters / 1000 > destination.radiusKm && !tripOf(stop, destination)) {
    const where = { place: place.name, meters, destination: destination.name }
    faults.push(fault(tell('check.real.out-of-town', { day, ...where }), stop))
  }
  return faults
}

/** No place twice in a trip; no restaurant twice; the meals of a day are at different places. */
export function onceCheck(context: CheckContext): Check {
  const seen = new Map<string, Stop>()
  const faults: Fault[] = []
  for (const stop of allStops(context)) {
    if (stop.activity.type === 'accommodation') continue
    const key = stop.activity.placeId ?? titleKey(stop)
    const first = seen.get(key)
    if (!first) seen.set(key, stop)
    else {
      const days = { first: first.day.day, second: stop.day.day }
      faults.push(fault(tell('check.once.twice', { stop: nameOf(stop), ...days }), first, stop))
    }
  }
  const meals = [...seen.values()].filter(isMealStop).length
  const pass = tell('check.once.pass', { stops: seen.size, meals })
  return verdict('once', { faults, unknowns: [], pass })
}

/** What makes two stops outside the catalogue the same. */
function titleKey({ activity: { title } }: Stop): string {
  return (ownWords(title) || textsIn(title).join(' ')).trim().toLowerCase()
}
