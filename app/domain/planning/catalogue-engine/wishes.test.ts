// For each kind of wish a trip in which it holds, proven by the check, and a change of the plan that fails it.
import { describe, expect, it } from 'vitest'
import type { Plan, PlanView } from '~/domain/itinerary/itinerary'
import type { Constraint } from '~/domain/reader/constraint'
import type { PlanRequest } from '~/domain/request/plan-request'
import { withWishes } from '~/domain/request/wishes'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make, minutesOf, placeIds } from '~/domain/testing/test-plan-of-city'
import { judge } from '~/domain/verification/judge'

const place = (number: number) => ({ by: 'place', id: `sight-${number}` }) as const
const kind = (name: 'museum' | 'worship' | 'park') => ({ by: 'kind', kind: name }) as const

async function planned(wishes: Constraint[], asked: Partial<PlanRequest> = {}) {
  const request = withWishes(cityRequest({ days: 3, ...asked }), wishes, { filters: true })
  const { plan } = await make(request)
  return { request, plan }
}

const outcome = (plan: Plan, request: PlanRequest) =>
  judge(plan, request, testCity).checks.find(({ id }) => id === 'wishes')?.status

/** The plan with another place in the stead of one of its sights. */
function withPlace(plan: PlanView, id: string): PlanView {
  const [first] = activities(plan).filter(({ type }) => type === 'attraction')
  const days = plan.days.map((day) => ({
    ...day,
    activities: day.activities.map((each) => (each.id === first?.id ? { ...each, placeId: id } : each)),
  }))
  return { ...plan, days }
}

const without = (plan: PlanView, gone: (placeId: string) => boolean): PlanView => ({
  ...plan,
  days: plan.days.map((day) => ({
    ...day,
    activities: day.activities.filter(({ placeId }) => placeId === null || !gone(placeId)),
  })),
})

const kindOf = (id: string) => testCity.places.find((each) => each.id === id)?.kind

