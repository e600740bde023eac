import { describe, expect, it } from 'vitest'
import type { Destination, Ticket } from '~/domain/catalogue/destination'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make } from '~/domain/testing/test-plan-of-city'

const sights = testCity.places.filter(({ kind, visit }) => kind !== 'food' && kind !== 'base' && visit)
const known = { source: 'a made-up city', confidence: 'high' as const }
const ticket = (id: string, cents: number, validDays: number): Ticket => ({
  ...known,
  id,
  name: `Ruins, ${validDays} days`,
  places: sights.map(({ id }) => id),
  only: true,
  validDays,
  cost: { cents, year: 2027 },
  fact: 'The ruins are seen with a ticket only.',
})

/** A city of ruins: one ticket for a day, or one for three, which a usual day can hardly pay. */
const ruins: Destination = {
  ...testCity,
  tickets: [ticket('one-day', 6000, 1), ticket('three-days', 9000, 3)],
  daily: { ...testCity.daily, moderate: 12_800 },
}

describe('a pass for several days that costs nearly a day’s spend', { timeout: 60_000 }, () => {
  it('is bought once, and the day that pays it eats at cheaper tables', async () => {
    for (const seed of [0, 1, 2]) {
      const request = cityRequest({ days: 3, seed })
      const { plan } = await make(request, ruins)
      expect(faults(plan, request, ruins)).toEqual([])
      const paid = activities(plan).filter(
        ({ ticket, costCents }) => ticket !== undefined && (costCents ?? 0) > 0,
      )
      expect(paid.map(({ ticket }) => ticket)).toEqual(['three-days'])
    }
  })
})
