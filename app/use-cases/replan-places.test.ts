import { beforeAll, describe, expect, it } from 'vitest'
import { Itinerary, type ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'
import {
  knownTown,
  planners,
  planSeveral,
  severalRequest,
  storedTrip,
} from '~/domain/testing/plan-of-several'
import { storeWith } from '~/domain/testing/store-with'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { sayIn } from '~/messages/languages'
import { editTrip } from './edit-trip'
import { replanPlaces } from './replan-places'

const say = sayIn()
let trip: Trip

beforeAll(async () => {
  const made = await planSeveral(
    severalRequest(
      [
        ['rome', 3],
        ['florence', 2],
        ['venice', 2],
      ],
      8,
    ),
  )
  trip = storedTrip(made, 'Rome, Florence and Venice', 3)
}, 30_000)

/** The towns of the trip by their ids, and one more by its name. */
const catalogue = { ...planners.catalogue, list: async () => [knownTown('naples')] as never }

async function proposed(
  change: PlacesChange,
  planType = 'globetrotter',
  edited?: Itinerary,
): Promise<ItineraryView> {
  const trips = { find: async () => trip } as unknown as TripStore
  const user = { id: 'u', planType } as never
  const answer = await replanPlaces(
    { user, tripId: 't', change, edited },
    { trips, say, ...planners, catalogue },
  )
  if (!answer.ok) throw new Error(answer.failure.message)
  expect(answer.value.version).toBe(3)
  return answer.value.itinerary
}

const failing = ({ checks }: ItineraryView) =>
  checks.filter(({ status }) => status === 'fail').map(({ id, evidence }) => `${id}: ${evidence}`)
/** By day: its date with the places that are visited. */
const visits = ({ days }: Pick<ItineraryView, 'days'>) =>
  days.map(({ date, activities }) => [
    date,
    ...activities.flatMap(({ placeId, type, startTime }) =>
      placeId && type !== 'accommodation' ? [`${placeId} ${startTime}`] : [],
    ),
  ])
const shape = ({ places = [] }: ItineraryView) => places.map(({ name, nights }) => `${name} ${nights}`)

describe('other places for a trip', () => {
  it('moves a night and leaves the days that it does not touch', async () => {
    const next = await proposed({
      destinations: [
        { destination: 'Rome, Italy', nights: 3 },
        { destination: 'Florence, Italy', nights: 3 },
        { destination: 'Venice, Italy', nights: 1 },
      ],
    })
    expect(shape(next)).toEqual(['Rome 3', 'Florence 3', 'Venice 1'])
    expect(failing(next)).toEqual([])
    const [was, is] = [visits(trip.itinerary as ItineraryView), visits(next)]
    // All of Rome stays, and the first days of Florence.
    expect(is.slice(0, 5)).toEqual(was.slice(0, 5))
    expect(next.days.map(({ date }) => date)).toEqual(trip.itinerary.days.map(({ date }) => date))
  })

  it('changes the order: every place has its nights, and each journey is another one', async () => {
    const next = await proposed({
      destinations: [
        { destination: 'Venice', nights: 2 },
        { destination: 'Florence', nights: 2 },
        { destination: 'Rome', nights: 3 },
      ],
    })
    expect(shape(next)).toEqual(['Venice 2', 'Florence 2', 'Rome 3'])
    expect(failing(next)).toEqual([])
    const journeys = next.days.flatMap(({ activities }) => activities.flatMap(({ journey }) => journey ?? []))
    expect(journeys.map(({ from, to }) => `${from} ${to}`)).toEqual(['Venice Florence', 'Florence Rome'])
  })

  it('is taken over by an edit like any other', async () => {
    const next = await proposed({
      destinations: [
        { destination: 'Venice', nights: 3 },
        { destination: 'Rome', nights: 4 },
      ],
    })
    const { trips, kept } = storeWith(trip)
    const itinerary = Itinerary.parse(JSON.parse(JSON.stringify(next)))
    const user = { id: 'u', planType: 'globetrotter' } as never
    const answer = await editTrip({ user, tripId: 't', version: 3, itinerary }, { ...planners, trips, say })
    expect(answer.ok).toBe(true)
    const [stored] = kept
    expect(stored?.destination).toBe('Venice and Rome')
    expect(stored?.places?.map(({ overview: _overview, ...place }) => place)).toEqual(
      next.places?.map(({ overview: _overview, ...place }) => place),
    )
    expect(stored?.checks.filter(({ status }) => status === 'fail')).toEqual([])
  })

  it('drops a place and shares its nights out, and adds one', async () => {
    const fewer = await proposed({
      destinations: [{ destination: 'Rome', nights: 3 }, { destination: 'Venice' }],
    })
    expect(shape(fewer)).toEqual(['Rome 3', 'Venice 4'])
    expect(failing(fewer)).toEqual([])
    expect(visits(fewer).slice(0, 3)).toEqual(visits(trip.itinerary as ItineraryView).slice(0, 3))
  })

  it('gets as long as its nights, and is refused where the plan does not reach that far', async () => {
    const more: PlacesChange = {
      destinations: [
        { destination: 'Rome', nights: 3 },
        { destination: 'Florence', nights: 2 },
        { destination: 'Venice', nights: 4 },
      ],
      days: 'fit',
    }
    const next = await proposed(more)
    expect(shape(next)).toEqual(['Rome 3', 'Florence 2', 'Venice 4'])
    expect([next.days.length, next.endDate]).toEqual([10, '2027-05-19'])
    expect(failing(next)).toEqual([])
    expect(visits(next).slice(0, 7)).toEqual(visits(trip.itinerary as ItineraryView).slice(0, 7))
    await expect(proposed(more, 'explorer')).rejects.toThrow('days')
  })

  it('takes a booked journey for the planned one: only the days around it change, and other nights respect it', async () => {
    const asked = [
      { destination: 'Rome', nights: 3 },
      { destination: 'Florence', nights: 2 },
      { destination: 'Venice', nights: 2 },
    ]
    const ticket = {
      from: 'Florence, Italy',
      to: 'Venice, Italy',
      mode: 'train' as const,
      title: 'FR 9428',
      confirmation: 'ABC123',
      fromStation: 'Firenze Campo di Marte',
      date: '2027-05-15',
      departs: '13:20',
      arrives: '15:35',
      costCents: 3450,
    }
    const next = await proposed({ destinations: asked, booked: [ticket] })
    expect(failing(next)).toEqual([])
    const [was, is] = [visits(trip.itinerary as ItineraryView), visits(next)]
    expect(is.map((day, index) => String(day) === String(was[index]))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
    ])
    const stop = next.days[5]?.activities.find(({ journey }) => journey)
    expect(stop).toMatchObject({
      title: 'FR 9428',
      startTime: '13:20',
      endTime: '15:35',
      costCents: 3450,
      journey: { minutes: 135, fromStation: 'Firenze Campo di Marte' },
      booking: { kind: 'train', confirmation: 'ABC123' },
    })
    const stored = trip
    trip = { ...trip, itinerary: Itinerary.parse(JSON.parse(JSON.stringify(next))) }
    // Nights that leave it where it is do; others are refused, by name.
    const [rome, florence, venice] = asked.map(({ destination }) => destination) as [string, string, string]
    const shift = (nights: number[]): PlacesChange => ({
      destinations: [rome, florence, venice].map((destination, at) => ({
        destination,
        nights: nights[at] ?? 1,
      })),
    })
    const kept = await proposed(shift([2, 3, 2]))
    expect(kept.days[5]?.activities.find(({ journey }) => journey)?.title).toBe('FR 9428')
    await expect(proposed(shift([3, 3, 1]))).rejects.toThrow(/FR 9428 to Venice on Sat 15 May.*Sun 16 May/)
    trip = stored
    await expect(
      proposed({ destinations: asked, booked: [{ ...ticket, arrives: '12:00' }] }),
    ).rejects.toThrow('before it leaves')
  })

  it('goes on from the trip as it is edited, stored or not', async () => {
    const { days } = trip.itinerary
    const gone = days[1]?.activities.find(({ type }) => type === 'attraction')
    const edited = Itinerary.parse({
      ...trip.itinerary,
      days: days.map((day) => ({ ...day, activities: day.activities.filter((stop) => stop !== gone) })),
    })
    const next = await proposed(
      {
        destinations: [
          { destination: 'Rome', nights: 3 },
          { destination: 'Florence', nights: 1 },
          { destination: 'Venice', nights: 3 },
        ],
      },
      'globetrotter',
      edited,
    )
    const ids = (itinerary: Pick<ItineraryView, 'days'>) =>
      itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))
    expect(ids(trip.itinerary as ItineraryView)).toContain(gone?.placeId)
    expect(ids(next)).not.toContain(gone?.placeId)
  })

  it('keeps what is locked', async () => {
    const day = trip.itinerary.days[4]
    const stop = day?.activities.find(({ type, placeId }) => type === 'attraction' && placeId)
    if (!day || !stop) throw new Error('no sight in Florence')
    const locked = { ...stop, locked: true }
    const was = trip
    trip = {
      ...trip,
      itinerary: {
        ...trip.itinerary,
        days: trip.itinerary.days.map((each) =>
          each === day
            ? { ...each, activities: each.activities.map((one) => (one === stop ? locked : one)) }
            : each,
        ),
      },
    }
    const next = await proposed({
      destinations: [
        { destination: 'Rome', nights: 2 },
        { destination: 'Florence', nights: 3 },
        { destination: 'Venice', nights: 2 },
      ],
    })
    trip = was
    expect(next.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))).toContain(
      stop.placeId,
    )
  })

  it('plans by the rules of the trip: days of an older one pay fares to a day trip as well', async () => {
    const was = trip
    const { dayTripRides: _today, ...older } = trip.itinerary
    const other = [
      { destination: 'Naples', nights: 6 },
      { destination: 'Venice', nights: 1 },
    ]
    const outs = ({ days }: ItineraryView) => days.filter(({ kind }) => kind === 'day trip')
    const rides = (days: ItineraryView['days']) =>
      days.map(({ activities }) => activities.some(({ id }) => id.endsWith('-ride')))
    const next = await proposed({ destinations: other })
    trip = { ...trip, itinerary: older }
    const nextOfOlder = await proposed({ destinations: other })
    trip = was
    expect(outs(next).length).toBeGreaterThan(0)
    expect(rides(outs(next))).toContain(false)
    expect(rides(outs(nextOfOlder))).not.toContain(false)
    expect([...failing(next), ...failing(nextOfOlder)]).toEqual([])
  })

  it('refuses in plain words what does not add up, and a plan without editing', async () => {
    const two = [
      { destination: 'Rome', nights: 3 },
      { destination: 'Venice', nights: 2 },
    ]
    await expect(proposed({ destinations: two })).rejects.toThrow('night')
    await expect(proposed({ destinations: [...two, { destination: 'Rome' }] })).rejects.toThrow('twice')
    await expect(proposed({ destinations: two }, 'free')).rejects.toThrow('paid plans')
  })
})
