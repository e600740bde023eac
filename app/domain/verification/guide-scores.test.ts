import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { asked, testPlan, testRequest, withActivities, withStop, withTimes } from '~/domain/testing/test-plan'
import { sayIn } from '~/messages/languages'
import { judge } from './judge'

function score(
  id: string,
  plan: PlanView = testPlan,
  request = testRequest,
  town: Destination = testDestination,
) {
  const found = judge(plan, request, town).scores.find((item) => item.id === id)
  if (!found) throw new Error(`no score "${id}"`)
  return { value: found.value, evidence: sayIn()(found.evidence) }
}

/** The town with other facts of some places. */
function townWith(facts: Record<string, Partial<Place>>, more: Partial<Destination> = {}): Destination {
  const places = testDestination.places.map((place) => ({ ...place, ...facts[place.id] }))
  return { ...testDestination, places, ...more }
}

const icon = (place: string) => ({ place, interests: ['History' as const] })
const spare: Place = {
  ...(testDestination.places.find(({ id }) => id === 'sea-gate') as Place),
  id: 'star-fort',
  name: 'Star Fort',
}
/** Four icons; the fort is in no plan. */
function fortTown(facts: Partial<Place> = {}): Destination {
  const icons = ['sea-gate', 'rope-museum', 'far-light', 'star-fort'].map(icon)
  return { ...testDestination, icons, places: [...testDestination.places, { ...spare, ...facts }] }
}

describe('the score of icons', () => {
  const all = 'of the 4 sights that a first visitor with your interests comes for.'

  it('counts what people come for, and says what is missing', () => {
    expect(score('icons', testPlan, testRequest, fortTown())).toEqual({
      value: 0.75,
      evidence: `3 ${all} Not in it: Star Fort (no room in 3 days).`,
    })
  })

  it.each<[string, Partial<Place>, Partial<typeof testRequest>]>([
    ['open on 1 of your 3 days', { hours: 'Mo 09:00-17:00' }, {}],
    ['not confirmed for children', { children: 'no' }, asked({ childFriendly: true })],
    ['not confirmed for children', { kind: 'nightlife' }, asked({ childFriendly: true })],
    ['not confirmed: no stairs', { access: {} }, asked({ accessibility: ['No stairs'] })],
    ['you asked for local experiences only', { fame: 60 }, asked({ localExperiencesOnly: true })],
    ['dearer than a day of your budget', { cost: { cents: 12_001, year: 2026 } }, {}],
    ['no room in 3 days', { cost: { cents: 12_000, year: 2026 } }, {}],
    ['not worth it in this month', { avoidMonths: [5] }, {}],
    ['no room in 3 days', { avoidMonths: [6] }, {}],
    ['takes at least 3 h', { visit: [180, 200, 240] }, {}],
    ['no room in 3 days', { visit: [179, 200, 240] }, {}],
    ['50 minutes out of town', { at: [44.09, 9.03] }, {}],
  ])('gives the reason: %s', (why, facts, request) => {
    const { evidence } = score('icons', testPlan, { ...testRequest, ...request }, fortTown(facts))
    expect(evidence).toBe(`3 ${all} Not in it: Star Fort (${why}).`)
  })

  it('counts what one sees on a day trip, by the parts for which there is time', () => {
    const trip: Destination['dayTrips'][number] = {
      id: 'sea-gate',
      name: 'The coast',
      at: [44.3, 9.1],
      minutes: 60,
      by: 'boat',
      cost: { cents: 2000, year: 2026 },
      interests: ['History'],
      fact: 'Two forts and a beach between them.',
      source: 'made up for tests, 2026',
      confidence: 'high',
      parts: [{ name: 'Fort on the rock', minutes: 90, places: ['star-fort'] }],
    }
    const seen = (name: string) => {
      const times = { leave: '09:00', back: '17:00', by: 'boat' }
      const parts = [{ name, startTime: '10:00', endTime: '11:30' }]
      const plan = withActivities((list) =>
        list.map((stop) => (stop.placeId === 'sea-gate' ? { ...stop, dayTrip: { ...times, parts } } : stop)),
      )
      return score('icons', plan, testRequest, { ...fortTown(), dayTrips: [trip] }).value
    }
    expect([seen('Fort on the rock'), seen('Beach')]).toEqual([1, 0.67])
  })

  it('names what is closed on all days apart, and does not count it', () => {
    const shut = fortTown({ closed: [{ from: '2027-01-01', why: 'rebuilding' }] })
    expect(score('icons', testPlan, testRequest, shut)).toEqual({
      value: 1,
      evidence:
        '3 of the 3 sights that a first visitor with your interests comes for. Closed on all your days: Star Fort.',
    })
  })

  it('goes by fame where no icons are listed, and is content where nothing draws anybody', () => {
    expect(score('icons').evidence).toMatch(/^\d of the \d best known places for your interests\./)
    expect(score('icons', testPlan, { ...testRequest, interests: ['Beach'] })).toEqual({
      value: 1,
      evidence: 'Nothing is known to draw people for these interests.',
    })
  })
})

