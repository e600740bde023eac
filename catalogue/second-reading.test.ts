import { describe, expect, it } from 'vitest'
import { addDays } from '~/domain/calendar/calendar-date'
import { windowsOf } from '~/domain/catalogue/closure'
import { tripWay } from '~/domain/catalogue/day-trip'
import { sunlight } from '~/domain/catalogue/daylight'
import { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { parseOpeningHours } from '~/domain/catalogue/opening-hours'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { restsOn, ride, walkAround } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { hash, pick, seeded } from '~/domain/seeded-random'
import { byTransit, nothingRuns, onFoot, toDayTrip } from '~/domain/verification/measure-way'
import { areaAround } from '~/domain/verification/no-vehicles'
import { openAround } from '~/domain/verification/read-hours'
import { sunOf } from '~/domain/verification/season-rules'

// The checks read the catalogue by themselves (app/domain/verification). Here both readings are held against each other
// over the whole catalogue, on random days and pairs of places; the seed makes a failure come again.
const destinations = Object.values(
  import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' }),
).map((input) => Destination.parse(input))

interface Range {
  from: number
  to: number
}

/** What lies in the day from midnight to midnight; ranges that meet are one. */
function withinDay(ranges: readonly Range[]): Range[] {
  const list: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const [from, to] = [Math.max(0, range.from), Math.min(1440, range.to)]
    const before = list.at(-1)
    if (from >= to) continue
    if (before && from <= before.to) before.to = Math.max(before.to, to)
    else list.push({ from, to })
  }
  return list
}

/** The same way but for what rounding may do. */
function near(first: Travel, second: Travel): boolean {
  const minutes = Math.abs(first.minutes - second.minutes)
  return first.mode === second.mode && minutes <= 1 && Math.abs(first.meters - second.meters) <= 1
}

describe.each(destinations.map((destination) => [destination.id, destination] as const))(
  '%s',
  (id, destination) => {
    const random = seeded(hash(id))
    const dayOfYears = () => addDays('2026-01-01', Math.floor(random() * 1461))

    it('opens its doors at the same minutes by both readings', () => {
      const differing = destination.places.flatMap((place) => {
        const rules = parseOpeningHours(place.hours ?? '')
        if (typeof rules === 'string') return []
        return Array.from({ length: 24 }, dayOfYears).flatMap((date) => {
          const holidays = Object.fromEntries(
            [-1, 0, 1, 2].filter(() => random() < 0.2).map((shift) => [addDays(date, shift), 'Holiday']),
          )
          const first = withinDay(firstReading(place, date, holidays))
          const second = withinDay(openAround(place, date, (day) => day in holidays) ?? [])
          return JSON.stringify(first) === JSON.stringify(second)
            ? []
            : [{ place: place.name, hours: place.hours, date, holidays, first, second }]
        })
      })
      expect(differing).toEqual([])
    })

    it('finds the same ways by both readings', () => {
      const { places, dayTrips, center } = destination
      const points = [...places, ...dayTrips].map(({ at }) => at)
      const ways = Array.from(
        { length: 200 },
        () => [center, points[pick(random, points.length)] ?? center] as const,
      )
        .concat(Array.from({ length: 400 }, () => pairOf(points) ?? [center, center]))
        .map(([from, to]) => ({ from, to, trip: dayTrips[pick(random, dayTrips.length)] }))
      const differing = ways.filter(
        ({ from, to, trip }) =>
          !near(ride(from, to, destination), byTransit(from, to, destination)) ||
          (trip && !near(tripWay(from, trip, destination), toDayTrip(from, trip, destination))),
      )
      expect(differing).toEqual([])
    })

    it('finds the same walks by both readings, around barriers as well', () => {
      const { places, stays } = destination
      const points = [...places, ...stays].flatMap((place) => [
        place.at,
        ...('line' in place && place.line ? [place.line.to] : []),
      ])
      const close = Array.from({ length: 3000 }, () => pairOf(points) ?? [points[0], points[0]])
        .flatMap(([from, to]) => (from && to && metersBetween(from, to) < 1400 ? [{ from, to }] : []))
        .slice(0, 400)
      const differing = close.flatMap(({ from, to }) => {
        const [first, second] = [walkAround(from, to, destination), onFoot(from, to, destination)]
        // No plan walks so far.
        if (Math.min(first?.meters ?? 4000, second?.meters ?? 4000) > 3000) return []
        // The readings turn around corners at different distances.
        const same =
          first &&
          second &&
          Math.abs(first.minutes - second.minutes) <= 1 &&
          Math.abs(first.meters - second.meters) <= 50
        return same ? [] : [{ from, to, first, second }]
      })
      expect(differing).toEqual([])
    })

    it.runIf(destination.footOnly)('finds the same ways to where no vehicle drives', () => {
      const inside = [...destination.places, ...destination.stays]
        .map(({ at }) => at)
        .filter((at) => areaAround(at, destination.footOnly))
      const all = [...destination.places, ...destination.stays].map(({ at }) => at)
      expect(inside.length).toBeGreaterThan(0)
      const differing = inside.flatMap((from) =>
        all.flatMap((to) => {
          const pairs = [
            [ride(from, to, destination), byTransit(from, to, destination)],
            [ride(to, from, destination), byTransit(to, from, destination)],
            [walkAround(to, from, destination), onFoot(to, from, destination)],
          ] as const
          return pairs.flatMap(([first, second]) => {
            // Far walks go beyond what the paths around barriers are made for.
            if (!first || !second)
              return first === second || destination.barriers.length > 0 ? [] : [{ from, to, first, second }]
            const same = near(first, second) && Math.abs((first.onFoot ?? 0) - (second.onFoot ?? 0)) <= 1
            const far = Math.min(first.meters, second.meters) > 3000 || destination.barriers.length > 0
            return same || (far && first.mode === 'walk') ? [] : [{ from, to, first, second }]
          })
        }),
      )
      expect(differing).toEqual([])
    })

    it('has the sun rise and set at the same minutes, but for three', () => {
      const { center, timeZone } = destination
      const differing = Array.from({ length: 60 }, dayOfYears).flatMap((date) => {
        const [first, second] = [sunlight(date, center, timeZone), sunOf(date, center, timeZone)]
        const apart = (of: 'rise' | 'set') => Math.abs((first?.[of] ?? 0) - (second?.[of] ?? 0))
        return apart('rise') > 3 || apart('set') > 3 ? [{ date, first, second }] : []
      })
      expect(differing).toEqual([])
    })

    it('finds public transport at rest on the same days', () => {
      const year = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day))
      const resting = year.filter((date) => nothingRuns(date, destination.transit))
      expect(resting).toEqual(year.filter((date) => restsOn(date, destination.transit)))
      expect(resting).toHaveLength(destination.transit.restDays?.length ?? 0)
    })

    function pairOf(points: Coordinates[]): readonly [Coordinates, Coordinates] | undefined {
      const [from, to] = [points[pick(random, points.length)], points[pick(random, points.length)]]
      return from && to && [from, to]
    }

    function firstReading(place: Place, date: string, holidays: Record<string, string>): Range[] {
      const rules = parseOpeningHours(place.hours ?? '')
      if (typeof rules === 'string') return []
      return [-1, 0].flatMap((shift) =>
        windowsOf(place, rules, addDays(date, shift), { holidays }).map(({ from, to }) => ({
          from: from + shift * 1440,
          to: to + shift * 1440,
        })),
      )
    }
  },
)
