import { expect, test } from '@playwright/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

test('a shared link has a picture of its own, for as long as it is shared', async ({ request }) => {
  await traveller(request, 'explorer')
  const id = await plannedTrip(request, { destination: 'Tokyo, Japan', endDate: '2027-04-15' })
  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()

  const html = await (await request.get(shareUrl)).text()
  expect(metaOf(html, 'og:title')).toBe('A trip to Tokyo, Japan')
  expect(metaOf(html, 'og:image:width')).toBe('1200')
  expect(metaOf(html, 'og:image:height')).toBe('630')
  expect(metaOf(html, 'og:image:alt')).toContain('Tokyo, Japan')
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  const address = metaOf(html, 'og:image')
  expect(address).toBe(`${shareUrl}/picture.png`)

  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
  // Caches ask whether it may still be shown, without downloading it again.
  const { etag = '', 'cache-control': caching } = answer.headers()
  expect(caching).toBe('public, no-cache')
  const asked = () => request.get(address, { headers: { 'If-None-Match': etag } })
  expect((await asked()).status()).toBe(304)
  const picture = await answer.body()
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await (await request.get(address)).body()).equals(picture)).toBe(true)

  // An edited trip has another picture; without the link there is none, cached or not.
  const { version, itinerary } = await tripOf(request, id)
  const edited = { version, itinerary: { ...itinerary, overview: 'Another overview' } }
  expect((await request.put(`/api/trips/${id}`, { data: edited })).status()).toBe(200)
  expect((await asked()).status()).toBe(200)

  // Sites read robots.txt first.
  expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /trips/shared/')

  await request.delete(`/api/trips/${id}/share`)
  expect((await request.get(address)).status()).toBe(404)
  expect((await asked()).status()).toBe(404)
  expect((await request.get('/trips/shared/unknown/picture.png')).status()).toBe(404)
})
