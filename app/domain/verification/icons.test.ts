import { describe, expect, it } from 'vitest'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Constraint } from '~/domain/reader/constraint'
import type { PlanRequest } from '~/domain/request/plan-request'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import { iconsOfLength, wantedIcons } from './icons'

const monday = '2027-05-03'
const islet: DayTrip = {
  id: 'islet',
  name: 'Monks’ Islet',
  at: [44.1, 9.1],
  minutes: 60,
  by: 'boat from the harbour',
  cost: { cents: 2000, year: 2026 },
  interests: ['History'],
  fact: 'A ruined abbey and a garden above the water.',
  source: 'made up for tests, 2026',
  confidence: 'high',
}

const history: Pick<PlanRequest, 'interests' | 'days' | 'wishes'> = { interests: ['History'], days: 3 }

function listed(...icons: [string, Destination['icons'][number]['interests'][number]][]): Destination {
  return {
    ...testDestination,
    icons: icons.map(([place, interest]) => ({ place, interests: [interest] })),
  }
}

const ids = (destination: Destination, asked = history, dates = [monday], most?: number) =>
  wantedIcons(destination, asked, dates, most).places.map(({ id }) => id)

describe('the icons of a trip', () => {
  it('are those that answer an interest asked for, in the order of the list', () => {
    const town = listed(['far-light', 'History'], ['fish-hall', 'Shopping'], ['sea-gate', 'History'])
    expect(ids(town)).toEqual(['far-light', 'sea-gate'])
    expect(ids(town, { interests: [' shopping '], days: 3 })).toEqual(['fish-hall'])
    expect(ids(town, history, [monday], 1)).toEqual(['far-light'])
    expect(wantedIcons(town, history, [monday]).source).toBe('icons')
  })

  it('leave out what the traveller has seen or does not want, but for exceptions', () => {
    const town = listed(['far-light', 'History'], ['sea-gate', 'History'])
    const asked = (...wishes: Constraint[]) => ids(town, { ...history, wishes })
    expect(asked({ is: 'seen', what: { by: 'place', id: 'far-light' } })).toEqual(['sea-gate'])
    const except = [{ by: 'place' as const, id: 'sea-gate' }]
    expect(asked({ is: 'skip', what: { by: 'interest', interest: 'History' }, except })).toContain('sea-gate')
    expect(asked({ is: 'skip', what: { by: 'place', id: 'far-light' }, when: { day: 1 } })).toHaveLength(2)
  })

  it('are more in a longer trip', () => {
    expect([1, 2, 3, 4, 10].map(iconsOfLength)).toEqual([5, 8, 10, 12, 24])
  })

  it('leave out what is closed on every date, and say so', () => {
    const { icons } = listed(['far-light', 'History'], ['sea-gate', 'History'])
    const town = { ...withFacts('far-light', { hours: 'Tu-Su 10:00-18:00' }), icons }
    expect(ids(town)).toEqual(['sea-gate'])
    expect(wantedIcons(town, history, [monday]).closed.map(({ id }) => id)).toEqual(['far-light'])
    expect(ids(town, history, [monday, '2027-05-04'])).toEqual(['far-light', 'sea-gate'])
    const unknown = { ...withFacts('far-light', { hours: undefined }), icons }
    expect(ids(unknown)).toEqual(['far-light', 'sea-gate'])
  })

  it('count a day trip from five days on', () => {
    const town = {
      ...listed(['islet', 'History'], ['sea-gate', 'History']),
      dayTrips: [islet],
    }
    expect(ids(town, { ...history, days: 4 })).toEqual(['sea-gate'])
    expect(ids(town, { ...history, days: 5 })).toEqual(['islet', 'sea-gate'])
  })

  it('are in trips of as many days as the list says', () => {
    const [first, ...rest] = listed(
      ['islet', 'History'],
      ['far-light', 'History'],
      ['sea-gate', 'History'],
    ).icons
    const [light, gate] = rest
    if (!first || !light || !gate) throw new Error('there are three icons')
    const icons = [{ ...first, fromDays: 3 }, { ...light, fromDays: 4 }, gate]
    const town = { ...testDestination, dayTrips: [islet], icons }
    expect(ids(town, { ...history, days: 2 })).toEqual(['sea-gate'])
    expect(ids(town, { ...history, days: 3 })).toEqual(['islet', 'sea-gate'])
    expect(ids(town, { ...history, days: 4 })).toEqual(['islet', 'far-light', 'sea-gate'])
  })

  it('are the best known places where no icons are listed, tables and beds aside', () => {
    const { places, source } = wantedIcons(testDestination, history, [monday], 3)
    expect(source).toBe('fame')
    expect(places.map(({ fame }) => fame)).toEqual(places.map(({ fame }) => fame).toSorted((a, b) => b - a))
    expect(places.filter(({ kind }) => kind === 'food' || kind === 'base')).toEqual([])
    expect(places.every(({ interests }) => interests.includes('History'))).toBe(true)
  })
})
