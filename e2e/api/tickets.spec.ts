import { expect, test } from '@playwright/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'

interface Stop {
  id: string
  ticket?: string
  cost?: string
  costCents: number
}

const ticket = 'colosseum-24h'

test('a ticket for several places is paid once, and by the next stop when the one that paid is taken out', async ({
  request,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request, { interests: ['History', 'Sightseeing'] })
  const { version, itinerary } = await tripOf(request, id)
  const stops = (days: { activities: Stop[] }[]) =>
    days.flatMap(({ activities }) => activities).filter((stop) => stop.ticket === ticket)
  const [first, second] = stops(itinerary.days)
  expect([first?.costCents, second?.costCents, second?.cost]).toEqual([1800, 0, 'Included'])
  expect(itinerary.checks.find((check) => check.id === 'tickets')).toMatchObject({ status: 'pass' })

  const less = itinerary.days.map((day) => ({
    ...day,
    activities: day.activities.filter((stop) => stop.id !== first?.id),
  }))
  const response = await request.put(`/api/trips/${id}`, {
    data: { version, itinerary: { ...itinerary, days: less } },
  })
  expect(response.status()).toBe(200)
  const { itinerary: edited } = await response.json()
  expect(stops(edited.days)).toMatchObject([{ id: second?.id, costCents: 1800, cost: '€18.00' }])
  expect(edited.budget).toEqual(itinerary.budget)
  const found = edited.checks.find((check: { id: string }) => check.id === 'tickets')
  expect(found).toMatchObject({ status: 'pass' })
})
