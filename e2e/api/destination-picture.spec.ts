import { expect, test } from '@playwright/test'

const pictureOf = (html: string) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''

test('a link that names a destination shows its poster', async ({ request, baseURL }) => {
  for (const path of ['/?destination=tokyo', '/planner?destination=Tokyo%2C%20Japan']) {
    const html = await (await request.get(path)).text()
    expect(pictureOf(html)).toBe(`${baseURL}/posters/tokyo.png`)
    expect(html).toContain('content="A screen-printed poster of Tokyo and the name of the site"')
  }
  for (const path of ['/', '/?destination=atlantis', '/planner']) {
    expect(pictureOf(await (await request.get(path)).text())).toBe(`${baseURL}/og.png`)
  }
})

test('a picture of a destination is drawn once for a day', async ({ request }) => {
  const answer = await request.get('/posters/tokyo.png')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
  expect(answer.headers()['cache-control']).toContain('public, max-age=')
  const picture = await answer.body()
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(300_000)
  expect((await (await request.get('/posters/tokyo.png')).body()).equals(picture)).toBe(true)
  const rome = await (await request.get('/posters/rome.png')).body()
  expect(rome.equals(picture)).toBe(false)

  for (const path of ['/posters/atlantis.png', '/posters/tokyo.gif', '/posters/tokyo']) {
    expect((await request.get(path)).status()).toBe(404)
  }
})
