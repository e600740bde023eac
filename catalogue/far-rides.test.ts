import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { ride } from '~/domain/catalogue/travel'

// A ride of twenty kilometres at the speed of a tram through the centre took ninety minutes, where the day trip next to it, by
// the same train, says fifty. What lies beyond the first kilometres is reckoned as fast as the day trips are stated, and no faster.
const destinations = Object.values(
  import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' }),
).map((input) => Destination.parse(input))

/** These are stated with a boat, a climb or a cableway. */
const notByLand = /boat|ferry|ship|on foot|cable|cog|gondola|monorail/i

/** Day trips by land as near as places in town may be, with the minutes of a ride by our own speeds over those that are stated. */
const near = destinations
  .filter(({ transit }) => transit.farMetersPerMinute !== undefined)
  .flatMap((destination) =>
    destination.dayTrips
      .filter(({ by, at }) => !notByLand.test(by) && metersBetween(destination.center, at) < 27_000)
      .map(({ id, at, minutes }) => ({
        trip: `${destination.id} ${id}`,
        ratio: ride(destination.center, at, destination).minutes / minutes,
      })),
  )
  .sort((a, b) => a.ratio - b.ratio)

describe('rides beyond the first kilometres', () => {
  it('are no faster than most day trips of the town are stated', () => {
    expect(near.length).toBeGreaterThan(100)
    const tooFast = near.filter(({ ratio }) => ratio < 0.95)
    expect(tooFast.length / near.length).toBeLessThan(0.1)
  })

  it('are not half as slow again', () => {
    expect(near[near.length >> 1]?.ratio).toBeLessThan(1.4)
  })

  it('are faster than those through the streets', () => {
    const slower = destinations.filter(
      ({ transit }) => (transit.farMetersPerMinute ?? Number.POSITIVE_INFINITY) <= transit.metersPerMinute,
    )
    expect(slower.map(({ id }) => id)).toEqual([])
  })
})
