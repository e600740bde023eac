import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Identity } from '~/domain/account/account'
import { sessionLimits } from '~/domain/account/session-rules'
import { d1Accounts } from '~/services/db/account-store.server'
import { database } from '~/services/db/database.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1Purchases } from '~/services/db/purchase-ledger.server'
import { d1Sessions } from '~/services/db/session-store.server'

const day = 86_400_000
let time = 1_800_000_000_000
const now = () => time
const db = () => database(env.DB)
const sessions = () => d1Sessions(db(), now)
const accounts = () => d1Accounts(db(), now, null)
const ledger = () => d1Purchases(db(), now)
const owned = async (visitorId: string) =>
  (await d1Holdings(db())(visitorId)).purchases.map(({ plan }) => plan)

const ada: Identity = {
  issuer: 'https://issuer.example',
  subject: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
}

async function buy(visitorId: string, plan: 'explorer' | 'premium', intent: string) {
  const { id } = await ledger().open(visitorId, plan, 700)
  await ledger().attachIntent(id, intent)
  await ledger().grant(intent)
}

describe('accounts', () => {
  it('never share a visitor, when the first sign-in broke before its session began', async () => {
    const { token, session } = await sessions().create()
    const first = await accounts().signedIn(ada, session.id)
    // It broke here; somebody else signs in in this browser.
    const second = await accounts().signedIn({ ...ada, subject: 'eve', email: 'eve@example.com' }, session.id)
    expect(second.visitorId).not.toBe(first.visitorId)
    await sessions().replace({ id: second.visitorId, userId: second.id }, { token, guestId: session.id })
    await buy(second.visitorId, 'premium', 'pi_eve')
    const again = await accounts().signedIn(ada, null)
    await sessions().replace({ id: again.visitorId, userId: again.id }, { token: null, guestId: null })
    expect(await owned(again.visitorId)).toEqual([])
  })

  it('are joined by an address that both sides verified, and by no other', async () => {
    const first = await accounts().signedIn(ada, 'v1')
    const elsewhere = { ...ada, issuer: 'https://other.example', subject: 'a' }
    const unsure = await accounts().signedIn({ ...elsewhere, subject: 'b', emailVerified: false }, 'v2')
    expect(unsure.id).not.toBe(first.id)
    const joined = await accounts().signedIn({ ...elsewhere, email: 'ADA@example.com' }, 'v3')
    expect(joined.id).toBe(first.id)
    // Who has not verified an address owns nothing by it.
    const mallory = await accounts().signedIn(
      { ...elsewhere, subject: 'm', email: 'bob@example.com', emailVerified: false },
      'v4',
    )
    const bob = await accounts().signedIn({ ...elsewhere, subject: 'bob', email: 'bob@example.com' }, 'v5')
    expect(bob.id).not.toBe(mallory.id)
    expect((await accounts().ways(first.id)).map(({ issuer }) => issuer)).toEqual([
      'https://issuer.example',
      'https://other.example',
    ])
    // Without the way that it was made with, the account stays, and the way opens it again by its address.
    expect(await accounts().removeWay(first.id, ada)).toBe(true)
    expect(await accounts().removeWay(bob.id, elsewhere)).toBe(false)
    expect((await accounts().signedIn(ada, 'v6')).id).toBe(first.id)
  })

  it('are one for an identity, however many sign in at once, and follow what the provider says', async () => {
    const found = await Promise.all(['v1', 'v2', 'v3'].map((visitor) => accounts().signedIn(ada, visitor)))
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    expect(new Set(found.map(({ visitorId }) => visitorId)).size).toBe(1)
    const moved = await accounts().signedIn({ ...ada, email: 'new@example.com' }, 'v4')
    expect(moved).toMatchObject({
      id: found[0]?.id,
      visitorId: found[0]?.visitorId,
      email: 'new@example.com',
    })
  })

  it('are another for the same address at a provider that has not verified it', async () => {
    const here = await accounts().signedIn(ada, null)
    const there = await accounts().signedIn(
      { ...ada, issuer: 'https://other.example', emailVerified: false },
      null,
    )
    expect(there.id).not.toBe(here.id)
  })
})

