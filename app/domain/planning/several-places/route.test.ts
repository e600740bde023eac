import { describe, expect, it } from 'vitest'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Said } from '~/domain/message'
import { referenceRates } from '~/domain/money/reference-rates'
import type { BookedJourney } from '~/domain/request/booked-journey'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import type { Connection } from './connection'
import { planRoute } from './route'

const town = (id: string, east: number, more: Partial<Destination> = {}): Destination => ({
  ...testCity,
  id,
  name: id.toUpperCase(),
  label: `${id.toUpperCase()}, Nowhere`,
  center: [50, east],
  ...more,
})
/** In a row; the last is far away, and has other money. */
const towns = {
  a: town('a', 10),
  b: town('b', 12),
  c: town('c', 15),
  far: town('far', 40, { currency: 'USD' }),
}
type Id = keyof typeof towns

const train = (one: Id, other: Id, more: Partial<Connection> = {}): Connection => ({
  between: [one, other],
  mode: 'train',
  stations: [`${one} Central`, `${other} Central`],
  minutes: 120,
  every: 60,
  first: '06:00',
  last: '20:00',
  fare: { cents: 3000, currency: 'EUR' },
  year: 2026,
  confidence: 'high',
  source: 'made up for tests',
  ...more,
})
const trains = [train('a', 'b'), train('b', 'c'), train('a', 'c', { minutes: 300 })]
const night = train('a', 'b', { minutes: 660, first: '20:00', last: '20:00', every: 1440 })

function inShort(said: Said): string {
  if (typeof said === 'string') return said
  const values = Object.values(said.params).map((value) =>
    Array.isArray(value)
      ? value.map((each) => inShort(each as Said)).join(' + ')
      : typeof value === 'object' && value
        ? inShort(value as Said)
        : String(value),
  )
  return [said.code, ...values].join(' ')
}

interface Asked {
  days?: number
  more?: Partial<PlanRequest>
  connections?: Connection[]
  booked?: BookedJourney[]
}

function routed(
  places: [Id, number | null][],
  { days = 7, more = {}, connections = trains, booked = [] }: Asked = {},
) {
  const request = cityRequest({ days, ways: ['train'], order: 'fixed', ...more })
  const { interests, filters } = request
  const asked = places.map(([id, nights]) => ({
    asked: { destinationId: id, nights, interests, filters },
    town: towns[id],
  }))
  return planRoute(request, asked, { connections, rates: referenceRates }, { booked })
}

/** A route in short: places with their nights and dates, journeys with their times, and what is said of all. */
function route(...[places, asked]: Parameters<typeof routed>) {
  const made = routed(places, asked)
  if (!made.ok) return { refused: inShort(made.failure.message) }
  const { journeys, overview, currency, rates } = made.value
  return {
    places: made.value.places.map(({ name, nights, days, startDate, arrival, departure }) =>
      [name, nights, days, startDate.slice(5), `${arrival ?? ''}-${departure ?? ''}`].join(' '),
    ),
    journeys: journeys.map(({ startTime, endTime, costCents, journey }) =>
      [startTime, endTime, journey?.fromStation, journey?.toStation, costCents].join(' '),
    ),
    told: inShort(overview),
    money: `${currency} ${rates ? 'with rates' : 'alone'}`,
  }
}

describe('a route', () => {
  it('goes from place to place on the dates that the nights make, there and away at the hours of the journeys', () => {
    expect(
      route([
        ['a', 2],
        ['b', 3],
        ['c', 1],
      ]),
    ).toEqual({
      places: ['A 2 3 05-03 -09:15', 'B 3 4 05-05 12:30-09:15', 'C 1 2 05-08 12:30-'],
      journeys: ['10:00 12:00 a Central b Central 3000', '10:00 12:00 b Central c Central 3000'],
      told: expect.stringMatching(/place\.overview 7 place\.stay A 2 \+ place\.stay B 3 \+ place\.stay C 1$/),
      money: 'EUR alone',
    })
  })

  it('shares the nights out that nobody has fixed, as evenly as the places are alike', () => {
    const { places = [], told = '' } = route([
      ['a', 1],
      ['b', null],
      ['c', null],
    ])
    expect(places.map((place) => place.split(' ')[1])).toEqual(['1', expect.any(String), expect.any(String)])
    const nights = places.map((place) => Number(place.split(' ')[1]))
    expect(nights[0]).toBe(1)
    expect((nights[1] ?? 0) + (nights[2] ?? 0)).toBe(5)
    expect(Math.abs((nights[1] ?? 0) - (nights[2] ?? 0))).toBe(1)
    expect(told).not.toContain('place.best-order')
  })

  it('takes the order with the least way where it is free to, and says what that saves', () => {
    const places: [Id, number][] = [
      ['b', 2],
      ['a', 2],
      ['c', 2],
    ]
    expect(route(places).places?.map((place) => place[0])).toEqual(['B', 'A', 'C'])
    const best = route(places, { more: { order: 'best' } })
    // 195 and 375 minutes from door to door, or twice 195.
    expect(best.told).toContain('place.best-order 180')
    expect(best.places?.map((place) => place[0]).join('')).toMatch(/^(ABC|CBA)$/)
    const straight: [Id, number][] = [
      ['a', 2],
      ['b', 2],
      ['c', 2],
    ]
    expect(route(straight, { more: { order: 'best' } }).told).not.toContain('place.best-order')
  })

  it('says at which rates it adds up where places have other money', () => {
    const made = route(
      [
        ['a', 3],
        ['far', 3],
      ],
      { more: { ways: ['flight'] } },
    )
    expect(made.money).toBe('EUR with rates')
    expect(made.told).toMatch(/place\.rates \d{4}-\d\d-\d\d .* EUR/)
    expect(
      route(
        [
          ['far', 3],
          ['a', 3],
        ],
        { more: { ways: ['flight'] } },
      ).money,
    ).toBe('USD with rates')
  })

  it('says why a place has the most nights, where one was left out elsewhere', () => {
    towns.c = { ...towns.c, places: testCity.places.filter(({ id }) => !/^sight-([6-9]|[1-5]\d)$/.test(id)) }
    const { told = '', places } = route([
      ['a', null],
      ['c', null],
    ])
    towns.c = { ...towns.c, places: testCity.places }
    expect(places?.map((place) => place.split(' ').slice(0, 2).join(' '))).toEqual(['A 5', 'C 1'])
    expect(told).toContain('place.nights-why A 5 C 2')
  })
})

