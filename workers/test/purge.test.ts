import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '~/domain/operations/events'
import { purgeLimits } from '~/domain/retention/purge'
import { database } from '~/services/db/database.server'
import { d1Purges } from '~/services/db/purge-store.server'
import { purge } from '~/use-cases/purge'

const day = 86_400_000
const today = Date.UTC(2027, 4, 1, 12)
const daysAgo = (days: number) => today - days * day
const yearAgo = daysAgo(366)

const forgotten: string[] = []
const dropped: string[] = []
const generations = {
  forget: async (owner: string) => void forgotten.push(owner),
  drop: async (owner: string, generationId: string) => void dropped.push(`${owner} ${generationId}`),
}
const log = vi.fn<Log>()
const purges = (now = today) => d1Purges(database(env.DB), () => now)
const run = (limits: Partial<Record<keyof typeof purgeLimits, number>> = {}, now = today) =>
  purge({ purges: purges(now), generations, log }, { ...purgeLimits, ...limits })

async function put(table: string, row: Record<string, string | number | null>) {
  const columns = Object.keys(row)
  const query = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`
  await env.DB.prepare(query)
    .bind(...Object.values(row))
    .run()
}

const trip = (id: string, visitor: string, more: { created_at?: number; deleted_at?: number } = {}) =>
  put('trips', {
    id,
    generation_id: `g-${id}`,
    visitor_id: visitor,
    destination: 'Rome, Italy',
    start_date: '2026-05-01',
    end_date: '2026-05-02',
    budget: 'moderate',
    interests: '[]',
    itinerary: '{}',
    version: 2,
    is_saved: 0,
    created_at: yearAgo,
    ...more,
  })
const version = (tripId: string) =>
  put('trip_versions', { trip_id: tripId, version: 1, itinerary: '{}', replaced_at: yearAgo })
const session = (id: string, visitor: string, user: string | null, expires: number) =>
  put('sessions', { id, visitor_id: visitor, user_id: user, created_at: yearAgo, expires_at: expires })
const purchase = (id: string, visitor: string, status: string, at: number) =>
  put('purchases', {
    id,
    visitor_id: visitor,
    plan: 'premium',
    cents: 1000,
    status,
    created_at: at,
    settled_at: at,
  })
const subscription = (id: string, user: string, status: string, at: number) =>
  put('subscriptions', {
    id,
    user_id: user,
    cycle: 'monthly',
    cents: 1500,
    status,
    ends_at_period_end: 0,
    created_at: at,
    ended_at: status === 'ended' ? at : null,
  })
const paid = (id: string, order: string, at: number) =>
  put('subscription_payments', {
    invoice_id: id,
    order_id: order,
    cents: 1500,
    period_start: at,
    period_end: at,
    paid_at: at,
    status: 'paid',
  })
const gift = (id: string, more: Record<string, string | number>) =>
  put('gifts', { id, code: id, user_id: 'ada', month: id, created_at: yearAgo, ...more })
const link = (url: string, visitor: string, at: number) =>
  put('affiliate_events', {
    kind: 'click',
    provider: 'x',
    category: 'hotel',
    url,
    visitor_id: visitor,
    at,
  })
const usage = (id: string, at: number) =>
  put('model_usage', {
    id,
    at,
    purpose: 'plan',
    model: 'm',
    prompt: 'p',
    questions: 1,
    input_tokens: 1,
    output_tokens: 1,
    repairs: 0,
    seconds: 1,
    outcome: 'written',
  })

/** What a year of use leaves behind: of each kind something that may stay and something that may not. */
async function aYear() {
  await put('users', {
    id: 'ada',
    issuer: 'https://id.example',
    subject: 'ada',
    visitor_id: 'v-ada',
    email: 'ada@example.com',
    created_at: yearAgo,
  })
  await put('customers', { user_id: 'ada', customer_id: 'cus_ada', created_at: yearAgo })
  for (const [visitor, user] of [
    ['v-ada', 'ada'],
    ['v-ada-phone', 'ada'],
    ['v-ada-cafe', 'ada'],
    ['v-nobody', 'erased-user'],
  ]) {
    await put('account_visitors', { visitor_id: visitor ?? '', user_id: user ?? '', joined_at: yearAgo })
  }
  await session('s-ada', 'v-ada', 'ada', today + day)
  await session('s-ada-old', 'v-ada', 'ada', daysAgo(1))
  await session('s-guest', 'v-guest', null, today + day)
  await session('s-guest-old', 'v-guest-old', null, daysAgo(1))

  for (const [id, visitor] of [
    ['t-ada', 'v-ada'],
    ['t-ada-phone', 'v-ada-phone'],
    ['t-guest', 'v-guest'],
    ['t-guest-old', 'v-guest-old'],
    ['t-stray', 'v-stray'],
  ]) {
    await trip(id ?? '', visitor ?? '')
    await version(id ?? '')
  }
  await trip('t-deleted', 'v-ada', { deleted_at: daysAgo(2) })
  await version('t-deleted')
  await trip('t-deleted-today', 'v-ada', { deleted_at: today - 3_600_000 })

  await purchase('p-paid', 'v-gone-guest', 'succeeded', yearAgo)
  await purchase('p-refunded', 'erased p-refunded', 'refunded', yearAgo)
  await purchase('p-unpaid', 'v-guest-old', 'pending', yearAgo)
  await purchase('p-unpaid-new', 'v-guest', 'pending', daysAgo(2))
  await purchase('p-ancient', 'v-gone-guest', 'succeeded', daysAgo(3651))
  await purchase('p-ancient-ada', 'v-ada', 'succeeded', daysAgo(3651))
  await subscription('o-paid', 'ada', 'ended', yearAgo)
  await paid('in-paid', 'o-paid', yearAgo)
  await subscription('o-unpaid', 'eve', 'ended', yearAgo)
  await subscription('o-ancient', 'bob', 'ended', daysAgo(3651))
  await paid('in-ancient', 'o-ancient', daysAgo(3651))
  await gift('gift-open', {})
  await gift('gift-used', { redeemed_by: 'v-ada', redeemed_at: yearAgo, used_at: yearAgo })
  await gift('gift-revoked', { revoked_at: yearAgo })
  await gift('gift-of-nobody', { redeemed_by: 'erased x', redeemed_at: yearAgo })
  await gift('gift-old-guest', { redeemed_by: 'v-guest-old', redeemed_at: yearAgo })

  await put('payment_events', { id: 'evt-old', type: 'x', received_at: yearAgo })
  await put('payment_events', { id: 'evt-new', type: 'x', received_at: daysAgo(4) })
  await put('newsletter_signups', {
    email: 'reader@example.com',
    location: 'footer',
    source: '/',
    offers: 0,
    consent_at: yearAgo,
    unsubscribe_token: 'u',
  })
  await put('rate_counts', { key: 'old', window_start: yearAgo, count: 1 })
  await put('rate_counts', { key: 'new', window_start: today, count: 1 })
  await link('l-old', 'v-ada', yearAgo)
  await link('l-new', 'v-ada', daysAgo(10))
  await link('l-guest-old', 'v-guest-old', daysAgo(100))
  await usage('u-old', yearAgo)
  await usage('u-new', daysAgo(10))
  await put('erased_visitors', { visitor_id: 'v-erased', erased_at: yearAgo })
}

/** The table as it stands, by what names its rows. */
async function rows(table: string, column: string): Promise<unknown[]> {
  const { results } = await env.DB.prepare(`SELECT ${column} AS name FROM ${table} ORDER BY 1`).all<{
    name: unknown
  }>()
  return results.map(({ name }) => name)
}

const named: Record<string, string> = {
  users: 'id',
  customers: 'user_id',
  account_visitors: 'visitor_id',
  sessions: 'id',
  trips: 'id',
  trip_versions: 'trip_id',
  purchases: 'id',
  subscriptions: 'id',
  subscription_payments: 'invoice_id',
  gifts: 'id',
  payment_events: 'id',
  newsletter_signups: 'email',
  rate_counts: 'key',
  affiliate_events: "url || ' ' || coalesce(visitor_id, '-')",
  model_usage: 'id',
  erased_visitors: 'visitor_id',
}

async function everything(): Promise<Record<string, unknown[]>> {
  const read = Object.entries(named).map(async ([table, column]) => [table, await rows(table, column)])
  return Object.fromEntries(await Promise.all(read))
}

const allowed = {
  users: ['ada'],
  customers: ['ada'],
  account_visitors: ['v-ada', 'v-ada-phone'],
  sessions: ['s-ada', 's-guest'],
  trips: ['t-ada', 't-ada-phone', 't-deleted-today', 't-guest'],
  trip_versions: ['t-ada', 't-ada-phone', 't-guest'],
  purchases: ['p-ancient-ada', 'p-paid', 'p-refunded', 'p-unpaid-new'],
  subscriptions: ['o-paid'],
  subscription_payments: ['in-paid'],
  gifts: ['gift-open'],
  payment_events: ['evt-new'],
  newsletter_signups: ['reader@example.com'],
  rate_counts: ['new'],
  affiliate_events: ['l-guest-old -', 'l-new v-ada'],
  model_usage: ['u-new'],
  erased_visitors: [],
}

beforeEach(() => {
  forgotten.length = 0
  dropped.length = 0
  log.mockClear()
})

describe('the purge of a database that is a year old', () => {
  it('leaves what the privacy page allows and nothing else', async () => {
    await aYear()
    const report = await run()
    expect(await everything()).toEqual(allowed)
    expect(report).toMatchObject({ finished: true, failed: [] })
    expect(forgotten.sort()).toEqual(['v-guest-old', 'v-stray'])
    // The account's generators forget a deleted trip too.
    expect(dropped.sort()).toEqual(['v-ada g-t-deleted', 'v-ada-cafe g-t-deleted', 'v-ada-phone g-t-deleted'])
  })

  it('does nothing more when it is run again', async () => {
    await aYear()
    await run()
    const { removed } = await run()
    expect(removed).toEqual({})
    expect(await everything()).toEqual(allowed)
  })

  it('never takes more rows than it may, and finishes in later runs', async () => {
    await aYear()
    const before = Object.values(await everything()).flat().length
    const first = await run({ rows: 4, batch: 2, guests: 1 })
    const after = Object.values(await everything()).flat().length
    expect(first.finished).toBe(false)
    // A trip that goes takes its versions along.
    expect(before - after).toBeLessThanOrEqual(6)
    let runs = 1
    while (runs < 50 && !(await run({ rows: 4, batch: 2, guests: 1 })).finished) runs += 1
    expect(runs).toBeGreaterThan(3)
    expect(runs).toBeLessThan(50)
    expect(await everything()).toEqual(allowed)
  })

  it('goes on with the others when one rule breaks, and makes up for it in the next run', async () => {
    await aYear()
    const store = purges()
    const broken = { ...store, dueTrips: () => Promise.reject(new Error('D1 is away')) }
    const report = await purge({ purges: broken, generations, log })
    expect(report).toMatchObject({ failed: ['deleted-trips'], finished: false })
    expect(log).toHaveBeenCalledWith('purge-rule-broke', expect.anything(), expect.anything())
    expect(await rows('sessions', 'id')).toEqual(allowed.sessions)
    expect(await rows('trips', 'id')).toContain('t-deleted')
    await run()
    expect(await everything()).toEqual(allowed)
  })

  it('keeps a guest who cannot be forgotten whole, to be found again, and goes on with the others', async () => {
    await aYear()
    const stubborn = {
      ...generations,
      forget: async (owner: string) => {
        if (owner === 'v-guest-old') throw new Error('down')
      },
    }
    await purge({ purges: purges(), generations: stubborn, log })
    expect(await rows('trips', 'id')).toEqual([...allowed.trips, 't-guest-old'])
    expect(await rows('sessions', 'id')).toEqual([...allowed.sessions, 's-guest-old'])
    await run()
    expect(await everything()).toEqual(allowed)
  })

  it('says in the log how many rows went, and of nobody who', async () => {
    await aYear()
    await run()
    const [[event, fields] = []] = log.mock.calls
    expect(event).toBe('purge-done')
    expect(fields).toMatchObject({ removed: { sessions: 1, 'booking-links': 1 }, failed: 0, finished: true })
    expect(JSON.stringify(fields)).not.toMatch(/v-|ada|guest-old/)
  })
})
