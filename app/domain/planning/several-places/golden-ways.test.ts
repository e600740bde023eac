// Ways between towns, their times, lunches, nights and orders, written down over many towns, dates and hours: what a route decides
// by. Renewed like the golden plans.
import { describe, expect, it } from 'vitest'
import { toClock } from '~/domain/calendar/clock-time'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import type { JourneyMode } from '~/domain/itinerary/journey'
import type { Said } from '~/domain/message'
import { referenceRates } from '~/domain/money/reference-rates'
import type { BookedJourney } from '~/domain/request/booked-journey'
import { dayHours } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { seeded } from '~/domain/seeded-random'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { testLocality } from '~/domain/testing/test-locality'
import { bestOrder, sumOf } from './best-order'
import { bookedIn, bookedLeg } from './booked-leg'
import type { Connection } from './connection'
import { dayValues } from './day-values'
import { journeyStop, type Leg, lunchOnTheWay } from './journey-stop'
import { landOf } from './land'
import { planRoute } from './route'
import { shareNights, whyNights, worthOf } from './share-nights'
import { bestTimes, type PlaceClock } from './timing'
import { type Town, type Way, waysBetween } from './ways'

const modes: JourneyMode[] = ['train', 'flight', 'ferry', 'car']

const town = (name: string, center: Coordinates, more: Partial<Locality> = {}): Locality =>
  testLocality({ name, label: `${name}, Nowhere`, town: name, center, ...more })
const towns: Locality[] = [
  town('Ghent', [51.05, 3.72]),
  town('Cologne', [50.94, 6.96], { countryCode: 'DE', timeZone: 'Europe/Berlin' }),
  town('Palma', [39.57, 2.65], { countryCode: 'ES', timeZone: 'Europe/Madrid' }),
  town('Valencia', [39.47, -0.38], { countryCode: 'ES', timeZone: 'Europe/Madrid' }),
  town('Dublin', [53.35, -6.26], { country: 'Ireland', countryCode: undefined, timeZone: 'Europe/Dublin' }),
  town('Osaka', [34.69, 135.5], { countryCode: 'JP', timeZone: 'Asia/Tokyo', currency: 'JPY' }),
  town('Mexico City', [19.43, -99.13], {
    countryCode: 'MX',
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
  }),
  town('Delhi', [28.61, 77.21], { countryCode: 'IN', timeZone: 'Asia/Kolkata', currency: 'INR' }),
  town('Perth', [-31.95, 115.86], { countryCode: 'AU', timeZone: 'Australia/Perth', currency: 'AUD' }),
]

const wayInShort = ({ mode, minutes, meters, costCents, every, first, last, year, ...way }: Way) =>
  [
    `${mode} ${minutes} min ${meters} m ${costCents}`,
    `${way.leadMinutes}+${way.afterMinutes} ${toClock(first)}-${toClock(last)}`,
    `${every ?? ''} ${way.fromStation ?? ''} ${way.toStation ?? ''} ${year} ${way.confidence}`,
  ].join(' ')

const known: Connection[] = [
  {
    between: ['here', 'there'],
    mode: 'ferry',
    stations: ['Old Quay', 'New Quay'],
    minutes: 95,
    every: 120,
    first: '07:15',
    last: '19:45',
    fare: { cents: 2450, currency: 'USD' },
    months: [5, 6],
    year: 2026,
    confidence: 'medium',
    source: 'made up for tests',
  },
  {
    between: ['there', 'here'],
    mode: 'train',
    stations: ['There Central', 'Here Central'],
    minutes: 610,
    every: 1440,
    first: '20:05',
    last: '20:05',
    fare: { cents: 40, currency: 'EUR' },
    year: 2026,
    confidence: 'high',
    source: 'made up for tests',
  },
]
const here: Town = { ...richCity, id: 'here', name: 'Here', label: 'Here, Nowhere' }
const there: Town = {
  ...richCity,
  id: 'there',
  name: 'There',
  label: 'There, Nowhere',
  center: [51.2, 12.5],
  currency: 'GBP',
  timeZone: 'Europe/London',
}
const ways = { connections: known, rates: referenceRates }