describe('a night on the way', () => {
  it('takes a night from the places, and is told', () => {
    const made = route(
      [
        ['a', 2],
        ['b', 3],
      ],
      { connections: [night] },
    )
    expect(made.places).toEqual(['A 2 3 05-03 -19:15', 'B 3 4 05-06 07:30-'])
    expect(made.told).toContain('place.night-on-board A B')
    const open = route(
      [
        ['a', 2],
        ['b', null],
      ],
      { connections: [night] },
    )
    expect(open.places?.[1]).toMatch(/^B 3 4/)
  })

  it('is not taken where there is a way by day', () => {
    const made = route(
      [
        ['a', 3],
        ['b', 3],
      ],
      { connections: [night, train('a', 'b')] },
    )
    expect(made.told).not.toContain('night-on-board')
  })

  it('is refused where the nights leave no room for it', () => {
    expect(
      route(
        [
          ['a', 3],
          ['b', 3],
        ],
        { connections: [night] },
      ),
    ).toEqual({ refused: 'place.night-missing A B' })
  })
})

describe('a route that cannot be', () => {
  it('names the places between which there is no way', () => {
    expect(
      route([
        ['a', 2],
        ['b', 2],
        ['far', 2],
      ]),
    ).toEqual({ refused: 'place.no-way B FAR' })
    expect(
      route([
        ['far', 3],
        ['b', 3],
      ]),
    ).toEqual({ refused: 'place.no-way FAR B' })
  })

  it('says that nights are left, or are too few', () => {
    expect(
      route([
        ['a', 2],
        ['b', 2],
      ]),
    ).toEqual({ refused: 'place.nights-left 4 6' })
    expect(
      route(
        [
          ['a', null],
          ['b', null],
        ],
        { days: 2 },
      ),
    ).toEqual({ refused: 'place.too-few-nights 2 1' })
    expect(
      route([
        ['a', 4],
        ['b', 4],
      ]),
    ).toEqual({ refused: 'place.too-few-nights 2 6' })
  })
})

describe('a journey that is booked', () => {
  const ticket = (more: Partial<BookedJourney> = {}): BookedJourney => ({
    from: 'A, Nowhere',
    to: 'B, Nowhere',
    mode: 'train',
    title: 'IC 7',
    date: '2027-05-06',
    departs: '15:10',
    arrives: '18:40',
    costCents: 4500,
    ...more,
  })

  it('is made at its hours and for its price', () => {
    expect(
      route(
        [
          ['a', 3],
          ['b', 3],
        ],
        { booked: [ticket()] },
      ),
    ).toMatchObject({
      places: ['A 3 4 05-03 -14:25', 'B 3 4 05-06 19:15-'],
      journeys: [expect.stringMatching(/^15:10 18:40 .*4500$/)],
    })
    // That of other places is no matter.
    expect(
      route(
        [
          ['a', 3],
          ['b', 3],
        ],
        { booked: [ticket({ to: 'C, Nowhere' })] },
      ).journeys?.[0],
    ).toMatch(/^10:00/)
  })

  it('has to be on the day that the nights make, and to arrive after it leaves', () => {
    expect(
      route(
        [
          ['a', 2],
          ['b', 4],
        ],
        { booked: [ticket()] },
      ),
    ).toEqual({
      refused: 'place.booked-elsewhen IC 7 B 2027-05-06 2027-05-05',
    })
    expect(
      route(
        [
          ['a', 3],
          ['b', 3],
        ],
        { booked: [ticket({ arrives: '15:10' })] },
      ),
    ).toEqual({
      refused: 'place.booked-elsewhen IC 7 B 2027-05-06 2027-05-06',
    })
  })

  it('over midnight takes a night, and one that lands late is there at the end of the day', () => {
    const over = ticket({ departs: '22:00', arrives: '06:20', nextDay: true, date: '2027-05-05' })
    expect(
      route(
        [
          ['a', 2],
          ['b', 3],
        ],
        { booked: [over] },
      ).places,
    ).toEqual([`A 2 3 05-03 -${toClock(22 * 60 - 45)}`, 'B 3 4 05-06 07:00-'])
    const late = ticket({ arrives: '23:50' })
    expect(
      route(
        [
          ['a', 3],
          ['b', 3],
        ],
        { booked: [late] },
      ).places?.[1],
    ).toContain('23:55-')
  })
})
