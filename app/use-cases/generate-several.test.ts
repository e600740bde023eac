import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addDays } from '~/domain/calendar/calendar-date'
import { Destination } from '~/domain/catalogue/destination'
import { Itinerary } from '~/domain/itinerary/itinerary'
import { splitPlaces } from '~/domain/itinerary/split-places'
import { referenceRates } from '~/domain/money/reference-rates'
import { areaEngine } from '~/domain/planning/area-engine/area-engine'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { Connections } from '~/domain/planning/several-places/connection'
import type { StreamEvent } from '~/domain/planning/stream-events'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { sayIn } from '~/messages/languages'
import type { GenerationOutcome } from './generate-itinerary'
import { type Planners, planAnywhere } from './plan-anywhere'

const towns = new Map<string, Destination>()

function town(id: string): Destination {
  const known = towns.get(id) ?? Destination.parse(JSON.parse(readFileSync(`catalogue/${id}.json`, 'utf8')))
  towns.set(id, known)
  return known
}

const sunTimes = () => ({ rise: '06:00', set: '20:00' })
const planners: Planners = {
  engines: { forCatalogue: () => catalogueEngine, elsewhere: () => areaEngine(sunTimes) },
  catalogue: { list: async () => [], find: async (id) => (id === null ? null : town(id)) },
  localities: { find: async () => null },
  connections: async () =>
    Connections.parse(JSON.parse(readFileSync('catalogue/connections/connections.json', 'utf8'))),
  rates: async () => referenceRates,
  sunTimes,
}
const use = {
  answers: { recall: () => undefined, keep: () => undefined } as never,
  reserve: async () => false,
}

type Wanted = [id: string, nights: number | null]

function asked(places: Wanted[], days: number, more: Partial<PlanRequest> = {}): PlanRequest {
  const interests = ['Sightseeing', 'Food & Dining', 'Museums']
  return {
    destinationId: places[0]?.[0] ?? null,
    places: places.map(([destinationId, nights]) => ({
      destinationId,
      nights,
      interests,
      filters: defaultFilters,
    })),
    startDate: '2027-05-10',
    days,
    budget: 'moderate',
    interests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: false,
    dayLimit: null,
    ...more,
  }
}

async function planned(request: PlanRequest): Promise<{ events: StreamEvent[]; outcome: GenerationOutcome }> {
  const events: StreamEvent[] = []
  const pieces = await planAnywhere(request, use, planners)
  let step = await pieces.next()
  for (; !step.done; step = await pieces.next()) events.push(step.value)
  return { events, outcome: step.value }
}

async function trip(request: PlanRequest): Promise<Itinerary> {
  const { outcome } = await planned(request)
  if (!outcome.ok) throw new Error(sayIn()(outcome.failure.message))
  return outcome.itinerary
}

const failed = ({ checks }: Itinerary) =>
  checks.filter(({ status }) => status === 'fail').map(({ id, evidence }) => `${id}: ${sayIn()(evidence)}`)

const journeysOf = ({ days }: Itinerary) =>
  days.flatMap(({ day, activities }) =>
    activities.flatMap((stop) => (stop.journey ? [{ day, stop, journey: stop.journey }] : [])),
  )

