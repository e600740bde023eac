import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

const credit = {
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
}
// A town that the catalogue does not have, with the places of one that it has.
const ghent = {
  ...JSON.parse(readFileSync('catalogue/lyon.json', 'utf8')),
  id: 'ghent-belgium',
  label: 'Ghent, Belgium',
  name: 'Ghent',
  imported: {
    ...credit,
    from: 'OpenStreetMap',
    date: '2026-06-01',
    fame: 'map',
    usual: 'Lyon, 2026',
    known: { sights: 9, sightsWithHours: 9, sightsWithPrice: 9, tables: 9, tablesWithHours: 9 },
  },
}

/** Puts it into the bucket, as the import does. */
async function importGhent(persistRoot: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    unstable_readConfig({ config: 'wrangler.toml' }),
  )
  const miniflare = new Miniflare({
    cf: false,
    defaultPersistRoot: persistRoot,
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    r2Buckets: workerOptions.r2Buckets ?? {},
  })
  const bucket = await miniflare.getR2Bucket('PLACES')
  await bucket.put('destinations/ghent-belgium.json', JSON.stringify(ghent))
  await bucket.put('index.json', JSON.stringify([ghent]))
  await miniflare.dispose()
}

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker({ prepare: importGhent })
}, 120_000)
afterAll(() => worker.close(), 60_000)

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
