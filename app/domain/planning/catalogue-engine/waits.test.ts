import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { faults, make } from '~/domain/testing/test-plan-of-city'
import { checkContext } from '~/domain/verification/context'
import { waitsOf } from '~/domain/verification/waits'

/** Minutes of the longest wait that nothing explains, over plans for several seeds. */
async function longestWait(more: Partial<PlanRequest>, city: Destination): Promise<number> {
  const waits: number[] = []
  for (let seed = 0; seed < 8; seed++) {
    const request = cityRequest({ days: 3, ...more, seed })
    const { plan } = await make(request, city)
    expect(faults(plan, request, city)).toEqual([])
    const context = checkContext(plan, request, city)
    for (const day of context.days)
      for (const { minutes, explained } of waitsOf(day, context)) if (!explained) waits.push(minutes)
  }
  return Math.max(0, ...waits)
}

/** The city with other hours for its sights. */
function withHours(hoursOf: (index: number) => string | undefined): Destination {
  return {
    ...testCity,
    places: testCity.places.map((place, index) => {
      const hours = place.kind === 'food' || place.kind === 'base' ? undefined : hoursOf(index)
      return hours === undefined ? place : { ...place, hours }
    }),
  }
}

describe('free time of a day', { timeout: 60_000 }, () => {
  it('is no hole that nothing explains where there is something to see nearby', async () => {
    const shutAtNoon = withHours((index) => (index % 3 === 0 ? '09:00-11:30,17:00-19:00' : undefined))
    expect(await longestWait({}, shutAtNoon)).toBeLessThanOrEqual(45)
  })

  it('is slept in where nothing opens before eleven', async () => {
    expect(
      await longestWait(
        {},
        withHours(() => '11:00-19:00'),
      ),
    ).toBeLessThanOrEqual(45)
  })
})