describe('the score of what belongs together', () => {
  const group = (...places: string[]) => ({ places, kind: 'one walk' as const, why: 'A minute apart.' })

  it('counts pairs on one day and names those apart', () => {
    const companions = [group('sea-gate', 'clock-stairs', 'rope-museum')]
    expect(score('together', testPlan, testRequest, { ...testDestination, companions })).toEqual({
      value: 0.33,
      evidence:
        '1 of 3 pairs of places that belong together are on one day. Apart: ' +
        'Sea Gate (day 1) from Rope Museum (day 2) and Clock Stairs (day 1) from Rope Museum (day 2).',
    })
  })

  it('names an icon without its companion', () => {
    const town = { ...fortTown(), companions: [group('star-fort', 'sea-gate')] }
    expect(score('together', testPlan, testRequest, town).evidence).toMatch(
      /Apart: Sea Gate without Star Fort\.$/,
    )
    const other = { ...fortTown(), companions: [group('sea-gate', 'star-fort')] }
    expect(score('together', testPlan, testRequest, other).evidence).toMatch(
      /Apart: Sea Gate without Star Fort\.$/,
    )
  })

  it('is content where nothing belongs together', () => {
    expect(score('together')).toEqual({
      value: 1,
      evidence: 'No two places of the trip have to be seen on one day.',
    })
  })
})

describe('the score of the way', () => {
  it('tells the minutes a day, and the longest day', () => {
    const minutes = testPlan.days.map(({ activities }) =>
      activities.reduce((sum, { travel }) => sum + travel.minutes, 0),
    )
    const mean = Math.round(minutes.reduce((sum, each) => sum + each, 0) / 3)
    expect(score('partition').evidence).toBe(
      `About ${mean} minutes a day on the way, with 2 rides in 3 days. Longest: day 2, ${minutes[1]} minutes.`,
    )
  })

  it('is never under the bound, and more for a day that goes to and fro', () => {
    const { value } = score('partition')
    expect(value).toBeGreaterThanOrEqual(1)
    const twice = withActivities((list) =>
      list.map((stop) => ({ ...stop, travel: { ...stop.travel, minutes: 2 * stop.travel.minutes } })),
    )
    expect(score('partition', twice).value).toBeCloseTo(2 * value, 1)
  })

  it('is 1 for a day with one stop, there and back', () => {
    const one = withActivities((list, day) =>
      day === 1 ? list.filter(({ id }) => id === 'sea-gate' || id === 'harbour-rooms') : [],
    )
    const there = one.days[0]?.activities[0]?.travel.minutes ?? 0
    const back = withStop(
      'harbour-rooms',
      { travel: { mode: 'walk', minutes: there, meters: 75 * there } },
      one,
    )
    const out = withStop('sea-gate', { travel: { mode: 'walk', minutes: there, meters: 75 * there } }, back)
    expect(score('partition', out).value).toBeLessThanOrEqual(1.2)
    expect(
      score(
        'partition',
        withActivities(() => []),
      ),
    ).toEqual({
      value: 1,
      evidence: 'No day has a base and stops with positions.',
    })
  })
})

