import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { PaymentGateway } from '~/domain/billing/payment'
import type { SubscriptionLedger } from '~/domain/billing/subscription'
import type { Generations } from '~/domain/planning/generation'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { romeItinerary } from '~/domain/testing/rome-itinerary'
import { d1AccountData } from '~/services/db/account-data.server'
import { d1Accounts } from '~/services/db/account-store.server'
import { database } from '~/services/db/database.server'
import { d1Sessions } from '~/services/db/session-store.server'
import { d1Trips } from '~/services/db/trip-store.server'
import { eraseAccount } from '~/use-cases/erase-account'

const now = () => 1_800_000_000_000
const db = () => database(env.DB)
const identity = {
  issuer: 'https://id.example',
  email: 'ada@example.com',
  emailVerified: true,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
}
const tables = ['users', 'sessions', 'account_visitors', 'trips', 'trip_versions', 'trip_entries']

async function account(subject: string): Promise<string> {
  const { id } = await d1Accounts(db(), now, null).signedIn(
    { ...identity, subject, email: `${subject}@example.com` },
    `v-${subject}`,
  )
  await d1Sessions(db(), now).replace({ id: `v-${subject}`, userId: id }, { token: null, guestId: null })
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO trips (id, generation_id, visitor_id, destination, start_date, end_date, budget, interests, itinerary, version, is_saved, share_code, created_at)
       VALUES (?1, ?1, ?2, 'Rome, Italy', '2027-04-13', '2027-04-13', 'moderate', '[]', '{"overview":"x"}', 2, 0, ?1, 0)`,
    ).bind(`t-${subject}`, `v-${subject}`),
    env.DB.prepare(`INSERT INTO trip_versions VALUES (?, 1, '{"overview":"w"}', 0)`).bind(`t-${subject}`),
    env.DB.prepare(`INSERT INTO trip_entries VALUES (?, 'note trip', 0, '{"text":"my note"}')`).bind(
      `t-${subject}`,
    ),
    env.DB.prepare(
      `INSERT INTO purchases (id, visitor_id, plan, cents, status, created_at) VALUES (?1, ?2, 'premium', 1000, 'succeeded', 0), (?1 || 'p', ?2, 'premium', 1000, 'pending', 0)`,
    ).bind(`p-${subject}`, `v-${subject}`),
  ])
  return id
}

const counts = async () =>
  Promise.all(
    tables.map(
      async (table) => (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n,
    ),
  )

const accountData = () => d1AccountData(db(), now)

describe('the data of an account', () => {
  it('is told to its owner alone', async () => {
    const [ada] = [await account('ada'), await account('eve')]
    const everything = JSON.stringify(await accountData().everything(ada))
    for (const own of ['t-ada', 'p-ada', '"overview":"w"', 'my note']) expect(everything).toContain(own)
    expect(everything).not.toContain('eve')
  })

  it('is erased whole, and nobody else’s with it', async () => {
    const ada = await account('ada')
    const eve = await account('eve')
    expect(await counts()).toEqual([2, 2, 2, 2, 2, 2])
    await accountData().erase(ada)
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
    expect(JSON.stringify(await accountData().everything(eve))).toContain('t-eve')
    const { results } = await env.DB.prepare('SELECT status FROM purchases WHERE visitor_id NOT LIKE ?')
      .bind('v-%')
      .all()
    expect(results).toEqual([{ status: 'succeeded' }, { status: 'abandoned' }])
  })

  it('leaves no trip that arrives after it was erased', async () => {
    const ada = await account('ada')
    await account('eve')
    await accountData().erase(ada)
    const form = TripForm.parse({
      destination: 'Rome, Italy',
      startDate: '2027-04-13',
      endDate: '2027-04-13',
    })
    for (const who of ['ada', 'eve']) {
      await d1Trips(db(), now).record({
        id: `late-${who}`,
        generationId: `late-${who}`,
        owner: `v-${who}`,
        form,
        request: planRequest(form, 'premium', 'rome'),
        itinerary: romeItinerary,
      })
    }
    const { results } = await env.DB.prepare('SELECT id FROM trips ORDER BY id').all()
    expect(results).toEqual([{ id: 'late-eve' }, { id: 't-eve' }])
  })

  it('holds the newsletter to an address that the provider made sure of, and to no other', async () => {
    const ada = await account('ada')
    const signUp = `INSERT INTO newsletter_signups VALUES ('ada@example.com', null, 'footer', '/', 1, 0, 'token', null, null)`
    await env.DB.prepare(signUp).run()
    const claims = { ...identity, subject: 'mallory', emailVerified: false }
    const { id: mallory } = await d1Accounts(db(), now, null).signedIn(claims, 'v-mallory')
    expect((await accountData().everything(mallory)).newsletter).toEqual([])
    await accountData().erase(mallory)
    expect((await accountData().everything(ada)).newsletter).toMatchObject([{ location: 'footer' }])
    await accountData().erase(ada)
    expect((await env.DB.prepare('SELECT * FROM newsletter_signups').all()).results).toEqual([])
  })

  it('stays whole when something breaks on the way, and can be erased again', async () => {
    const ada = await account('ada')
    const forgotten: string[] = []
    const parts = {
      accountData: accountData(),
      subscriptions: { current: async () => null } as Pick<
        SubscriptionLedger,
        'current'
      > as SubscriptionLedger,
      generations: {
        start: () => Promise.reject(new Error('not asked')),
        events: async () => null,
        latest: async () => null,
        moveLatest: async () => {},
        drop: async () => {},
        forget: async (owner: string) => void forgotten.push(owner),
      },
      popup: { forget: async () => {} },
      shareCache: { get: async () => null, put: async () => {}, clear: async () => {} },
    }
    const broken = {
      ...parts,
      generations: { ...parts.generations, forget: () => Promise.reject(new Error('down')) },
    }
    await expect(eraseAccount(ada, broken)).rejects.toThrow('down')
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
    expect(await eraseAccount(ada, parts)).toEqual({ ok: true, value: null })
    expect(forgotten).toEqual(['v-ada'])
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('holds a gift that was accepted, and lets go of it', async () => {
    const ada = await account('ada')
    await env.DB.prepare(
      `INSERT INTO gifts (id, code, user_id, month, created_at, redeemed_by, redeemed_at) VALUES ('g', 'secret-code', 'giver', '2027-05', 0, 'v-ada', 7)`,
    ).run()
    await env.DB.prepare(`INSERT INTO customers VALUES (?, 'cus_ada', 0)`).bind(ada).run()
    const told = JSON.stringify(await accountData().everything(ada))
    for (const own of ['2027-05', 'cus_ada']) expect(told).toContain(own)
    for (const others of ['giver', 'secret-code']) expect(told).not.toContain(others)
    await accountData().erase(ada)
    const left = await env.DB.prepare('SELECT redeemed_by FROM gifts').first<{ redeemed_by: string }>()
    expect(left?.redeemed_by).toBe('erased g')
  })

  it('is not erased while a subscription of it may just have been paid', async () => {
    const ada = await account('ada')
    const open = { id: 's1', subscriptionId: 'sub_1', status: 'incomplete', endsAtPeriodEnd: false }
    const parts = (givenUp: boolean) => ({
      accountData: accountData(),
      subscriptions: {
        current: async () => open,
        abandon: async () => {},
      } as unknown as SubscriptionLedger,
      generations: { forget: async () => {} } as unknown as Generations,
      popup: { forget: async () => {} },
      shareCache: { get: async () => null, put: async () => {}, clear: async () => {} },
      payments: { subscriptions: { giveUp: async () => givenUp } } as unknown as PaymentGateway,
    })
    expect(await eraseAccount(ada, parts(false))).toMatchObject({ ok: false })
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
    expect(await eraseAccount(ada, parts(true))).toMatchObject({ ok: true })
  })
})
