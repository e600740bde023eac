import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Locality } from '~/domain/catalogue/locality'
import { budgetOf } from '~/domain/itinerary/budget'
import type { Activity, ItineraryDay, Plan, PlanView } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { defaultFilters, paces } from '~/domain/request/filters'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { defaultInterests } from '~/domain/request/trip-rules'
import { testLocality } from '~/domain/testing/test-locality'
import { judge } from '~/domain/verification/judge'
import { planView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { areaEngine } from './area-engine'

const longDay = () => ({ rise: '06:20', set: '21:05' })
const arcticNight = () => null

function asked(more: Partial<PlanRequest> = {}): PlanRequest {
  return {
    destinationId: null,
    locality: 'Ghent, Belgium',
    startDate: '2027-05-01',
    days: 5,
    budget: 'moderate',
    interests: defaultInterests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 1,
    sample: false,
    dayLimit: null,
    ...more,
  }
}

async function sketch(
  request = asked(),
  locality = testLocality(),
  sunTimes = longDay as never,
): Promise<PlanView> {
  const days: ItineraryDay[] = []
  let overview: Said = ''
  let tips: Said[] = []
  for await (const piece of areaEngine(sunTimes).plan(request, locality)) {
    if (!piece.ok) throw new Error(piece.failure.code)
    if (piece.value.kind === 'overview') overview = piece.value.overview
    if (piece.value.kind === 'day') days.push(piece.value.day)
    if (piece.value.kind === 'tips') tips = piece.value.tips
  }
  const plan: Plan = {
    destination: locality.label,
    destinationId: null,
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: locality.currency,
    engine: 'embedded',
    sample: request.sample,
  }
  return planView(plan, sayIn())
}

const stopsOf = ({ days }: PlanView) => days.flatMap(({ activities }) => activities)
const titles = (plan: PlanView) => stopsOf(plan).map(({ title }) => title)
const statuses = (plan: Plan, request: PlanRequest, locality: Locality = testLocality()) =>
  Object.fromEntries(judge(plan, request, locality).checks.map(({ id, status }) => [id, status]))
const minutes = ({ startTime, endTime }: Activity) => fromClock(endTime) - fromClock(startTime)

describe('a sketch of a place without a catalogue', () => {
  it('says first what kind of plan it is', async () => {
    const { overview, days } = await sketch()
    expect(overview).toMatch(/^This is a sketch and not a checked plan: nobody has checked places in Ghent/)
    expect(overview).toContain('about 270,000 people in Belgium')
    expect(days.map(({ date }) => date)).toEqual([
      '2027-05-01',
      '2027-05-02',
      '2027-05-03',
      '2027-05-04',
      '2027-05-05',
    ])
  })

  it('names no venue and prices nothing', async () => {
    for (const { placeId, idea, cost, costCents } of stopsOf(await sketch())) {
      expect({ placeId, idea, cost, costCents }).toEqual({ placeId: null, idea: true, costCents: 0 })
    }
  })

  it('names the sights within a walk that the catalogue of a town nearby knows, and no check takes them for invented', async () => {
    const [latitude, longitude] = testLocality().center
    const sight = (name: string, north: number, meters: number) => ({
      name,
      at: [latitude + north, longitude] as [number, number],
      meters,
      bearing: 0,
    })
    const locality = {
      ...testLocality(),
      sights: [sight('Cellars of the Quay', 0.009, 1000), sight('Chapel on the Rock', 0.035, 3900)],
    }
    const request = asked({ days: 3 })
    const plan = await sketch(request, locality)
    const stop = stopsOf(plan).find(({ title }) => title === 'Walk to Cellars of the Quay')
    expect(stop?.description).toContain('1.0 km north of the centre')
    expect(stop).toMatchObject({ placeId: null, idea: true })
    // An hour each way is no walk.
    expect(JSON.stringify(plan)).not.toContain('Chapel on the Rock')
    expect(Object.values(statuses(plan, request, locality))).not.toContain('fail')
  })

  it('has three meals every day, at proper hours and not always the same', async () => {
    const { days } = await sketch(asked({ days: 7 }))
    for (const { day, activities } of days) {
      const meals = activities.filter(({ type }) => type === 'food')
      const due = day === 7 ? ['breakfast', 'lunch'] : ['breakfast', 'lunch', 'dinner']
      expect(meals.map(({ meal }) => meal)).toEqual(due)
      expect(meals.every((meal) => minutes(meal) >= 40)).toBe(true)
    }
    const dinners = days.flatMap(({ activities }) => activities.filter(({ meal }) => meal === 'dinner'))
    expect(new Set(dinners.map(({ title }) => title)).size).toBe(6)
  })

  it('goes to towns nearby, with their distance and direction, and says when that is abroad', async () => {
    const { days } = await sketch(asked({ days: 14 }))
    const trips = days.filter(({ title }) => title.startsWith('A day in'))
    expect(trips.map(({ area }) => area)).toContain('Great Harbour')
    expect(trips.map(({ area }) => area)).not.toContain('Nordhem')
    const [first] = trips.find(({ area }) => area === 'Silverbridge')?.activities.slice(1) ?? []
    expect(first?.description).toContain(
      '40 km north-west of Ghent as the crow flies, with about 120,000 people',
    )
    expect(first?.travel).toMatchObject({ mode: 'transit', meters: 52_000 })
    const abroad = trips.find(({ area }) => area === 'Rivage')
    expect(abroad?.activities[1]?.description).toContain('It lies in France: take your papers.')
  })

  it.each([
    ['14:30', '12:00'],
    ['09:10', '13:45'],
    ['23:00', '05:00'],
  ])('begins with an arrival at %s and ends with a departure at %s', async (arrival, departure) => {
    for (const days of [2, 3, 6]) {
      const request = asked({ days, arrival, departure })
      const plan = await sketch(request)
      const [first, last] = [plan.days[0], plan.days.at(-1)]
      const stops = (day: typeof first) =>
        day?.activities.filter(({ type }) => type !== 'accommodation') ?? []
      expect(first?.note).toMatch(/^You arrive at \d\d:\d\d\./)
      expect(last?.note).toMatch(/^You leave at /)
      expect(stops(first).every(({ startTime }) => startTime >= arrival)).toBe(true)
      expect(stops(last).every(({ endTime }) => endTime <= departure)).toBe(true)
      expect(Object.entries(statuses(plan, request)).filter(([, status]) => status === 'fail')).toEqual([])
    }
  })

  it.each([1, 3, 10, 30, 60])(
    'keeps every check from failing over %i days, whatever is asked for',
    async (days) => {
      for (const pace of paces) {
        for (const more of [
          {},
          { childFriendly: true },
          { maxWalkingDistance: 0 },
          { dietaryRestrictions: ['Vegan' as const], accessibility: ['No stairs' as const] },
        ]) {
          const request = asked({ days, filters: { ...defaultFilters, pace, ...more } })
          const plan = await sketch(request)
          expect(plan.days).toHaveLength(days)
          expect(Object.entries(statuses(plan, request)).filter(([, status]) => status === 'fail')).toEqual(
            [],
          )
          expect(
            plan.days.every(({ activities }) => activities.some(({ type }) => type === 'attraction')),
          ).toBe(true)
        }
      }
    },
  )

  it('gives no pass to what nobody can know', async () => {
    const filters = { ...defaultFilters, dietaryRestrictions: ['Vegan' as const], childFriendly: true }
    const request = asked({ filters })
    expect(statuses(await sketch(request), request)).toEqual({
      days: 'pass',
      real: 'unknown',
      once: 'unknown',
      open: 'unknown',
      time: 'unknown',
      reach: 'unknown',
      walk: 'unknown',
      meals: 'unknown',
      sleep: 'unknown',
      diet: 'unknown',
      access: 'pass',
      kids: 'unknown',
      money: 'unknown',
      tickets: 'unknown',
      plan: 'pass',
      words: 'pass',
    })
  })

  it('does not tell one day twice in a week, and says honestly when a day is free', async () => {
    const week = await sketch(asked({ days: 7 }))
    const sights = stopsOf(week).filter(({ type }) => type === 'attraction')
    expect(new Set(sights.map(({ title }) => title)).size).toBe(sights.length)
    expect(titles(await sketch(asked({ days: 30 })))).toContain('A free morning')
  })

  it('is the same for the same request, and another for another seed or other wishes', async () => {
    expect(titles(await sketch())).toEqual(titles(await sketch()))
    expect(titles(await sketch(asked({ seed: 2 })))).not.toEqual(titles(await sketch()))
    const art = await sketch(asked({ interests: ['Art', 'Jazz Cellars'] }))
    expect(titles(art)).toContain('What there is for "Jazz Cellars"')
    expect(titles(art)).not.toEqual(titles(await sketch()))
  })

  it('has a night out only where it is asked for, and never with children', async () => {
    const evening = (plan: PlanView) => stopsOf(plan).filter(({ id }) => id.endsWith('evening')).length
    const request = asked({ interests: ['Nightlife'] })
    expect(evening(await sketch(request))).toBeGreaterThan(0)
    expect(evening(await sketch())).toBe(0)
    const filters = { ...defaultFilters, childFriendly: true }
    expect(evening(await sketch({ ...request, filters }))).toBe(0)
  })

  it('keeps what needs daylight out of the dark', async () => {
    const shortDay = (() => ({ rise: '10:30', set: '15:20' })) as never
    const { days } = await sketch(asked({ days: 1, startDate: '2027-12-20' }), testLocality(), shortDay)
    const outdoors = days[0]?.activities.find(({ title }) => title.startsWith('Walk through the centre'))
    expect(fromClock(outdoors?.startTime ?? '00:00')).toBeGreaterThanOrEqual(fromClock('10:30'))
  })

  it('tells light, holidays and money', async () => {
    const { tips } = await sketch(asked({ days: 7 }))
    expect(tips).toContain(
      'Daylight: Sat 1 May from 06:20 to 21:05 and Fri 7 May from 06:20 to 21:05, local time.',
    )
    expect(tips.join(' ')).toContain(
      'Public holidays in Belgium: Sat 1 May (Labour Day) and Thu 6 May (Ascension Day).',
    )
    expect(tips.join(' ')).toContain('The money in Belgium is the euro (EUR). Nothing in this plan is priced')
    const dark = await sketch(asked(), testLocality(), arcticNight as never)
    expect(dark.tips.join(' ')).toContain('Daylight: Sat 1 May all night too')
  })

  it('does not pretend where there is nothing: no town, no neighbours, no calendar', async () => {
    const { holidays: _none, ...rest } = testLocality()
    const nowhere = { ...rest, label: 'Sahara', name: 'Sahara', town: null, population: 0, neighbours: [] }
    const request = asked({ days: 14 })
    const plan = await sketch(request, nowhere)
    expect(plan.overview).toContain('has no town in our gazetteer to start from')
    expect(plan.tips).toContain('We have no calendar of public holidays for Belgium.')
    expect(Object.values(statuses(plan, request, nowhere))).not.toContain('fail')
  })
})

describe('the checks of a sketch', () => {
  it('still find what is wrong', async () => {
    const request = asked()
    const plan = await sketch(request)
    const [first, ...others] = plan.days
    if (!first) throw new Error('no day')
    const noDinner = first.activities.filter(({ meal }) => meal !== 'dinner')
    const broken = { ...plan, days: [{ ...first, activities: noDinner }, ...others] }
    expect(statuses(broken, request).meals).toBe('fail')
    const invented = { ...plan, overview: `${plan.overview} Have lunch at Trattoria Mario.` }
    expect(statuses(invented, request).words).toBe('fail')
    const dear = { ...plan, budget: { ...plan.budget, grandTotal: 10 } }
    expect(statuses(dear, request).money).toBe('fail')
  })

  it('take what a person types in for what it is', async () => {
    const request = asked({ days: 1 })
    const plan = await sketch(request)
    const [day] = plan.days
    if (!day) throw new Error('no day')
    const activities = day.activities.map((each, index): Activity => {
      const { idea: _idea, ...own } = each
      return index === 1 ? { ...own, title: 'Aunt Mia', cost: '€20.00', costCents: 2000 } : each
    })
    const days = [{ ...day, activities, costCents: 2000 }]
    const edited = { ...plan, days, budget: budgetOf(days) }
    const { checks } = judge(edited, request, testLocality())
    const money = checks.find(({ id }) => id === 'money')
    expect(money).toMatchObject({ status: 'unknown' })
    expect(sayIn()(money?.evidence ?? '')).toContain('The sums hold what you entered yourself, €20.00.')
    expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
  })
})
