import { expect, test } from '@playwright/test'
import { plannedTrip, traveller } from '../support/trips'

interface Itinerary {
  overview: string
  days: { activities: { type: string; title: string; placeId: string | null; startTime: string }[] }[]
  checks: { id: string; status: string; evidence: string }[]
}

const written =
  'We have seen the Colosseum. No museums except the Galleria Borghese, which we want on the second day. ' +
  'I am vegetarian and my mother uses a wheelchair.'

test('what a traveller wrote is done and proven, and nobody who is sent the link reads of it', async ({
  request,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request, { additionalInfo: written })
  const { itinerary } = (await (await request.get(`/api/trips/${id}`)).json()) as { itinerary: Itinerary }
  const stops = itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))
  expect(stops).not.toContain('colosseum')
  expect(stops).not.toContain('vatican-museums')
  expect(itinerary.overview).toContain('You wrote: ')
  const check = (id: string) => itinerary.checks.find((each) => each.id === id)
  expect(check('diet')?.evidence).not.toContain('No diet was asked for')
  expect(check('diet')?.status).toBe('pass')
  expect(check('access')?.status).toBe('pass')
  expect(check('wishes')?.evidence).toContain('no museums except Galleria Borghese')

  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()
  const page = await (await request.get(shareUrl)).text()
  expect(page).not.toMatch(/You wrote|seen already|no museums except|What you wrote/)
})
