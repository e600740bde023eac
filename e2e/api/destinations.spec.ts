// The pages about the catalogue's destinations, as a search engine gets them.
import { readdirSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { z } from 'zod'
import { readByValidator } from '../support/structured-data'
import { expect, test } from '../support/test'

const ids = readdirSync(new URL('../../catalogue/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

const Graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

function read(html: string) {
  const { document } = new JSDOM(html).window
  const canonicals = [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
    link.getAttribute('href'),
  )
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    Graph.parse(JSON.parse(script.textContent ?? '')),
  )
  const ofType = (type: string) => data?.['@graph'].find((part) => part['@type'] === type)
  return { document, canonicals, meta, ofType }
}

test('the list has every destination of the catalogue once, with its poster as a picture of its own', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/destinations')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  const { document, canonicals, meta, ofType } = read(html)
  expect(canonicals).toEqual([`${baseURL}/destinations`])
  expect(meta('description').length).toBeLessThanOrEqual(160)
  const links = [...document.querySelectorAll('main li a[href^="/destinations/"]')]
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    ids.map((id) => `/destinations/${id}`).toSorted(),
  )
  expect(links.every((link) => link.querySelector('img[loading=lazy][width][height]'))).toBe(true)
  const poster = await request.get(links[0]?.querySelector('img')?.getAttribute('src') ?? '')
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(ofType('ItemList')).toMatchObject({ numberOfItems: ids.length })
  expect(html.length).toBeLessThan(130_000)
})

test('the search works without a script', async ({ request }) => {
  const shown = async (query: string) => {
    const { document, meta } = read(
      await (await request.get('/destinations', { params: { q: query } })).text(),
    )
    const cities = [...document.querySelectorAll('main li a[href^="/destinations/"]')]
    return { cities: cities.map((link) => link.getAttribute('href')), robots: meta('robots'), document }
  }
  const japan = await shown('japan')
  expect(japan.cities).toContain('/destinations/kyoto')
  expect(japan.cities).not.toContain('/destinations/rome')
  expect(japan.robots).toContain('noindex')
  expect((await shown('Kioto')).cities).toEqual(['/destinations/kyoto'])
  expect((await shown('Barselona')).cities[0]).toBe('/destinations/barcelona')
  expect((await shown('Tour Eiffel')).cities).toContain('/destinations/paris')
  const markup = await shown('<b id="x">')
  expect(markup.document.querySelector('#x')).toBeNull()
  expect(markup.document.querySelector('input[name=q]')?.getAttribute('value')).toBe('<b id="x">')
})

test('the page of a destination says what it is about, to readers and to search engines', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/destinations/kyoto')
  expect(answer.status()).toBe(200)
  const { document, canonicals, meta, ofType } = read(await answer.text())
  expect(document.querySelector('h1')?.textContent).toBe('Kyoto')
  expect(canonicals).toEqual([`${baseURL}/destinations/kyoto`])
  expect(document.title).toContain('Kyoto')
  expect(meta('description').length).toBeGreaterThan(80)
  expect(meta('description').length).toBeLessThanOrEqual(160)
  expect(meta('og:image')).toBe(`${baseURL}/posters/kyoto.png`)
  // The plan: three days with stops and times.
  const days = [...document.querySelectorAll('#plan article')]
  expect(days).toHaveLength(3)
  for (const day of days) expect(day.querySelectorAll('li').length).toBeGreaterThan(4)
  expect(document.querySelectorAll('#when-to-go tbody tr')).toHaveLength(12)
  expect(document.querySelector('#sights')?.textContent).toContain('Kinkaku-ji')
  for (const days of ['1-day', '2-days', '3-days', '5-days', '7-days'])
    expect(document.querySelector(`a[href="/destinations/kyoto/${days}"]`)).not.toBeNull()

  expect(ofType('TouristDestination')).toMatchObject({ name: 'Kyoto', geo: { latitude: 35.0045 } })
  expect(ofType('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Destinations', item: `${baseURL}/destinations` },
      { position: 2, name: 'Kyoto', item: `${baseURL}/destinations/kyoto` },
    ],
  })
  // Every answer for search engines stands on the page.
  const Questions = z.object({
    mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
  })
  const { mainEntity } = Questions.parse(ofType('FAQPage'))
  expect(mainEntity.length).toBeGreaterThan(6)
  const words = document.querySelector('#questions')?.textContent
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(words).toContain(name)
    expect(words).toContain(acceptedAnswer.text)
  }
})

