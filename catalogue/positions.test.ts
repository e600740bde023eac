import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates, Line } from '~/domain/catalogue/place'

// What others say of where a place is; truth/README.md names the lists.
const lists = ['positions', 'openstreetmap']
const byId = new Map(
  Object.values(import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' }))
    .map((input) => Destination.parse(input))
    .map((destination) => [destination.id, destination]),
)

/** Metres that a door may lie apart; two lists of the same door often differ by 100. */
const door = 250
/** Wide places: a list may name the gate, the middle or the far end. */
const wide: Partial<Record<string, number>> = { park: 600, beach: 800, walk: 400, market: 350 }

interface Located {
  at: Coordinates
  kind?: string
  line?: Line | undefined
}

interface Row {
  key: string
  found: Located | undefined
  outside: Coordinates
}

function rows(list: string): Row[] {
  const text = readFileSync(new URL(`./truth/${list}.csv`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [destination = '', id = '', latitude, longitude] = line.split(',')
      const file = byId.get(destination)
      const all: (Located & { id: string })[] = file ? [...file.places, ...file.stays, ...file.dayTrips] : []
      return {
        key: `${destination} ${id}`,
        found: all.find((place) => place.id === id),
        outside: [Number(latitude), Number(longitude)],
      }
    })
}

/** Metres to the nearest point of the straight line between the two ends; to the place where it has one end. */
function metersTo(outside: Coordinates, { at, line }: Located): number {
  if (!line) return metersBetween(outside, at)
  const squeeze = Math.cos((at[0] * Math.PI) / 180)
  const along = [line.to[0] - at[0], (line.to[1] - at[1]) * squeeze] as const
  const there = [outside[0] - at[0], (outside[1] - at[1]) * squeeze] as const
  const length = along[0] ** 2 + along[1] ** 2
  const share = length === 0 ? 0 : (along[0] * there[0] + along[1] * there[1]) / length
  const part = Math.min(1, Math.max(0, share))
  return metersBetween(outside, [at[0] + part * (line.to[0] - at[0]), at[1] + part * (line.to[1] - at[1])])
}

describe.each(lists)('the list %s', (list) => {
  it('names places that are there', () => {
    expect(rows(list).length).toBeGreaterThan(50)
    expect(rows(list).flatMap(({ key, found }) => (found ? [] : [key]))).toEqual([])
  })

  it('has every place where the catalogue has it', () => {
    const apart = rows(list).flatMap(({ key, found, outside }) => {
      if (!found) return []
      const meters = Math.round(metersTo(outside, found))
      return meters > (wide[found.kind ?? ''] ?? door) ? [`${key}: ${meters} m`] : []
    })
    expect(apart).toEqual([])
  })

  it('lies within 60 m of the catalogue in the middle of the doors', () => {
    const doors = rows(list).flatMap(({ found, outside }) =>
      found && !found.line && !wide[found.kind ?? ''] ? [metersTo(outside, found)] : [],
    )
    const middle = doors.toSorted((a, b) => a - b)[Math.floor(doors.length / 2)]
    expect(middle).toBeLessThan(60)
  })
})

it('measures to the nearest point of a street, not to its first end', () => {
  const street: Located = {
    at: [48.2, 16.37],
    line: { to: [48.2, 16.38], footMeters: 740, bothWays: 'yes' },
  }
  expect(metersTo([48.2, 16.375], street)).toBeLessThan(1)
  expect(Math.round(metersTo([48.2, 16.39], street) / 10)).toBe(74)
})
