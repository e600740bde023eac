import { describe, expect, it } from 'vitest'
import { weekday } from '~/domain/calendar/calendar-date'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { activities, faults, make, minutesOf } from '~/domain/testing/test-plan-of-city'

describe('the embedded planner where something runs short', { timeout: 30_000 }, () => {
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
      'Ten of ten meals are left to you, each said on its day: we know of no tables confirmed for vegetarian and kosher.',
    )
    expect(plan.tips[0]).toMatch(/^Take a room with a kitchen: 10 meals are left to you/)
    const { plan: declared } = await make(request, { ...testCity, notServed: ['Kosher'] })
    expect(declared.tips[0]).toContain('because no table is confirmed for kosher.')
    for (const { day, note, activities: all } of plan.days) {
      const left =
        day === 1 ? 'Lunch and dinner' : day === 4 ? 'Breakfast and lunch' : 'Breakfast, lunch and dinner'
      expect(note).toContain(
        `${left} are left to you: we know of no table confirmed for vegetarian and kosher, and there is time for lunch.`,
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
      if (kind === 'day trip')
        expect(note).toContain(
          'minutes each way; the price of the day trip includes the ride. Lunch is out there',
        )
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

  it('sends nobody by tram to breakfast: the last days have none, and begin with a sight', async () => {
    const served = ['table-0', 'table-4', 'table-8', 'table-12']
    const places = testCity.places.filter(
      ({ id, meals }) => !meals?.includes('breakfast') || served.includes(id),
    )
    const city = { ...testCity, places }
    const request = cityRequest({ days: 6 })
    const { plan } = await make(request, city)
    expect(faults(plan, request, city)).toEqual([])
    expect(plan.days.map(({ openMeals = [] }) => openMeals.join())).toEqual([
      ...['', '', ''],
      ...['breakfast', 'breakfast', 'breakfast'],
    ])
    for (const { activities: all } of plan.days.slice(4)) {
      const first = all.find(({ type }) => type === 'food' || type === 'attraction')
      expect(first?.type).toBe('attraction')
      expect(first?.startTime.localeCompare('12:00')).toBe(-1)
    }
  })

  it('advises a day trip where there is time for it and the plan does not make it', async () => {
    const trips = ['Day trip to Lake Village by train.', 'Day trip to Far Harbour by boat.']
    const city = { ...testCity, tips: [...trips, ...testCity.tips] }
    const advised = async (days: number) => (await make(cityRequest({ days }), city)).plan.tips
    expect((await advised(40)).filter((tip) => trips.includes(tip))).toEqual([trips[1]])
    expect((await advised(6)).filter((tip) => trips.includes(tip))).toEqual([trips[0]])
    expect((await advised(2)).filter((tip) => trips.includes(tip))).toEqual([])
  })
})
