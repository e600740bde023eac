import { beforeAll, describe, expect, it } from 'vitest'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { Activity, Itinerary } from '~/domain/itinerary/itinerary'
import { knownTown, planners, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { mailText } from '~/messages/en/mails'
import { sayIn } from '~/messages/languages'
import { guideBeside } from './guide-beside'
import { toldOfSeveral } from './think-of'

// Whit Monday, the 17th of May, is a holiday in Austria and not in Italy.
const wanted = severalRequest(
  [
    ['rome', 2],
    ['florence', 1],
    ['vienna', 2],
  ],
  6,
  { startDate: '2027-05-12' },
)
let trip: Itinerary
beforeAll(async () => {
  trip = (await planSeveral(wanted)).itinerary
}, 60_000)

/** The towns with the holidays that the build adds. */
const catalogue = {
  ...planners.catalogue,
  find: async (id: string | null) =>
    id === null ? null : { ...knownTown(id), holidays: id === 'vienna' ? austria : italy },
}
const italy = { '2027-05-01': 'Labour Day' }
const austria = { '2027-05-01': 'National Holiday', '2027-05-17': 'Whit Monday' }

const reader = { ab: 'a' as const, userId: null }

async function guide(plan: 'free' | 'premium' = 'premium'): Promise<TripGuide<string>> {
  const found = await guideBeside(
    trip,
    { plan, budget: 'moderate', reader },
    { ...planners, catalogue, say: sayIn() },
  )
  if (!found) throw new Error('a trip to several places has no guide')
  return found
}

describe('the guide beside a trip to several places', () => {
  it('has the weather, the holidays and the money of each place for its own days', async () => {
    const { places = [], facts } = await guide()
    expect(facts).toBeNull()
    expect(places.map(({ name, days }) => [name, days])).toEqual([
      ['Rome', 3],
      ['Florence', 2],
      ['Vienna', 3],
    ])
    const [rome, , vienna] = places
    expect(rome?.facts?.climate.high).toBe(knownTown('rome').climate[4]?.high)
    expect(vienna?.facts?.climate.high).toBe(knownTown('vienna').climate[4]?.high)
    expect(rome?.facts?.holidays).toEqual([])
    expect(vienna?.facts?.holidays).toEqual([{ date: '2027-05-17', name: 'Whit Monday' }])
  })

  it('says once what to take along, with the place that asks for it, and documents for the whole trip', async () => {
    const { essentials } = await guide()
    const items = essentials?.packing.map(({ id }) => id) ?? []
    expect(new Set(items).size).toBe(items.length)
    const named = essentials?.packing.map(({ why }) => why).join(' ')
    expect(named).toMatch(/Rome: .*Vienna: /)
    // One line for each country, valid until the whole trip ends.
    const passports = essentials?.documents.filter((line) => line.startsWith('Passport')) ?? []
    expect(passports).toHaveLength(2)
    expect(essentials?.documents.slice(0, 2)).toEqual(passports)
    for (const line of passports) expect(line).toContain('17 May')
    expect(essentials?.documents.filter((line) => line.startsWith('Travel insurance'))).toHaveLength(1)
  })

  it('knows of each place its plugs, emergency number and words, and of an airport only where one uses it', async () => {
    const { places = [] } = await guide()
    expect(places.map(({ essentials }) => essentials?.phrases?.language)).toEqual([
      'Italian',
      'Italian',
      'German',
    ])
    const [rome, florence, vienna] = places
    expect(rome?.essentials?.arrival).toBe(knownTown('rome').airport)
    expect(vienna?.essentials?.arrival).toBe(knownTown('vienna').airport)
    const flies = trip.days.some(({ activities }) =>
      activities.some(
        ({ journey }) => journey?.mode === 'flight' && [journey.from, journey.to].includes('Florence'),
      ),
    )
    expect(florence?.essentials?.arrival).toBe(flies ? knownTown('florence').airport : null)
  })

  it('has what to book in each place for its own nights', async () => {
    const { places = [] } = await guide()
    expect(places.map(({ recommendations }) => recommendations?.place.name)).toEqual([
      'Rome',
      'Florence',
      'Vienna',
    ])
    expect(places[1]?.recommendations?.journey).toMatchObject({
      startDate: '2027-05-14',
      endDate: '2027-05-15',
    })
  })

  it('keeps essentials for paid plans', async () => {
    const free = await guide('free')
    expect(free.essentials).toBeNull()
    expect(free.places?.map(({ essentials }) => essentials)).toEqual([null, null, null])
    expect(free.places?.[0]?.facts).not.toBeNull()
  })

  it('names the tips that the essentials repeat, as the trip has them', async () => {
    const { repeatedTips } = await guide()
    const tips = trip.tips.map(sayIn())
    expect(repeatedTips.length).toBeGreaterThan(0)
    for (const tip of repeatedTips) expect(tips).toContain(tip)
  })
})

describe('the mail before a trip to several places', () => {
  it('tells the weather of each place, the journeys without a booking, and what to book where', async () => {
    const told = await toldOfSeveral(trip, catalogue)
    expect(told.weather.map(({ place, days }) => [place, days])).toEqual([
      ['Rome', 3],
      ['Florence', 2],
      ['Vienna', 3],
    ])
    expect(told.holidays).toEqual([{ date: '2027-05-17', name: 'Whit Monday (Vienna)' }])
    expect(told.journeys.map(({ from, to, date }) => [from, to, date])).toEqual([
      ['Rome', 'Florence', '2027-05-14'],
      ['Florence', 'Vienna', '2027-05-15'],
    ])
    const places = ['rome', 'florence', 'vienna'].flatMap((id) => knownTown(id).places)
    const required = trip.days.flatMap(({ date, activities }) =>
      activities.flatMap(({ placeId }) => {
        const place = places.find(({ id }) => id === placeId)
        return place?.booking === 'required' ? [{ date, name: place.name }] : []
      }),
    )
    expect(required.length).toBeGreaterThan(0)
    expect(told.bookings).toEqual(required)
    const mail = {
      kind: 'trip-soon' as const,
      tripId: 't',
      destination: 'Rome, Florence and Vienna',
      startDate: '2027-05-12',
    }
    const { parts } = mailText(
      { ...mail, inDays: 3, ...told, changes: [], token: 'x' },
      'https://example.com',
    )
    const words = JSON.stringify(parts)
    expect(words).toContain('Vienna: up to')
    expect(words).toMatch(/from Rome to Florence/)
    expect(words).toContain('(Vienna)')
  })

  it('does not ask for the ticket of a journey that is booked', async () => {
    const booking: Activity['booking'] = { kind: 'train', confirmation: 'AB12' }
    const days = trip.days.map((day) => ({
      ...day,
      activities: day.activities.map((stop) =>
        stop.journey?.to === 'Florence' ? { ...stop, booking } : stop,
      ),
    }))
    const { journeys } = await toldOfSeveral({ ...trip, days }, catalogue)
    expect(journeys.map(({ to }) => to)).toEqual(['Vienna'])
  })
})
