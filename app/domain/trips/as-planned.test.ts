import { expect, it } from 'vitest'
import { testDestination } from '~/domain/testing/test-destination'
import { asPlanned } from './as-planned'

const closed = {
  name: 'Old Town',
  edge: [testDestination.center, testDestination.center, testDestination.center],
  gates: [{ name: 'Gate', at: testDestination.center }],
  enclosed: 'no' as const,
}
const today = { ...testDestination, footOnly: [closed] }

it('knows areas without vehicles only for trips that were planned with them', () => {
  const known = (walks?: 'through-gates' | 'along-streets' | 'around-barriers') =>
    asPlanned(today, { lines: 'end-to-end', tickets: 'once', walks }, []).footOnly
  expect(known('through-gates')).toEqual([closed])
  expect(known('along-streets')).toBeUndefined()
  expect(known('around-barriers')).toBeUndefined()
  expect(known()).toBeUndefined()
})

it('has days pay the fares to a day trip for trips that were planned so', () => {
  expect(asPlanned(today, {}, []).paysAllRides).toBe(true)
  expect(asPlanned(today, { dayTripRides: 'in-price' }, [])).not.toHaveProperty('paysAllRides')
})

it('is the same for trips that were planned alike, so that what is remembered of it is found again', () => {
  const rules = { lines: 'end-to-end', tickets: 'once', walks: 'through-gates' } as const
  expect(asPlanned(today, rules, [])).toBe(asPlanned(today, { ...rules }, []))
  expect(asPlanned(today, rules, ['No stairs'])).not.toBe(asPlanned(today, rules, []))
  const measured = [] as const
  expect(asPlanned(today, { ...rules, measured: [...measured] }, [])).toEqual({
    ...asPlanned(today, rules, []),
    measured,
  })
})
