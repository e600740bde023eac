import { describe, expect, it } from 'vitest'
import { weekday } from '~/domain/calendar/calendar-date'
import { judge } from '~/domain/checks/judge'
import type { Failure } from '~/domain/errors'
import { budgetOf } from '~/domain/itinerary/budget'
import type { Activity, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import { sectionLabel } from '~/domain/itinerary/section-label'
import type { Destination } from '~/domain/places/destination'
import { lastDay, type PlanRequest } from '~/domain/planner/plan-request'
import { embeddedEngine } from './embedded-engine'
import { cityRequest, testCity } from './test-city'

interface Made {
  plan: Plan
  kinds: string[]
  failure?: Failure
}

async function make(request: PlanRequest, city: Destination = testCity): Promise<Made> {
  const days: ItineraryDay[] = []
  const kinds: string[] = []
  let [overview, tips, failure]: [string, string[], Failure | undefined] = ['', [], undefined]
  for await (const piece of embeddedEngine.plan(request, city)) {
    if (!piece.ok) {
      failure = piece.failure
      continue
    }
    kinds.push(piece.value.kind)
    if (piece.value.kind === 'overview') overview = piece.value.overview
    else if (piece.value.kind === 'day') days.push(piece.value.day)
    else if (piece.value.kind === 'tips') tips = piece.value.tips
  }
  const plan: Plan = {
    destination: testCity.label,
    destinationId: testCity.id,
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: testCity.currency,
    engine: 'embedded',
    sample: false,
  }
  return { plan, kinds, ...(failure && { failure }) }
}

function faults(plan: Plan, request: PlanRequest, city: Destination = testCity): string[] {
  return judge(plan, request, city)
    .checks.filter(({ status }) => status !== 'pass')
    .map(({ id, evidence }) => `${id}: ${evidence}`)
}

function activities({ days }: Plan): Activity[] {
  return days.flatMap((day) => day.activities)
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function placeIds(plan: Plan): string[] {
  return activities(plan).flatMap(({ placeId, type }) =>
    placeId && type !== 'accommodation' ? [placeId] : [],
  )
}

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
      make(cityRequest()),
      make(cityRequest()),
      make(cityRequest({ seed: 2 })),
    ])
    expect(again).toEqual(first)
    expect(placeIds(other.plan)).not.toEqual(placeIds(first.plan))
  })

  it('has breakfast, lunch and dinner under their own headings', async () => {
    const { plan } = await make(cityRequest())
    for (const day of plan.days) {
      const food = day.activities.filter(({ type }) => type === 'food')
      expect(food.map(sectionLabel)).toEqual(['Breakfast', 'Lunch', 'Dinner'])
    }
  })

  it('sells rides as one ticket a day, before the first of them', async () => {
    const { plan } = await make(cityRequest({}, { maxWalkingDistance: 0 }))
    for (const { activities: all } of plan.days) {
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
    expect(nights.at(-1)?.title).toMatch(/for your bags$/)
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

  it('plans slower days and says so when sights run short', async () => {
    const { plan } = await make(cityRequest({ days: 6 }, { accessibility: ['Wheelchair accessible'] }))
    expect(plan.days.filter(({ title }) => title.startsWith('A slower day')).length).toBeGreaterThan(0)
  })

  it('names the wishes that clash and the nearest ways out', async () => {
    const { failure, kinds } = await make(
      cityRequest({ days: 4 }, { accessibility: ['Wheelchair accessible', 'No stairs'] }),
    )
    expect(kinds).toEqual([])
    expect(failure?.code).toBe('wishes-clash')
    expect(failure?.message).toBe(
      '"No stairs" and four days in Test City do not go together: too few sights are confirmed for that. You can leave out "No stairs".',
    )
  })

  it('leaves meals open where no table is confirmed for a diet, and says so before anything else', async () => {
    const request = cityRequest({}, { dietaryRestrictions: ['Vegetarian', 'Kosher'] })
    const { plan, failure } = await make(request)
    expect(failure).toBeUndefined()
    expect(faults(plan, request)).toEqual([])
    expect(plan.overview).toContain(
      'Twelve of twelve meals are left to you, each said on its day: we know of no tables confirmed for vegetarian and kosher.',
    )
    expect(plan.tips[0]).toMatch(/^Take a room with a kitchen: 12 meals are left to you/)
    const { plan: declared } = await make(request, { ...testCity, notServed: ['Kosher'] })
    expect(declared.tips[0]).toContain('because no table is confirmed for kosher.')
    for (const { note, activities: all } of plan.days) {
      expect(note).toBe(
        'Breakfast, lunch and dinner are left to you: we know of no table confirmed for vegetarian and kosher, and there is time for lunch.',
      )
      expect(all.filter(({ type }) => type === 'attraction').length).toBeGreaterThan(1)
    }
  })

  it('serves the tables there are for a diet, and leaves the rest open', async () => {
    const tables = new Set(['table-1', 'table-6'])
    const places = testCity.places.map((place) =>
      tables.has(place.id) ? { ...place, diets: { kosher: 'yes' as const } } : place,
    )
    const city = { ...testCity, places }
    const request = cityRequest({}, { dietaryRestrictions: ['Kosher'] })
    const { plan } = await make(request, city)
    expect(faults(plan, request, city)).toEqual([])
    const eaten = activities(plan).filter(({ type }) => type === 'food')
    expect(eaten.map(({ placeId }) => placeId).sort()).toEqual([...tables].sort())
  })

  it.each([
    { arrival: '20:30', departure: '08:15', meals: [0, 0] },
    { arrival: '18:00', departure: '10:00', meals: [1, 1] },
  ])('calls a day by the journey where arrival or departure leave it nothing else: %j', async (times) => {
    const { meals, ...hours } = times
    const request = cityRequest({ days: 3, ...hours })
    const { plan } = await make(request)
    expect(faults(plan, request)).toEqual([])
    const [first, , last] = plan.days
    expect([first, last].map((day) => day?.activities.filter(({ meal }) => meal).length)).toEqual(meals)
    if (times.arrival === '20:30') expect(first?.title).toBe('Arrival in Test City')
    expect(last?.title).toBe('Departure from Test City')
    expect(`${first?.note} ${last?.note}`).not.toContain('No stops are planned')
  })

  it('fills a long stay with day trips and free days once places run out, and says so', async () => {
    const request = cityRequest({ days: 40 })
    const { plan, failure } = await make(request)
    expect(failure).toBeUndefined()
    expect(faults(plan, request)).toEqual([])
    const kinds = plan.days.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'day trip')).toHaveLength(testCity.dayTrips.length)
    expect(kinds.filter((kind) => kind === 'free').length).toBeGreaterThan(5)
    expect(kinds[0]).toBeUndefined()
    expect(kinds[39]).toBeUndefined()
    for (const { kind, title, note, activities: all } of plan.days) {
      if (kind === 'free') expect(title).toMatch(/^A free day: /)
      if (kind === 'free') expect(note).toContain('No stops are planned')
      if (kind === 'day trip') expect(note).toContain('minutes each way. Lunch is out there')
      if (kind === undefined) expect(all.some(({ type }) => type === 'attraction')).toBe(true)
    }
    expect(plan.overview).toContain('Day trips go to Lake Village and Old Abbey.')
    expect(plan.overview).toMatch(/days are left free, and called so/)
  })

  it('goes on a day trip only on a weekday on which it is open', async () => {
    const city = { ...testCity, dayTrips: testCity.dayTrips.map((trip) => ({ ...trip, days: 'We' })) }
    const request = cityRequest({ days: 40 })
    const { plan } = await make(request, city)
    expect(faults(plan, request, city)).toEqual([])
    const away = plan.days.filter(({ kind }) => kind === 'day trip')
    expect(away.length).toBeGreaterThan(0)
    expect(new Set(away.map(({ date }) => weekday(date)))).toEqual(new Set([3]))
  })

  it.each([false, true])('keeps time for a lunch that is left open, children: %s', async (childFriendly) => {
    const twoLunches = testCity.places.filter(
      ({ id, meals }) => !meals?.includes('lunch') || id === 'table-1' || id === 'table-5',
    )
    const city = { ...testCity, places: twoLunches }
    const request = cityRequest({ days: 8 }, { childFriendly, pace: 'fast-paced' })
    const { plan, failure } = await make(request, city)
    expect(failure).toBeUndefined()
    expect(faults(plan, request, city)).toEqual([])
    const open = plan.days.filter(({ openMeals, kind }) => openMeals?.includes('lunch') && !kind)
    expect(open.length).toBeGreaterThan(2)
    for (const { activities: all } of open) {
      const atNoon = all.filter(({ startTime, endTime }) => startTime < '14:00' && endTime > '12:15')
      const free = all.some(({ startTime, travel }, index) => {
        const before = all[index - 1]?.endTime ?? '00:00'
        return before <= '14:00' && minutesOf(startTime) - minutesOf(before) - travel.minutes >= 45
      })
      expect(free, JSON.stringify(atNoon.map(({ time, title }) => [time, title]))).toBe(true)
    }
  })

  it('begins with the arrival and ends with the departure', async () => {
    const request = cityRequest({ arrival: '14:00', departure: '15:30' })
    const { plan } = await make(request)
    expect(faults(plan, request)).toEqual([])
    const mealsOf = (day: ItineraryDay | undefined) => day?.activities.flatMap(({ meal }) => meal ?? [])
    expect(mealsOf(plan.days[0])).toEqual(['dinner'])
    expect(mealsOf(plan.days[3])).toEqual(['breakfast', 'lunch'])
    expect(plan.days[0]).toMatchObject({ hours: { from: '14:00' }, note: 'You arrive at 2:00 PM.' })
    expect(plan.days[3]?.note).toBe('You leave at 3:30 PM.')
    expect(plan.days[3]?.activities.at(-1)?.startTime.localeCompare('15:30')).toBeLessThanOrEqual(0)
  })

  it('keeps to the hours of a public holiday, and says that it is one', async () => {
    const holidays = { '2027-05-04': 'Founders Day' }
    const closed = testCity.places.map((place) =>
      place.kind === 'museum' ? { ...place, hours: 'Tu-Su 10:00-18:00; PH off' } : place,
    )
    const city = { ...testCity, places: closed, holidays }
    const { plan } = await make(cityRequest(), city)
    const museums = plan.days[1]?.activities.filter(
      ({ placeId }) => closed.find(({ id }) => id === placeId)?.kind === 'museum',
    )
    expect(museums).toEqual([])
    expect(plan.days[1]?.note).toBe('Tue 4 May is a public holiday (Founders Day): shops may be closed.')
    expect(plan.tips.join(' ')).toContain('Founders Day')
  })

  it('goes to no place that is being rebuilt, and says of a well-known one why it is missing', async () => {
    const closed = [{ from: '2026-01-01', to: '2027-05-04', why: 'rebuilding' }]
    const places = testCity.places.map((place) =>
      place.kind === 'museum' ? { ...place, fame: 90, closed } : place,
    )
    const city = { ...testCity, places }
    const museum = (id: string | null) => places.find((place) => place.id === id)?.kind === 'museum'
    const visited = (list: Activity[] = []) => list.filter(({ placeId }) => museum(placeId)).length
    const { plan } = await make(cityRequest({ interests: ['Museums'] }), city)
    expect(faults(plan, cityRequest({ interests: ['Museums'] }), city)).toEqual([])
    expect(plan.days.slice(0, 2).map(({ activities: list }) => visited(list))).toEqual([0, 0])
    expect(visited(activities(plan))).toBeGreaterThan(0)
    expect(plan.tips.join(' ')).not.toContain('rebuilding')
    const { plan: early } = await make(cityRequest({ days: 2 }), city)
    expect(early.tips.join(' ')).toMatch(/Sight Number \d+ is closed until 4 May 2027 \(rebuilding\)\./)
  })

  it('goes on foot on a day on which nothing runs, and says so', async () => {
    const transit = { ...testCity.transit, restDays: ['05-04'] }
    for (const city of [
      { ...testCity, transit },
      {
        ...testCity,
        transit,
        places: testCity.places.filter(({ kind, area }) => kind === 'base' || area !== 'old-town'),
      },
    ]) {
      const request = cityRequest({}, { maxWalkingDistance: 4 })
      const { plan, failure } = await make(request, city)
      expect(failure).toBeUndefined()
      expect(faults(plan, request, city)).toEqual([])
      expect(plan.days[1]?.note).toContain(
        'Nothing runs on Tue 4 May (tram), so everything is within a walk.',
      )
      expect(plan.days[1]?.activities.filter(({ travel }) => travel.mode === 'transit')).toEqual([])
    }
  })

  it('goes outdoors by daylight in winter, and tells how short the days are', async () => {
    const request = cityRequest({ startDate: '2027-12-13', interests: ['Nature & Outdoors'] })
    const { plan } = await make(request)
    expect(faults(plan, request)).toEqual([])
    const kindOf = ({ placeId }: Activity) => testCity.places.find(({ id }) => id === placeId)?.kind
    const gardens = activities(plan).filter((activity) => ['park', 'walk'].includes(kindOf(activity) ?? ''))
    expect(gardens.length).toBeGreaterThan(3)
    for (const { endTime } of gardens) expect(endTime <= '16:55').toBe(true)
    expect(plan.tips.join(' ')).toContain('The days are short: on Mon 13 December the sun rises at 08:')
  })

  it('keeps out of the heat and under roofs where the months ask for it, and says so', async () => {
    const climate = testCity.climate.map((_, index) =>
      index === 4 ? { high: 36, low: 24, rainDays: 18 } : { high: 20, low: 10, rainDays: 8 },
    )
    const { plan } = await make(cityRequest({ days: 6, startDate: '2027-05-28' }), { ...testCity, climate })
    const tips = plan.tips.join(' ')
    expect(tips).toContain('May days reach about 36 °C')
    expect(tips).toContain('June days reach about 20 °C')
    expect(tips).toMatch(/May is hot: what is outdoors comes before noon or after four/)
    expect(tips).toMatch(/May is wet, so roofs weigh more in this plan: \d+ of \d+ sights have one\./)
  })

  it('plans around a day on which everything is shut', async () => {
    const city = {
      ...testCity,
      places: testCity.places.map((place) => ({ ...place, hours: `${place.hours ?? ''}; May 4 off` })),
    }
    const request = cityRequest()
    const { plan, failure } = await make(request, city)
    expect(failure).toBeUndefined()
    expect(plan.days[1]).toMatchObject({ kind: 'free', openMeals: ['breakfast', 'lunch', 'dinner'] })
    expect(faults(plan, request, city)).toEqual([])
  })
})
