import { describe, expect, it } from 'vitest'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { Itinerary } from '~/domain/itinerary/itinerary'
import type { Booking } from '~/domain/request/booking'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { applyMoves } from './apply-moves'
import { type Draft, draftOf, stopsOf } from './draft'
import type { Move } from './moves'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = draftOf(
  itineraryView({ ...testPlan, ...judge(testPlan, testRequest, testDestination) }, sayIn()),
)
const edited = (from: Draft, ...moves: Move[]): Draft => applyMoves(from, moves, facts)
const day = ({ itinerary }: Draft, number: number) => {
  const found = itinerary.days[number - 1]
  if (!found) throw new Error(`no day ${number}`)
  return found
}
const line = (draft: Draft, number: number) =>
  day(draft, number).activities.map(({ title, startTime, endTime }) => `${startTime} ${endTime} ${title}`)
const failed = ({ checks }: ItineraryView) =>
  checks.filter(({ status }) => status === 'fail').map(({ id }) => id)
const faultsSaid = (draft: Draft) => facts.faultsOf(draft.itinerary).map(({ said }) => said)

function book(booking: Booking, title: string, at: string, minutes: number, number = 1, cost = ''): Move {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const stop = { booking, title, start: hour * 60 + minute, minutes, cost }
  return { kind: 'book', day: number, id: null, stop }
}

const tour = book(
  { kind: 'tour', place: 'Old Harbour', confirmation: 'QX-77', link: 'https://tours.example/qx' },
  'Boat tour',
  '10:40',
  60,
  1,
  '€25',
)

describe('a booking', () => {
  const booked = edited(start, tour)

  it('stands at its time, as the traveller wrote it, and what comes after waits for it', () => {
    expect(line(booked, 1)).toContain('10:40 11:40 Boat tour')
    const stop = stopsOf(day(booked, 1)).find(({ title }) => title === 'Boat tour')
    expect(stop).toMatchObject({
      locked: true,
      costCents: 2500,
      booking: { confirmation: 'QX-77', link: 'https://tours.example/qx' },
    })
    expect(stop?.latitude).not.toBeNull()
    expect(failed(booked.itinerary)).toEqual([])
  })

  it('is moved by nothing that moves other stops, and cannot be unlocked', () => {
    const id = stopsOf(day(booked, 1)).find(({ booking }) => booking)?.id ?? ''
    const moved = edited(
      booked,
      { kind: 'lock', id, locked: false },
      { kind: 'move', id, day: 2, before: null },
      { kind: 'move', id: 'rope-museum', day: 1, before: id },
      { kind: 'move-day', from: 1, to: 3 },
    )
    expect(line(moved, 1)).toContain('10:40 11:40 Boat tour')
  })

  it('is judged: a stop that leaves no time to get there is said', () => {
    const tight = edited(start, book({ kind: 'show', place: 'Far Light' }, 'Light show', '10:31', 60, 1))
    expect(failed(tight.itinerary)).toContain('reach')
    expect(faultsSaid(tight).join(' ')).toContain('the way by transit to Far Light takes')
  })

  it('at a place of the catalogue is a visit to it, once', () => {
    const ticket = edited(
      start,
      book({ kind: 'ticket', place: 'rope museum' }, 'Rope Museum', '15:00', 90, 3),
    )
    const stops = ticket.itinerary.days.flatMap(stopsOf).filter(({ placeId }) => placeId === 'rope-museum')
    expect(stops).toHaveLength(1)
    expect(stops[0]).toMatchObject({ startTime: '15:00', booking: { kind: 'ticket' } })
    expect(failed(ticket.itinerary)).not.toContain('once')
  })

  it('is a meal where it is a table at the time of one', () => {
    const table = edited(start, book({ kind: 'table' }, 'Dinner with Ana', '19:00', 90, 1))
    expect(stopsOf(day(table, 1)).find(({ title }) => title === 'Dinner with Ana')).toMatchObject({
      type: 'food',
      meal: 'dinner',
    })
  })

  it('may be late at night without failing the hours of the day', () => {
    const show = edited(start, book({ kind: 'show' }, 'Midnight concert', '22:30', 90, 2))
    expect(failed(show.itinerary)).not.toContain('time')
  })

  it('is changed in its place', () => {
    const id = stopsOf(day(booked, 1)).find(({ booking }) => booking)?.id ?? ''
    const changed = edited(booked, {
      kind: 'book',
      day: 2,
      id,
      stop: { booking: { kind: 'tour' }, title: 'Later tour', start: 14 * 60, minutes: 45, cost: '' },
    })
    expect(line(changed, 1).join()).not.toContain('tour')
    expect(line(changed, 2)).toContain('14:00 14:45 Later tour')
  })

  it('is read again as it was stored, and a trip from before is read without one', () => {
    const read = Itinerary.parse(JSON.parse(JSON.stringify(booked.itinerary)))
    expect(read.days[0]?.activities.find(({ booking }) => booking)?.booking).toMatchObject({
      kind: 'tour',
      confirmation: 'QX-77',
    })
    expect(Itinerary.safeParse(JSON.parse(JSON.stringify(start.itinerary))).success).toBe(true)
  })
})

describe('the journeys of a trip', () => {
  const landing = edited(start, book({ kind: 'flight', turn: 'arrive' }, 'FR 123', '08:00', 150, 1))
  const leaving = edited(start, book({ kind: 'flight', turn: 'leave' }, 'FR 124', '17:00', 120, 3))

  it('begin the first day: everything else comes after the way from the airport', () => {
    expect(line(landing, 1)[0]).toBe('08:00 10:30 FR 123')
    const [, ...others] = day(landing, 1).activities
    expect(others.every(({ startTime }) => startTime >= '12:00')).toBe(true)
    expect(day(landing, 1).hours?.from).toBe('12:00')
  })

  it('end the last day, after the bags are fetched, and the day must be over by then', () => {
    expect(line(leaving, 3).at(-1)).toBe('17:00 19:00 FR 124')
    expect(failed(leaving.itinerary)).toContain('time')
    expect(day(leaving, 3).activities.at(-2)?.type).toBe('accommodation')
    expect(day(leaving, 3).hours?.to).toBe('14:30')
  })

  it('give the hours back when they are taken out', () => {
    const id = day(landing, 1).activities[0]?.id ?? ''
    expect(day(edited(landing, { kind: 'remove', id }), 1).hours).toBeUndefined()
  })
})
