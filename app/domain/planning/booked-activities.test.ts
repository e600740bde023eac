import { describe, expect, it } from 'vitest'
import { addDays } from '~/domain/calendar/calendar-date'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { DatedBooking } from '~/domain/request/booking'
import { lastDay, type PlanRequest, planRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { sayIn } from '~/messages/languages'
import { catalogueEngine } from './catalogue-engine/catalogue-engine'
import { replanDays } from './catalogue-engine/replan-days'

const usual = cityRequest({ days: 3 })
const museum = testCity.places.find(({ kind }) => kind === 'museum')?.name ?? ''
const bookings: DatedBooking[] = [
  {
    kind: 'flight',
    turn: 'arrive',
    title: 'FR 1',
    date: usual.startDate,
    start: '08:00',
    end: '10:30',
    cost: '',
  },
  { kind: 'table', title: 'Dinner with Ana', date: usual.startDate, start: '19:30', end: '21:00', cost: '' },
  {
    kind: 'ticket',
    place: museum,
    title: museum,
    date: addDays(usual.startDate, 1),
    start: '10:00',
    end: '11:30',
    cost: '',
  },
  {
    kind: 'train',
    turn: 'leave',
    title: 'IC 5',
    date: lastDay(usual),
    start: '16:30',
    end: '20:00',
    cost: '€35.50',
  },
]
const form = {
  destination: testCity.label,
  startDate: usual.startDate,
  endDate: lastDay(usual),
  budget: usual.budget,
  interests: usual.interests,
  additionalInfo: '',
  bookings,
}
const request: PlanRequest = planRequest(form, 'premium', testCity.id)

async function planned(): Promise<ItineraryDay[]> {
  const days: ItineraryDay[] = []
  for await (const piece of catalogueEngine.plan(request, testCity)) {
    if (!piece.ok) throw new Error(piece.failure.code)
    if (piece.value.kind === 'day') days.push(piece.value.day)
  }
  return days
}

const plain = ({ startTime, endTime, title }: Activity) => `${startTime} ${endTime} ${sayIn()(title)}`
const bookedIn = (day: ItineraryDay | undefined) =>
  (day?.activities ?? []).filter(({ booking }) => booking).map(plain)

describe('a plan around what is booked', () => {
  it('takes the times of arrival and departure from the journeys', () => {
    expect(request).toMatchObject({ arrival: '12:00', departure: '15:45' })
  })

  it('has every booking at its time, and nothing at the same time', async () => {
    const days = await planned()
    expect(days.map(bookedIn)).toEqual([
      ['08:00 10:30 FR 1', '19:30 21:00 Dinner with Ana'],
      [`10:00 11:30 ${museum}`],
      ['16:30 20:00 IC 5'],
    ])
    for (const { activities } of days) {
      const times = activities.map(({ startTime, endTime }) => [startTime, endTime])
      for (const [index, [start = '']] of times.entries())
        expect(start >= (times[index - 1]?.[1] ?? '')).toBe(true)
    }
    const [first, , last] = days
    expect(first?.activities.filter(({ meal }) => meal === 'dinner')).toHaveLength(1)
    expect(first?.activities[1]?.startTime.localeCompare('12:00')).toBeGreaterThanOrEqual(0)
    expect(last?.activities.at(-1)?.costCents).toBe(3550)
    expect(days.flatMap(({ activities }) => activities).filter(({ title }) => title === museum)).toHaveLength(
      1,
    )
  })

  it('keeps them when a day is planned again', async () => {
    const days = await planned()
    for (const day of [1, 2, 3]) {
      const again = replanDays(days, { days: [day], seed: 41 }, request, testCity, sayIn())
      if (!again.ok) throw new Error(again.failure.code)
      expect(bookedIn(again.value[day - 1])).toEqual(bookedIn(days[day - 1]))
    }
  })
})
