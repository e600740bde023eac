import { expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sharedTrip } from './shared-trip'

it('says nothing of what was wished for, wherever the planner put it', () => {
  const note = 'Dinner is left to you: the tables confirmed for halal are used up, closed or out of the way.'
  const { itinerary } = tripOf([{ ...dayOf(1, '2027-04-13', [stop()]), note }])
  const shown = sharedTrip({
    ...itinerary,
    overview: 'Old and new. We know of nothing in Rome for "Quux therapy" that fits this trip.',
    tips: [
      'Carry water.',
      'Take a room with a kitchen: 4 meals are left to you, because too few tables are confirmed for halal.',
    ],
    making: { prompt: 'p1', tokens: 1, repairs: [] },
  })
  expect(JSON.stringify(shown)).not.toMatch(/halal|Quux|confirmed for|making/)
  expect(shown.overview).toBe('Old and new.')
  expect(shown.tips).toEqual(['Carry water.'])
})