test('a validator that is not ours finds no error in the structured data of any page', async ({
  request,
}) => {
  for (const [path, types] of [
    ['/', ['FAQPage', 'Organization']],
    ['/pricing', ['FAQPage', 'Product']],
    ['/destinations', ['BreadcrumbList', 'ItemList']],
    ['/destinations/kyoto', ['BreadcrumbList', 'FAQPage', 'TouristDestination']],
    ['/destinations/rome/5-days', ['BreadcrumbList', 'TouristTrip']],
  ] as const) {
    const read = await readByValidator(await (await request.get(path)).text())
    expect([path, read.types.toSorted()]).toEqual([path, types])
    expect([path, read.errors]).toEqual([path, []])
  }
  // It does find errors where there are some.
  const bad = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem' }],
  }
  const { errors } = await readByValidator(
    `<script type="application/ld+json">${JSON.stringify(bad)}</script>`,
  )
  expect(errors.join()).toContain('position')
})

test('each length of a plan is a page of its own', async ({ request, baseURL }) => {
  for (const [path, days] of [
    ['1-day', 1],
    ['5-days', 5],
  ] as const) {
    const answer = await request.get(`/destinations/rome/${path}`)
    expect(answer.status()).toBe(200)
    const { document, canonicals, ofType } = read(await answer.text())
    expect(document.querySelector('h1')?.textContent).toBe(`${path.replace('-', ' ')} in Rome`)
    expect(canonicals).toEqual([`${baseURL}/destinations/rome/${path}`])
    expect(document.querySelectorAll('#days article')).toHaveLength(days)
    expect(document.querySelectorAll('[data-status=fail]')).toHaveLength(0)
    expect(document.querySelectorAll('[data-status=pass]').length).toBeGreaterThan(10)
    expect(ofType('TouristTrip')).toMatchObject({ itinerary: { numberOfItems: days } })
  }
  const moved = await request.get('/destinations/rome/1-days', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/destinations/rome/1-day'])
})

test('the site map has every page about a destination, with the date of its facts', async ({
  request,
  baseURL,
}) => {
  const xml = new JSDOM(await (await request.get('/sitemap.xml')).text(), { contentType: 'text/xml' }).window
    .document
  const entries = new Map(
    [...xml.querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      url.querySelector('lastmod')?.textContent,
    ]),
  )
  const lengths = ['', '/1-day', '/2-days', '/3-days', '/5-days', '/7-days']
  const wanted = ids.flatMap((id) => lengths.map((length) => `${baseURL}/destinations/${id}${length}`))
  expect(wanted.filter((address) => !entries.has(address))).toEqual([])
  const dates = wanted.flatMap((address) => entries.get(address) ?? [])
  expect(dates.length).toBeGreaterThan(wanted.length / 2)
  const today = new Date().toISOString().slice(0, 10)
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || date > today)).toEqual([])
})

test('an unknown destination or length is not found, and similar names are', async ({ request }) => {
  const misspelt = await request.get('/destinations/kioto')
  expect(misspelt.status()).toBe(404)
  expect(
    read(await misspelt.text()).document.querySelector('main a[href="/destinations/kyoto"]'),
  ).not.toBeNull()
  for (const path of [
    '/destinations/xyzzy',
    '/destinations/index',
    '/destinations/kyoto/4-days',
    '/destinations/kyoto/3-day',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(read(await answer.text()).canonicals, path).toEqual([])
  }
})

test('a page is the same plan each time, with a nonce of its own, and answers HEAD', async ({ request }) => {
  const get = async () => {
    const answer = await request.get('/destinations/lisbon')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? ''
    return { nonce, html: (await answer.text()).replaceAll(nonce, '') }
  }
  const [one, other] = [await get(), await get()]
  expect(one.nonce.length).toBeGreaterThan(16)
  expect(one.nonce).not.toBe(other.nonce)
  expect(one.html === other.html).toBe(true)
  // An address that is not kept is rendered anew, from the same plan.
  const anew = await request.get('/destinations/lisbon?utm_source=x')
  const plan = (html: string) => read(html).document.querySelector('#plan')?.innerHTML
  expect(plan(await anew.text())).toBe(plan(one.html))
  expect((await request.head('/destinations/lisbon')).status()).toBe(200)
})