describe('ways', () => {
  it('between towns without a known connection', () => {
    const found = towns.flatMap((from) =>
      towns.flatMap((to) =>
        waysBetween(from, to, '2027-05-03', modes, ways).map(
          (way) => `${from.name} ${to.name} ${wayInShort(way)}`,
        ),
      ),
    )
    expect(found).toMatchSnapshot()
  })

  it('between towns with known connections, by season and mode', () => {
    const found = ['2027-05-03', '2027-08-03'].flatMap((date) =>
      [modes, ['train', 'car'] as JourneyMode[], ['ferry'] as JourneyMode[]].flatMap((allowed) =>
        [
          [here, there],
          [there, here],
          [here, towns[0]],
        ].map(([from, to]) => (from && to ? waysBetween(from, to, date, allowed, ways).map(wayInShort) : [])),
      ),
    )
    expect(found).toMatchSnapshot()
  })

  it('are over land where two towns are on the same', () => {
    const codes = 'DE JP IE US MX PA CO CL MA ZA NZ KR GB IT GR ID XX'.split(' ')
    const found = codes.map((code) => `${code} ${landOf([48, 11], code)}`)
    const coordinates: [Coordinates, string][] = [
      [[39.6, 2.95], 'ES'],
      [[40.24, 2.95], 'ES'],
      [[40.3, 2.95], 'ES'],
      [[-41.28, 174.77], 'NZ'],
      [[-43.5, 172.6], 'NZ'],
      [[-40.4, 173], 'NZ'],
      [[-41, 174.4], 'NZ'],
      [[35.25, 24.9], 'GR'],
      [[20.43, -86.92], 'MX'],
    ]
    expect([...found, ...coordinates.map(([at, code]) => `${at} ${landOf(at, code)}`)]).toMatchSnapshot()
  })
})

const clocks: PlaceClock[] = [
  { timeZone: 'Europe/Brussels', hours: { from: 480, to: 1320 } },
  { timeZone: 'Asia/Tokyo', hours: { from: 540, to: 1260 } },
  { timeZone: 'America/Mexico_City', hours: { from: 600, to: 1380 } },
]

const wayOf = (more: Partial<Way>): Way => ({
  mode: 'train',
  minutes: 120,
  meters: 90_000,
  leadMinutes: 45,
  afterMinutes: 30,
  first: 390,
  last: 1230,
  costCents: 2500,
  year: 2026,
  confidence: 'low',
  ...more,
})
const someWays = [20, 115, 300, 520, 700, 860, 1430].flatMap((minutes) => [
  wayOf({ minutes }),
  wayOf({ minutes, every: 60 }),
  wayOf({ minutes, every: 100, first: 305, last: 1265, leadMinutes: 150, afterMinutes: 90, mode: 'flight' }),
  wayOf({ minutes, every: 1440, first: 1200, last: 1200 }),
])

