import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { isTurned } from '~/domain/catalogue/line-ends'
import type { Coordinates } from '~/domain/catalogue/place'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Activity, ItineraryView, Plan } from '~/domain/itinerary/itinerary'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { failedChecks, planOfTown, townOf, townRequest } from '~/domain/testing/plan-of-town'
import { asPlanned } from '~/domain/trips/as-planned'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'

// Trams, streets and coast walks of real towns: begun at one end, left at the other.
const towns = { lisbon: townOf('lisbon'), santorini: townOf('santorini') }

const requestFor = (id: keyof typeof towns, more: Partial<PlanRequest> = {}): PlanRequest =>
  townRequest(id, { interests: ['Sightseeing', 'Photography'], ...more })

const positionOf = ({ latitude, longitude }: Pick<Activity, 'latitude' | 'longitude'>): Coordinates => [
  latitude ?? 0,
  longitude ?? 0,
]
const leftAt = (stop: Activity | undefined): Coordinates => {
  if (!stop) throw new Error('no such stop')
  return stop.leftAt ? [stop.leftAt.latitude, stop.leftAt.longitude] : positionOf(stop)
}
const placeOf = (town: Destination, id: string | null) => {
  const place = town.places.find((each) => each.id === id)
  if (!place) throw new Error(`no place ${id}`)
  return place
}

/** Every stop with two ends, and the stop that comes after it. */
function lines({ days }: Plan, town: Destination) {
  return days.flatMap(({ activities }) => {
    const stops = activities.filter(({ type }) => type !== 'transport')
    return stops.flatMap((stop, index) => {
      const place = town.places.find(({ id }) => id === stop.placeId)
      const next = stops[index + 1]
      return place?.line && next ? [{ place, stop, next, before: stops[index - 1] }] : []
    })
  })
}

describe('plans with trams, streets and coast walks', { timeout: 20_000 }, () => {
  it.each(['lisbon', 'santorini'] as const)('go on from the far end: %s', async (id) => {
    const town = towns[id]
    for (const seed of [1, 2]) {
      const request = requestFor(id, { seed })
      const plan = await planOfTown(request, town)
      expect(failedChecks(plan, request, town)).toEqual([])
      const found = lines(plan, town)
      expect(found.length).toBeGreaterThan(0)
      for (const { place, stop, next } of found) {
        const turned = isTurned(place, positionOf(stop))
        const end = turned ? place.at : place.line?.to
        expect(leftAt(stop)).toEqual(end)
        expect(stop.leftAt?.footMeters).toBe(place.line?.footMeters)
        const meters = 1.3 * metersBetween(leftAt(stop), positionOf(next))
        expect(Math.abs(next.travel.meters - meters)).toBeLessThan(2)
      }
    }
  })

  it('take Lisbon’s tram 28 from the end that is nearer to what comes before and after', async () => {
    const begun = new Set<boolean>()
    for (let seed = 1; seed <= 3; seed++) {
      const plan = await planOfTown(requestFor('lisbon', { seed }), towns.lisbon)
      const tram = lines(plan, towns.lisbon).find(({ place }) => place.id === 'tram-28')
      if (!tram?.before) continue
      begun.add(isTurned(tram.place, positionOf(tram.stop)))
      const [from, to] = [leftAt(tram.before), positionOf(tram.next)]
      const [one, other] = [positionOf(tram.stop), leftAt(tram.stop)]
      const asItIs = metersBetween(from, one) + metersBetween(other, to)
      const turned = metersBetween(from, other) + metersBetween(one, to)
      // Another order of rides and walks may cost a little; a tram taken the wrong way costs two kilometres.
      expect(asItIs).toBeLessThan(turned + 1000)
    }
    expect(begun.size).toBeGreaterThan(0)
  })

  it('have no path that is longer than one walks', async () => {
    const town = towns.santorini
    for (const km of [2, 5]) {
      const filters = { ...defaultFilters, maxWalkingDistance: km }
      const request = requestFor('santorini', { filters, interests: ['Nature & Outdoors', 'Adventure'] })
      const plan = await planOfTown(request, town)
      expect(failedChecks(plan, request, town)).toEqual([])
      expect(lines(plan, town).filter(({ place }) => (place.line?.footMeters ?? 0) > km * 1000)).toEqual([])
      const icons = judge(plan, request, town).scores.find(({ id }) => id === 'icons')
      expect(sayIn()(icons?.evidence ?? '')).toContain(
        `10.0 km on foot, over the ${km} km a day that you want to walk`,
      )
    }
  })
})

describe('an edit with the path from Fira to Oia', { timeout: 20_000 }, () => {
  const say = sayIn()
  const town = towns.santorini
  const request = requestFor('santorini', { filters: { ...defaultFilters, maxWalkingDistance: 10 } })
  const withFactsOf = (known: Destination) =>
    editFacts({ request, destination: known, sunTimes: () => null }, say)

  /** The first day as breakfast in Fira, the path, and dinner in Oia. */
  function dayOfThePath(view: ItineraryView, known: Destination) {
    const facts = withFactsOf(known)
    const [first] = view.days
    const draft = draftOf(view)
    const gone = first ? stopsOf(first).map(({ id }) => ({ kind: 'remove', id }) as const) : []
    const add = (placeId: string, meal?: 'breakfast' | 'dinner') =>
      ({ kind: 'add', day: 1, before: null, stop: { placeId, ...(meal && { meal }) } }) as const
    const made = applyMoves(
      draft,
      [...gone, add('galini', 'breakfast'), add('caldera-path'), add('skiza')],
      facts,
    )
    return made.itinerary
  }

  it('ends in Oia, and the next table is around the corner', async () => {
    const plan = await planOfTown(request, town)
    const view = itineraryView({ ...plan, ...judge(plan, request, town) }, say)
    const edited = dayOfThePath(view, town)
    const [day] = edited.days
    const [, path, table] = day ? stopsOf(day) : []
    const { line } = placeOf(town, 'caldera-path')
    expect(path?.leftAt).toEqual({ latitude: line?.to[0], longitude: line?.to[1], footMeters: 10_000 })
    expect(table?.travel).toMatchObject({ mode: 'walk' })
    expect(table?.travel.meters).toBeLessThan(600)
    const walk = edited.checks.find(({ id }) => id === 'walk')
    expect(walk).toMatchObject({ status: 'fail' })
    expect(walk?.evidence).toContain('on foot')
    expect(edited.checks.find(({ id }) => id === 'reach')).toMatchObject({ status: 'pass' })
  })

  it('is one point in a trip from before, whose checks go on as they did', async () => {
    const plain = asPlanned(town, {}, [])
    const plan = await planOfTown(request, plain)
    const { lines: _lines, ...before } = plan
    expect(failedChecks(before, request, town)).toEqual([])
    const edited = dayOfThePath(itineraryView({ ...before, ...judge(before, request, town) }, say), plain)
    const [day] = edited.days
    const [, path, table] = day ? stopsOf(day) : []
    expect(path?.leftAt).toBeUndefined()
    expect(table?.travel).toMatchObject({ mode: 'transit' })
    expect(edited.checks.find(({ id }) => id === 'reach')).toMatchObject({ status: 'pass' })
  })
})
