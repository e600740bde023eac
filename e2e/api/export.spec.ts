import { type APIRequestContext, expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { buyByApi } from '../support/buy-plan'
import { romeForm } from '../support/trip-form'
import { plannedTrip, traveller, tripOf } from '../support/trips'

const files = ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.md', 'trip.txt', 'trip.json']

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

async function subscribed(request: APIRequestContext, id: string): Promise<string> {
  const response = await request.post(`/api/trips/${id}/feed`)
  expect(response.status()).toBe(200)
  return (await response.json()).feedUrl
}

test('a trip is taken along in every format', async ({ request }) => {
  await traveller(request, 'explorer')
  const id = await plannedTrip(request, { endDate: '2027-04-15' })
  const [day] = (await tripOf(request, id)).itinerary.days
  // Stops; the ticket for the rides is in no calendar.
  const first = day?.activities.find(({ type }) => type !== 'transport')?.title ?? 'no stop'
  for (const file of files) {
    const response = await request.get(`/api/trips/${id}/export/${file}`)
    expect(response.status(), file).toBe(200)
    const [, extension] = file.split('.')
    expect(response.headers()['content-disposition']).toBe(
      `attachment; filename="rome-2027-04-13.${extension}"`,
    )
    expect(response.headers()['cache-control']).toContain('no-store')
    // XML escapes apostrophes.
    expect((await response.text()).replaceAll('&apos;', "'"), file).toContain(first)
  }
  expect((await request.get(`/api/trips/${id}/export/trip.exe`)).status()).toBe(404)
})

test('the calendar has every stop at its time, and the same ids with a higher number after an edit', async ({
  request,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const read = async () => eventsOf(await (await request.get(`/api/trips/${id}/export/calendar.ics`)).text())
  const before = await read()
  const { version, itinerary } = await tripOf(request, id)
  const stops = itinerary.days.flatMap(({ activities }) =>
    activities.filter(({ type }) => type === 'attraction' || type === 'food'),
  )
  expect(before.map(({ summary }) => summary)).toEqual(stops.map(({ title }) => title))
  expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length)
  expect(before[0]?.startDate.toString()).toMatch(/^2027-04-13T/)
  expect(before[0]?.startDate.zone.tzid).toBe('Europe/Rome')

  await request.put(`/api/trips/${id}`, { data: { version, itinerary } })
  const after = await read()
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0)
})

test('a place without a catalogue has a poster for the cover as well', async ({ request }) => {
  const poster = await request.get('/posters/place.svg?name=Ulm, Germany')
  expect(poster.headers()['content-type']).toBe('image/svg+xml')
  expect(await poster.text()).toContain('<title>Ulm</title>')
  expect((await request.get('/posters/place.svg?name=Nowhere at all')).status()).toBe(404)
  expect((await request.get('/posters/place.svg')).status()).toBe(404)
})

test('the free plan takes nothing along', async ({ request }) => {
  await traveller(request)
  const id = await plannedTrip(request)
  for (const file of files) {
    const response = await request.get(`/api/trips/${id}/export/${file}`)
    expect(response.status()).toBe(402)
    expect(await response.json()).toMatchObject({ code: 'plan-required' })
  }
  expect((await request.post(`/api/trips/${id}/feed`)).status()).toBe(402)
})

test('what a guest bought counts: the plan made under it is taken along', async ({
  request,
  playwright,
  baseURL,
}) => {
  await buyByApi(request, 'explorer')
  const stream = await request.post('/api/generate-itinerary', {
    data: romeForm({ endDate: '2027-04-15' }),
    headers: { Accept: 'text/event-stream' },
  })
  const [, generationId] = /"generationId":"([^"]+)"/.exec(await stream.text()) ?? []
  const address = `/api/generations/${generationId}/export/calendar.ics`
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  expect(eventsOf(await response.text()).length).toBeGreaterThan(6)
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  expect((await other.get(address)).status()).toBe(404)
  await buyByApi(other, 'explorer')
  expect((await other.get(address)).status()).toBe(404)
  await other.dispose()
})

test('a calendar subscribes by a secret address that can be ended', async ({ request, playwright }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  expect(await (await request.get(`/api/trips/${id}/feed`)).json()).toEqual({ success: true, feedUrl: '' })
  const url = await subscribed(request, id)
  expect(await subscribed(request, id)).toBe(url)
  expect(new URL(url).pathname).toMatch(/^\/calendar\/[\w-]{22,}\.ics$/)

  const calendar = await playwright.request.newContext()
  const read = async () => eventsOf(await (await calendar.get(url)).text())
  const before = await read()
  const { version, itinerary } = await tripOf(request, id)
  const [first] = itinerary.days
  const dropped = first?.activities.find(({ type }) => type === 'attraction')
  if (first) first.activities = first.activities.filter((activity) => activity !== dropped)
  await request.put(`/api/trips/${id}`, { data: { version, itinerary } })
  expect(await read()).toHaveLength(before.length - 1)

  expect((await request.delete(`/api/trips/${id}/feed`)).status()).toBe(200)
  expect((await calendar.get(url)).status()).toBe(404)
  expect(await subscribed(request, id)).not.toBe(url)
  expect((await calendar.get(`${url.slice(0, -8)}.ics`)).status()).toBe(404)
  await request.delete(`/api/trips/${id}`)
  expect(
    (await calendar.get(await subscribed(request, await plannedTrip(request, { seed: 9 })))).status(),
  ).toBe(200)
  await calendar.dispose()
})

test('readers of a shared trip take it along once its owner allows it, without anything private', async ({
  request,
  playwright,
}) => {
  const email = await traveller(request, 'premium')
  const id = await plannedTrip(request, { additionalInfo: 'surname Quux' })
  const { shareUrl, sharesFiles } = await (await request.post(`/api/trips/${id}/share`)).json()
  expect(sharesFiles).toBe(false)
  const reader = await playwright.request.newContext()
  const address = (file: string) =>
    shareUrl.replace('/trips/shared/', '/api/shared/').concat(`/export/${file}`)
  expect((await reader.get(address('calendar.ics'))).status()).toBe(404)

  const allow = (allowed: boolean) =>
    request.put(`/api/trips/${id}/share`, { data: { sharesFiles: allowed } })
  expect((await allow(true)).status()).toBe(200)
  for (const file of files) {
    const response = await reader.get(address(file))
    expect(response.status(), file).toBe(200)
    const text = await response.text()
    for (const secret of [email, id, 'Quux', 'Lovelace']) expect(text, file).not.toContain(secret)
  }
  await allow(false)
  expect((await reader.get(address('trip.md'))).status()).toBe(404)
  await allow(true)
  await request.delete(`/api/trips/${id}/share`)
  expect((await reader.get(address('trip.md'))).status()).toBe(404)
  await reader.dispose()
})
