import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Said } from '~/domain/message'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { defaultFilters } from '~/domain/request/filters'
import { dayHours } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { tipsOf } from './tips'

const [plain] = testCity.places
if (!plain) throw new Error('The test city has no places')

type Stop = Partial<Place> & {
  open?: number[]
  meal?: 'lunch'
  kept?: true
  away?: true
  at?: never
  hours?: never
} & {
  start?: number
  end?: number
}
interface Trip {
  /** By day, from Monday, the 3rd of May 2027. */
  days?: Stop[][]
  dates?: string[]
  meals?: string[]
  request?: Partial<PlanRequest>
  city?: Partial<Destination>
}

function inShort(said: Said): string {
  if (typeof said === 'string') return said
  const values = Object.values(said.params).map((value) =>
    Array.isArray(value)
      ? value.map((each) => (typeof each === 'object' ? inShort(each as Said) : each)).join('+')
      : typeof value === 'object' && value
        ? inShort(value as Said)
        : String(value),
  )
  return [said.code, ...values].join(' ')
}

function tips({ days = [[], []], dates, meals = ['breakfast', 'lunch', 'dinner'], request, city }: Trip) {
  const asked = cityRequest({ days: days.length, ...request })
  const on = dates ?? days.map((_, index) => `2027-05-${String(index + 3).padStart(2, '0')}`)
  const draft = {
    request: asked,
    destination: { ...testCity, tips: [], ...city },
    candidates: { hours: dayHours(asked, testCity) },
    meals: { frames: on.map((date, day) => ({ day, date, from: 450, to: 1320, meals, kept: [] })) },
    solve: {
      days: days.map((stops) =>
        stops.map(({ open = [0, 1], meal, kept, away, start = 600, end = 660, ...facts }): TimedOption => {
          const place = { ...plain, setting: 'mixed', ...facts }
          const spans = on.map((_, day) => (open.includes(day) ? [{ from: 0, to: 1, lastStart: 1 }] : []))
          const option = { candidate: { place, open: spans }, meal, kept, away }
          return { option, start, end } as unknown as TimedOption
        }),
      ),
    },
  } as unknown as SolvedDraft
  return tipsOf(draft).map(inShort)
}

const starting = (word: string, trip: Trip) => tips(trip).filter((tip) => tip.startsWith(word))

describe('tips for a trip', () => {
  it('end with rides, the way into town, money and help', () => {
    expect(tips({}).slice(-4)).toEqual([
      'tip.transit tram 200 600 EUR 2026',
      `tip.arrival ${testCity.airport}`,
      `tip.tipping ${testCity.tipping}`,
      'tip.emergency 112 C and F, 230 V',
    ])
    const { dayPassCents: _, ...transit } = testCity.transit
    expect(tips({ city: { transit } })).toContain('tip.transit tram 200 null EUR 2026')
  })

  it('name what has to be booked, and nothing else', () => {
    const days = [
      [{ name: 'Tower', booking: 'required' as const }],
      [{ name: 'Hall', booking: 'advised' as const }],
    ]
    expect(starting('tip.book', { days })).toEqual(['tip.book Tower'])
    expect(starting('tip.book', {})).toEqual([])
  })

  it('name a kitchen where a diet leaves three meals open', () => {
    const diet = { filters: { ...defaultFilters, dietaryRestrictions: ['Vegan' as const, 'Halal' as const] } }
    const trip = { meals: ['breakfast', 'lunch'], request: diet }
    expect(starting('tip.kitchen', { ...trip, days: [[], [], []] })).toEqual([
      'tip.kitchen 3 wish.needs Vegan+Halal  true',
    ])
    expect(starting('tip.kitchen', { ...trip, days: [[], []] })).toEqual([])
    expect(starting('tip.kitchen', { meals: [], days: [[], []] })).toEqual([])
    const city = { notServed: ['Halal' as const] }
    expect(starting('tip.kitchen', { ...trip, days: [[], [], []], city })).toEqual([
      'tip.kitchen 3 wish.needs Halal  false',
    ])
  })
})

