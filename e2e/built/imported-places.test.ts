// Towns that an operator imported, in the built Worker: what they are good for, and what happens when their bucket is away or
// holds what cannot be used.
import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { workerConfig } from '../../scripts/worker-config.mjs'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

const credit = {
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
}
const lyon = JSON.parse(readFileSync('catalogue/lyon.json', 'utf8'))
const place = (kind: string) => lyon.places.filter((each: { kind: string }) => each.kind === kind)
/** A town that the catalogue does not have, with the places of one that it has. */
const town = (name: string, country: string, places = lyon.places) => ({
  ...lyon,
  id: `${name}-${country}`.toLowerCase(),
  label: `${name}, ${country}`,
  name,
  country,
  places,
  imported: {
    ...credit,
    from: 'OpenStreetMap',
    date: '2026-06-01',
    fame: 'map',
    usual: 'Lyon, 2026',
    known: { sights: 9, sightsWithHours: 9, sightsWithPrice: 9, tables: 9, tablesWithHours: 9 },
  },
})
const ghent = town('Ghent', 'Belgium')
/** Too little for a plan: nowhere to sleep. */
const thin = { ...town('Namur', 'Belgium', place('museum')), stays: [] }
/** Its card is in the index, its places are not there. */
const missing = town('Leuven', 'Belgium')
/** An import that broke off, or was edited by hand. */
const broken = { ...town('Mons', 'Belgium'), places: 'none' }

/** Puts them into the bucket, as the import does. */
async function importTowns(persistRoot: string) {
  const { workerOptions } = await workerConfig()
  const miniflare = new Miniflare({
    cf: false,
    defaultPersistRoot: persistRoot,
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    r2Buckets: workerOptions.r2Buckets ?? {},
  })
  const bucket = await miniflare.getR2Bucket('PLACES')
  for (const each of [ghent, thin, broken])
    await bucket.put(`destinations/${each.id}.json`, JSON.stringify(each))
  await bucket.put('index.json', JSON.stringify([ghent, thin, missing, broken]))
  await miniflare.dispose()
}

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker({ prepare: importTowns })
}, 120_000)
afterAll(() => worker.close(), 60_000)
afterEach(() => worker.calm())

let ahead = 0
/** Past the time for which what was read is used again. A plan would wait for its alarm as long. */
async function pass() {
  ahead += 40_000
  await worker.setAhead(ahead)
}

describe('an imported town', () => {
  it('is what the editor reads, at the address of a catalogue file', async () => {
    const visitor = new Visitor(worker)
    const { status, text } = await visitor.ask('/catalogue/ghent-belgium.json')
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ id: 'ghent-belgium', name: 'Ghent' })
    expect((await visitor.ask('/catalogue/nowhere.json')).status).toBe(404)
  })

  it('is planned with its places, is no sketch, and says whose data they are', {
    timeout: 30_000,
  }, async () => {
    const visitor = new Visitor(worker)
    const json = romeForm({ destination: 'Ghent, Belgium' })
    const { status, text } = await visitor.ask('/api/generate-itinerary', { method: 'POST', json })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({
      destination: 'Ghent, Belgium',
      destinationId: 'ghent-belgium',
      credit,
    })
    const page = await visitor.ask('/planner')
    expect(page.text).toContain(`href="${credit.url}"`)
  })
})

describe('a town that has no plan', () => {
  const lengths = ['', '/1-day', '/7-days']
  it.each([thin, missing, broken])('has no pages and is no fault of the server: $name', async ({ id }) => {
    const visitor = new Visitor(worker)
    for (const length of lengths) {
      const { status, text } = await visitor.ask(`/destinations/${id}${length}`)
      expect(status, length).toBe(404)
      expect(text).toContain('</html>')
    }
  })

  it.each([missing, broken])(
    'is planned as a town without places: $name',
    { timeout: 30_000 },
    async ({ label }) => {
      const json = romeForm({ destination: label })
      const { status, text } = await new Visitor(worker).ask('/api/generate-itinerary', {
        method: 'POST',
        json,
      })
      expect(status, text.slice(0, 200)).toBe(200)
      expect(JSON.parse(text)).toMatchObject({ destination: label, destinationId: null })
    },
  )
})

it('a trip to a town that is gone from the bucket opens, and is not lost by an edit', {
  timeout: 60_000,
}, async () => {
  const owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('explorer')
  const id = await owner.plan(romeForm({ destination: ghent.label, endDate: '2027-04-14' }))
  const address = `/api/trips/${id}`
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`${address}/share`, { method: 'POST' })
  const bucket = await worker.places()
  await bucket.delete('destinations/ghent-belgium.json')
  await bucket.put('index.json', '[]')
  await pass()
  const pages = [`/trips/${id}`, '/planner', '/profile', new URL(shareUrl).pathname, address]
  const files = ['calendar.ics', 'trip.md', 'trip.json'].map((file) => `${address}/export/${file}`)
  for (const page of [...pages, ...files]) expect((await owner.ask(page)).status, page).toBe(200)
  const before = await owner.json<{ version: number; itinerary: object }>(address)
  const edit = await owner.ask(address, { method: 'PUT', json: before })
  expect(edit.status).toBe(503)
  expect(JSON.parse(edit.text)).toMatchObject({
    code: 'upstream-down',
    message: expect.stringContaining('Your trip is as it was'),
  })
  expect(await owner.json(address)).toEqual(before)
})

describe.each(['fails', 'hangs'] as const)('while the bucket %s', (places) => {
  it('pages go on', { timeout: 60_000 }, async () => {
    await pass()
    await worker.strike({ places })
    const visitor = new Visitor(worker)
    const pages = [
      '/',
      '/planner',
      '/destinations',
      '/destinations/rome',
      '/sitemap.xml',
      '/api/destinations?q=rom',
    ]
    const start = performance.now()
    const statuses = await Promise.all(pages.map(async (page) => (await visitor.ask(page)).status))
    expect(statuses).toEqual(pages.map(() => 200))
    expect(performance.now() - start).toBeLessThan(15_000)
    await pass()
    expect(await visitor.json('/api/health')).toMatchObject({ ok: false, reached: { places: false } })
  })
})
