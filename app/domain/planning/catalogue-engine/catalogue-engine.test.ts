import { describe, expect, it } from 'vitest'
import type { Activity } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make, makeAnew, placeIds } from '~/domain/testing/test-plan-of-city'
import { sectionLabel } from '~/messages/en/section-label'

describe('the embedded planner', { timeout: 30_000 }, () => {
  it.each<Partial<PlanRequest['filters']>>([
    {},
    { pace: 'relaxed' },
    { pace: 'fast-paced', maxWalkingDistance: 10 },
    { maxWalkingDistance: 0 },
    { maxWalkingDistance: 1 },
    { childFriendly: true },
    { dietaryRestrictions: ['Vegetarian'] },
    { localExperiencesOnly: true, travelStyle: ['Cultural'] },
  ])('passes every check with %j', async (filters) => {
    const request = cityRequest({}, filters)
    const { plan, failure } = await make(request)
    expect(failure).toBeUndefined()
    expect(faults(plan, request)).toEqual([])
  })

  it('sends nobody who asks for local experiences to a chain or a mall', async () => {
    const places = testCity.places.map((place, index) =>
      index % 2 && place.kind !== 'base' ? { ...place, everyday: true as const } : place,
    )
    const { plan } = await make(cityRequest({}, { localExperiencesOnly: true }), { ...testCity, places })
    const common = new Set(places.flatMap(({ id, everyday }) => (everyday ? [id] : [])))
    expect(activities(plan).length).toBeGreaterThan(10)
    expect(activities(plan).filter(({ placeId }) => placeId && common.has(placeId))).toEqual([])
  })

  it.each([1, 10])('plans %i days on every budget', async (days) => {
    for (const budget of ['budget', 'moderate', 'luxury'] as const) {
      const request = cityRequest({ days, budget })
      const { plan } = await make(request)
      expect(faults(plan, request)).toEqual([])
      expect(plan.days).toHaveLength(days)
    }
  })

  it('delivers the overview, each day in order, then tips', async () => {
    const { kinds, plan } = await make(cityRequest())
    expect(kinds).toEqual(['overview', 'day', 'day', 'day', 'day', 'tips'])
    expect(plan.days.map(({ day }) => day)).toEqual([1, 2, 3, 4])
  })

  it('makes the same plan of the same request and another for another seed', async () => {
    const [first, again, other] = await Promise.all([
      makeAnew(cityRequest()),
      makeAnew(cityRequest()),
      makeAnew(cityRequest({ seed: 2 })),
    ])
    expect(again).toEqual(first)
    expect(placeIds(other.plan)).not.toEqual(placeIds(first.plan))
  })

  it('has breakfast, lunch and dinner under their own headings', async () => {
    const { plan } = await make(cityRequest())
    const headings = plan.days.map(({ activities: all }) =>
      all.filter(({ type }) => type === 'food').map(sectionLabel),
    )
    // One arrives after breakfast and leaves before dinner.
    expect(headings).toEqual([
      ['Lunch', 'Dinner'],
      ['Breakfast', 'Lunch', 'Dinner'],
      ['Breakfast', 'Lunch', 'Dinner'],
      ['Breakfast', 'Lunch'],
    ])
  })

  it('sells rides as one ticket a day, before the first of them', async () => {
    const { plan } = await make(cityRequest({}, { maxWalkingDistance: 0 }))
    for (const { activities: all } of plan.days.slice(1, -1)) {
      const tickets = all.filter(({ type }) => type === 'transport')
      expect(tickets.map(({ title, costCents }) => [title, costCents])).toEqual([
        ['Day ticket for tram', 600],
      ])
      expect(all[all.findIndex(({ type }) => type === 'transport') + 1]?.travel.mode).toBe('transit')
    }
  })

  it('charges every night but the one after the last day', async () => {
    const { plan } = await make(cityRequest())
    const nights = activities(plan).filter(({ type }) => type === 'accommodation')
    expect(nights.map(({ costCents }) => costCents)).toEqual([8000, 8000, 8000, 0])
    expect(nights.at(-1)?.title).toMatch(/with your bags$/)
  })

  it('shows every interest asked for, and says which it cannot', async () => {
    const { plan } = await make(cityRequest({ interests: ['Art', 'Shopping', 'Beach'] }))
    const shown = new Set(
      placeIds(plan).flatMap((id) => testCity.places.find((place) => place.id === id)?.interests ?? []),
    )
    expect(shown).toContain('Art')
    expect(shown).toContain('Shopping')
    expect(plan.overview).toContain('nothing in Test City for "Beach"')
  })

  it('goes to viewpoints in the evening and to museums at most twice a day', async () => {
    const { plan } = await make(cityRequest({ days: 6, interests: ['Photography', 'Museums'] }))
    const kindOf = ({ placeId }: Activity) => testCity.places.find(({ id }) => id === placeId)?.kind
    const views = activities(plan).filter((activity) => kindOf(activity) === 'viewpoint')
    expect(views.length).toBeGreaterThan(1)
    expect(views.filter(({ startTime }) => startTime >= '17:00').length).toBeGreaterThan(views.length / 2)
    for (const day of plan.days) {
      const rooms = day.activities.map(kindOf).filter((kind) => kind === 'museum' || kind === 'gallery')
      expect(rooms.length).toBeLessThanOrEqual(2)
    }
  })

  it('gives each day a title of its own and each stop a reason', async () => {
    const { plan } = await make(cityRequest({ days: 8 }))
    expect(new Set(plan.days.map(({ title }) => title)).size).toBe(8)
    for (const { reason } of activities(plan)) expect(reason).toMatch(/^\S.*\.$/)
  })
})
