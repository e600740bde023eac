import { expect, test } from 'vitest'
import { placesOf, withPlaces } from '~/domain/request/several-places'
import { defaultForm } from '~/domain/request/trip-rules'
import { whatItDoes } from './generate-foot'

const rome = { ...defaultForm('2027-04-13'), destination: 'Rome, Italy' }

test('the foot of the form says what is planned', () => {
  expect(whatItDoes(defaultForm('2027-04-13'), 'free')).toBe('Choose where to go.')
  expect(whatItDoes(rome, 'free')).toBe(
    'Free sample: the first 3 of 6 days in Rome, Italy, from Tue 13 April.',
  )
  expect(whatItDoes({ ...rome, endDate: '2027-04-13' }, 'free')).toBe(
    'Free sample: 1 day in Rome, Italy, from Tue 13 April.',
  )
  expect(whatItDoes(rome, 'premium')).toBe('6 days in Rome, Italy, from Tue 13 April.')
})

test('of several places, it says which are planned and what they need', () => {
  const three = withPlaces(rome, [
    { destination: 'Rome, Italy' },
    { destination: 'Florence, Italy' },
    { destination: 'Venice, Italy' },
  ])
  expect(whatItDoes(three, 'premium')).toBe('6 days in Rome, Florence and Venice, from Tue 13 April.')
  expect(whatItDoes(three, 'free')).toBe(
    'Free sample: 3 days in Rome, Italy. A plan for all 3 places together needs a paid plan.',
  )
  expect(whatItDoes(withPlaces(rome, [...placesOf(three), { destination: '' }]), 'premium')).toBe(
    'Choose place 4, or remove it.',
  )
})

test('it says what is missing', () => {
  expect(whatItDoes({ ...rome, startDate: '' }, 'premium')).toBe('Choose the dates for Rome, Italy.')
  expect(whatItDoes({ ...rome, endDate: '2027-04-12' }, 'free')).toBe('Choose an end on or after the start.')
})