// Several trips are planned in each.
describe('what a traveller wrote', { timeout: 30_000 }, () => {
  it('keeps out a place that is not wanted or was seen', async () => {
    for (const is of ['skip', 'seen'] as const) {
      const before = await planned([])
      const id = placeIds(before.plan).find((each) => each.startsWith('sight-')) ?? ''
      const { plan, request } = await planned([{ is, what: { by: 'place', id } }])
      expect(placeIds(plan)).not.toContain(id)
      expect(outcome(plan, request)).toBe('pass')
      expect(outcome(withPlace(plan, id), request)).toBe('fail')
    }
  })

  it('keeps out a kind but for its exceptions', async () => {
    const museum = testCity.places.find((each) => each.kind === 'museum')
    const except = [{ by: 'place' as const, id: museum?.id ?? '' }]
    const { plan, request } = await planned([{ is: 'skip', what: kind('museum'), except }])
    const museums = placeIds(plan).filter((id) => kindOf(id) === 'museum' || kindOf(id) === 'gallery')
    expect(museums.every((id) => id === museum?.id)).toBe(true)
    expect(outcome(plan, request)).toBe('pass')
    expect(outcome(withPlace(plan, 'sight-10'), request)).toBe('fail')
  })

  it('brings in a place that must be seen, whatever its fame', async () => {
    const plain = await planned([])
    const missing = [11, 13, 14, 16, 17, 20].find(
      (number) => !placeIds(plain.plan).includes(`sight-${number}`),
    )
    const { plan, request } = await planned([{ is: 'must', what: place(missing ?? 11) }])
    expect(placeIds(plan)).toContain(`sight-${missing}`)
    expect(outcome(plan, request)).toBe('pass')
    expect(
      outcome(
        without(plan, (id) => id === `sight-${missing}`),
        request,
      ),
    ).toBe('fail')
  })

  it('puts a place on its day and at its hour', async () => {
    const wish: Constraint = { is: 'pin', what: place(4), when: { day: 2, at: 15 * 60 } }
    const { plan, request } = await planned([wish])
    const stop = plan.days[1]?.activities.find(({ placeId }) => placeId === 'sight-4')
    expect(minutesOf(stop?.startTime ?? '00:00')).toBeGreaterThanOrEqual(15 * 60)
    expect(minutesOf(stop?.startTime ?? '00:00')).toBeLessThanOrEqual(15 * 60 + 10)
    expect(outcome(plan, request)).toBe('pass')
    const [first, second, ...rest] = plan.days
    const swapped = {
      ...plan,
      days: [second, first, ...rest].flatMap((day, index) => (day ? [{ ...day, day: index + 1 }] : [])),
    }
    expect(outcome(swapped, request)).toBe('fail')
  })

  it('keeps a place that was given an hour, though it makes the way round longer', async () => {
    const wish: Constraint = { is: 'pin', what: place(4), when: { day: 2, at: 15 * 60 } }
    for (let seed = 0; seed < 10; seed++) {
      const { plan, request } = await planned([wish], { seed })
      expect(outcome(plan, request)).toBe('pass')
    }
  })

  it.each([1, 2, 3])('keeps the day of a place that is also an exception: day %i', async (day) => {
    const sight = testCity.places.find(({ id }) => id === 'sight-4')
    const { plan, request } = await planned([
      { is: 'skip', what: { by: 'kind', kind: sight?.kind ?? 'museum' }, except: [place(4)] },
      { is: 'pin', what: place(4), when: { day } },
    ])
    expect(plan.days[day - 1]?.activities.map(({ placeId }) => placeId)).toContain('sight-4')
    expect(outcome(plan, request)).toBe('pass')
  })

  it('begins and ends the days at the hours that were asked for', async () => {
    const { plan, request } = await planned([
      { is: 'start', at: 600 },
      { is: 'end', at: 1320 },
    ])
    expect(faults(plan, request)).toEqual([])
    for (const { activities: stops } of plan.days) {
      expect(minutesOf(stops[0]?.startTime ?? '00:00')).toBeGreaterThanOrEqual(600)
      expect(
        minutesOf(stops.filter(({ type }) => type !== 'accommodation').at(-1)?.endTime ?? '23:59'),
      ).toBeLessThanOrEqual(1320)
    }
  })

  it('goes out of town where that was asked for, and never where it was not wanted', async () => {
    const to = { by: 'place', id: 'lake-village' } as const
    const { plan, request } = await planned([{ is: 'day-trip', to }], { days: 4 })
    expect(placeIds(plan)).toContain('lake-village')
    expect(outcome(plan, request)).toBe('pass')
    expect(
      outcome(
        without(plan, (id) => id === 'lake-village'),
        request,
      ),
    ).toBe('fail')
    const stay = await planned([{ is: 'day-trip', not: true }], { days: 30 })
    expect(placeIds(stay.plan).some((id) => id === 'lake-village' || id === 'old-abbey')).toBe(false)
  })

  it('sets the filters that it speaks of, where the plan includes them', async () => {
    const wishes: Constraint[] = [
      { is: 'diet', diet: 'Vegetarian' },
      { is: 'access', need: 'wheelchair' },
      { is: 'party', who: 'children', ages: [4, 7] },
      { is: 'pace', pace: 'relaxed' },
      { is: 'walk-limit', km: 3 },
    ]
    const { filters } = withWishes(cityRequest({ days: 3 }), wishes, { filters: true })
    expect(filters).toMatchObject({
      dietaryRestrictions: ['Vegetarian'],
      accessibility: ['Wheelchair accessible'],
      childFriendly: true,
      pace: 'relaxed',
      maxWalkingDistance: 3,
    })
    const locked = withWishes(cityRequest({ days: 3 }), wishes, { filters: false })
    expect(locked.filters).toEqual(cityRequest({ days: 3 }).filters)
    const { plan } = await make(locked)
    expect(outcome(plan, locked)).toBe('fail')
  })

  it('has no more of a kind than was wished for, of the trip and of a day, and as many', async () => {
    const museums = ({ activities: stops }: PlanView['days'][number]) =>
      stops.filter(({ placeId }) => placeId && ['museum', 'gallery'].includes(kindOf(placeId) ?? '')).length
    const count = (
      compare: 'most' | 'least' | 'exactly',
      number: number,
      per: 'trip' | 'day',
    ): Constraint => ({
      is: 'count',
      what: kind('museum'),
      compare,
      number,
      per,
    })
    const interests = ['Museums']
    const most = await planned([count('most', 1, 'trip')], { interests })
    expect(most.plan.days.reduce((sum, day) => sum + museums(day), 0)).toBeLessThanOrEqual(1)
    const daily = await planned([count('most', 1, 'day')], { interests })
    expect(Math.max(...daily.plan.days.map(museums))).toBeLessThanOrEqual(1)
    const exactly = await planned([count('exactly', 2, 'trip')])
    expect(exactly.plan.days.reduce((sum, day) => sum + museums(day), 0)).toBe(2)
    const parks = await planned([
      { is: 'count', what: kind('park'), compare: 'least', number: 1, per: 'day' },
    ])
    for (const { plan, request } of [most, daily, exactly, parks]) {
      expect(faults(plan, request)).toEqual([])
      expect(outcome(plan, request)).toBe('pass')
    }
    expect(
      outcome(
        without(parks.plan, (id) => kindOf(id) === 'park'),
        parks.request,
      ),
    ).toBe('fail')
  })

  it('has a day for one thing alone', async () => {
    const { plan, request } = await planned([{ is: 'days', what: kind('park'), number: 1 }])
    expect(faults(plan, request)).toEqual([])
    expect(outcome(plan, request)).toBe('pass')
    expect(
      outcome(
        without(plan, (id) => kindOf(id) === 'park'),
        request,
      ),
    ).toBe('fail')
  })

  it.each([
    { when: {}, from: 840, to: 930, days: [0, 1, 2] },
    { when: { part: 'evening' as const }, from: 1080, to: 1440, days: [1] },
    { when: { day: 2, part: 'afternoon' as const }, from: 840, to: 1080, days: [1] },
    { when: { day: 'last' as const, part: 'morning' as const }, from: 0, to: 750, days: [2] },
    { when: { day: 2 }, from: 0, to: 1440, days: [1] },
  ])('leaves the hours free that are for rest: $when', async ({ when, from, to, days }) => {
    const { plan, request } = await planned([{ is: 'rest', when }])
    for (const day of days) {
      const sights = plan.days[day]?.activities.filter(({ type }) => type === 'attraction') ?? []
      for (const { startTime, endTime } of sights)
        expect(minutesOf(endTime) <= from || minutesOf(startTime) >= to, `${startTime} to ${endTime}`).toBe(
          true,
        )
    }
    expect(faults(plan, request)).toEqual([])
    expect(outcome(plan, request)).toBe('pass')
    const plain = await planned([])
    const busy = plain.plan.days.some(({ activities: stops }) =>
      stops.some(
        ({ type, startTime, endTime }) =>
          type === 'attraction' && minutesOf(startTime) < to && minutesOf(endTime) > from,
      ),
    )
    if (busy && when.part !== 'evening') expect(outcome(plain.plan, request)).toBe('fail')
  })

  it('leaves the hours free that were said of each day', async () => {
    const { plan, request } = await planned([
      { is: 'rest', when: { day: 'every', at: 14 * 60 }, until: 16 * 60 },
    ])
    const sights = plan.days.flatMap(({ activities: stops }) =>
      stops.filter(({ type }) => type === 'attraction'),
    )
    for (const { startTime, endTime } of sights)
      expect(minutesOf(endTime) <= 14 * 60 || minutesOf(startTime) >= 16 * 60).toBe(true)
    expect(faults(plan, request)).toEqual([])
    expect(outcome(plan, request)).toBe('pass')
    expect(outcome((await planned([])).plan, request)).toBe('fail')
  })

  it.each([
    { wish: { meal: 'dinner', at: 18 * 60 }, from: 1070, to: 1110 },
    { wish: { meal: 'dinner', at: 18 * 60, limit: 'by' }, from: 0, to: 1080 },
    { wish: { meal: 'dinner', at: 21 * 60, limit: 'from' }, from: 1260, to: 1440 },
    { wish: { meal: 'lunch', at: 12 * 60 }, from: 710, to: 750 },
    { wish: { meal: 'breakfast', at: 8 * 60 + 30 }, from: 500, to: 540 },
  ] as const)('has a meal at its hour: $wish', async ({ wish, from, to }) => {
    const { plan, request } = await planned([{ is: 'mealtime', ...wish }])
    const begun = plan.days.flatMap(({ activities: stops }) =>
      stops.filter(({ meal }) => meal === wish.meal).map(({ startTime }) => minutesOf(startTime)),
    )
    expect(begun.length).toBeGreaterThan(1)
    for (const start of begun) {
      expect(start).toBeGreaterThanOrEqual(from)
      expect(start).toBeLessThanOrEqual(to)
    }
    expect(faults(plan, request)).toEqual([])
    expect(outcome(plan, request)).toBe('pass')
    const late = {
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        activities: day.activities.map((each) =>
          each.meal === wish.meal ? { ...each, startTime: '16:00', endTime: '17:00' } : each,
        ),
      })),
    }
    if (!('limit' in wish && wish.limit === 'by')) expect(outcome(late, request)).toBe('fail')
  })

  it('spends no more a day, or for a meal, than was named', async () => {
    const spent = (plan: PlanView) =>
      Math.max(
        ...plan.days.map(({ activities: stops }) =>
          stops.reduce((sum, { type, costCents }) => sum + (type === 'accommodation' ? 0 : costCents), 0),
        ),
      )
    const plain = await planned([])
    const amount = Math.floor(spent(plain.plan) / 100) - 5
    const wish = (per: 'day' | 'meal', euros: number): Constraint => ({
      is: 'spend',
      amount: euros,
      currency: testCity.currency,
      per,
    })
    const { plan, request } = await planned([wish('day', amount)])
    expect(spent(plan)).toBeLessThanOrEqual(100 * amount)
    expect(outcome(plan, request)).toBe('pass')
    expect(outcome(plain.plan, request)).toBe('fail')
    const meals = await planned([wish('meal', 12)])
    expect(
      Math.max(...activities(meals.plan).map(({ meal, costCents }) => (meal ? costCents : 0))),
    ).toBeLessThanOrEqual(1200)
    expect(outcome(meals.plan, meals.request)).toBe('pass')
    const abroad = await planned([{ is: 'spend', amount: 1, currency: 'JPY', per: 'day' }])
    expect(outcome(abroad.plan, abroad.request)).toBe('unknown')
  })

  it('gives no reason that it speaks against', async () => {
    // Parks and towers with a museum in them.
    const city = {
      ...testCity,
      places: testCity.places.map((each) =>
        each.kind === 'food' || each.kind === 'museum' ? each : { ...each, interests: ['Museums' as const] },
      ),
    }
    const reasons = async (wishes: Constraint[]) => {
      const request = cityRequest({ days: 3, interests: ['Museums', 'Sightseeing'] })
      const { plan } = await make(withWishes(request, wishes, { filters: true }), city)
      return activities(plan).map(({ reason }) => reason)
    }
    const forMuseums = expect.stringMatching(/^You asked for museums/)
    expect(await reasons([])).toContainEqual(forMuseums)
    expect(await reasons([{ is: 'skip', what: kind('museum') }])).not.toContainEqual(forMuseums)
  })

  it('has no kitchen of seafood for who eats no fish', async () => {
    const city = {
      ...testCity,
      places: testCity.places.map((each, index) =>
        each.kind === 'food'
          ? { ...each, cuisine: [index % 2 === 0 ? ('seafood' as const) : ('thai' as const)] }
          : each,
      ),
    }
    const request = withWishes(cityRequest({ days: 3 }), [{ is: 'avoid-food', food: 'fish' }], {
      filters: true,
    })
    const kitchens = (plan: PlanView) =>
      activities(plan).flatMap(({ placeId }) => city.places.find(({ id }) => id === placeId)?.cuisine ?? [])
    const status = (plan: Plan) => judge(plan, request, city).checks.find(({ id }) => id === 'wishes')?.status
    const { plan } = await make(request, city)
    expect(kitchens(plan)).not.toContain('seafood')
    expect(status(plan)).toBe('pass')
    const { plan: plain } = await make(cityRequest({ days: 3 }), city)
    expect(kitchens(plain)).toContain('seafood')
    expect(status(plain)).toBe('fail')
  })

  it('has a meal where it was asked for, and one dear dinner', async () => {
    const area = testCity.areas[1]?.id ?? ''
    const dinner: Constraint = { is: 'meal', meal: 'dinner', at: { by: 'area', id: area }, when: { day: 2 } }
    const there = await planned([dinner])
    const eaten = there.plan.days[1]?.activities.find(({ meal }) => meal === 'dinner')
    expect(testCity.places.find(({ id }) => id === eaten?.placeId)?.area).toBe(area)
    expect(outcome(there.plan, there.request)).toBe('pass')
    const elsewhere: Constraint = { ...dinner, at: { by: 'area', id: 'nowhere' } }
    expect(outcome(there.plan, { ...there.request, wishes: [elsewhere] })).toBe('fail')
    const splurge = await planned([{ is: 'splurge', when: { day: 'last' } }], { seed: 2 })
    expect(faults(splurge.plan, splurge.request)).toEqual([])
    expect(outcome(splurge.plan, splurge.request)).toBe('pass')
  })

  it('has breakfast on days that begin late', async () => {
    const { plan, request } = await planned([{ is: 'start', early: false }])
    expect(plan.days[1]?.activities.some(({ meal }) => meal === 'breakfast')).toBe(true)
    expect(faults(plan, request)).toEqual([])
    expect(outcome(plan, request)).toBe('pass')
  })

  it('has no check where nothing was read', async () => {
    const { plan, request } = await planned([])
    expect(outcome(plan, request)).toBeUndefined()
  })
})
