import { describe, expect, it } from 'vitest'
import { checkIds, Itinerary, scoreIds } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { testDestination } from '~/domain/testing/test-destination'
import { testLocality } from '~/domain/testing/test-locality'
import { asked, notPassed, testPlan, testRequest, withActivities } from '~/domain/testing/test-plan'
import { sayIn } from '~/messages/languages'
import { judge } from './judge'

describe('judging a plan', () => {
  it('gives every check and every score once, in the order they are shown', () => {
    const { checks, scores } = judge(testPlan, testRequest, testDestination)
    // The check of wishes is there only where something was read out of a text.
    expect(checks.map(({ id }) => id)).toEqual(checkIds.filter((id) => id !== 'wishes'))
    expect(scores.map(({ id }) => id)).toEqual([...scoreIds])
  })

  it('passes a good plan, whatever it was asked for', () => {
    expect(notPassed(testPlan)).toEqual([])
    const everything = asked({
      dietaryRestrictions: ['Vegan', 'Halal'],
      accessibility: ['No stairs'],
      childFriendly: true,
    })
    expect(notPassed(testPlan, everything)).toEqual([])
  })

  it('leaves open what was written and not understood', () => {
    const wishesOf = (more: Partial<PlanRequest>) =>
      judge(testPlan, { ...testRequest, ...more }, testDestination).checks.find(({ id }) => id === 'wishes')
    const said = sayIn('en')
    const unread = wishesOf({ unread: true })
    expect(unread).toMatchObject({ status: 'unknown' })
    expect(said(unread?.evidence ?? '')).toBe('A part of what you wrote was not understood.')
  })

  it('finds what can be kept and read again, however much is wrong', () => {
    const wrong = withActivities((list) =>
      list.map((stop) => ({ ...stop, startTime: '23:00', endTime: '22:00', costCents: 1, latitude: null })),
    )
    const { checks, scores } = judge(
      { ...wrong, sample: true },
      asked({ childFriendly: true }),
      testDestination,
    )
    const found = { checks: checks.map((check) => ({ ...check })), scores }
    expect(checks.filter(({ status }) => status === 'fail').length).toBeGreaterThan(4)
    const { checks: read, scores: readScores } = Itinerary.parse(
      JSON.parse(JSON.stringify({ ...testPlan, ...found })),
    )
    expect({ checks: read, scores: readScores }).toEqual(found)
    expect([...read, ...readScores].map(({ evidence }) => sayIn()(evidence))).not.toContain('')
  })

  it('says in a sentence what it looked at', () => {
    const { checks } = judge(testPlan, testRequest, testDestination)
    expect(
      Object.fromEntries(checks.map(({ id, evidence }) => [id, sayIn()(evidence)])),
    ).toMatchInlineSnapshot(`
      {
        "access": "No access need was asked for.",
        "days": "3 days, Mon 3 May to Wed 5 May, each dated in order.",
        "diet": "No diet was asked for.",
        "kids": "No children were announced.",
        "meals": "Breakfast, lunch and dinner in their hours on all 3 days. Closest together: 3 h 50 min from breakfast to lunch on day 1.",
        "money": "Every total is the sum of its items; €359.00 in all. Dearest day 2: €69.00 of €120.00 without the bed.",
        "once": "15 stops, none of them twice; 9 meals at as many different tables.",
        "open": "All 15 visits lie inside opening hours. Tightest: Tile Church, closes 18:30, you leave 16:30.",
        "plan": "3 days; the plan allows 10.",
        "reach": "16 walks and 2 rides fit between their stops. Longest: 21 minutes by transit to Far Light, there by 15:00.",
        "real": "All 18 stops are places of the catalogue within 10 km of Marebello.",
        "sleep": "2 nights at Harbour Quarter; every day starts and ends there.",
        "tickets": "No stop needs a ticket for several places.",
        "time": "15 visits, none too short, too long or overlapping. Days run 08:00 to 20:10 at most; a moderate day may run 07:30 to 22:15.",
        "walk": "Longest walk 420 m, to Harbour Quarter on day 3. Most in a day 1.9 km, day 3; 5 km a day is the limit.",
        "words": "72 texts read; no venue is named beyond the 18 stops and the 18 places of the catalogue.",
      }
    `)
  })

  it('leaves open what only a catalogue could tell, and scores nothing but the load without one', () => {
    const ideas = withActivities((list) => list.map((stop) => ({ ...stop, placeId: null })))
    const plan = { ...ideas, destinationId: null }
    const without = judge(plan, testRequest, testLocality({ center: testDestination.center }))
    expect(without.scores.map(({ id }) => id)).toEqual(['load'])
    const open = without.checks.filter(({ status }) => status === 'unknown').map(({ id }) => id)
    expect(open).toEqual(expect.arrayContaining(['open', 'time', 'sleep']))
    const withOne = judge(ideas, testRequest, testDestination)
    expect(withOne.scores.map(({ id }) => id)).toEqual([...scoreIds])
  })
})