describe('times', () => {
  it('of departures, on the day and over night, across clocks and a change of them', () => {
    const found = someWays.flatMap((way, index) =>
      clocks.flatMap((from, one) =>
        clocks.map((to, other) => {
          const made = ['2027-05-03', '2027-03-27'].flatMap((date) =>
            ([0, 1] as const).map((later) => {
              const times = bestTimes(way, date, from, to, later)
              return times
                ? [times.departs, times.arrives, times.leavesBase, times.atBase, times.daysLater].join()
                : '-'
            }),
          )
          return `${index} ${one}${other} ${made.join(' ')}`
        }),
      ),
    )
    expect(found).toMatchSnapshot()
  })

  it('of a lunch on the way', () => {
    const request = cityRequest()
    const { meals } = dayHours(request, richCity)
    const found = modes.flatMap((mode) =>
      [60, 240, 500].flatMap((minutes) =>
        [500, 640, 700, 760, 820, 900, 1000].flatMap((departs) =>
          ([0, 1] as const).map((daysLater) => {
            const times = {
              departs,
              arrives: departs + minutes,
              daysLater,
              leavesBase: departs - 45,
              atBase: departs + minutes + 30,
            }
            const said = lunchOnTheWay({ mode, minutes }, times, meals, meals)
            return `${mode} ${minutes} ${departs} ${daysLater} ${said ? JSON.stringify(said.params) : '-'}`
          }),
        ),
      ),
    )
    expect(found.filter((line) => !line.endsWith('-'))).toMatchSnapshot()
  })

  it('of what is booked', () => {
    const booked = (more: Partial<BookedJourney>): BookedJourney => ({
      from: 'Ghent, Nowhere',
      to: 'Osaka, Nowhere',
      mode: 'train',
      title: 'No 1',
      date: '2027-05-05',
      departs: '10:00',
      arrives: '12:31',
      costCents: 4200,
      ...more,
    })
    const journeys = [
      booked({}),
      booked({ nextDay: true, mode: 'flight', fromStation: 'North', toStation: 'South' }),
      booked({
        departs: '00:20',
        arrives: '09:00',
        mode: 'ferry',
        confirmation: 'ABC',
        link: 'https://x.test',
      }),
      booked({ departs: '22:00', arrives: '21:59' }),
      booked({ departs: '12:00', arrives: '12:00', mode: 'car' }),
      booked({ departs: '12:00', arrives: '12:01' }),
    ]
    const pairs = [
      [towns[0], towns[1]],
      [towns[0], towns[5]],
      [towns[5], towns[6]],
    ]
    const found = journeys.flatMap((each) =>
      pairs.map(([from, to]) => {
        const leg = from && to && bookedLeg(each, from, to)
        if (!leg) return undefined
        return {
          times: leg.times,
          way: wayInShort(leg.way),
          stop: journeyStop({ ...leg, booked: each }, from, to, 0),
        }
      }),
    )
    expect(found).toMatchSnapshot()
  })

  it('of journeys that a trip has booked', () => {
    const [from, to] = towns
    const clock = clocks[0]
    const times = clock && bestTimes(wayOf({}), '2027-05-03', clock, clock, 0)
    if (!from || !to || !times) throw new Error('There is no journey')
    const journey = (more: Partial<BookedJourney>, way: Partial<Way> = {}, daysLater: 0 | 1 = 0) =>
      journeyStop(
        {
          way: wayOf(way),
          times: { ...times, daysLater },
          booked: {
            from: from.label,
            to: to.label,
            mode: 'train',
            title: 'IC 8',
            date: '2027-05-03',
            departs: '10:00',
            arrives: '12:00',
            costCents: 2500,
            ...more,
          },
        },
        from,
        to,
        0,
      )
    const stop = journey({})
    const { booking: _, ...estimate } = stop
    const days = [
      { date: '2027-05-03', activities: [stop] },
      { date: '2027-05-05', activities: [{ ...stop, journey: undefined }, estimate] },
      {
        date: '2027-05-07',
        activities: [
          journey(
            { confirmation: 'ABC', link: 'https://x.test', mode: 'flight' },
            { fromStation: 'North', toStation: 'South', mode: 'flight' },
            1,
          ),
        ],
      },
      {
        date: '2027-05-09',
        activities: [
          {
            ...stop,
            title: { code: 'x', params: {} } as never,
            local: { cents: 990, currency: 'GBP' } as never,
          },
        ],
      },
      { date: '2027-05-11', activities: [stop] },
    ]
    const places = ['One', 'Two', 'Three', 'Four', 'Five'].map((destination) => ({ destination }))
    expect([bookedIn({ days, places }), bookedIn({ days })]).toMatchSnapshot()
  })

  it('stand in the stop of a journey', () => {
    const legs = someWays.slice(0, 8).flatMap((way, index): Leg[] => {
      const clock = clocks[0]
      const times = clock && bestTimes(way, '2027-05-03', clock, clock, 0)
      const stations = index % 2 ? { fromStation: 'North', toStation: 'South' } : {}
      return times ? [{ way: { ...way, ...stations }, times }] : []
    })
    expect(legs.map((leg, index) => journeyStop(leg, here, there, index))).toMatchSnapshot()
  })
})

describe('nights', () => {
  it('that a day adds to a stay, by traveller and town', () => {
    const filters = (pace: PlanRequest['filters']['pace']) => cityRequest({}, { pace })
    const asked: [PlanRequest, Town][] = [
      [filters('relaxed'), richCity],
      [filters('moderate'), richCity],
      [filters('fast-paced'), richCity],
      [cityRequest({ days: 1, interests: ['Nightlife', 'Beach'] }), richCity],
      [cityRequest({ budget: 'budget' }, { childFriendly: true }), richCity],
      [cityRequest(), testLocality()],
      [cityRequest(), testLocality({ population: 0 })],
      [cityRequest(), testLocality({ population: 12_000_000 })],
    ]
    const found = asked.map(([request, place]) =>
      dayValues(request, place).map((value) => Math.round(value * 10) / 10),
    )
    expect(found).toMatchSnapshot()
  })

  it('are shared out, with the reason', () => {
    const random = seeded(3)
    const found = Array.from({ length: 60 }, () => {
      const places = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const first = 100 + Math.floor(random() * 300)
        const keeps = 0.4 + random() / 2
        const values = Array.from({ length: 8 }, (_, day) => Math.round(first * keeps ** day))
        return { values, fixed: random() < 0.3 ? 1 + Math.floor(random() * 3) : null }
      })
      const shares = shareNights(places, 1 + Math.floor(random() * 10))
      const worth = shares?.reduce((sum, days, at) => sum + worthOf(places[at]?.values ?? [], days), 0)
      return JSON.stringify([shares, worth, shares && whyNights(places, shares)])
    })
    expect(found).toMatchSnapshot()
  })

  it('come in the order of the shortest journeys', () => {
    const random = seeded(4)
    const found = Array.from({ length: 30 }, (_, round) => {
      const places = 1 + (round % 6)
      const table = Array.from({ length: 36 }, () =>
        random() < 0.15 ? Number.POSITIVE_INFINITY : Math.floor(random() * 9),
      )
      const minutes = (from: number, to: number) => table[from * 6 + to] ?? 0
      const ends =
        round % 2
          ? {
              start: (place: number) => (place === round % places ? 0 : 4),
              end: (place: number) => (place === 0 ? 7 : place),
            }
          : undefined
      const order = bestOrder(places, minutes, ends)
      return `${order} ${sumOf(order, minutes, ends)}`
    })
    expect(found).toMatchSnapshot()
  })
})

