import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { buyByApi } from '../support/buy-plan'
import { signInByApi, somebody } from '../support/sign-in'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'

interface Planned {
  destination: string
  currency: string
  places: { name: string; nights: number; currency: string }[]
  rates?: { date: string }
  days: {
    day: number
    date: string
    place: number
    activities: { title: string; journey?: { mode: string; from: string; to: string; minutes: number } }[]
  }[]
  checks: { id: string; status: string; evidence: string }[]
}

const trip = (destinations: { destination: string; nights?: number }[], more: object = {}) => {
  const { destination: _one, ...form } = romeForm({
    startDate: '2027-05-10',
    endDate: '2027-05-16',
    planType: 'premium',
  })
  return { ...form, destinations, ...more }
}

test('several places are one trip: planned, streamed, shown, and taken along in the clocks of each', async ({
  page,
  request,
}) => {
  await buyByApi(request, 'premium')
  await signInByApi(request, somebody())
  const data = trip([
    { destination: 'London', nights: 2 },
    { destination: 'Paris' },
    { destination: 'Amsterdam' },
  ])
  const response = await request.post('/api/generate-itinerary', {
    data,
    headers: { Accept: 'text/event-stream' },
  })
  const events = parseEvents(await response.text())
  const names = events.map(({ event }) => event)
  expect(names.slice(0, 2)).toEqual(['accepted', 'overview'])
  expect(names.slice(-4)).toEqual(['tips', 'budget', 'checks', 'done'])
  const last: unknown = events.at(-1)?.data ?? {}
  const { tripId, itinerary } = last as { tripId: string; itinerary: Planned }
  expect(itinerary.destination).toBe('London, Paris and Amsterdam')
  expect(itinerary.places[0]?.nights).toBe(2)
  expect(itinerary.places.reduce((sum, { nights }) => sum + nights, 0)).toBe(6)
  expect(itinerary.currency).toBe('GBP')
  expect(itinerary.places[1]?.currency).toBe('EUR')
  expect(itinerary.rates?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  const journeys = itinerary.days.flatMap(({ activities }) =>
    activities.flatMap(({ journey }) => journey ?? []),
  )
  expect(journeys.map(({ from, to }) => `${from} ${to}`)).toEqual(['London Paris', 'Paris Amsterdam'])

  const calendar = await (await request.get(`/api/trips/${tripId}/export/calendar.ics`)).text()
  const train = new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .find((event) => String(event.getFirstPropertyValue('summary')) === 'Train to Paris')
  expect(train?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/London')
  expect(train?.getFirstProperty('dtend')?.getFirstParameter('tzid')).toBe('Europe/Paris')

  await page.context().addCookies((await request.storageState()).cookies)
  await page.goto(`/trips/${tripId}`)
  await expect(page.getByText('London to Paris').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()

  // A stop in Paris is taken out; the rest stays, and the whole is checked again.
  const stored = await (await request.get(`/api/trips/${tripId}`)).json()
  const { days } = stored.itinerary as Planned
  const [gone] = days[3]?.activities.filter(({ journey }) => !journey) ?? []
  const fewer = days.map((day) => ({
    ...day,
    activities: day.activities.filter((stop) => day.day !== 4 || stop.title !== gone?.title),
  }))
  const put = () =>
    request.put(`/api/trips/${tripId}`, {
      data: { version: 1, itinerary: { ...stored.itinerary, days: fewer } },
    })
  const edit = await put()
  expect(edit.status()).toBe(200)
  const edited = (await edit.json()) as { version: number; itinerary: Planned }
  expect(edited.version).toBe(2)
  expect(edited.itinerary.places).toEqual(stored.itinerary.places)
  expect(edited.itinerary.days[0]).toEqual(days[0])
  expect(edited.itinerary.days[3]?.activities).toHaveLength((days[3]?.activities.length ?? 0) - 1)
  const late = await request.put(`/api/trips/${tripId}`, {
    data: { version: 1, itinerary: stored.itinerary },
  })
  expect(late.status()).toBe(409)

  // A night moves from Amsterdam to Paris: shown first, then taken over.
  const nights = edited.itinerary.places.map((place) => place.nights)
  const shifted = [nights[0] ?? 0, (nights[1] ?? 0) + 1, (nights[2] ?? 0) - 1]
  const proposal = await request.post(`/api/trips/${tripId}/places`, {
    data: {
      destinations: edited.itinerary.places.map(({ name }, at) => ({
        destination: name,
        nights: shifted[at],
      })),
    },
  })
  expect(proposal.status()).toBe(200)
  const other = (await proposal.json()) as { version: number; itinerary: Planned }
  expect(other.itinerary.places.map((place) => place.nights)).toEqual(shifted)
  expect(other.itinerary.days[0]?.activities).toEqual(edited.itinerary.days[0]?.activities)
  expect(((await (await request.get(`/api/trips/${tripId}`)).json()) as { version: number }).version).toBe(2)
  const taken = await request.put(`/api/trips/${tripId}`, {
    data: { version: other.version, itinerary: other.itinerary },
  })
  expect(taken.status()).toBe(200)
  const after = (await taken.json()) as { version: number; itinerary: Planned }
  expect(after.itinerary.places.map((place) => place.nights)).toEqual(shifted)

  // Two devices move nights at once, each from what it has: one is stored, and the other is told.
  const moved = await Promise.all(
    [[1, 4, 1] as const, [3, 2, 1] as const].map(async (others) => {
      const destinations = after.itinerary.places.map(({ name }, at) => ({
        destination: name,
        nights: others[at],
      }))
      const shown = await request.post(`/api/trips/${tripId}/places`, { data: { destinations } })
      expect(shown.status()).toBe(200)
      return { others, ...((await shown.json()) as { version: number; itinerary: Planned }) }
    }),
  )
  const both = await Promise.all(
    moved.map(async ({ others, version, itinerary: next }) => {
      const stored = await request.put(`/api/trips/${tripId}`, { data: { version, itinerary: next } })
      return { others, status: stored.status() }
    }),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = (await (await request.get(`/api/trips/${tripId}`)).json()) as typeof after
  expect(now.version).toBe(after.version + 1)
  expect(now.itinerary.places.map((place) => place.nights)).toEqual(
    both.find(({ status }) => status === 200)?.others,
  )

  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByRole('region', { name: 'Edit the itinerary' })
  await expect(editor.getByText('Train to Paris').first()).toBeVisible()
})

test('a place comes to a trip to one, and is left out again', async ({ request }) => {
  await buyByApi(request, 'premium')
  await signInByApi(request, somebody())
  const planned = await request.post('/api/generate-itinerary', {
    data: romeForm({ startDate: '2027-05-10', endDate: '2027-05-14', planType: 'premium' }),
  })
  expect(planned.status()).toBe(200)
  const [{ id }] = (await (await request.get('/api/trips')).json()) as [{ id: string }]
  const propose = async (destinations: { destination: string; nights?: number }[], days?: 'fit') =>
    request.post(`/api/trips/${id}/places`, { data: { destinations, ...(days && { days }) } })
  const rome = { destination: 'Rome, Italy', nights: 2 }
  const shown = await propose([rome, { destination: 'Florence', nights: 2 }])
  expect(shown.status()).toBe(200)
  const proposal = (await shown.json()) as { version: number; itinerary: Planned }
  expect(proposal.itinerary.places.map(({ name, nights }) => `${name} ${nights}`)).toEqual([
    'Rome 2',
    'Florence 2',
  ])
  expect(proposal.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect((await request.put(`/api/trips/${id}`, { data: proposal })).status()).toBe(200)
  const list = (await (await request.get('/api/trips')).json()) as { destination: string }[]
  expect(list.map(({ destination }) => destination)).toEqual(['Rome and Florence'])

  // As far as the plan reaches, and never another trip.
  const refused = async (answer: Promise<{ status(): number; text(): Promise<string> }>, words: string) => {
    const response = await answer
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(await response.text()).toContain(words)
  }
  await refused(propose([rome, { destination: 'Florence', nights: 9 }], 'fit'), 'up to 10 days')
  await refused(propose([{ destination: 'Florence', nights: 4 }]), 'Keep at least one of the places')
  await refused(propose([rome, { destination: 'Nowhere at all', nights: 2 }]), 'Nowhere at all')

  const alone = await propose([{ destination: 'Rome', nights: 4 }])
  const back = (await alone.json()) as { version: number; itinerary: Planned }
  expect(back.itinerary.places).toBeUndefined()
  expect(back.itinerary.days).toHaveLength(5)
  expect((await request.put(`/api/trips/${id}`, { data: back })).status()).toBe(200)
  const stored = (await (await request.get(`/api/trips/${id}`)).json()) as { itinerary: Planned }
  expect(stored.itinerary.destination).toBe('Rome, Italy')
  expect(stored.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
})

test('what does not add up is refused in plain words', async ({ request }) => {
  await buyByApi(request, 'premium')
  const refusal = async (data: object) => {
    const response = await request.post('/api/generate-itinerary', { data })
    expect(response.status()).toBe(422)
    return (await response.json()).fields.destinations as string
  }
  const two = [{ destination: 'Rome' }, { destination: 'Florence' }]
  expect(await refusal(trip(two.slice(1)))).toContain('2 to 8 places')
  expect(await refusal(trip(two.map((place) => ({ ...place, nights: 5 }))))).toContain('at least 10 nights')
  expect(await refusal(trip([...two, { destination: 'Nowhere at all' }]))).toContain('Nowhere at all')
  expect(await refusal(trip([...two, { destination: 'Roma' }]))).toContain('twice')
})
