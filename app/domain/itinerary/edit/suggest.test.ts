import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { testDestination, testPlace, withFacts } from '~/domain/testing/test-destination'
import { asked, testPlan, testRequest } from '~/domain/testing/test-plan'
import { editFacts } from '~/messages/edit-facts'
import { sayIn } from '~/messages/languages'
import { applyMoves } from './apply-moves'
import { draftOf } from './draft'
import { additionsFor, alternativesFor, suggestionsFor } from './suggest'

const itinerary: ItineraryView = { ...testPlan, checks: [], scores: [] }
const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const kinds = (list: ReturnType<typeof additionsFor>) => list.map(({ place }) => place.kind)

describe('what could be added to a day', () => {
  it('is nothing that is in the plan', () => {
    const planned = new Set(
      itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)),
    )
    const offered = additionsFor(itinerary, 1, null, facts)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(({ place }) => planned.has(place.id))).toEqual([])
  })

  it('puts tables last on a day that has its meals, and by their worth on one that misses a meal', () => {
    // A place with night life, worse than any restaurant.
    const places = testDestination.places.map((place) =>
      place.id === 'night-cellar' ? { ...place, fame: 0, interests: [] } : place,
    )
    const dull = { ...facts, destination: { ...testDestination, places } }
    const { itinerary: fed } = applyMoves(draftOf(itinerary), [{ kind: 'remove', id: 'lamp-room' }], dull)
    expect(kinds(additionsFor(fed, 1, null, dull))).toEqual(['nightlife', 'food'])
    const { itinerary: hungry } = applyMoves(draftOf(fed), [{ kind: 'remove', id: 'anchor-table' }], dull)
    expect(kinds(additionsFor(hungry, 1, 'clock-stairs', dull))).toEqual(['food', 'food', 'nightlife'])
  })
})

describe('what could stand in a stop’s place', () => {
  it('is another table for a meal, and no table for a sight', () => {
    const { itinerary: hungry } = applyMoves(draftOf(itinerary), [{ kind: 'remove', id: 'lamp-room' }], facts)
    expect(kinds(alternativesFor(hungry, 'anchor-table', facts))).toEqual(['food'])
    expect(kinds(alternativesFor(itinerary, 'sea-gate', facts))).not.toContain('food')
  })
})