describe('sessions', () => {
  it('change their secret at sign-in, and only the new one opens', async () => {
    const guest = await sessions().create()
    const account = await accounts().signedIn(ada, guest.session.id)
    const own = { id: account.visitorId, userId: account.id }
    const { token } = await sessions().replace(own, { token: guest.token, guestId: guest.session.id })
    expect(await sessions().find(guest.token)).toBeNull()
    expect(await sessions().find(token)).toEqual({ id: guest.session.id, userId: account.id })
    await sessions().end(token)
    expect(await sessions().find(token)).toBeNull()
  })

  it('end by themselves when nobody uses them', async () => {
    const { token } = await sessions().create()
    time += sessionLimits.idle + 1
    expect(await sessions().find(token)).toBeNull()
  })

  it('go on as long as they are used, for a year at most', async () => {
    const { token } = await sessions().create()
    for (let month = 0; month < 12; month++) {
      time += 30 * day
      expect(await sessions().find(token), `month ${month}`).not.toBeNull()
    }
    time += 6 * day
    expect(await sessions().find(token)).toBeNull()
  })

  it('are written once a day at most, however often they are used', async () => {
    const { token } = await sessions().create()
    const row = () => env.DB.prepare('SELECT last_used_at AS used, expires_at AS ends FROM sessions').first()
    time += day - 1
    await sessions().find(token)
    expect(await row()).toMatchObject({ used: null })
    time += 1
    const first = time
    await sessions().find(token)
    time += day / 2
    await Promise.all([sessions().find(token), sessions().find(token)])
    expect(await row()).toEqual({ used: first, ends: first + sessionLimits.idle })
  })

  it('are shown to their account and ended by it, one or all the others, and by nobody else', async () => {
    const phone = { browser: 'Safari', system: 'iPhone' }
    const account = await accounts().signedIn(ada, null)
    const own = { id: account.visitorId, userId: account.id }
    const none = { token: null, guestId: null }
    const here = await sessions().replace(own, none, { browser: 'Firefox', system: 'Linux' })
    time += 1
    const there = await sessions().replace(own, none, phone)
    time += 1
    const third = await sessions().replace(own, none)
    const places = () => sessions().placesOf(account.id, here.token)
    expect(await places()).toMatchObject([
      { browser: 'Firefox', system: 'Linux', isThis: true },
      { browser: null, system: null, isThis: false, lastUsedAt: time },
      { ...phone, isThis: false, signedInAt: time - 1 },
    ])
    const [, , { id = '' } = {}] = await places()
    await sessions().endPlace('somebody-else', id)
    expect(await sessions().find(there.token)).not.toBeNull()
    await sessions().endPlace(account.id, id)
    expect(await sessions().find(there.token)).toBeNull()
    expect(await sessions().find(third.token)).not.toBeNull()
    await sessions().endOthers(account.id, here.token)
    expect(await sessions().find(third.token)).toBeNull()
    expect(await sessions().find(here.token)).not.toBeNull()
  })

  it('of a guest that ends stays until the purge has found what it left', async () => {
    const { token } = await sessions().create()
    await sessions().end(token)
    expect(await sessions().find(token)).toBeNull()
    expect((await env.DB.prepare('SELECT id FROM sessions').all()).results).toHaveLength(1)
  })

  it('keep no secret in the database', async () => {
    const { token } = await sessions().create()
    const { results } = await env.DB.prepare('SELECT * FROM sessions').all()
    expect(JSON.stringify(results)).not.toContain(token)
  })

  it('bring the purchases of every guest that signed in to the account, and to nobody else', async () => {
    const first = await sessions().create()
    const account = await accounts().signedIn(ada, first.session.id)
    const own = { id: account.visitorId, userId: account.id }
    await sessions().replace(own, { token: first.token, guestId: first.session.id })
    const second = await sessions().create()
    await buy(second.session.id, 'premium', 'pi_second')
    expect(await owned(own.id)).toEqual([])
    await sessions().replace(own, { token: second.token, guestId: second.session.id })
    expect(await owned(own.id)).toEqual(['premium'])

    // A payment that is confirmed after the sign-in counts as well.
    const third = await sessions().create()
    const open = await ledger().open(third.session.id, 'explorer', 700)
    await ledger().attachIntent(open.id, 'pi_third')
    await sessions().replace(own, { token: third.token, guestId: third.session.id })
    await ledger().grant('pi_third')
    expect((await owned(own.id)).sort()).toEqual(['explorer', 'premium'])

    const eve = { ...ada, subject: 'eve', email: 'eve@example.com' }
    const stranger = await accounts().signedIn(eve, null)
    // A visitor belongs to one account for good.
    await sessions().replace(
      { id: stranger.visitorId, userId: stranger.id },
      { token: null, guestId: second.session.id },
    )
    expect(await owned(stranger.visitorId)).toEqual([])
  })
})
