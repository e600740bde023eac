// Days that begin before the usual hour, since a traveller asked for it: to see the sun rise somewhere, or to be out at six.
import { describe, expect, it } from 'vitest'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Plan } from '~/domain/itinerary/itinerary'
import type { Constraint } from '~/domain/reader/constraint'
import type { PlanRequest } from '~/domain/request/plan-request'
import { withWishes } from '~/domain/request/wishes'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { faults, make, minutesOf } from '~/domain/testing/test-plan-of-city'
import { judge } from '~/domain/verification/judge'

/** Half of the city's sights are squares and streets, which never close. */
const city = {
  ...testCity,
  places: testCity.places.map((place) =>
    place.setting === 'outdoor' || place.id === 'sight-1'
      ? { ...place, hours: '24/7', setting: 'outdoor' as const }
      : place,
  ),
}
const square = { by: 'place', id: 'sight-1' } as const

async function planned(wishes: Constraint[], asked: Partial<PlanRequest> = {}) {
  const request = withWishes(cityRequest({ days: 3, ...asked }), wishes, { filters: true })
  const { plan } = await make(request, city)
  const wishesCheck = judge(plan, request, city).checks.find(({ id }) => id === 'wishes')?.status
  return { request, plan, wishesCheck, faults: faults(plan, request, city) }
}

const visit = (plan: Plan) =>
  plan.days.flatMap((day) =>
    day.activities
      .filter(({ placeId }) => placeId === square.id)
      .map((activity) => ({ ...activity, day: day.day })),
  )[0]

describe('days that begin early', { timeout: 30_000 }, () => {
  it('sees the sun rise where that was asked for, on a day that is whole', async () => {
    const made = await planned([{ is: 'pin', what: square, when: { part: 'sunrise' } }])
    const there = visit(made.plan)
    expect(there?.day).toBe(2)
    const rise = sunlight('2027-05-04', city.center, city.timeZone)?.rise ?? 0
    expect(Math.abs(minutesOf(there?.startTime ?? '') - rise)).toBeLessThanOrEqual(25)
    expect(made.wishesCheck).toBe('pass')
    expect(made.faults).toEqual([])
    const [, second] = made.plan.days
    expect(second?.activities.filter(({ meal }) => meal === 'breakfast')).toHaveLength(1)
  })

  it('is at a place at seven on the day that was named', async () => {
    const made = await planned([{ is: 'pin', what: square, when: { day: 3, at: 420 } }])
    const there = visit(made.plan)
    expect([there?.day, there?.startTime]).toEqual([3, '07:00'])
    expect(made.wishesCheck).toBe('pass')
    expect(made.faults).toEqual([])
  })

  it('keeps a place at another hour where nobody can be there at the hour that was asked for', async () => {
    const made = await planned([{ is: 'pin', what: square, when: { day: 1, at: 420 } }], { arrival: '14:00' })
    expect(visit(made.plan)).toBeDefined()
    expect(made.faults).toEqual(['wishes: Not done: Sight Number 1 on day 1 at 07:00.'])
  })

  it.each([
    { what: { by: 'place', id: 'sight-0' } as const, why: 'a museum that is shut then' },
    { what: { by: 'name', name: 'the office' } as const, why: 'a place that nobody knows' },
  ])('gets nobody up for $why', async ({ what }) => {
    const { plan } = await planned([{ is: 'pin', what, when: { day: 2, at: 360 } }])
    expect(minutesOf(plan.days[1]?.activities[0]?.startTime ?? '')).toBeGreaterThanOrEqual(480)
  })

  it('is out at six for who asked for it, and not for who only wants nothing before', async () => {
    const made = await planned([{ is: 'start', at: 360 }])
    for (const day of made.plan.days.slice(1)) {
      const from = minutesOf(day.activities[0]?.startTime ?? '')
      expect(from).toBeGreaterThanOrEqual(360)
      expect(from).toBeLessThanOrEqual(450)
    }
    expect(made.wishesCheck).toBe('pass')
    expect(made.faults).toEqual([])
    const limit = await planned([{ is: 'start', early: false, at: 360 }])
    expect(minutesOf(limit.plan.days[1]?.activities[0]?.startTime ?? '')).toBeGreaterThanOrEqual(480)
    expect(limit.wishesCheck).toBe('pass')
  })
})
