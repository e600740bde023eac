import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import { testDestination, testPlace } from '~/domain/testing/test-destination'
import { testRequest } from '~/domain/testing/test-plan'
import { sayIn } from '~/messages/languages'
import { centsIn, dayName, matchedInterests, priceWords, reasonOf, titleStandsFor } from './edit-words'

const say = sayIn()
const named = (...args: Parameters<typeof dayName>) => {
  const day = dayName(...args)
  return { ...day, title: say(day.title) }
}
const facts = { request: testRequest, destination: testDestination, sunTimes: () => null, say }
const asked = { request: testRequest, destination: testDestination }
const reason = (more: Partial<Place>) => say(reasonOf({ ...testPlace('sea-gate'), ...more }, asked))

describe('why somebody may like a place', () => {
  it('is what was asked for, two things at most', () => {
    expect(reason({})).toBe('You asked for history.')
    expect(reason({ interests: ['Museums', 'History'] })).toBe('You asked for history and museums.')
    const many = { ...testRequest, interests: ['History', 'Museums', 'Art'] }
    const place = { ...testPlace('sea-gate'), interests: ['Art', 'History', 'Museums'] as Place['interests'] }
    expect(say(reasonOf(place, { ...asked, request: many }))).toBe('You asked for history and museums.')
  })

  it('is its fame, from 85 on, or that few go there', () => {
    expect(reason({ interests: ['Art'], fame: 85 })).toBe('Among the places Marebello is best known for.')
    expect(reason({ interests: ['Art'], fame: 84 })).toBe('Chosen by you.')
    expect(reason({ interests: ['Art'], fame: 20 })).toBe('Off the beaten track.')
  })

  it('is the price of a table', () => {
    const table = { kind: 'food' as const }
    expect(reason({ ...table, cost: { cents: 1500, year: 2026 } })).toBe('About €15.00 a head.')
    expect(reason({ ...table, cost: undefined })).toBe('Chosen by you.')
    expect(reason({ ...table, cost: { cents: 1500, year: 2026 }, fame: 20 })).toBe(
      'About €15.00 a head; off the beaten track.',
    )
  })
})

it('an interest is known in any case and with blanks around it', () => {
  expect(matchedInterests(testPlace('sea-gate'), [' history ', 'Museums', 'HISTORY'])).toEqual([
    ' history ',
    'HISTORY',
  ])
})

describe('the title of a day', () => {
  const visit = (area: string, minutes: number) => ({ place: { ...testPlace('sea-gate'), area }, minutes })

  it('names the two parts of town with the longest stays', () => {
    const visits = [
      visit('old-harbour', 60),
      visit('upper-town', 100),
      visit('lighthouse-point', 20),
      visit('old-harbour', 30),
    ]
    expect(named(visits, testDestination)).toEqual({
      title: 'Upper Town and Old Harbour',
      area: 'Upper Town',
    })
    expect(named([visit('old-harbour', 10)], testDestination)).toEqual({
      title: 'Old Harbour',
      area: 'Old Harbour',
    })
  })

  it('adds up the stays in one part of town', () => {
    const visits = [visit('upper-town', 100), visit('old-harbour', 60), visit('old-harbour', 60)]
    expect(named(visits, testDestination).area).toBe('Old Harbour')
  })

  it('puts names that have an "and" of their own one after the other, and keeps them short', () => {
    const areas = testDestination.areas.map((area) =>
      area.id === 'upper-town' ? { ...area, name: 'Hill and Wall: the upper town' } : area,
    )
    const visits = [visit('upper-town', 100), visit('old-harbour', 60)]
    expect(named(visits, { ...testDestination, areas })).toEqual({
      title: 'Hill and Wall, then Old Harbour',
      area: 'Hill and Wall: the upper town',
    })
  })

  it('is that of a free day where nothing is seen, or nowhere that is known', () => {
    expect(named([], testDestination)).toEqual({ title: 'A free day', area: '' })
    expect(named([visit('nowhere', 60)], testDestination)).toEqual({ title: 'A free day', area: '' })
  })
})

describe('costs', () => {
  it('of a place are said and counted, unless nobody knows them', () => {
    expect(priceWords(testPlace('sea-gate'), facts)).toEqual({ cost: '€10.00', costCents: 1000 })
    expect(priceWords({ ...testPlace('sea-gate'), cost: undefined }, facts)).toEqual({ costCents: 0 })
  })

  it('in one’s own words count with their first figure', () => {
    expect(
      ['€12', '12.50 or 20', '1,250.5 yen', 'about 3 to 5', 'free', ''].map((cost) => centsIn(cost, 'EUR')),
    ).toEqual([1200, 1250, 125_050, 300, 0, 0])
  })
})

it('a title stands for a place as long as it names it', () => {
  expect(titleStandsFor({ title: 'The Sea Gate at dusk' }, testPlace('sea-gate'))).toBe(true)
  expect(titleStandsFor({ title: 'The gate' }, testPlace('sea-gate'))).toBe(false)
})
