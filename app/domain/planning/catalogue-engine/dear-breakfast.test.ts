import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make } from '~/domain/testing/test-plan-of-city'

/** The city with other facts for some of its places. */
function cityWith(factsOf: (place: Place) => Partial<Place>): Destination {
  return { ...testCity, places: testCity.places.map((place) => ({ ...place, ...factsOf(place) })) }
}

describe('breakfast', { timeout: 60_000 }, () => {
  it('is not had at the price of a dinner while there are other tables', async () => {
    const dear = ['table-0', 'table-4', 'table-8']
    const city = cityWith(({ id, cost }) =>
      dear.includes(id) && cost
        ? { meals: ['breakfast', 'dinner'], cost: { ...cost, cents: 6000 }, fame: 100 }
        : {},
    )
    for (let seed = 0; seed < 6; seed++) {
      const request = cityRequest({ days: 3, seed })
      const { plan } = await make(request, city)
      expect(faults(plan, request, city)).toEqual([])
      const breakfasts = activities(plan).filter(({ meal }) => meal === 'breakfast')
      expect(breakfasts).toHaveLength(2)
      for (const { placeId } of breakfasts) expect(dear).not.toContain(placeId)
    }
  })
})
