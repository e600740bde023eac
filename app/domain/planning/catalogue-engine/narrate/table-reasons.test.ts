import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Said } from '~/domain/message'
import { nothingSaid } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { cityWithHouses } from '~/domain/testing/city-houses'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { reasonFor } from './reasons'

const table = testCity.places.find(({ kind }) => kind === 'food')
const sight = testCity.places.find(({ kind }) => kind === 'sight')
const base = testCity.places.find(({ kind }) => kind === 'base')
if (!table || !sight || !base) throw new Error('The test city has no such places')

interface Meal {
  place?: Partial<Place>
  costCents?: number
  before?: Partial<Place>
  after?: Partial<Place>
  /** Minutes from a site to another; 0 is the base, 9 the table. */
  walks?: Record<string, number>
  rides?: boolean
  diets?: ('Vegan' | 'Halal')[]
  city?: Destination
  from?: Place
  said?: ReturnType<typeof nothingSaid>
}

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

/** Why a dinner was chosen, of which nothing can be said by itself: known, in a quarter without a sight of the day, far from all. */
function reason(meal: Meal = {}): string {
  const stopOf = (place: Partial<Place>, site: number) =>
    ({
      option: {
        candidate: {
          place: { ...sight, id: `stop-${site}`, name: `Stop ${site}`, area: 'elsewhere', ...place },
        },
        site,
      },
    }) as unknown as TimedOption
  const plain = {
    ...table,
    fame: 60,
    cuisine: undefined,
    knownFor: undefined,
    booking: undefined,
    area: 'hill',
  }
  const dinner = {
    option: {
      candidate: { place: { ...plain, ...meal.place }, costCents: meal.costCents ?? 0, open: [] },
      site: 9,
      meal: 'dinner',
    },
    start: 1140,
    end: 1200,
  } as unknown as TimedOption
  const stops = [
    ...(meal.before ? [stopOf(meal.before, 1)] : []),
    dinner,
    ...(meal.after ? [stopOf(meal.after, 2)] : []),
  ]
  const draft = {
    request: cityRequest({}, { dietaryRestrictions: meal.diets ?? [] }),
    destination: meal.city ?? testCity,
    meals: {
      base: meal.from ?? base,
      travel: {
        travel: (one: number, other: number) => ({
          mode: meal.rides ? 'transit' : 'walk',
          minutes: meal.walks?.[`${one}-${other}`] ?? 30,
        }),
      },
    },
    solve: { days: [stops] },
  } as unknown as SolvedDraft
  const told = inShort(reasonFor(draft, 0, meal.before ? 1 : 0, meal.said ?? nothingSaid()))
  return told.replace('reason.meal ', '')
}
/** With a ride both ways, which nothing is said of. */
const facts = (meal: Meal = {}) => reason({ rides: true, ...meal })

describe('why a table was chosen', () => {
  it('is its quarter where there is nothing else, or the town', () => {
    expect(facts()).toBe('table.quarter Hill')
    expect(facts({ place: { area: 'nowhere' } })).toBe('table.quarter Test City')
  })

  it('says that the day is in its quarter only where the day has a sight there', () => {
    expect(facts({ before: { area: 'hill' } })).toBe('table.local Hill')
    expect(facts({ after: { area: 'hill' } })).toBe('table.local Hill')
    expect(facts({ before: { area: 'harbour' } })).toBe('table.quarter Hill')
  })

  it('tells two facts, what a house is known for before the rest', () => {
    const much = {
      knownFor: 'fried squid',
      fame: 90,
      cuisine: ['tapas' as const],
      booking: 'advised' as const,
    }
    expect(facts({ place: much })).toBe('table.known-for fried squid + table.famous')
    expect(facts({ place: { ...much, knownFor: 'the grill of Paul' } })).toBe(
      'table.famous + table.kitchen tapas',
    )
    expect(facts({ place: { ...much, knownFor: undefined, fame: 84 } })).toBe(
      'table.kitchen tapas + table.book',
    )
    expect(facts({ place: { fame: 85 } })).toBe('table.famous')
    expect(facts({ place: { fame: 5 } })).toBe('table.gem')
  })

  it('names a kitchen only where the word says something, and a booking only where one is wanted', () => {
    expect(facts({ place: { cuisine: ['international'] } })).toBe('table.quarter Hill')
    expect(facts({ place: { cuisine: ['japanese', 'tapas'] } })).toBe('table.kitchen japanese')
    expect(facts({ place: { booking: 'required' } })).toBe('table.book')
    expect(facts({ place: { booking: 'no' as never } })).toBe('table.quarter Hill')
  })

  it('begins with the diets that are confirmed, which count as one of the two', () => {
    const place = { knownFor: 'fried squid', fame: 90 }
    expect(facts({ place, diets: ['Vegan', 'Halal'] })).toBe(
      'table.confirmed Vegan + Halal + table.known-for fried squid',
    )
    expect(facts({ diets: ['Vegan'] })).toBe('table.confirmed Vegan')
  })

  it('tells in turn what was not told before, and what stands beside it in the plan last', () => {
    const said = nothingSaid()
    const meal = {
      place: { knownFor: 'fried squid', fame: 90, cuisine: ['tapas' as const] },
      costCents: 2000,
      said,
    }
    expect(facts(meal)).toBe('table.known-for fried squid + table.famous')
    expect(facts(meal)).toBe('table.kitchen tapas + table.known-for fried squid')
    expect(facts(meal)).toBe('table.famous + table.kitchen tapas')
    expect(facts({ costCents: 2000 })).toBe('table.price 2000 EUR')
    expect(facts({ costCents: 0 })).toBe('table.quarter Hill')
  })
})

describe('the way to a table', () => {
  const stops = { before: {}, after: {} }

  it('is told from the stop before, or to the next one where that is nearer', () => {
    expect(reason({ ...stops, walks: { '1-9': 10, '9-2': 10 } })).toBe('table.on-foot 10 Stop 1')
    expect(reason({ ...stops, walks: { '1-9': 10, '9-2': 9 } })).toBe('table.before-next 9 Stop 2')
    expect(reason({ ...stops, rides: true })).toBe('table.quarter Hill')
  })

  it('is told from the bed in the morning, by the name of a house and not of a quarter', () => {
    expect(reason({ after: {}, walks: { '0-9': 12 } })).toBe('table.on-foot 12 stop.base-in Quarter 0')
    const [house] = cityWithHouses.stays
    if (!house) throw new Error('The city has no houses')
    const from = { ...base, id: house.id, name: house.name }
    expect(reason({ after: {}, walks: { '0-9': 12 }, city: cityWithHouses, from })).toBe(
      `table.on-foot 12 ${house.name}`,
    )
  })

  it('home is short up to nine minutes, and told of the last stop', () => {
    expect(reason({ before: {}, walks: { '9-0': 9 } })).toBe('table.home 9 + table.on-foot 30 Stop 1')
    expect(reason({ before: {}, walks: { '9-0': 10 } })).toBe('table.on-foot 30 Stop 1')
    expect(reason({ ...stops, walks: { '9-0': 9 } })).toBe('table.on-foot 30 Stop 1')
  })
})
