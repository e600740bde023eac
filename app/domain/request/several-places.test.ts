import { expect, test } from 'vitest'
import {
  moved,
  nightsWrong,
  placesOf,
  placeTwice,
  unnamedPlace,
  withOnePlace,
  withPlaces,
} from './several-places'
import { defaultForm, formToSend } from './trip-rules'

const rome = { ...defaultForm('2027-04-13'), destination: 'Rome, Italy' }
const three = withPlaces(rome, [
  { destination: 'Rome, Italy', nights: 2 },
  { destination: 'Florence, Italy' },
  { destination: 'Venice, Italy' },
])

test('one place is the plain form', () => {
  expect(placesOf(rome)).toEqual([{ destination: 'Rome, Italy' }])
  expect(
    withPlaces({ ...three, order: 'best', ways: ['train'] }, [{ destination: 'Venice, Italy' }]),
  ).toEqual({
    ...rome,
    destination: 'Venice, Italy',
  })
  expect(withOnePlace({ ...three, order: 'best' }, 'Oslo, Norway')).toEqual({
    ...rome,
    destination: 'Oslo, Norway',
  })
})

test('the first place is the destination, wherever it was chosen', () => {
  const elsewhere = { ...three, destination: 'Naples, Italy' }
  expect(placesOf(elsewhere)[0]).toEqual({ destination: 'Naples, Italy', nights: 2 })
  expect(formToSend(elsewhere, { plan: 'premium', filtersOn: false }).destinations?.[0]).toEqual({
    destination: 'Naples, Italy',
    nights: 2,
  })
})

test('the free sample is asked for one place', () => {
  const sent = formToSend({ ...three, order: 'best' }, { plan: 'free', filtersOn: false })
  expect(sent).toEqual({ ...rome, planType: 'free' })
})

test('a place moves among the others', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('what is missing, twice or does not add up is known before the form is sent', () => {
  expect(unnamedPlace(three)).toBeNull()
  expect(unnamedPlace({ ...three, destinations: [...placesOf(three), { destination: '' }] })).toBe(4)
  expect(placeTwice(placesOf(three))).toBeNull()
  expect(placeTwice([...placesOf(three), { destination: 'rome, italy' }])).toBe(3)
  expect(placeTwice([{ destination: '' }, { destination: '' }])).toBeNull()
  expect(nightsWrong(placesOf(three), 6)).toBeNull()
  expect(nightsWrong([{ destination: 'a', nights: 4 }, { destination: '' }], 4)).toBe('nights-too-many:5:3')
  expect(
    nightsWrong(
      [
        { destination: 'a', nights: 1 },
        { destination: 'b', nights: 1 },
      ],
      8,
    ),
  ).toBe('nights-too-few:2:7')
})
