import { describe, expect, it } from 'vitest'
import { housePalette } from '~/domain/posters/house-palette'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import { testPlan } from '~/domain/testing/test-plan'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { fileName, fullName, positionOf, stopsOf, tripToTake, wayTo } from './trip-to-take'

const itinerary = { ...testPlan, checks: [], scores: [] }

describe('a trip to take along', () => {
  it('says what its destination and the signs there are called', () => {
    const destination = {
      ...withFacts('sea-gate', { localName: 'Porta' }),
      aliases: ['Marebel', 'Маребелло'],
    }
    const unused = destination.places.map((place) =>
      place.id === 'night-cellar' ? { ...place, localName: 'Cantina' } : place,
    )
    expect(
      tripToTake(itinerary, { ...destination, places: unused }, 'https://x.example/t', sayIn()),
    ).toMatchObject({
      title: '3 days in Marebello',
      localName: 'Маребелло',
      localNames: { 'sea-gate': 'Porta' },
      timeZone: 'Europe/Rome',
      languages: ['Italian'],
      url: 'https://x.example/t',
    })
  })

  it('has no local name where it is written in the same letters', () => {
    const trip = tripToTake(itinerary, { ...testDestination, aliases: ['Maré-Bello 2'] }, null, sayIn())
    expect(trip.localName).toBeNull()
    expect(trip.localNames).toEqual({})
  })

  it('does without a destination', () => {
    expect(tripToTake(itinerary, null, null, sayIn())).toMatchObject({
      localName: null,
      localNames: {},
      timeZone: 'UTC',
      languages: [],
      palette: { ...housePalette, name: 'Marebello' },
      url: null,
    })
  })
})

it('a day is made of visits and meals', () => {
  const kinds = ['attraction', 'food', 'transport', 'accommodation'] as const
  const day = dayOf(
    1,
    '2027-04-13',
    kinds.map((type) => stop({ id: type, type })),
  )
  expect(stopsOf(day).map(({ id }) => id)).toEqual(['attraction', 'food'])
})

it('a stop has a position only where both halves of it are known', () => {
  expect(positionOf(stop())).toEqual([41.8902, 12.4922])
  expect(positionOf(stop({ latitude: null }))).toBeNull()
  expect(positionOf(stop({ longitude: null }))).toBeNull()
})

it('a name says what the sign says, unless it is one’s own or says it already', () => {
  const trip = tripOf([], { localNames: { colosseum: 'Colosseo' } })
  expect(fullName(stop(), trip)).toBe('Colosseum (Colosseo)')
  expect(fullName(stop({ title: 'Il Colosseo' }), trip)).toBe('Il Colosseo')
  expect(fullName(stop({ placeId: null }), trip)).toBe('Colosseum')
  expect(fullName(stop({ placeId: 'pantheon' }), trip)).toBe('Colosseum')
})

it('a way is told in minutes and kilometres, and none is not told', () => {
  const told = (more: Parameters<typeof stop>[0] = {}) => sayIn()(wayTo(stop(more)) ?? 'none')
  expect(told()).toBe('12 min walk, 0.9 km')
  expect(told({ travel: { mode: 'transit', minutes: 9, meters: 2160 } })).toBe('9 min ride, 2.2 km')
  expect(told({ travel: { mode: 'walk', minutes: 0, meters: 20 } })).toBe('none')
})

it('a file is called after the city in plain letters', () => {
  const named = (destination: string) =>
    fileName({ ...tripOf([]), itinerary: { ...tripOf([]).itinerary, destination } }, 'ics')
  expect(named('São Paulo, Brazil')).toBe('sao-paulo-2027-04-13.ics')
  expect(named('’s-Hertogenbosch!, Netherlands')).toBe('s-hertogenbosch-2027-04-13.ics')
  expect(named('東京, Japan')).toBe('trip-2027-04-13.ics')
})
