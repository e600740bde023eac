// A database in which a year of use has left of each kind something that may stay and something that may not.
import { env } from 'cloudflare:workers'
import { platformNames } from '~/domain/retention/retention-rules'

const day = 86_400_000
/** The day on which the year is over. */
export const today = Date.UTC(2027, 4, 1, 12)
export const daysAgo = (days: number) => today - days * day
const yearAgo = daysAgo(366)

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
const version = async (tripId: string) => {
  await put('trip_versions', { trip_id: tripId, version: 1, itinerary: '{}', replaced_at: yearAgo })
  await put('trip_entries', { trip_id: tripId, id: 'note trip', at: yearAgo, entry: null })
}
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

export async function aYear() {
  await put('users', {
    id: 'ada',
    issuer: 'https://id.example',
    subject: 'ada',
    visitor_id: 'v-ada',
    email: 'ada@example.com',
    created_at: yearAgo,
  })
  await put('sign_in_ways', {
    issuer: 'mail',
    subject: 'ada@example.com',
    user_id: 'ada',
    email: 'ada@example.com',
    added_at: yearAgo,
  })
  await put('passkeys', {
    id: 'ada',
    user_id: 'ada',
    public_key: 'key',
    algorithm: -7,
    uses: 0,
    added_at: yearAgo,
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
  await put('newsletter_signups', {
    email: 'never-confirmed@example.com',
    location: 'footer',
    source: '/',
    offers: 0,
    consent_at: yearAgo,
    asked_at: yearAgo,
    unsubscribe_token: 'n',
  })
  for (const [name, at] of [
    ['old', yearAgo],
    ['new', daysAgo(10)],
  ] as const) {
    await put('mails', {
      id: name,
      key: name,
      kind: 'newsletter-confirm',
      recipient: 'reader@example.com',
      facts: '{}',
      status: 'sent',
      created_at: at,
      due_at: at,
      ended_at: at,
    })
    await put('passkey_questions', {
      browser: name,
      challenge: name,
      expires_at: at === yearAgo ? at : today - 3_600_000,
    })
    await put('mail_sign_ins', {
      id: name,
      email: 'reader@example.com',
      link: name,
      code: name,
      browser: name,
      return_to: '/',
      created_at: at === yearAgo ? at : today - 3_600_000,
      expires_at: at,
    })
    await put('mail_stops', {
      address: name,
      reason: 'bounced',
      at: at === yearAgo ? daysAgo(2 * 365 + 1) : at,
    })
  }
  await put('rate_counts', { key: 'old', window_start: yearAgo, count: 1 })
  await put('rate_counts', { key: 'new', window_start: today, count: 1 })
  await link('l-old', 'v-ada', yearAgo)
  await link('l-new', 'v-ada', daysAgo(10))
  await link('l-guest-old', 'v-guest-old', daysAgo(100))
  await usage('u-old', yearAgo)
  await usage('u-new', daysAgo(10))
  await put('erased_visitors', { visitor_id: 'v-erased', erased_at: yearAgo })
  await put('erased_visitors', { visitor_id: 'v-erased-today', erased_at: today - 3_600_000 })
  for (const [name, at] of [
    ['old', yearAgo],
    ['new', daysAgo(10)],
  ] as const) {
    await put('operation_counts', { hour: Math.floor(at / 3_600_000), event: name, count: 1 })
    await put('alerts_sent', { rule: name, sent_at: at })
    await put('self_refunds', { payment_intent_id: `pi-${name}`, visitor_id: 'v-ada', asked_at: at })
  }
  for (const [id, at] of [
    ['desk-old', daysAgo(3 * 365 + 1)],
    ['desk-new', yearAgo],
  ] as const)
    await put('desk_actions', { id, at, user_id: 'op', action: 'refund', reason: 'asked', outcome: 'done' })
}

/** The table as it stands, by what names its rows. */
export async function rows(table: string, column: string): Promise<unknown[]> {
  const { results } = await env.DB.prepare(`SELECT ${column} AS name FROM ${table} ORDER BY 1`).all<{
    name: unknown
  }>()
  return results.map(({ name }) => name)
}

/** What names the rows of each table. */
const named: Record<string, string> = {
  users: 'id',
  customers: 'user_id',
  account_visitors: 'visitor_id',
  sessions: 'id',
  trips: 'id',
  trip_versions: 'trip_id',
  trip_entries: 'trip_id',
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
  operation_counts: 'event',
  alerts_sent: 'rule',
  self_refunds: 'payment_intent_id',
  desk_actions: 'id',
  mails: 'id',
  sign_in_ways: 'user_id',
  mail_sign_ins: 'id',
  passkeys: 'id',
  passkey_questions: 'browser',
  mail_stops: 'address',
}

/** Every table of the schema, as it is. */
async function tables(): Promise<string[]> {
  const query = "SELECT name FROM sqlite_master WHERE type = 'table'"
  const { results } = await env.DB.prepare(query).all<{ name: string }>()
  return results.map(({ name }) => name).filter((name) => !(name in platformNames))
}

/** The names of all rows, by table; a table that is not named above has none. */
export async function everything(): Promise<Record<string, unknown[]>> {
  const read = (await tables()).map(async (table) => [table, await rows(table, named[table] ?? "'?'")])
  return Object.fromEntries(await Promise.all(read))
}

/** What /privacy allows to remain, table by table. */
export const allowed = {
  users: ['ada'],
  customers: ['ada'],
  account_visitors: ['v-ada', 'v-ada-phone'],
  sessions: ['s-ada', 's-guest'],
  trips: ['t-ada', 't-ada-phone', 't-deleted-today', 't-guest'],
  trip_versions: ['t-ada', 't-ada-phone', 't-guest'],
  trip_entries: ['t-ada', 't-ada-phone', 't-guest'],
  purchases: ['p-ancient-ada', 'p-paid', 'p-refunded', 'p-unpaid-new'],
  subscriptions: ['o-paid'],
  subscription_payments: ['in-paid'],
  gifts: ['gift-open'],
  payment_events: ['evt-new'],
  newsletter_signups: ['reader@example.com'],
  rate_counts: ['new'],
  affiliate_events: ['l-guest-old -', 'l-new v-ada'],
  model_usage: ['u-new'],
  erased_visitors: ['v-erased-today'],
  operation_counts: ['new'],
  alerts_sent: ['new'],
  self_refunds: ['pi-new'],
  desk_actions: ['desk-new'],
  mails: ['new'],
  sign_in_ways: ['ada'],
  mail_sign_ins: ['new'],
  passkeys: ['ada'],
  passkey_questions: ['new'],
  mail_stops: ['new'],
}