describe('the score of waiting', () => {
  it('tells the minutes a day and the longest wait', () => {
    const { value, evidence } = score('rest')
    expect(value).toBeGreaterThan(60)
    expect(evidence).toMatch(
      /^\d+ minutes a day between stops beyond the way\. Longest: \d+ minutes before .+, day \d\.$/,
    )
  })

  it('leaves out what the plan explains, and days out of town', () => {
    const rested = withStop('clock-stairs', { pause: 'rest' })
    expect(score('rest', rested).value).toBeLessThan(score('rest').value)
    const days = testPlan.days.map((day) => ({ ...day, kind: 'day trip' as const }))
    expect(score('rest', { ...testPlan, days })).toEqual({
      value: 0,
      evidence: 'You never wait without a reason.',
    })
  })
})

describe('the score of tables', () => {
  it('names chains and food courts', () => {
    const town = townWith({
      'net-loft': { chain: true, cuisine: ['italian'] },
      'oil-press': { cuisine: ['food court'] },
      'salt-store': { everyday: true },
    })
    expect(score('tables', testPlan, testRequest, town)).toEqual({
      value: 0.78,
      evidence:
        '7 of 9 tables are neither a chain nor a food court, and of your level. ' +
        'Chains and food courts: Net Loft and Oil Press.',
    })
    // Without kitchens in the catalogue its common kinds stand in.
    const untold = townWith({ 'net-loft': { everyday: true } })
    expect(score('tables', testPlan, testRequest, untold).value).toBe(0.89)
  })

  it('names dinners that are too simple, and tables that are too dear, for the level', () => {
    const tiers = (tier: number) => townWith({ 'anchor-table': { tier }, 'net-loft': { tier } })
    const level = (budget: 'budget' | 'moderate' | 'luxury', tier: number) =>
      score('tables', testPlan, { ...testRequest, budget }, tiers(tier)).evidence.split('. ')[1]
    expect(level('luxury', 2)).toBe('Simple for a luxury trip: Anchor Table.')
    expect(level('luxury', 3)).toBeUndefined()
    expect(level('budget', 4)).toBe('Dear for a budget trip: Net Loft and Anchor Table.')
    expect(level('budget', 3)).toBeUndefined()
    expect(level('moderate', 4)).toBeUndefined()
  })

  it('tells the best known ones to those who come for food', () => {
    const request = { ...testRequest, interests: ['Food & Dining'] }
    expect(score('tables', testPlan, request).evidence).toMatch(/\d of the 9 best known in town\./)
    expect(score('tables').evidence).not.toContain('best known')
    expect(
      score(
        'tables',
        withActivities(() => []),
      ).evidence,
    ).toBe('No table is named.')
  })
})

describe('the score of evenings', () => {
  it('counts evenings with something after dinner and names it', () => {
    expect(score('evening')).toEqual({ value: 0, evidence: 'Something after dinner on 0 of 3 evenings.' })
    const late = withActivities((list, day) => {
      const sight = list.find(({ id }) => id === 'clock-stairs')
      const stay = list.at(-1)
      return day === 1 && sight && stay
        ? [
            ...list.slice(0, -1).filter((stop) => stop !== sight),
            { ...sight, startTime: '19:30', endTime: '20:00' },
            stay,
          ]
        : list
    })
    expect(score('evening', late)).toEqual({
      value: 0.33,
      evidence: 'Something after dinner on 1 of 3 evenings. Clock Stairs (day 1).',
    })
    expect(score('evening', withTimes('clock-stairs', '19:29', '20:00')).value).toBe(0)
  })

  it('asks for nothing with children', () => {
    expect(score('evening', testPlan, asked({ childFriendly: true }))).toEqual({
      value: 1,
      evidence: 'With children the evenings end early.',
    })
    expect(
      score(
        'evening',
        withActivities(() => []),
      ).evidence,
    ).toBe('No day ends with a dinner.')
  })
})

describe('the score of kitchens', () => {
  it('counts those of lunches and dinners that are different', () => {
    const town = townWith({
      'bread-bench': { cuisine: ['cafe'] },
      'net-loft': { cuisine: ['seafood', 'italian'] },
      'anchor-table': { cuisine: ['seafood'] },
      'lamp-room': { cuisine: ['tuscan'] },
    })
    expect(score('variety', testPlan, testRequest, town)).toEqual({
      value: 0.67,
      evidence: '2 kitchens at 3 lunches and dinners: Seafood and Tuscan.',
    })
    expect(score('variety').value).toBe(1)
  })
})
