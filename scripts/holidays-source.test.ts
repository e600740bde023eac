import Holidays from 'date-holidays'
import { expect, it } from 'vitest'
import { holidaysOf } from './holidays'
import { onlyPublic, publicHolidays } from './holidays-source'

const of = (country: string) => publicHolidays(new Holidays(country, onlyPublic), country, 2027)

it('days that the package lacks, or has on another day, are as the country keeps them', () => {
  const tanzania = of('TZ')
  expect(tanzania).toHaveProperty(['2027-01-12'], 'Zanzibar Revolution Day')
  expect(tanzania).toHaveProperty(['2027-01-01'])
  expect(tanzania).not.toHaveProperty(['2027-01-02'])
  expect(of('BR')).toHaveProperty(['2027-11-20'], 'Black Consciousness Day')
  expect(of('CN')).not.toHaveProperty(['2027-03-08'])
})

it('a town has its own days, and none that it does not keep', () => {
  const barcelona = holidaysOf({ id: 'barcelona', country: 'Spain', label: 'Barcelona, Spain' }, 2027)
  expect(barcelona).toHaveProperty(['2027-05-01'])
  expect(barcelona).not.toHaveProperty(['2027-05-03'])
  const munich = holidaysOf({ id: 'munich', country: 'Germany', label: 'Munich, Germany' }, 2027)
  expect(munich).toHaveProperty(['2027-08-15'], 'Assumption')
})
