import { expect, test } from '@playwright/test'
import { ownProduct, readUntil } from '../support/own-product'
import { romeForm } from '../support/trip-form'

test('killed in mid-stream and started again, the same generation completes and its reader misses nothing', async () => {
  test.setTimeout(60_000)
  const product = await ownProduct({ PLANNER_DAY_DELAY_MS: '500' })
  try {
    const cookie = await product.premiumGuest()
    const started = await product.generate(cookie, romeForm({ endDate: '2027-04-18' }))
    const before = await readUntil(started, ({ event, data }) => event === 'day' && data.day === 2)
    await product.restart()
    const after = await product.rest(cookie, before)

    const all = [...before, ...after]
    expect(all.map((event) => event.id)).toEqual(all.map((_, index) => index + 1))
    expect(all.filter(({ event }) => event === 'day').map(({ data }) => data.day)).toEqual([1, 2, 3, 4, 5, 6])
    const done = after.at(-1)
    expect(done?.event).toBe('done')
    expect(done?.data.itinerary?.days).toEqual(
      all.filter(({ event }) => event === 'day').map(({ data }) => data),
    )
  } finally {
    await product.close()
  }
})
