import { expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { movedTrip } from './move-trip'

it('moves every day along and drops nothing', () => {
  const { itinerary } = tripOf([
    dayOf(1, '2027-02-27', [stop()]),
    dayOf(2, '2027-02-28', [stop({ id: 'b' })]),
  ])
  const moved = movedTrip(itinerary, '2028-02-28')
  expect([moved.startDate, moved.endDate]).toEqual(['2028-02-28', '2028-02-29'])
  expect(moved.days.map(({ date }) => date)).toEqual(['2028-02-28', '2028-02-29'])
  expect(moved.days.map(({ activities }) => activities)).toEqual(
    itinerary.days.map(({ activities }) => activities),
  )
  expect(movedTrip(moved, '2027-02-27')).toEqual(itinerary)
})
