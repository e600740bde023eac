import { expect, it, vi } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import type { ShareCache, ShareStore } from '~/domain/trips/sharing/shared-trip'
import { sayIn } from '~/messages/languages'
import { openSharedTrip } from './open-shared-trip'

const { itinerary } = tripOf([dayOf(1, '2027-04-13', [stop()])])

/** A link whose trip is saved again each time between the two reads, so many times. */
function opened(saves: number) {
  let version = 1
  const target = vi.fn(async () => ({ tripId: 't', version }))
  const read = vi.fn(async (asked: { version: number }) => {
    if (version <= saves) version++
    return asked.version === version ? itinerary : null
  })
  const shares = { target, read } as unknown as ShareStore
  const shareCache = { get: async () => null, put: async () => undefined } as unknown as ShareCache
  return openSharedTrip('code', { shares, shareCache, say: sayIn(), now: () => new Date() })
}

it('a trip that is saved while it is read is read again', async () => {
  expect((await opened(0))?.days).toHaveLength(1)
  expect((await opened(1))?.days).toHaveLength(1)
})

it('is given up after a few times', async () => {
  expect(await opened(100)).toBeNull()
})
