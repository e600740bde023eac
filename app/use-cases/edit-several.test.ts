import { beforeAll, describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf, type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import { placeScope } from '~/domain/itinerary/edit/places'
import { prepared } from '~/domain/itinerary/edit/prepare'
import { alternativesFor } from '~/domain/itinerary/edit/suggest'
import { Itinerary, type ItineraryView } from '~/domain/itinerary/itinerary'
import { journeysOf } from '~/domain/itinerary/split-places'
import type { Said } from '~/domain/message'
import {
  failing,
  knownTown,
  planners,
  planSeveral,
  severalRequest,
  storedTrip,
} from '~/domain/testing/plan-of-several'
import { storeWith } from '~/domain/testing/store-with'
import type { Trip } from '~/domain/trips/trip'
import { requestOf } from '~/domain/trips/trip-request'
import { severalFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { editTrip } from './edit-trip'

const say = sayIn()
const said = (text: Said) => (typeof text === 'string' ? text : say(text))
let trip: Trip
let view: ItineraryView
let facts: EditFacts

beforeAll(async () => {
  const made = await planSeveral(
    severalRequest(
      [
        ['london', 2],
        ['paris', 2],
      ],
      5,
    ),
  )
  trip = storedTrip(made, 'London and Paris', 1)
  view = itineraryView(trip.itinerary, say)
  facts = severalFacts(
    { request: requestOf(trip), sunTimes: planners.sunTimes },
    [knownTown('london'), knownTown('paris')],
    view,
    say,
  )
})

const edited = (moves: Move[]) => applyMoves(draftOf(view), moves, facts).itinerary
/** A sight of a day, none on a ticket for several: that names the others, which may be on other days. */
const sight = (day: number) => {
  const found = view.days[day - 1]?.activities.findLast(
    ({ type, placeId, ticket }) => type === 'attraction' && placeId && !ticket,
  )
  if (!found) throw new Error(`no sight on day ${day}`)
  return found
}

/** What the server stores of an edit. */
async function stored(itinerary: ItineraryView): Promise<Itinerary> {
  const { trips, kept } = storeWith(trip)
  const answer = await editTrip(
    {
      user: { id: 'u', planType: 'globetrotter' } as never,
      tripId: 't',
      version: 1,
      itinerary: Itinerary.parse(JSON.parse(JSON.stringify(itinerary))),
    },
    { ...planners, trips, say },
  )
  const [edited] = kept
  if (!answer.ok || !edited) throw new Error(answer.ok ? 'nothing stored' : answer.failure.message)
  return edited
}

describe('an edit of a trip to several places', () => {
  it('is stored as it was where nothing was changed', async () => {
    const same = await stored(view)
    expect(same.places).toEqual(trip.itinerary.places)
    // As it is read: two kinds of a stop may be said in the same words.
    expect(itineraryView(same, say).days).toEqual(view.days)
    expect(same.budget).toEqual(trip.itinerary.budget)
    expect(failing(same)).toEqual([])
  })

  it('changes the day that it is about, and leaves the other days and every journey as they are', () => {
    const { id, title } = sight(4)
    const after = edited([{ kind: 'remove', id }])
    expect(after.days[3]?.activities.some((stop) => stop.id === id)).toBe(false)
    expect(after.days.filter((day, index) => day !== view.days[index]).map(({ day }) => day)).toEqual([4])
    expect(after.budget.grandTotal).toBeLessThanOrEqual(view.budget.grandTotal)
    expect(title).not.toBe('')
  })

  it('sleeps in another house of a place from its first day to its last, and nowhere else', async () => {
    const base = view.days.at(-1)?.basePlaceId
    const house = knownTown('paris').stays.find(({ id, level }) => level === 'moderate' && id !== base)
    if (!house) throw new Error('Paris has one house of this level')
    const days = view.days.flatMap(({ day, place, before }) => (place === 1 || before ? [day] : []))
    const after = await stored(edited([{ kind: 'base', days, base: { placeId: house.id } }]))
    const bases = (
      plan: { days: readonly { place?: number | undefined; basePlaceId?: string | null | undefined }[] },
      at: number,
    ) => plan.days.filter(({ place }) => place === at).map(({ basePlaceId }) => basePlaceId)
    expect(new Set(bases(after, 1))).toEqual(new Set([house.id]))
    expect(bases(after, 0)).toEqual(bases(view, 0))
    expect(after.checks.find(({ id }) => id === 'sleep')?.status).toBe('pass')
  })

  it('sleeps at an address of one’s own in one place, also on the day on which one leaves it, and nowhere else', async () => {
    const { center } = knownTown('london')
    const own = { name: 'Aunt Mary, Soho', at: [center[0] + 0.01, center[1]] as [number, number] }
    const days = view.days.flatMap(({ day, place, before }) => (place === 0 || before ? [day] : []))
    const after = await stored(edited([{ kind: 'base', days, base: own, place: 0 }]))
    const ends = after.days.map(({ activities }) =>
      activities.findLast(({ type }) => type === 'accommodation'),
    )
    expect(ends.map((end) => said(end?.title ?? '').includes('Aunt Mary'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(after.days[0]?.basePlaceId).toBeNull()
    expect(after.days[2]?.before?.basePlaceId).toBeNull()
    expect(after.days[2]?.basePlaceId).toBe(view.days[2]?.basePlaceId)
    expect(journeysOf(after)).toEqual(journeysOf(trip.itinerary))
    // Longer ways may cost more than the level allows.
    expect(failing(after).filter((failed) => !failed.startsWith('money'))).toEqual([])
    // What the night costs there is not known.
    expect(after.checks.find(({ id }) => id === 'sleep')?.status).toBe('unknown')
  })

  it('plans anew within other hours the first day alone, and the last', async () => {
    const within = (day: number, hours: { from?: string; to?: string }) => {
      const { days, ...made } = { days: [day], change: hours }
      const work = prepared({ title: '', days, ...made }, draftOf(view), facts)
      let state = work.next()
      while (!state.done) state = work.next()
      if (!state.value.ok) throw new Error(state.value.message)
      return edited(state.value.moves)
    }
    const late = await stored(within(1, { from: '14:00' }))
    expect(late.days[0]?.hours?.from).toBe('14:00')
    expect(late.days[0]?.activities.every(({ startTime }) => startTime >= '14:00')).toBe(true)
    expect(late.days.slice(1)).toEqual(trip.itinerary.days.slice(1))
    expect(failing(late)).toEqual([])
    const early = await stored(within(5, { to: '13:00' }))
    expect(early.days[4]?.activities.every(({ endTime }) => endTime <= '13:00')).toBe(true)
    const stops = ({ days }: Pick<Itinerary, 'days'>) =>
      days.slice(0, 4).map(({ activities }) => activities.map(({ placeId, id }) => placeId ?? id))
    expect(stops(early)).toEqual(stops(trip.itinerary))
    expect(failing(early)).toEqual([])
  })

  it('takes candidates from the place of the day, and prices from its currency', async () => {
    const { id } = sight(4)
    const scope = placeScope(view, facts, { stop: id })
    const [first] = alternativesFor(scope.itinerary, scope.id(id), scope.facts)
    expect(knownTown('paris').places.map((place) => place.id)).toContain(first?.place.id)
    // The cheapest, so that the day stays within its spend whatever else it holds.
    const cents = ({ place }: { place: { cost?: { cents: number } } }) => place.cost?.cents ?? 0
    const [priced] = alternativesFor(scope.itinerary, scope.id(id), scope.facts)
      .filter((each) => cents(each) > 0)
      .sort((a, b) => cents(a) - cents(b))
    if (!priced) throw new Error('nothing in Paris has a price')
    const after = edited([{ kind: 'replace', id, placeId: priced.place.id }])
    const stop = after.days[3]?.activities.find((each) => each.id === id)
    expect(stop?.local).toEqual({ cents: priced.place.cost?.cents, currency: 'EUR' })
    const kept = await stored(after)
    expect(kept.days[3]?.activities.find((each) => each.id === id)).toMatchObject({
      placeId: priced.place.id,
      local: { cents: priced.place.cost?.cents, currency: 'EUR' },
      costCents: stop?.costCents,
    })
    expect(failing(kept).filter((line) => line.startsWith('money'))).toEqual([])
  })

  it('adds a place of the catalogue on the day of a journey in the town that has it', () => {
    const day = view.days.findIndex(({ activities }) => activities.some(({ journey }) => journey)) + 1
    const used = new Set(view.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
    for (const [index, town] of [knownTown('london'), knownTown('paris')].entries()) {
      const place = town.places.find(({ id, kind }) => kind === 'park' && !used.has(id))
      if (!place) throw new Error('no park is left')
      const after = edited([{ kind: 'add', day, before: null, stop: { placeId: place.id } }])
      const stops = after.days[day - 1]?.activities ?? []
      const at = stops.findIndex(({ placeId }) => placeId === place.id)
      const journey = stops.findIndex((stop) => stop.journey)
      expect(at < journey).toBe(index === 0)
      expect(stops[at]?.id.startsWith(`p${index + 1}-`)).toBe(true)
    }
  })

  it('keeps journeys, and does not move a sight to another town', () => {
    const journey = view.days.flatMap(({ activities }) => activities).find((stop) => stop.journey)
    expect(edited([{ kind: 'remove', id: journey?.id ?? '' }])).toBe(view)
    expect(edited([{ kind: 'move', id: sight(1).id, day: 5, before: null }])).toBe(view)
    expect(edited([{ kind: 'swap-days', days: [1, 5] }])).toBe(view)
  })

  it('locks, moves, and changes times, notes and costs of stops in any place', async () => {
    const { id, startTime } = sight(4)
    const change = {
      title: 'A walk',
      description: 'With Ann',
      cost: '12',
      minutes: 60,
      start: fromClock(startTime),
    }
    const after = edited([
      { kind: 'change', id, change },
      { kind: 'lock', id, locked: true },
    ])
    const stop = after.days[3]?.activities.find((each) => each.id === id)
    expect(stop).toMatchObject({
      title: 'A walk',
      startTime,
      locked: true,
      local: { cents: 1200, currency: 'EUR' },
    })
    const kept = await stored(after)
    expect(kept.days[3]?.activities.find((each) => each.id === id)).toMatchObject({
      locked: true,
      description: 'With Ann',
    })
  })

  it('plans a day anew around its journey', () => {
    const day = view.days.findIndex(({ activities }) => activities.some(({ journey }) => journey)) + 1
    const made = facts.replanDays(
      view.days,
      { days: [day], seed: 7, without: { kinds: ['museum'] } },
      facts.request,
      facts.destination,
    )
    if (!made.ok) throw new Error(made.failure.message)
    const after = edited([{ kind: 'days', days: made.value.filter((each) => each.day === day) }])
    expect(after.days[day - 1]?.activities.filter((stop) => stop.journey)).toHaveLength(1)
    expect(after.checks.filter(({ status }) => status === 'fail')).toEqual([])
    const ids = after.days.flatMap((each) => stopsOf(each).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
