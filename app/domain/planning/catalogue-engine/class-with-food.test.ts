import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make } from '~/domain/testing/test-plan-of-city'

/** The city with a cooking class that everybody comes for. */
const withClass: Destination = {
  ...testCity,
  places: testCity.places.map((place) =>
    place.id === 'sight-8'
      ? {
          ...place,
          name: 'Cooking Class',
          kind: 'experience',
          interests: ['Food & Dining', 'Sightseeing'],
          visit: [90, 120, 150],
          hours: '09:30-18:00',
          fame: 100,
        }
      : place,
  ),
  icons: [{ place: 'sight-8', interests: ['Food & Dining', 'Sightseeing'] }],
}

describe('a class at which one cooks', { timeout: 60_000 }, () => {
  it('is not followed by lunch or dinner, nor does it follow one', async () => {
    let planned = 0
    for (let seed = 0; seed < 8; seed++) {
      const request = cityRequest({ days: 2, seed, interests: ['Food & Dining', 'Sightseeing'] })
      const { plan } = await make(request, withClass)
      expect(faults(plan, request, withClass)).toEqual([])
      const stops = activities(plan)
      const at = stops.findIndex(({ placeId }) => placeId === 'sight-8')
      if (at < 0) continue
      planned++
      expect(['lunch', 'dinner']).not.toContain(stops[at + 1]?.meal)
      expect(['lunch', 'dinner']).not.toContain(stops[at - 1]?.meal)
    }
    expect(planned).toBeGreaterThan(4)
  })
})
