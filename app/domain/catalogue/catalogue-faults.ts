import { z } from 'zod'
import { barrierFaults } from './barrier-faults'
import { tripAsPlace } from './day-trip'
import { Destination } from './destination'
import { metersBetween } from './distance'
import { footAreaFaults } from './foot-area-faults'
import { binds } from './guided-kinds'
import { lineFaults } from './line-faults'
import { parseOpeningHours } from './opening-hours'
import type { Coordinates, Place } from './place'
import { partFaults } from './trip-parts'
import { accessKey, accessNeeds, dietKey, diets, meals } from './vocabulary'

/** Eight full days without a repeated restaurant need eight restaurants for each meal. */
const leastPerMeal = 8
const leastFood = 24
const leastPlaces = 40
const leastBases = 2
/** Two places closer than this (metres) are the same place entered twice. */
const twinDistance = 30
/** A day trip is at least this far away, kilometres in a straight line. */
const leastTripKm = 2
/** Companions are on one day's way, metres in a straight line. */
const mostBetweenCompanions = 15_000
/**
 * Fastest believable door-to-door speed, kilometres an hour in a straight line: express trains with the way to and from
 * them.
 */
const mostTripSpeed = 180

/** Everything that makes a catalogue file wrong or too small, as sentences; empty for a good file. */
export function catalogueFaults(input: unknown): string[] {
  const parsed = Destination.safeParse(input)
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${pathOf(issue.path, input)}: ${issue.message}`)
  }
  const destination = parsed.data
  return [
    ...destination.places.flatMap((place) => placeFaults(place, destination)),
    ...twins(destination.places),
    ...dayTripFaults(destination),
    ...guideFaults(destination),
    ...stayFaults(destination),
    ...barrierFaults(destination),
    ...footAreaFaults(destination),
    ...lineFaults(destination),
    ...shortages(destination),
    ...undeclared(destination),
  ]
}

/** The part of a faulty file that names its places. */
const Named = z.object({ places: z.array(z.object({ id: z.string().optional().catch(undefined) })) })

function pathOf(path: PropertyKey[], input: unknown): string {
  if (path[0] !== 'places' || typeof path[1] !== 'number') return path.join('.')
  const { places } = Named.catch({ places: [] }).parse(input)
  return `${places[path[1]]?.id ?? `places.${path[1]}`} ${path.slice(2).join('.')}`
}

function placeFaults(place: Place, destination: Destination): string[] {
  const faults: string[] = []
  if (!destination.areas.some((area) => area.id === place.area))
    faults.push(`area "${place.area}" is not listed`)
  const km = metersBetween(place.at, destination.center) / 1000
  if (km > destination.radiusKm) faults.push(`lies ${km.toFixed(1)} km out, outside the destination`)
  if (place.hours) {
    const rules = parseOpeningHours(place.hours)
    const shortest = place.visit?.[0] ?? 0
    if (typeof rules === 'string') faults.push(`hours: ${rules}`)
    else if (!rules.some((rule) => rule.windows.some(({ from, to }) => to - from >= shortest)))
      faults.push('no opening window is as long as the shortest visit')
  }
  if (place.visit && place.kind === 'food' && place.visit[1] > 180) faults.push('a meal over three hours')
  return faults.map((fault) => `${place.id}: ${fault}`)
}

/** Day trips are outside the town, and their times are believable: no journey is 200 km/h from door to door. */
function dayTripFaults({ dayTrips, places, center }: Destination): string[] {
  const ids = new Set(places.map(({ id }) => id))
  const sights = places.flatMap(({ id, kind }) => (kind === 'food' ? [] : [id]))
  return dayTrips.flatMap((trip) => {
    const { id, at, minutes } = trip
    const seeable = new Set([...sights, ...dayTrips.flatMap((each) => (each === trip ? [] : [each.id]))])
    const km = metersBetween(at, center) / 1000
    const faults: string[] = []
    const rules = parseOpeningHours(tripAsPlace(trip).hours ?? '')
    if (typeof rules === 'string') faults.push(`${id}: days: ${rules}`)
    if (ids.has(id)) faults.push(`${id}: the id is used twice`)
    ids.add(id)
    if (km < leastTripKm) faults.push(`${id}: lies in town, ${km.toFixed(1)} km from the middle`)
    if ((km / minutes) * 60 > mostTripSpeed)
      faults.push(`${id}: ${km.toFixed(0)} km in ${minutes} minutes is too fast`)
    faults.push(...partFaults(trip).map((fault) => `${id}: ${fault}`))
    for (const seen of (trip.parts ?? []).flatMap((part) => part.places ?? []))
      if (!seeable.has(seen)) faults.push(`${id}: there is no sight "${seen}"`)
    return faults
  })
}

/** Icons, companions and tickets name places that exist, each once, and companions can be seen on one day. */
function guideFaults({ icons, companions, tickets, places, dayTrips }: Destination): string[] {
  const known = new Map([...places, ...dayTrips].map((each) => [each.id, each]))
  const faults: string[] = []
  const look = (what: string, ids: string[]) => {
    for (const id of ids) if (!known.has(id)) faults.push(`${what}: there is no place "${id}"`)
    if (new Set(ids).size < ids.length) faults.push(`${what}: a place is named twice`)
  }
  look(
    'icons',
    icons.map(({ place }) => place),
  )
  for (const { places: group, onlyWith } of companions) {
    look(`companions ${group[0]}`, group)
    if (onlyWith && !group.includes(onlyWith))
      faults.push(`companions ${group[0]}: onlyWith is not among them`)
    // A boat is at both its ends.
    const spots = group.flatMap((id) => {
      const place = known.get(id)
      return place ? [[place.at, ...('line' in place && place.line ? [place.line.to] : [])]] : []
    })
    const between = (some: Coordinates[], others: Coordinates[]) =>
      Math.min(...some.flatMap((one) => others.map((other) => metersBetween(one, other))))
    if (spots.some((some) => spots.some((others) => between(some, others) > mostBetweenCompanions)))
      faults.push(`companions ${group[0]}: more than ${mostBetweenCompanions / 1000} km apart`)
  }
  for (const { id, places: admitted } of tickets) look(`ticket ${id}`, admitted)
  const ids = tickets.map(({ id }) => id)
  if (new Set(ids).size < ids.length) faults.push('tickets: an id is used twice')
  return faults
}

/** Stays lie in their quarter's town, once each, and dearer levels cost more. */
function stayFaults({ stays, places, areas, center, radiusKm }: Destination): string[] {
  const taken = new Set(places.map(({ id }) => id))
  const faults = stays.flatMap(({ id, area, at }, index) => [
    ...(areas.some((each) => each.id === area) ? [] : [`${id}: area "${area}" is not listed`]),
    ...(metersBetween(at, center) / 1000 > radiusKm ? [`${id}: lies outside the destination`] : []),
    ...(taken.has(id) || stays.findIndex((each) => each.id === id) < index
      ? [`${id}: the id is used twice`]
      : []),
  ])
  const median = (level: string) => {
    const prices = stays.filter((each) => each.level === level).map(({ night }) => night.cents)
    return prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)]
  }
  const [budget, moderate, luxury] = [median('budget'), median('moderate'), median('luxury')]
  if (budget && moderate && budget >= moderate) faults.push('stays: budget costs as much as moderate')
  if (moderate && luxury && moderate >= luxury) faults.push('stays: moderate costs as much as luxury')
  return faults
}

function twins(places: Place[]): string[] {
  const faults: string[] = []
  const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  places.forEach((place, index) => {
    for (const other of places.slice(0, index)) {
      if (other.id === place.id) faults.push(`${place.id}: the id is used twice`)
      else if (fold(other.name) === fold(place.name)) faults.push(`${place.id}: same name as ${other.id}`)
      else if (
        place.kind !== 'base' &&
        other.kind !== 'base' &&
        metersBetween(place.at, other.at) < twinDistance
      )
        faults.push(`${place.id}: under ${twinDistance} m from ${other.id}`)
    }
  })
  return faults
}

function shortages(destination: Destination): string[] {
  const faults: string[] = []
  const { places } = destination
  const food = places.filter((place) => place.kind === 'food' && place.hours && place.cost)
  const short = (what: string, have: number, need: number) => {
    if (have < need) faults.push(`${what}: ${have}, at least ${need} are needed`)
  }
  short('places', places.length, leastPlaces)
  short('bases', places.filter((place) => place.kind === 'base').length, leastBases)
  short('food places with hours and cost', food.length, leastFood)
  for (const meal of meals)
    short(`places for ${meal}`, food.filter((place) => place.meals?.includes(meal)).length, leastPerMeal)
  return faults
}

/** Every diet and access need is met by some place or declared as not served, never both. */
function undeclared({ places, notServed }: Destination): string[] {
  const served = [
    ...diets.filter((diet) => places.some((place) => place.diets?.[dietKey[diet]] === 'yes')),
    ...accessNeeds.filter((need) =>
      places.some(
        ({ kind, access }) =>
          kind !== 'food' && kind !== 'base' && binds(need, kind) && access?.[accessKey[need]] === 'yes',
      ),
    ),
  ]
  return [...diets, ...accessNeeds].flatMap((wish) => {
    const [has, declared] = [served.includes(wish), notServed.includes(wish)]
    if (has && declared) return [`${wish}: declared as not served, yet a place is confirmed for it`]
    return has || declared
      ? []
      : [`${wish}: no place is confirmed for it, and it is not declared as not served`]
  })
}
