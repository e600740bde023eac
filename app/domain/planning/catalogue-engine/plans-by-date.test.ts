import { describe, expect, it } from 'vitest'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make } from '~/domain/testing/test-plan-of-city'

describe('the embedded planner and the calendar', { timeout: 30_000 }, () => {
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

  it('begins with the arrival and ends with the departure', async () => {
    const request = cityRequest({ arrival: '14:00', departure: '15:30' })
    const { plan } = await make(request)
    expect(faults(plan, request)).toEqual([])
    const mealsOf = (day: ItineraryDay | undefined) => day?.activities.flatMap(({ meal }) => meal ?? [])
    expect(mealsOf(plan.days[0])).toEqual(['dinner'])
    expect(mealsOf(plan.days[3])).toEqual(['breakfast', 'lunch'])
    expect(plan.days[0]?.hours?.from).toBe('14:00')
    expect(plan.days[0]?.note).toBe('You arrive at 14:00. Leave your bags at the reception first.')
    expect(plan.days[3]?.note).toBe(
      'You leave at 15:30. Check out after breakfast and leave your bags at the reception until you go.',
    )
    expect(plan.days[3]?.activities.at(-1)?.startTime.localeCompare('15:30')).toBeLessThanOrEqual(0)
  })

  it('says what the first and the last day go by where no times were given, and nothing of bags that are with one', async () => {
    const { plan } = await make(cityRequest())
    const notes = plan.days.map(({ note }) => note)
    expect(notes[0]).toContain('Planned for arriving at about 10:00.')
    expect(notes[3]).toContain('Planned for leaving at about 18:30. Check out after breakfast')
    expect(plan.days[0]?.hours?.from).toBe('10:00')
    expect(plan.days[3]?.hours?.to).toBe('18:30')
    expect(plan.days[0]?.activities[0]?.startTime.localeCompare('10:00')).toBeGreaterThanOrEqual(0)
    expect(plan.days[3]?.activities.at(-1)?.startTime.localeCompare('18:30')).toBeLessThanOrEqual(0)
    expect(notes.slice(1, 3).join('')).not.toMatch(/Planned for|bags/)
    const late = await make(cityRequest({ arrival: '18:00', departure: '11:00' }))
    expect(late.plan.days[0]?.note).not.toContain('bags')
    expect(late.plan.days[3]?.note).not.toContain('bags')
    const single = await make(cityRequest({ days: 1 }))
    expect(single.plan.days[0]?.note ?? '').not.toMatch(/Planned for|bags/)
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

  it('stays in on a day on which nobody may go out, and says so', async () => {
    const city = { ...testCity, standstills: { '2027-05-04': 'the day of silence' } }
    const { plan } = await make(cityRequest(), city)
    expect(faults(plan, cityRequest(), city)).toEqual([])
    const [, still] = plan.days
    expect(still).toMatchObject({ kind: 'free', title: 'A free day indoors: the day of silence' })
    expect(still?.activities.map(({ type }) => type)).toEqual(['accommodation'])
    expect(still?.note).toBe(
      'Tue 4 May is the day of silence: everything is shut, nobody may go out, and no plane leaves or lands. Breakfast, lunch and dinner are where you stay: ask for them when you book.',
    )
    const atEnd = { ...testCity, standstills: { [cityRequest().startDate]: 'the day of silence' } }
    const { plan: late } = await make(cityRequest(), atEnd)
    expect(late.days[0]?.note).toContain('You cannot arrive on this day: choose dates that begin on another.')
    // What the traveller has entered is kept all the same.
    const booking = { kind: 'table' as const, title: 'Dinner in the house', date: '2027-05-04', cost: '' }
    const bookings = [{ ...booking, start: '19:00', end: '20:30' }]
    const { plan: booked } = await make({ ...cityRequest(), bookings }, city)
    expect(booked.days[1]?.activities.map(({ title }) => title)).toContain('Dinner in the house')
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

  it('gives no advice about a place that the traveller has seen', async () => {
    const tips = ['Book Sight Number 0 and Sight Number 1 weeks ahead.']
    const told = async (wishes: PlanRequest['wishes']) =>
      (await make(cityRequest({ wishes }), { ...testCity, tips })).plan.tips
    const seen = { is: 'seen', what: { by: 'place', id: 'sight-0' } } as const
    expect(await told([{ is: 'must', what: { by: 'place', id: 'sight-1' } }])).toContain(tips[0])
    expect(await told([seen, { is: 'must', what: { by: 'place', id: 'sight-1' } }])).not.toContain(tips[0])
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

  it('has what can be walked to one from another on a day on which nothing runs', async () => {
    // Most of what there is lies a kilometre or more from the base, and close together.
    const places = testCity.places
      .filter(({ kind, area }) => kind === 'base' || area === 'harbour')
      .map((place) =>
        place.kind === 'base' ? { ...place, at: [50.004, 10.004] as [number, number] } : place,
      )
    const city = { ...testCity, transit: { ...testCity.transit, restDays: ['05-04'] }, places }
    const request = cityRequest({ days: 3 })
    const { plan } = await make(request, city)
    expect(faults(plan, request, city)).toEqual([])
    const [, rest] = plan.days
    expect(rest?.kind).toBeUndefined()
    const sights = rest?.activities.filter(({ type }) => type === 'attraction') ?? []
    expect(sights.length).toBeGreaterThan(1)
    expect(sights.map(({ travel }) => travel.mode)).toEqual(sights.map(() => 'walk'))
  })
})
