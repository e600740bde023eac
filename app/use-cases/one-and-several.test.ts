import { beforeAll, describe, expect, it } from 'vitest'
import { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { compare } from '~/domain/itinerary/edit/compare'
import { Itinerary, type ItineraryView } from '~/domain/itinerary/itinerary'
import { knownTown, planners, storedTrip } from '~/domain/testing/plan-of-several'
import { planOfTown, townRequest } from '~/domain/testing/plan-of-town'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { judge } from '~/domain/verification/judge'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { editTrip } from './edit-trip'
import { replanPlaces } from './replan-places'

const say = sayIn()
const london = knownTown('london').label
const sources = {
  ...planners,
  catalogue: {
    ...planners.catalogue,
    list: async () => ['london', 'paris', 'florence'].map((id) => DestinationCard.parse(knownTown(id))),
  },
}
const user = (planType: string) => ({ id: 'u', planType }) as never
let trip: Trip

/** What stands in the database, and takes what is stored. */
const trips = {
  find: async () => trip,
  update: async (_user: string, _id: string, version: number, itinerary: Itinerary) => {
    trip = { ...trip, version: version + 1, itinerary }
    return { ok: true, value: { version: trip.version } }
  },
} as unknown as TripStore

beforeAll(async () => {
  const request = townRequest('london', {
    days: 6,
    wishes: [
      { is: 'skip', what: { by: 'kind', kind: 'museum' } },
      { is: 'must', what: { by: 'place', id: 'tower-of-london' } },
    ],
  })
  const plan = await planOfTown(request, knownTown('london'))
  const itinerary = { ...plan, ...judge(plan, request, knownTown('london')) }
  trip = storedTrip({ itinerary, request }, london, 1)
}, 30_000)

async function proposed(
  destinations: { destination: string; nights?: number }[],
  { planType = 'premium', days }: { planType?: string; days?: 'fit' } = {},
): Promise<ItineraryView> {
  const change = { destinations, ...(days && { days }) }
  const answer = await replanPlaces(
    { user: user(planType), tripId: 't', change, edited: undefined },
    { trips, say, ...sources },
  )
  if (!answer.ok) throw new Error(answer.failure.message)
  return answer.value.itinerary
}

async function put(itinerary: ItineraryView) {
  const sent = Itinerary.parse(JSON.parse(JSON.stringify(itinerary)))
  const answer = await editTrip(
    { user: user('premium'), tripId: 't', version: trip.version, itinerary: sent },
    { ...sources, trips, say },
  )
  if (!answer.ok) throw new Error(answer.failure.message)
  return answer.value.itinerary
}

const failing = ({ checks }: Pick<ItineraryView, 'checks'>) =>
  checks.filter(({ status }) => status === 'fail').map(({ id, evidence }) => `${id}: ${evidence}`)
const stays = ({ places = [] }: ItineraryView) => places.map(({ name, nights }) => `${name} ${nights}`)
const titles = ({ days }: Pick<ItineraryView, 'days'>) =>
  days.map(({ activities }) => activities.map(({ title, startTime }) => `${startTime} ${title}`).join())
const view = () => itineraryView(trip.itinerary, say)

describe('a place more for a trip to one', () => {
  it('keeps the days before the journey, and plans the new place with the wishes that hold everywhere', async () => {
    const before = view()
    const next = await proposed([{ destination: london, nights: 3 }, { destination: 'Paris' }])
    expect(stays(next)).toEqual(['London 3', 'Paris 2'])
    expect(failing(next)).toEqual([])
    expect([next.startDate, next.endDate]).toEqual([before.startDate, before.endDate])
    expect(titles(before)).toEqual(expect.arrayContaining(titles(next).slice(0, 3)))
    expect(titles(next).join()).toContain('Tower of London')
    expect(
      next.days.flatMap(({ activities }) => activities.flatMap(({ journey }) => journey?.to ?? [])),
    ).toEqual(['Paris'])
    // Amounts of Paris are told in euros and counted in pounds.
    expect([next.currency, next.places?.[1]?.currency]).toEqual(['GBP', 'EUR'])
    const inParis = next.days.slice(4).flatMap(({ activities }) => activities)
    const kinds = new Map(knownTown('paris').places.map(({ id, kind }) => [id, kind]))
    expect(inParis.length).toBeGreaterThan(4)
    expect(inParis.filter(({ placeId }) => kinds.get(placeId ?? '') === 'museum')).toEqual([])
  })

  it('shows only what changes, though its stops have other ids then', async () => {
    const next = await proposed([
      { destination: london, nights: 4 },
      { destination: 'Paris', nights: 1 },
    ])
    const { stops } = compare(view(), next)
    // A day with what must be seen comes forward where it lay after the journey; the others stay as they are.
    const [before, after] = [titles(view()), titles(next)]
    const staying = before.flatMap((day, index) => (day === after[index] ? [index + 1] : []))
    expect(staying.length).toBeGreaterThanOrEqual(3)
    const shown = stops.flatMap(({ from, to }) => [from?.day ?? 0, to?.day ?? 0])
    expect(shown.filter((day) => staying.includes(day))).toEqual([])
    expect(stops.some(({ kind }) => kind === 'added')).toBe(true)
  })

  it('makes the trip longer where its nights say so, as far as the plan reaches', async () => {
    const asked = [
      { destination: london, nights: 5 },
      { destination: 'Paris', nights: 4 },
    ]
    const next = await proposed(asked, { days: 'fit' })
    expect(next.days).toHaveLength(10)
    expect(failing(next)).toEqual([])
    await expect(proposed(asked, { days: 'fit', planType: 'explorer' })).rejects.toThrow('up to')
    await expect(proposed(asked, { planType: 'free' })).rejects.toThrow('paid plans')
  })

  it('is stored, undone and stored again like any other edit', async () => {
    const begun = view()
    const next = await proposed([
      { destination: 'London', nights: 3 },
      { destination: 'Paris', nights: 2 },
    ])
    const several = await put(next)
    expect(several.destination).toBe('London and Paris')
    expect(several.places?.[0]?.overview).toBe(begun.overview)
    expect(titles(several)).toEqual(titles(next))
    expect(failing(several)).toEqual([])

    const undone = await put(begun)
    expect(undone.places).toBeUndefined()
    expect([undone.destination, undone.currency]).toEqual([london, 'GBP'])
    expect(titles(undone)).toEqual(titles(begun))
    expect(failing(undone)).toEqual(failing(begun))
  })

  it('can be left out again: the trip is one to a single place then', async () => {
    const begun = view()
    await put(
      await proposed([
        { destination: 'London', nights: 3 },
        { destination: 'Paris', nights: 2 },
      ]),
    )
    const alone = await proposed([{ destination: 'London', nights: 5 }])
    expect(alone.places).toBeUndefined()
    expect(alone.days).toHaveLength(6)
    expect(alone.days.every(({ place }) => place === undefined)).toBe(true)
    expect(failing(alone)).toEqual([])
    expect(titles(begun)).toEqual(expect.arrayContaining(titles(alone).slice(0, 3)))
    const stored = await put(alone)
    expect(stored.destination).toBe(london)
    expect(failing(stored)).toEqual([])
  })

  it('does not make another trip of it: a place that it was planned for stays', async () => {
    const others = [
      { destination: 'Paris', nights: 2 },
      { destination: 'Florence', nights: 2 },
    ]
    await expect(proposed(others)).rejects.toThrow('Keep at least one of the places')
    const three = await proposed([{ destination: 'London', nights: 1 }, ...others])
    await put(three)
    await expect(proposed(others)).rejects.toThrow('Keep at least one of the places')
  })
})
