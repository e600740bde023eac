import { describe, expect, it } from 'vitest'
import { tripWay } from '~/domain/catalogue/day-trip'
import type { Destination } from '~/domain/catalogue/destination'
import type { ActivityView, DayView, PlanView } from '~/domain/itinerary/itinerary'
import { testDestination, testPlace } from '~/domain/testing/test-destination'
import { notPassed, outcome, testPlan, testRequest, withActivities } from '~/domain/testing/test-plan'

const castle: Destination['dayTrips'][number] = {
  id: 'hill-castle',
  name: 'Hill Castle',
  at: [44.3, 9.1],
  minutes: 60,
  by: 'regional train',
  cost: { cents: 2000, year: 2026 },
  interests: ['History'],
  fact: 'It looks over two valleys and has been empty since the war.',
  source: 'made up for tests, 2026',
  confidence: 'high',
}
const destination: Destination = { ...testDestination, dayTrips: [castle] }
const base = testPlace('harbour-rooms')
const out = tripWay(base.at, castle, destination)
const note = 'A train ride each way. Breakfast, lunch and dinner are left to you.'
const open = { openMeals: ['breakfast', 'lunch', 'dinner'] as DayView['openMeals'], note }

/** The plan with a new second day: the stay and the given stops. */
function withSecondDay(change: Partial<DayView>, stops: ActivityView[] = []): PlanView {
  const plan = withActivities((list, day) => {
    const stay = list.filter(({ type }) => type === 'accommodation')
    return day === 2
      ? [...stops, ...stay.map((stop) => ({ ...stop, travel: { ...stop.travel, ...back(stops) } }))]
      : list
  })
  return { ...plan, days: plan.days.map((day) => (day.day === 2 ? { ...day, ...change } : day)) }
}

const back = (stops: ActivityView[]): Partial<ActivityView['travel']> =>
  stops.length > 0 ? out : { minutes: 0, meters: 0 }

function castleStop(more: Partial<ActivityView> = {}): ActivityView[] {
  const ride: ActivityView = {
    id: 'ride',
    type: 'transport',
    title: '2 rides by bus',
    description: '',
    time: '8:00 AM',
    cost: '€4.00',
    placeId: null,
    latitude: null,
    longitude: null,
    startTime: '08:00',
    endTime: '08:00',
    costCents: 400,
    reason: '',
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
  const stop: ActivityView = {
    ...ride,
    id: 'castle',
    type: 'attraction',
    title: 'Day trip to Hill Castle',
    description: castle.fact,
    time: '10:00 AM',
    cost: '€20.00',
    placeId: castle.id,
    latitude: castle.at[0],
    longitude: castle.at[1],
    startTime: '10:00',
    endTime: '15:00',
    costCents: 2000,
    travel: out,
  }
  return [ride, { ...stop, ...more }]
}

const check = (id: string, plan: PlanView) => outcome(id, plan, testRequest, destination)
const failing = (plan: PlanView) => notPassed(plan, testRequest, destination)

describe('a free day', () => {
  const free = { title: 'A free day: Old Harbour', kind: 'free' as const, ...open }

  it('passes when it says what it is', () => {
    expect(failing(withSecondDay(free))).toEqual([])
    expect(check('days', withSecondDay(free)).evidence).toContain('1 day left free, and called so')
    expect(check('meals', withSecondDay(free)).evidence).toContain(
      '3 meals left to you, each said on its day.',
    )
  })

  it('fails when it is empty without a word', () => {
    expect(check('days', withSecondDay({ ...free, title: 'Old Harbour' })).evidence).toBe(
      'Day 2 is empty and does not say so.',
    )
  })

  it('may be a day of travel instead, if the journey leaves no time for a meal', () => {
    const late = { ...free, kind: undefined, openMeals: [], note: 'You arrive at 9:00 PM.' }
    const travel = (from: string, title: string) =>
      check('days', withSecondDay({ ...late, title, hours: { from, to: '22:00' } })).status
    expect(travel('21:00', 'Arrival in Old Harbour')).toBe('pass')
    expect(travel('21:00', 'Old Harbour')).toBe('fail')
    expect(travel('12:00', 'Arrival in Old Harbour')).toBe('fail')
  })

  it('fails when it is called free and is not', () => {
    const busy = { ...testPlan, days: testPlan.days.map((day) => ({ ...day, kind: 'free' as const })) }
    expect(check('days', busy).evidence).toContain('Day 1 is called free and has stops.')
  })

  it('fails for a meal that the note does not name', () => {
    expect(
      check('meals', withSecondDay({ ...free, note: 'Breakfast and dinner are left to you.' })).evidence,
    ).toBe('Day 2 has no lunch.')
    expect(failing(withSecondDay({ ...free, openMeals: [] }))).toEqual(['meals fail'])
  })

  it('may not name a venue that nobody knows', () => {
    const venue = withSecondDay({ ...free, note: `${note} Try Trattoria Da Mario.` })
    expect(failing(venue)).toEqual(['words fail'])
  })
})

describe('a day trip', () => {
  const trip = { title: 'Day trip to Hill Castle', kind: 'day trip' as const, ...open }

  it('passes with its way there and back', () => {
    expect(failing(withSecondDay(trip, castleStop()))).toEqual([])
    expect(check('real', withSecondDay(trip, castleStop())).evidence).toContain(
      '1 day trip out of town: Hill Castle.',
    )
    expect(check('days', withSecondDay(trip, castleStop())).evidence).toContain('1 day trip among them')
  })

  it('holds the ride there and back in its price, where the plan says so', () => {
    const stop = castleStop().filter(({ type }) => type !== 'transport')
    const day = (stops: ActivityView[], form: Partial<PlanView> = { dayTripRides: 'in-price' }) =>
      check('money', { ...withSecondDay(trip, stops), ...form })
    expect(day(stop).status).toBe('pass')
    expect(day(castleStop()).evidence).toContain('Day 2: 0 rides are counted as €4.00; they cost €0.00.')
    // Trips from before paid fares as well.
    expect(day(castleStop(), {}).status).toBe('pass')
    expect(day(stop, {}).evidence).toContain('Day 2: 2 rides are counted as €0.00; they cost €4.00.')
  })

  it('fails when it goes nowhere', () => {
    expect(check('days', withSecondDay({ ...trip, title: 'A free day' })).evidence).toBe(
      'Day 2 is called a day trip and goes nowhere.',
    )
  })

  it('fails when the way is told too short', () => {
    const near = castleStop({ travel: { ...out, minutes: 20 } })
    expect(check('reach', withSecondDay(trip, near)).evidence).toContain('is given as 20 minutes; it takes')
  })

  it('fails on a weekday on which there is nothing to see', () => {
    const plan = withSecondDay(trip, castleStop())
    const shut = (days: string) =>
      outcome('open', plan, testRequest, { ...destination, dayTrips: [{ ...castle, days }] })
    const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
    expect(weekdays.filter((day) => shut(day).status === 'pass')).toHaveLength(1)
  })

  it('fails for another price and for a place that no catalogue has', () => {
    expect(check('money', withSecondDay(trip, castleStop({ cost: '€10.00', costCents: 1000 }))).status).toBe(
      'fail',
    )
    expect(check('real', withSecondDay(trip, castleStop({ placeId: 'atlantis' }))).status).toBe('fail')
  })
})