describe('what is shut', () => {
  const sight = (name: string, fame: number, more: Stop = {}): Stop => ({ name, fame, open: [1], ...more })

  it('is told of the two best known stops that are shut on another day, with both dates', () => {
    const days = [[], [sight('Known', 60), sight('Best', 90), sight('Better', 80)]]
    expect(starting('tip.closed', { days })).toEqual([
      'tip.closed Best 2027-05-03 2027-05-04',
      'tip.closed Better 2027-05-03 2027-05-04',
    ])
  })

  it('is not told of what few know, tables, stops that stay, or what is always open', () => {
    const silent = [
      sight('Quiet', 54),
      sight('Table', 90, { meal: 'lunch' }),
      sight('Settled', 90, { kept: true }),
      sight('Open', 90, { open: [0, 1] }),
    ]
    expect(starting('tip.closed', { days: [[], silent] })).toEqual([])
    expect(starting('tip.closed', { days: [[], [sight('Just', 55)]] })).toHaveLength(1)
  })

  it('is told of the three best known places that are being rebuilt during the whole trip', () => {
    const closed = [{ from: '2027-05-01', to: '2027-05-04', why: 'rebuilding' }]
    const place = (name: string, fame: number, more: Partial<Place> = {}): Place => ({
      ...plain,
      id: name,
      name,
      fame,
      closed,
      ...more,
    })
    const until = (name: string) => `tip.shut ${name} 2027-05-04 rebuilding`
    const places = [place('Fourth', 60), place('First', 99), place('Third', 70), place('Second', 80)]
    expect(starting('tip.shut', { city: { places } })).toEqual([
      until('First'),
      until('Second'),
      until('Third'),
    ])
    const partly = [{ from: '2027-05-04', to: '2027-05-09', why: 'rebuilding' }]
    const others = [place('Quiet', 54), place('Partly', 90, { closed: partly }), place('Edge', 55)]
    expect(starting('tip.shut', { city: { places: others } })).toEqual([until('Edge')])
    const open = [place('Ever', 90, { closed: [{ from: '2027-01-01', why: 'a fire' }] })]
    expect(starting('tip.shut', { city: { places: open } })).toEqual(['tip.shut Ever null a fire'])
  })

  it('is told of up to four public holidays', () => {
    const holidays = Object.fromEntries(
      ['03', '04', '05', '06', '07'].map((day) => [`2027-05-${day}`, `Feast ${day}`]),
    )
    const feasts = (length: number) =>
      starting('tip.holidays', { days: Array.from({ length }, () => []), city: { holidays } })
    expect(feasts(1)).toEqual(['tip.holidays tip.holiday 2027-05-03 Feast 03'])
    expect(feasts(5)[0]?.match(/Feast/g)).toHaveLength(4)
    expect(starting('tip.holidays', { city: { holidays: {} } })).toEqual([])
  })
})

