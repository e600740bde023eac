import { afterEach, expect, it, vi } from 'vitest'
import { stripePayments } from './payment-gateway.server'

afterEach(() => vi.unstubAllGlobals())

/** A provider that lists so many events, the newest first, as many at a time as it is asked for. */
function provider(count: number) {
  const all = Array.from({ length: count }, (_, at) => ({
    id: `evt_${count - at}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: count - at,
    data: { object: { id: `pi_${count - at}`, object: 'payment_intent', status: 'succeeded', metadata: {} } },
  }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const { searchParams } = new URL(url)
    asked.push(searchParams.get('starting_after') ?? '')
    const start = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1
    const data = all.slice(start, start + Number(searchParams.get('limit')))
    return Response.json({ object: 'list', url: '/v1/events', has_more: start + data.length < count, data })
  })
  return asked
}

const payments = () =>
  stripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', patience: { each: 1000 } })

it('reads the events of all pages, the oldest first', async () => {
  const asked = provider(250)
  const events = await payments().eventsSince(0)
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, at) => `evt_${at + 1}`))
  expect(asked).toEqual(['', 'evt_151', 'evt_51'])
})

it('stops at two thousand, and at the last page', async () => {
  provider(0)
  expect(await payments().eventsSince(0)).toEqual([])
  const asked = provider(2100)
  expect(await payments().eventsSince(0)).toHaveLength(2000)
  expect(asked).toHaveLength(20)
})
