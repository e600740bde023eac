import { expect, it, vi } from 'vitest'
import { fail, ok } from '~/domain/errors'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { testDestination } from '~/domain/testing/test-destination'
import { cityPlans } from './city-plan'

const today = '2027-03-01'
const later = '2028-03-01'

/** The plans of an isolate, and how many its engine has made. */
function plans({ patience = 3000, kept = new Map<string, Itinerary>(), slow = Promise.resolve() } = {}) {
  let made = 0
  const plan = cityPlans({
    engine: {
      ...catalogueEngine,
      async *plan(...asked: Parameters<typeof catalogueEngine.plan>) {
        made++
        await slow
        return yield* catalogueEngine.plan(...asked)
      },
    },
    sunTimes: () => null,
    store: { get: async (key) => kept.get(key) ?? null, put: (key, each) => kept.set(key, each) },
    build: 'build',
    waitUntil: () => {},
    patience,
  })
  return { plan, kept, made: () => made }
}

const free = async () => ok(null)
const refused = async () =>
  fail('rate-limited', 'Many plans are being made.', { title: 'Wait', retryAfter: 90 })

it('is made once for readers who come together, and for those who come later', async () => {
  const { plan, made } = plans()
  const admitted = vi.fn(free)
  const all = await Promise.all([1, 2, 3].map(() => plan(testDestination, 2, today, admitted)))
  expect(all.every((each) => each.ok && each.value?.days.length === 2)).toBe(true)
  expect(await plan(testDestination, 2, today, admitted)).toEqual(all[0])
  expect(made()).toBe(1)
  expect(admitted).toHaveBeenCalledTimes(1)
})

it('is asked for again in a moment while another reader has waited too long for it', async () => {
  const { plan } = plans({ patience: 5, slow: new Promise(() => {}) })
  void plan(testDestination, 2, today, free)
  const second = await plan(testDestination, 2, today, free)
  expect(second).toMatchObject({ ok: false, failure: { code: 'upstream-down', retryAfter: 5 } })
})

it('is not made for a caller over a limit, who gets the last one of such a page, if there is one', async () => {
  const { plan, kept, made } = plans()
  const failure = {
    code: 'upstream-down',
    message: 'Many plans are being made.',
    title: 'Wait',
    retryAfter: 90,
  }
  expect(await plan(testDestination, 2, today, refused)).toEqual({ ok: false, failure })
  expect(made()).toBe(0)
  const earlier = await plan(testDestination, 2, today, free)
  const isolate = plans({ kept })
  expect(await isolate.plan(testDestination, 2, later, refused)).toEqual(earlier)
  expect(await isolate.plan(testDestination, 3, later, refused)).toMatchObject({ ok: false })
  expect(isolate.made()).toBe(0)
})
