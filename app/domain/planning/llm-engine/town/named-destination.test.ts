import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { testLocality } from '~/domain/testing/test-locality'
import { namedDestination, namedId } from './named-destination'
import type { NamedPlace } from './named-places'

const town = testLocality()
const named = (kind: NamedPlace['kind'], more: Partial<NamedPlace> = {}): NamedPlace =>
  ({ name: `A ${kind}`, kind, meals: [], at: town.center, note: '', ...more }) as NamedPlace
const of = (list: NamedPlace[], byWeekday = true) => namedDestination(town, list, byWeekday)
const placeOf = (place: NamedPlace, byWeekday = true) => {
  const [made] = of([place], byWeekday).places
  if (!made) throw new Error('No place was made')
  return made
}
const kinds = [
  ...['sight', 'museum', 'gallery', 'worship', 'walk', 'viewpoint', 'park', 'beach', 'market'],
  ...['shop', 'experience', 'show', 'nightlife'],
] as NamedPlace['kind'][]

describe('a town of the places that a model has named', () => {
  it('is a destination with one quarter, which its name and centre stand for', () => {
    const made = of([named('sight')])
    expect(made.areas).toMatchObject([{ id: 'town', name: 'Ghent', at: town.center }])
    expect(namedDestination(testLocality({ town: 'Old Ghent' }), [], true).areas[0]?.name).toBe('Old Ghent')
    expect(made.places.at(-1)).toMatchObject({ kind: 'base', at: town.center, name: 'Ghent', area: 'town' })
    expect(made.climate).toEqual([])
  })

  it('has places of every kind that the catalogue itself could hold', () => {
    const { places } = of(kinds.map((kind) => named(kind)))
    const { climate: _, ...known } = Destination.shape
    expect(known.places.element.array().safeParse(places.slice(0, -1)).error).toBeUndefined()
    expect(places.map(({ id }) => id).slice(0, 3)).toEqual([namedId(0), namedId(1), namedId(2)])
  })

  it('says of each that nobody has checked it, in all that is said of it', () => {
    for (const { fact, source, confidence, assumed } of of([
      named('park'),
      named('food', { meals: ['lunch'] }),
    ]).places) {
      expect(fact).toMatch(/nobody has checked/)
      expect(source).toBe(fact)
      expect(confidence).toBe('low')
      expect(assumed).toContain('cost')
    }
    expect(placeOf(named('park')).assumed).toEqual(['hours', 'cost', 'fame'])
  })

  it('ranks the sights by the order in which they were named; tables do not count', () => {
    const list = [named('food', { meals: ['lunch'] }), ...Array.from({ length: 40 }, () => named('park'))]
    const fames = of(list).places.map(({ fame }) => fame)
    expect(fames.slice(0, 4)).toEqual([50, 92, 90, 88])
    expect(fames[40]).toBe(30)
  })

  it('is built around the first twelve that are no table and no night out', () => {
    const list = [
      named('nightlife'),
      named('show'),
      named('food', { meals: ['dinner'] }),
      ...Array.from({ length: 14 }, () => named('museum')),
    ]
    const { icons } = of(list)
    expect(icons.map(({ place }) => place)).toEqual(
      Array.from({ length: 12 }, (_, index) => namedId(index + 3)),
    )
    expect(icons[0]?.interests).toEqual(['Museums', 'History', 'Art'])
  })
})

describe('the usual hours of a place that a model has named', () => {
  it('count weekdays only where the days have dates', () => {
    expect(placeOf(named('museum')).hours).toBe('Tu-Su 10:00-17:00')
    expect(placeOf(named('museum'), false).hours).toBe('10:00-17:00')
    expect(placeOf(named('shop')).hours).toBe('Mo-Sa 10:00-18:00')
    expect(placeOf(named('park'), false).hours).toBe('07:00-21:00')
  })

  it('keep a show and a bar to the evening and from children', () => {
    expect(placeOf(named('show'))).toMatchObject({ hours: '19:30-22:30', children: 'no', setting: 'indoor' })
    expect(placeOf(named('nightlife'))).toMatchObject({ hours: '18:00-24:00', children: 'no' })
    expect(placeOf(named('beach'))).toMatchObject({
      children: 'yes',
      setting: 'outdoor',
      interests: ['Beach', 'Nature & Outdoors'],
    })
    expect(placeOf(named('market'))).toMatchObject({
      hours: '09:00-14:00',
      interests: ['Shopping', 'Food & Dining'],
    })
  })

  it('of a table are those of the country’s kitchens for its meals', () => {
    const table = (...meals: NamedPlace['meals']) => placeOf(named('food', { meals }))
    expect(table('breakfast').hours).toBe('07:00-11:00')
    expect(table('lunch').hours).toMatch(/^1[12]:\d\d-1[3-6]:\d\d$/)
    expect(table('breakfast', 'dinner').hours).toMatch(/^07:00-11:00,1[78]:\d\d-2\d:\d\d$/)
    expect(table('dinner').visit).toEqual([60, 75, 100])
    expect(table('lunch').visit).toEqual([30, 45, 60])
    expect(table('lunch')).toMatchObject({
      tier: 2,
      setting: 'indoor',
      interests: ['Food & Dining'],
      children: 'yes',
    })
  })
})
