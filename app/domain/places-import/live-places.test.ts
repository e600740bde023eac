import { expect, test } from 'vitest'
import { lookedUp, type QueuedTown, queued } from './live-places'
import { excerptOf, MapAnswer } from './map-answer'
import { mapQuery } from './map-query'

const now = 1_800_000_000_000
const minute = 60_000
const day = 1440 * minute
const waiting: QueuedTown = { town: 'Turku, Finland', state: 'waiting', tries: 0, until: now }

test('a town is put into the queue once, and again when what was found is old', () => {
  expect(queued(undefined, 'Turku, Finland', now)).toEqual(waiting)
  expect(queued(waiting, 'Turku, Finland', now + day)).toBeUndefined()
  const kept = lookedUp(waiting, 'kept', now)
  expect(queued(kept, 'Turku, Finland', now + 29 * day)).toBeUndefined()
  expect(queued(kept, 'Turku, Finland', now + 31 * day)).toMatchObject({ state: 'waiting' })
  const failed = lookedUp(waiting, 'too-little', now)
  expect(queued(failed, 'Turku, Finland', now + 23 * 60 * minute)).toBeUndefined()
  expect(queued(failed, 'Turku, Finland', now + 25 * 60 * minute)).toMatchObject({ state: 'waiting' })
})

test('a busy server is asked again when it says, but not sooner than usual and not after half a day', () => {
  const next = (retryAfter: number | null) => lookedUp(waiting, { is: 'busy', retryAfter }, now).until - now
  expect(next(300)).toBe(5 * minute)
  expect(next(1)).toBe(minute)
  expect(next(null)).toBe(minute)
  expect(next(1e9)).toBe(360 * minute)
})

test('a town that fails four times is let be for a day', () => {
  let town = waiting
  for (let tries = 0; tries < 3; tries++) {
    town = lookedUp(town, { is: 'broken', why: 'no JSON' }, now)
    expect(town.state).toBe('waiting')
  }
  expect(lookedUp(town, { is: 'broken', why: 'no JSON' }, now)).toMatchObject({
    state: 'failed',
    until: now + day,
  })
  expect(lookedUp(waiting, { is: 'refused', status: 400 }, now).state).toBe('failed')
})

test('a query asks for named objects in a square, and of buildings only for those that an encyclopedia knows', () => {
  const query = mapQuery({ center: [60, 24], km: 5 })
  const box = '(59.9550,23.9101,60.0450,24.0899)'
  expect(query).toContain(`nwr["tourism"~"^(attraction|museum|`)
  expect(query).toContain(`["name"][~"^wiki(data|pedia)$"~"."]${box};`)
  expect(query.split(box).length).toBeGreaterThan(12)
  expect(query).toMatch(/^\[out:json\]\[timeout:60\]/)
})

test('objects in an unknown form and outside of the square are passed over', () => {
  const museum = { tourism: 'museum', name: 'Museum' }
  const answer = MapAnswer.parse({
    osm3s: { timestamp_osm_base: '2026-10-01T00:00:00Z' },
    elements: [
      { type: 'node', id: 1, lat: 60, lon: 24, tags: museum },
      {
        type: 'way',
        id: 2,
        center: { lat: 60.01, lon: 24 },
        bounds: { minlat: 60.009, minlon: 24, maxlat: 60.011, maxlon: 24 },
        tags: museum,
      },
      { type: 'node', id: 3, lat: 62, lon: 24, tags: museum },
      { type: 'area', id: 4 },
      null,
      { type: 'node', id: 5, lat: 60, lon: 24, tags: { railway: 'tram_stop' } },
    ],
  })
  const { objects, transit, inside, date } = excerptOf(answer, { center: [60, 24], km: 5 })
  expect(objects.map(({ ref, meters }) => [ref, meters])).toEqual([
    ['node/1', 0],
    ['way/2', 222],
  ])
  expect([...transit]).toEqual(['tram'])
  expect(inside).toBe(3)
  expect(date).toBe('2026-10-01')
})
