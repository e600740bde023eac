import { expect, test } from '@playwright/test'
import { plannedTrip, traveller } from '../support/trips'

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
  expect(answer.headers()['cache-control']).toContain('public')
  const picture = await answer.body()
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await (await request.get(address)).body()).equals(picture)).toBe(true)

  // Sites ask there first whether they may look.
  expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /trips/shared/')

  await request.delete(`/api/trips/${id}/share`)
  expect((await request.get(address)).status()).toBe(404)
  expect((await request.get('/trips/shared/unknown/picture.png')).status()).toBe(404)
})
