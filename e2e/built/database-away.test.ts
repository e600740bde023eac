// D1 away, in two ways: its calls fail, or they are never answered. What needs no database works.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

const hour = 3_600_000
const ways = ['fails', 'hangs'] as const
/** A call that hangs is given up after five seconds. */
const limit = { timeout: 60_000 }

let worker: BuiltWorker
let owner: Visitor
let tripId: string
let ahead = 0

beforeAll(async () => {
  worker = await startBuiltWorker()
  owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('premium')
  tripId = await owner.plan(romeForm({ endDate: '2027-04-13' }))
}, 120_000)
afterAll(() => worker.close(), 60_000)
afterEach(() => worker.calm())

/** Moves the clock on; also past what /api/health has asked a moment ago. */
async function pass(milliseconds: number) {
  ahead += milliseconds
  await worker.setAhead(ahead)
}

async function share(): Promise<string> {
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${tripId}/share`, {
    method: 'POST',
  })
  return new URL(shareUrl).pathname
}

/** Every time of day that a page shows: as many as there are stops, and more. */
const stopsOf = (html: string) => html.match(/\b\d\d:\d\d\b/g)?.sort()

const statusOf = async (who: Visitor, page: string) => (await who.ask(page)).status

describe.each(ways)('while the database is away (%s)', limit, (database) => {
  it('public pages open, to guests and to who has a session', limit, async () => {
    await worker.strike({ database })
    const pages = ['/', '/pricing', '/terms', '/privacy', '/auth', '/posters/rome.svg', '/sitemap.xml']
    const ofGuest = [...pages, '/planner'].map((page) => statusOf(new Visitor(worker), page))
    const ofOwner = pages.map((page) => statusOf(owner, page))
    const [home, ...statuses] = await Promise.all([owner.ask('/'), ...ofGuest, ...ofOwner])
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(home.text).toContain('We cannot reach your account right now')
  })

  it('other pages and calls answer a readable 503', limit, async () => {
    await worker.strike({ database })
    const [page, call, posted] = await Promise.all([
      owner.ask('/profile', { accept: 'text/html' }),
      owner.ask('/api/trips'),
      owner.ask(`/api/trips/${tripId}/save`, { method: 'POST' }),
    ])
    expect(page.status).toBe(503)
    expect(page.text).toContain('Our database does not answer right now')
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(call.status).toBe(503)
    expect(JSON.parse(call.text)).toMatchObject({ code: 'upstream-down', retryAfter: expect.any(Number) })
    expect(Number(call.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(posted.status).toBe(503)
    await worker.calm()
    expect(await statusOf(owner, '/profile')).toBe(200)
  })

  it('health says so', limit, async () => {
    await pass(10_000)
    expect(await owner.json('/api/health')).toMatchObject({
      ok: true,
      reached: { database: true, cache: true, generator: true, places: true },
    })
    await worker.strike({ database })
    await pass(10_000)
    expect(await owner.json('/api/health')).toMatchObject({
      ok: false,
      reached: { database: false, cache: true, generator: true, places: true },
    })
    await worker.calm()
    await pass(10_000)
    expect(await owner.json('/api/health')).toMatchObject({ ok: true })
  })

  it('a shared trip that was read within a day is shown, without its files', limit, async () => {
    const shared = await share()
    const reader = new Visitor(worker)
    const before = await reader.ask(shared)
    await pass(20 * hour)
    await worker.strike({ database })
    for (const { status, text, headers } of await Promise.all([reader.ask(shared), owner.ask(shared)])) {
      expect(status).toBe(200)
      expect(stopsOf(text)).toEqual(stopsOf(before.text))
      expect(headers.get('Cache-Control')).toContain('no-store')
    }
    await pass(5 * hour)
    expect(await statusOf(reader, shared)).toBe(503)
  })

  it('each visit makes the copy last another day', limit, async () => {
    const shared = await share()
    const reader = new Visitor(worker)
    await reader.ask(shared)
    await pass(20 * hour)
    await reader.ask(shared)
    await pass(20 * hour)
    await worker.strike({ database })
    expect(await statusOf(reader, shared)).toBe(200)
  })

  it('a link that was taken back shows nothing', limit, async () => {
    const shared = await share()
    const reader = new Visitor(worker)
    expect(await statusOf(reader, shared)).toBe(200)
    await owner.json(`/api/trips/${tripId}/share`, { method: 'DELETE' })
    await worker.strike({ database })
    const { status, text } = await reader.ask(shared)
    expect(status).toBe(503)
    expect(text).not.toContain('Colosseum')
  })
})

it('the log says so, without what was asked', async () => {
  worker.said.length = 0
  await worker.strike({ database: 'fails' })
  await owner.ask('/api/trips')
  await owner.ask('/profile')
  await expect.poll(() => worker.said.join('\n')).toContain('"event":"database-away"')
  const log = worker.said.join('\n')
  for (const secret of [tripId, ...owner.secrets()]) expect(log).not.toContain(secret)
  expect(log).not.toContain('params')
})