describe('routes', () => {
  const toCologne = {
    from: 'Ghent, Nowhere',
    to: 'Cologne, Nowhere',
    mode: 'train',
    title: 'ICE 15',
    date: '2027-05-05',
    departs: '10:05',
    arrives: '12:20',
    costCents: 3900,
  } as const
  function inShort(said: Said): string {
    if (typeof said === 'string') return said
    const values = Object.values(said.params).map((value) =>
      Array.isArray(value)
        ? value.map((each) => inShort(each as Said)).join(' + ')
        : typeof value === 'object' && value && 'code' in value
          ? inShort(value as Said)
          : String(value),
    )
    return [said.code, ...values].join(' ')
  }
  const asked: Record<
    string,
    { to: [Town, number | null][]; more?: Partial<PlanRequest>; home?: Town; booked?: BookedJourney[] }
  > = {
    'in the best order, from home': {
      to: [
        [towns[1] as Town, null],
        [towns[0] as Town, null],
        [towns[3] as Town, null],
        [here, null],
      ],
      more: { days: 10, order: 'best', ways: modes },
      home: towns[4],
    },
    'in the order given, by ferry and train': {
      to: [
        [here, 2],
        [there, null],
        [here, null],
      ],
      more: { days: 8, ways: ['ferry', 'train'] },
      home: here,
    },
    'over night': {
      to: [
        [there, 2],
        [here, 2],
      ],
      more: { days: 6, ways: ['train'], startDate: '2027-08-03' },
    },
    'over night without a night for it': {
      to: [
        [there, 2],
        [here, 2],
      ],
      more: { days: 5, ways: ['train'], startDate: '2027-08-03' },
    },
    'with more nights than fixed': {
      to: [
        [here, 2],
        [there, 2],
      ],
      more: { days: 9, ways: modes },
    },
    'with too few nights': {
      to: [
        [here, 2],
        [there, 2],
      ],
      more: { days: 4, ways: modes },
    },
    'without a way': {
      to: [
        [here, 2],
        [towns[4] as Town, 2],
      ],
      more: { days: 5, ways: ['car'] },
    },
    'around the world, with the ends asked for': {
      to: [
        [towns[5] as Town, null],
        [towns[0] as Town, null],
        [towns[6] as Town, null],
      ],
      more: { days: 12, order: 'best', first: 1, ways: ['flight'], departure: '12:00' },
      home: towns[7],
    },
    'with what is booked': {
      to: [
        [towns[0] as Town, 2],
        [towns[1] as Town, 2],
      ],
      more: { days: 5 },
      booked: [toCologne],
    },
    'with something booked on another day': {
      to: [
        [towns[0] as Town, 3],
        [towns[1] as Town, 1],
      ],
      more: { days: 5 },
      booked: [toCologne],
    },
  }
  it.each(Object.entries(asked))('%s', (_, { to, more, home, booked = [] }) => {
    const request = cityRequest(more)
    const places = to.map(([place, nights]) => ({
      asked: {
        destinationId: place.id,
        nights,
        interests: request.interests,
        filters: request.filters,
      },
      town: place,
    }))
    const made = planRoute(request, places, ways, { booked, home: home ?? null })
    if (!made.ok) {
      expect(inShort(made.failure.message)).toMatchSnapshot()
      return
    }
    const { journeys, overview, ...route } = made.value
    expect({
      ...route,
      towns: route.towns.map(({ town: { name } }) => name),
      rates: route.rates?.date,
      overview: inShort(overview),
      places: route.places.map(({ name, nights, days, startDate, arrival, departure }) =>
        [name, nights, days, startDate, arrival, departure].join(' '),
      ),
      journeys: journeys.map(({ title, startTime, endTime, costCents, currency, reason, journey, local }) =>
        [
          inShort(title),
          `${startTime}-${endTime} ${costCents} ${currency} ${JSON.stringify(local ?? '')}`,
          inShort(reason),
          `${journey?.from} ${journey?.to} ${journey?.minutes} ${journey?.daysLater}`,
        ].join(' | '),
      ),
    }).toMatchSnapshot()
  })
})