describe('the season', () => {
  const climate = (more: Partial<Destination['climate'][number]>) =>
    testCity.climate.map((month) => ({ ...month, ...more }))

  it('is told once for each month of the trip', () => {
    expect(starting('season.usual', { dates: ['2027-05-31', '2027-06-01'] })).toEqual([
      'season.usual 5 20 10 8',
      'season.usual 6 20 10 8',
    ])
    expect(starting('season.usual', {})).toEqual(['season.usual 5 20 10 8'])
    expect(starting('season', { city: { climate: [] } })).toEqual([])
  })

  it('is hot from a mean of thirty degrees on, and names up to four sights outside from noon to four', () => {
    const outside = (name: string, start: number, end: number, more: Stop = {}): Stop => ({
      name,
      setting: 'outdoor',
      start,
      end,
      ...more,
    })
    const hot = (days: Stop[][], high = 30) =>
      starting('season.hot', { days, city: { climate: climate({ high }) } })
    expect(hot([[], []], 29)).toEqual([])
    expect(hot([[], []])).toEqual(['season.hot 5  false'])
    const stops = [
      outside('Before', 660, 720),
      outside('Into', 660, 721),
      outside('Late', 959, 1000),
      outside('After', 960, 1000),
      outside('Trip', 700, 900, { away: true }),
      outside('Lunch', 780, 840, { meal: 'lunch' }),
      outside('Roof', 780, 840, { setting: 'indoor' }),
    ]
    expect(hot([[], stops])).toEqual(['season.hot 5 Into+Late false'])
    const five = Array.from({ length: 5 }, (_, index) => outside(`S${index}`, 780, 840))
    expect(hot([five.slice(0, 4), []])).toEqual(['season.hot 5 S0+S1+S2+S3 false'])
    expect(hot([five, []])).toEqual(['season.hot 5 S0+S1+S2+S3 true'])
    // June is cool here: a square at noon then is no trouble.
    const warmMay = testCity.climate.map((each, index) => ({ ...each, high: index === 4 ? 31 : 20 }))
    expect(
      starting('season.hot', {
        dates: ['2027-05-31', '2027-06-01'],
        days: [[outside('May', 780, 840)], [outside('June', 780, 840)]],
        city: { climate: warmMay },
      }),
    ).toEqual(['season.hot 5 May false'])
  })

  it('is wet from fifteen days of rain on, and counts the sights with a roof', () => {
    const days = [
      [{ setting: 'outdoor' as const }, { setting: 'indoor' as const }],
      [{ setting: 'mixed' as const }],
    ]
    const wet = (rainDays: number, trip: Trip = { days }) =>
      starting('season.wet', { ...trip, city: { climate: climate({ rainDays }) } })
    expect(wet(15)).toEqual(['season.wet 5 2 3'])
    expect(wet(14)).toEqual([])
    expect(wet(15, {})).toEqual([])
  })

  it('has short days where the sun sets before five, and names the shortest of the trip', () => {
    const [short = ''] = starting('season.short-days', {
      dates: ['2027-12-08', '2027-12-12'],
      days: [[], []],
    })
    expect(short).toMatch(/^season\.short-days 2027-12-1?[0-9]+ 08:\d\d 16:\d\d$/)
    expect(
      starting('season.short-days', { dates: ['2027-11-20', '2027-11-25'], days: [[], []] })[0],
    ).toContain('2027-11-25')
    expect(starting('season.short-days', {})).toEqual([])
    expect(starting('season.short-days', { dates: ['2027-02-10', '2027-02-11'], days: [[], []] })).toEqual([])
  })
})

describe('the destination’s own tips', () => {
  const place = (name: string): Place => ({ ...plain, id: name.toLowerCase(), name })
  const places = [place('Tower'), place('Garden'), place('Bridge')]
  const own = ['Tea is cheap.', 'The Tower is empty at nine.', 'The Garden is best in May.']
  const told = (city: Partial<Destination>, trip: Trip = {}) => {
    const known = new Set(city.tips)
    return tips({ ...trip, city: { places, ...city } }).filter((tip) => known.has(tip))
  }

  it('come with those that name a stop first, and without those of places that the plan leaves out', () => {
    expect(told({ tips: own }, { days: [[{ name: 'Tower', id: 'tower' }], []] })).toEqual([
      'The Tower is empty at nine.',
      'Tea is cheap.',
    ])
  })

  it('leave out what the traveller has seen or does not want', () => {
    const days = [[{ name: 'Tower', id: 'tower' }], []]
    const but = (is: 'seen' | 'skip' | 'like') =>
      told({ tips: own }, { days, request: { wishes: [{ is, what: { by: 'place', id: 'tower' } }] } })
    expect(but('seen')).toEqual(['Tea is cheap.'])
    expect(but('skip')).toEqual(['Tea is cheap.'])
    expect(but('like')).toHaveLength(2)
  })

  it('are six at most', () => {
    const many = Array.from({ length: 8 }, (_, index) => `Advice number ${index}.`)
    expect(told({ tips: many })).toEqual(many.slice(0, 6))
  })

  it('offer one day trip that the plan does not make, from four days on', () => {
    const trips = ['Day trips to Lake Village take a day.', 'A day trip is dear.', 'Day trip: Old Abbey.']
    const length = (number: number) => Array.from({ length: number }, () => [] as Stop[])
    expect(told({ tips: trips }, { days: length(3) })).toEqual(['A day trip is dear.'])
    expect(told({ tips: trips }, { days: length(4) })).toEqual(trips.slice(0, 2))
    const made = [...length(3), [{ id: 'lake-village', name: 'Lake Village', away: true as const }]]
    expect(told({ tips: trips }, { days: made })).toEqual([...trips.slice(1, 2), ...trips.slice(2)])
    // A stop's first word is enough: "Lake Village market".
    const near = [...length(3), [{ id: 'lake', name: 'Lake Museum' }]]
    expect(told({ tips: trips }, { days: near })).toEqual(trips.slice(1))
  })
})
