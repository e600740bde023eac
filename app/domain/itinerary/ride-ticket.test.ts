import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { richCity } from '~/domain/testing/rich-city'
import { testDestination } from '~/domain/testing/test-destination'
import { stop } from '~/domain/testing/test-trip'

import { sayIn } from '~/messages/languages'
import type { ActivityView } from './itinerary'
import { isRideTicket, withRideTicket } from './ride-ticket'
import { priceOf, timeOf } from './sentences'

const say = sayIn()
const ridden = (id: string, startTime: string, endTime: string, more: Partial<ActivityView> = {}) =>
  stop({ id, startTime, endTime, travel: { mode: 'transit', minutes: 17, meters: 4000 }, ...more })
const walked = stop({ id: 'walked', startTime: '09:00', endTime: '10:00' })
const withTicket = (
  activities: ActivityView[],
  transit: Partial<typeof testDestination.transit> = {},
  more: Partial<Destination> = {},
) =>
  withRideTicket(
    activities,
    2,
    [44, 9],
    {
      currency: 'EUR',
      dayTrips: richCity.dayTrips,
      transit: { ...testDestination.transit, ...transit },
      ...more,
    },
    ({ currency, ...ticket }): ActivityView => ({
      ...ticket,
      title: say(ticket.title),
      description: say(ticket.description),
      reason: say(ticket.reason),
      time: say(timeOf(ticket.startTime)),
      ...(currency && { cost: say(priceOf(ticket.costCents, currency)) }),
    }),
  )

it('a ticket takes no time, and a transfer does', () => {
  expect(isRideTicket(stop({ type: 'transport', startTime: '09:00', endTime: '09:00' }))).toBe(true)
  expect(isRideTicket(stop({ type: 'transport', startTime: '09:00', endTime: '09:30' }))).toBe(false)
  expect(isRideTicket(stop({ type: 'attraction', startTime: '09:00', endTime: '09:00' }))).toBe(false)
})

describe('the ticket of a day', () => {
  it('is bought on leaving for the first ride, where one is then', () => {
    expect(withTicket([walked, ridden('far', '11:00', '12:00')])).toEqual([
      walked,
      {
        id: 'd2-ride',
        type: 'transport',
        title: 'One ride by bus',
        description:
          "Today's longer ways are ridden, by bus. Times and fares on the way are estimates: a line far out may cost more.",
        time: '10:40 AM',
        cost: '€2.00',
        placeId: null,
        latitude: walked.latitude,
        longitude: walked.longitude,
        startTime: '10:40',
        endTime: '10:40',
        costCents: 200,
        reason: 'Saves the longest walks of the day.',
        travel: { mode: 'walk', minutes: 0, meters: 0 },
      },
      ridden('far', '11:00', '12:00'),
    ])
  })

  it('begins at the base where the day begins with a ride', () => {
    expect(withTicket([ridden('far', '11:00', '12:00')])[0]).toMatchObject({
      latitude: 44,
      longitude: 9,
      startTime: '10:40',
    })
  })

  it('counts every ride until a day ticket costs less', () => {
    const rides = (count: number) =>
      Array.from({ length: count }, (_, index) => ridden(`r${index}`, `1${index}:00`, `1${index}:20`))
    const ticket = (count: number, transit = {}) => withTicket(rides(count), transit)[0]
    expect(ticket(3)).toMatchObject({ title: '3 rides by bus', costCents: 600 })
    expect(ticket(4)).toMatchObject({
      title: 'Day ticket for bus',
      costCents: 700,
      reason: 'Cheaper than 4 single rides.',
    })
    expect(ticket(4, { dayPassCents: 800 })).toMatchObject({ title: '4 rides by bus', costCents: 800 })
    expect(ticket(9, { dayPassCents: undefined })).toMatchObject({ title: '9 rides by bus', costCents: 1800 })
  })

  it('is none where nobody rides, and where no fare is known', () => {
    expect(withTicket([walked])).toEqual([walked])
    expect(withTicket([ridden('far', '11:00', '12:00')], { fareCents: 0 })).toHaveLength(1)
  })

  it('holds no ride to or from a day trip, which the price of that trip holds', () => {
    const out = ridden('out', '10:00', '15:00', { placeId: 'far-castle' })
    const dinner = ridden('dinner', '18:00', '19:30')
    const home = ridden('bed', '20:00', '20:00', { type: 'accommodation' })
    expect(withTicket([out, { ...home, startTime: '16:00' }])).toHaveLength(2)
    expect(withTicket([walked, out, dinner, home])[3]).toMatchObject({
      title: 'One ride by bus',
      costCents: 200,
      startTime: '19:30',
    })
    // The ride to breakfast is paid, the one from there is not.
    expect(withTicket([ridden('breakfast', '08:00', '08:30'), out, dinner]).map(({ id }) => id)).toEqual([
      'd2-ride',
      'breakfast',
      'out',
      'dinner',
    ])
    const before = withTicket([out, home], {}, { paysAllRides: true })
    expect(before[0]).toMatchObject({ title: '2 rides by bus', costCents: 400 })
  })

  it('is not bought before one is free, nor before midnight', () => {
    const start = (...activities: ActivityView[]) => withTicket(activities).find(isRideTicket)?.startTime
    expect(start(stop({ endTime: '10:50' }), ridden('far', '11:00', '12:00'))).toBe('10:50')
    expect(start(ridden('far', '00:10', '01:00'))).toBe('00:00')
    const home = ridden('bed', '20:00', '20:00', { type: 'accommodation' })
    expect(start(walked, home)).toBe('10:00')
    expect(start(home)).toBe('20:00')
  })
})