describe('a trip to several places', () => {
  it('is one itinerary: the places in their order, the nights that were asked for, and a journey between each two', async () => {
    const plan = await trip(
      asked(
        [
          ['rome', 4],
          ['florence', 3],
          ['venice', 2],
        ],
        10,
      ),
    )
    expect(failed(plan)).toEqual([])
    expect(plan.days.map(({ place }) => place)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    expect(plan.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, index) => addDays('2027-05-10', index)),
    )
    expect(journeysOf(plan).map(({ day, journey }) => [day, journey.mode, journey.toStation])).toEqual([
      [5, 'train', 'Firenze Santa Maria Novella'],
      [8, 'train', 'Venezia Santa Lucia'],
    ])
    expect(plan.destination).toBe('Rome, Florence and Venice')
    expect(new Set(plan.days.flatMap(({ activities }) => activities.map(({ id }) => id))).size).toBe(
      plan.days.reduce((sum, { activities }) => sum + activities.length, 0),
    )
    expect(Itinerary.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })

  it('tells its events in the order of every plan, and each day as it stays', async () => {
    const { events, outcome } = await planned(
      asked(
        [
          ['florence', 2],
          ['venice', 1],
        ],
        4,
      ),
    )
    expect(events.map(({ event }) => event)).toEqual([
      'overview',
      ...Array.from({ length: 4 }, () => 'day'),
      'tips',
      'budget',
      'checks',
    ])
    const days = events.flatMap((each) => (each.event === 'day' ? [each.data] : []))
    expect(outcome.ok && outcome.itinerary.days).toEqual(days)
  })

  it('shares open nights out by what a further day is worth, and says why', async () => {
    const plan = await trip(
      asked(
        [
          ['rome', null],
          ['verona', null],
        ],
        7,
      ),
    )
    const [rome, verona] = plan.places ?? []
    expect((rome?.nights ?? 0) + (verona?.nights ?? 0)).toBe(6)
    expect(rome?.nights).toBeGreaterThan(verona?.nights ?? 9)
    expect(sayIn()(plan.overview)).toMatch(/A \w+ night in Rome adds more than a \w+ in Verona\./)
    expect(failed(plan)).toEqual([])
  })

  it('puts the places into the order with the shortest journeys when it may', async () => {
    const plan = await trip(
      asked(
        [
          ['florence', 1],
          ['naples', 1],
          ['venice', 1],
          ['rome', 1],
        ],
        5,
        { order: 'best' },
      ),
    )
    const order = plan.places?.map(({ destinationId }) => destinationId)
    expect([order, [...(order ?? [])].reverse()]).toContainEqual(['venice', 'florence', 'rome', 'naples'])
    expect(failed(plan)).toEqual([])
  })

  it('keeps the clocks of both sides across zones, a night on board and the date line', async () => {
    const west = await trip(
      asked(
        [
          ['london', 2],
          ['new-york', 2],
        ],
        5,
      ),
    )
    expect(journeysOf(west)[0]?.journey).toMatchObject({ mode: 'flight', daysLater: 0 })
    const east = await trip(
      asked(
        [
          ['new-york', 2],
          ['london', 2],
        ],
        6,
      ),
    )
    const [flight] = journeysOf(east)
    expect(flight?.journey.daysLater).toBe(1)
    expect(flight?.day).toBe(3)
    expect(east.days[3]?.place).toBe(1)
    const line = await trip(
      asked(
        [
          ['tokyo', 2],
          ['honolulu', 2],
        ],
        5,
      ),
    )
    const [over] = journeysOf(line)
    // One lands on the date one left on, by the clock before one has left.
    expect(over?.journey.daysLater).toBe(0)
    expect((over?.stop.endTime ?? '') < (over?.stop.startTime ?? '')).toBe(true)
    for (const plan of [west, east, line]) expect(failed(plan)).toEqual([])
  })

  it('adds up several currencies in that of the first place, by rates that it tells', async () => {
    const plan = await trip(
      asked(
        [
          ['london', 2],
          ['paris', 2],
        ],
        5,
      ),
    )
    expect(plan.currency).toBe('GBP')
    expect(plan.rates?.perEuro.GBP).toBeGreaterThan(0)
    const inParis = plan.days[4]?.activities.filter(({ costCents }) => costCents > 0) ?? []
    expect(inParis.length).toBeGreaterThan(0)
    for (const { local, costCents } of inParis) {
      expect(local?.currency).toBe('EUR')
      expect(costCents).toBe(Math.round((local?.cents ?? 0) * (plan.rates?.perEuro.GBP ?? 0)))
    }
    const [, paris] = splitPlaces(plan)
    expect(paris?.plan.currency).toBe('EUR')
    expect(paris?.plan.days.flatMap(({ activities }) => activities).some(({ local }) => local)).toBe(false)
  })

  it('fails in plain words where there is no way, or no night left for the journey', async () => {
    const { outcome } = await planned(
      asked(
        [
          ['athens', 1],
          ['sydney', 1],
        ],
        3,
        { ways: ['train'] },
      ),
    )
    expect(!outcome.ok && sayIn()(outcome.failure.message)).toContain('no sensible way from Athens to Sydney')
    const short = await planned(
      asked(
        [
          ['new-york', 2],
          ['london', 2],
        ],
        5,
      ),
    )
    expect(!short.outcome.ok && sayIn()(short.outcome.failure.message)).toContain('takes a night')
  })
})
