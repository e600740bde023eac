import { expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { sightNames } from './sight-names'

const [icon, plain] = testCity.places
if (!icon || !plain) throw new Error('the test city has no places')
const city = {
  ...testCity,
  icons: [{ place: icon.id, interests: [] }],
  dayTrips: testCity.dayTrips.slice(0, 1),
}
const other = (id: string) => ({ ...city, id, label: `${id}, Nowhere`, name: id, aliases: [], dayTrips: [] })
const namesOf = (cities: Parameters<typeof sightNames>[0], local = {}) =>
  sightNames(cities, () => local).map(({ name, label }) => `${name} in ${label}`)

it('are those of icons and day trips, in every language of the catalogue, and of nothing else', () => {
  const named = { ...city, places: [{ ...icon, name: 'The Old-Lighthouse' }, plain], dayTrips: [] }
  expect(
    namesOf([named], { [icon.id]: { de: ['Alter Leuchtturm'] }, [plain.id]: { de: ['Anderes'] } }),
  ).toEqual(
    ['alter leuchtturm', 'old lighthouse', 'oldlighthouse', 'the old lighthouse', 'the oldlighthouse'].map(
      (name) => `${name} in ${city.label}`,
    ),
  )
  const [trip] = city.dayTrips
  expect(namesOf([{ ...city, icons: [] }])).toEqual([`${trip?.name.toLowerCase()} in ${city.label}`])
})

it('leave out names that destinations have themselves, and names that many share', () => {
  const many = ['one', 'two', 'three', 'four', 'five'].map(other)
  expect(namesOf(many)).toHaveLength(5)
  expect(namesOf([...many, other('six')])).toEqual([])
  expect(namesOf([other('one'), { ...other('two'), aliases: [icon.name] }])).toEqual([])
})

it('a sight of several towns is that of the town where it is best known first', () => {
  const near = { ...other('near'), places: [{ ...icon, fame: 90 }] }
  const far = { ...other('far'), places: [{ ...icon, fame: 40 }] }
  expect(namesOf([far, near])[0]).toContain('near, Nowhere')
})