describe('a suggestion', () => {
  const cellar = testPlace('night-cellar')
  const asking = (filters: Partial<PlanRequest['filters']>, place: Partial<Place> = {}) => {
    const places = testDestination.places.map((each) =>
      each.id === cellar.id ? { ...each, ...place } : each,
    )
    const request = asked(filters)
    const offered = additionsFor(itinerary, 1, null, {
      ...facts,
      request,
      destination: { ...testDestination, places },
    })
    return offered.map(({ place: { id } }) => id)
  }

  it('says how far it is, what it answers and whether it is open', () => {
    const [first] = additionsFor(itinerary, 1, 'sea-gate', {
      ...facts,
      request: { ...testRequest, interests: ['nightlife'] },
    }).filter(({ place }) => place.id === cellar.id)
    expect(first).toMatchObject({ matched: ['nightlife'], open: true })
    expect(first?.meters).toBeGreaterThan(300)
    expect(first?.meters).toBeLessThan(600)
  })

  it('is open only if a visit can begin before what comes next', () => {
    const open = (hours: string | undefined, after: string | null) =>
      additionsFor(itinerary, 1, after, {
        ...facts,
        destination: withFacts('night-cellar', { hours }),
      }).find(({ place }) => place.id === cellar.id)?.open
    // Sea Gate ends at 10:30, Net Loft begins at 12:30.
    expect(open('Mo-Su 12:30-18:00', 'sea-gate')).toBe(true)
    expect(open('Mo-Su 12:35-18:00', 'sea-gate')).toBe(false)
    // Anchor Table ends at 19:30 and nothing follows: two hours.
    expect(open('Mo-Su 21:30-24:00', null)).toBe(true)
    expect(open('Mo-Su 21:35-24:00', null)).toBe(false)
    expect(open(undefined, null)).toBeUndefined()
  })

  it('suits whoever asked: children, access, the month', () => {
    expect(asking({})).toContain('night-cellar')
    expect(asking({ childFriendly: true })).not.toContain('night-cellar')
    // The check for children fails any night life, so it is not suggested.
    expect(asking({ childFriendly: true }, { children: 'yes' })).not.toContain('night-cellar')
    expect(asking({ childFriendly: true }, { children: 'yes', kind: 'experience' })).toContain('night-cellar')
    const stairs = { access: { ...cellar.access, noStairs: 'no' as const } }
    expect(asking({ accessibility: ['No stairs'] }, stairs)).not.toContain('night-cellar')
    expect(asking({ accessibility: ['Wheelchair accessible'] }, stairs)).toContain('night-cellar')
    const quiet = { access: { ...cellar.access, audioGuides: 'no' as const, visualAids: 'no' as const } }
    expect(asking({ accessibility: ['Audio guides', 'Visual aids'] }, quiet)).toContain('night-cellar')
    expect(asking({}, { avoidMonths: [5] })).not.toContain('night-cellar')
    expect(asking({}, { avoidMonths: [6] })).toContain('night-cellar')
  })

  it('suits diets where it is a table, and only there', () => {
    const meaty = { ...testPlace('lamp-room').diets, vegan: 'no' as const }
    const { itinerary: hungry } = applyMoves(draftOf(itinerary), [{ kind: 'remove', id: 'lamp-room' }], facts)
    const tables = (diet: 'Vegan' | 'Halal') =>
      alternativesFor(hungry, 'anchor-table', {
        ...facts,
        request: asked({ dietaryRestrictions: [diet] }),
        destination: withFacts('lamp-room', { diets: meaty }),
      }).map(({ place }) => place.id)
    expect(tables('Vegan')).toEqual([])
    expect(tables('Halal')).toEqual(['lamp-room'])
    expect(asking({ dietaryRestrictions: ['Vegan'] }, { diets: undefined })).toContain('night-cellar')
  })

  it('takes about as long as what it stands for', () => {
    const instead = (visit: [number, number, number] | undefined) =>
      alternativesFor(itinerary, 'sea-gate', {
        ...facts,
        destination: withFacts('night-cellar', { visit }),
      }).some(({ place }) => place.id === cellar.id)
    // Sea Gate has 90 minutes.
    expect([instead([120, 150, 200]), instead([121, 150, 200])]).toEqual([true, false])
    expect([instead([10, 20, 30]), instead([10, 20, 29])]).toEqual([true, false])
    expect(instead(undefined)).toBe(true)
  })

  it('comes first that is open, then what is asked for, then what is famous and near', () => {
    const arch = { ...cellar, id: 'arch', name: 'Arch' }
    const best = (more: Partial<Place>, request = testRequest) =>
      additionsFor(itinerary, 1, null, {
        ...facts,
        request,
        destination: { ...testDestination, places: [...testDestination.places, { ...arch, ...more }] },
      }).map(({ place }) => place.id)[0]
    expect(best({ fame: 61 })).toBe('arch')
    expect(best({ fame: 59 })).toBe('night-cellar')
    expect(best({ fame: 99, hours: 'Mo-Su 08:00-12:00' })).toBe('night-cellar')
    expect(best({ fame: 99, hours: undefined })).toBe('night-cellar')
    expect(best({ fame: 40, interests: ['History'] })).toBe('arch')
    expect(best({ fame: 61, at: [44.1, 9] })).toBe('night-cellar')
  })

  it('is none for a stop or a day that is not there', () => {
    expect(alternativesFor(itinerary, 'nobody', facts)).toEqual([])
    expect(additionsFor(itinerary, 9, null, facts)).toEqual([])
  })
})

describe('the first few suggestions', () => {
  it('are the first of all, whatever is open', () => {
    const hours = ['24/7', '09:00-09:30', 'Mo-Su 12:00-22:00', 'off', undefined]
    const many = Array.from({ length: 60 }, (_, index): Place => {
      const { hours: _hours, ...place } = testPlace(index % 3 ? 'night-cellar' : 'anchor-table')
      const open = hours[index % hours.length]
      const at: Place['at'] = [place.at[0] + ((index * 7) % 11) / 500, place.at[1] + ((index * 5) % 13) / 500]
      return { ...place, id: `place-${index}`, fame: (index * 37) % 90, at, ...(open && { hours: open }) }
    })
    const destination = { ...testDestination, places: [...testDestination.places, ...many] }
    const among = suggestionsFor(itinerary, { ...facts, destination })
    const stops = itinerary.days.flatMap(({ activities }) => activities)
    for (const most of [0, 1, 3, 20]) {
      for (const { day } of itinerary.days)
        expect(among.additions(day, null, most)).toEqual(among.additions(day, null).slice(0, most))
      for (const { id } of stops)
        expect(among.alternatives(id, most)).toEqual(among.alternatives(id).slice(0, most))
    }
    expect(among.additions(1, null).length).toBeGreaterThan(40)
  })

  it('are found without the hours of every place', () => {
    let asked = 0
    const places = Array.from(
      { length: 200 },
      (_, index): Place => ({
        ...testPlace('night-cellar'),
        id: `place-${index}`,
        fame: index % 100,
        get hours() {
          asked++
          return '24/7'
        },
      }),
    )
    const among = suggestionsFor(itinerary, { ...facts, destination: { ...testDestination, places } })
    asked = 0
    expect(among.additions(1, null, 3)).toHaveLength(3)
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(400)
    const few = asked
    among.additions(1, null)
    expect(asked - few).toBeGreaterThan(2 * few)
  })
})
