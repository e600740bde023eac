import { expect, it } from 'vitest'
import { referenceRates } from '~/domain/money/reference-rates'
import { knownTown, planners, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { sayIn } from '~/messages/languages'
import { planRoute } from './route'

const italy = [
  ['rome', null],
  ['venice', null],
  ['florence', null],
] as const

async function route(more: Parameters<typeof severalRequest>[2], home: string | null = null) {
  const request = severalRequest(italy, 9, { order: 'best', ...more })
  const asked = (request.places ?? []).map((place) => ({
    asked: place,
    town: knownTown(place.destinationId ?? ''),
  }))
  const made = planRoute(
    request,
    asked,
    { connections: await planners.connections(), rates: referenceRates },
    {
      home: home === null ? null : knownTown(home),
    },
  )
  if (!made.ok) throw new Error(sayIn()(made.failure.message))
  const { places, arrival, departure, overview } = made.value
  return { order: places.map(({ name }) => name).join(' '), arrival, departure, overview: sayIn()(overview) }
}

it('keeps the places that are asked for at the ends', async () => {
  // Either way round is as short.
  expect((await route({})).order).toMatch(/ Florence /)
  expect((await route({ first: 2 })).order).toMatch(/^Florence/)
  expect((await route({ last: 0 })).order).toBe('Venice Florence Rome')
  expect((await route({ first: 1, last: 2 })).order).toBe('Venice Rome Florence')
  expect((await route({ order: 'fixed', last: 0 })).order).toBe('Venice Florence Rome')
})

it('knows when one is there on the first day and leaves on the last', async () => {
  const fromVienna = await route({}, 'vienna')
  expect(fromVienna.arrival).toMatch(/^1\d:/)
  expect(fromVienna.departure).toMatch(/^\d\d:/)
  expect(fromVienna.overview).toMatch(/From Vienna you are in (Venice|Rome) at about .* estimated/)
  expect(fromVienna.overview).toMatch(/On the last day you leave (Venice|Rome) for Vienna/)
  // What is said otherwise counts.
  expect((await route({ arrival: '09:00' }, 'vienna')).arrival).toBeUndefined()
  // Who lives in the first place is there.
  expect((await route({ order: 'fixed' }, 'rome')).arrival).toBeUndefined()
})

it('plans the first and the last day around the ways from home and back', async () => {
  const request = severalRequest(italy, 7, { order: 'best', arrival: '15:00', departure: '13:00' })
  const { itinerary } = await planSeveral(request)
  const times = itinerary.days.map(({ activities }) => activities.map(({ startTime }) => startTime))
  expect(times[0]?.every((time) => time >= '15:00')).toBe(true)
  expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
}, 30_000)
