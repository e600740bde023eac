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
