import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Identity } from '~/domain/account/account'
import type { AppContext } from '~/load-context'
import { eraseAccount } from '~/use-cases/erase-account'
import { signIn } from '~/use-cases/sign-in'
import type { Flow } from './every-fault'

interface Guest {
  identity: Identity
  token: string
  guestId: string
  /** An account that the person has from before, with a purchase. */
  accountId: string
  visitorId: string
}

async function bought(parts: AppContext, visitorId: string, plan: 'explorer' | 'premium', intent: string) {
  const { id } = await parts.ledger.open(visitorId, plan, 700)
  await parts.ledger.attachIntent(id, intent)
  await parts.ledger.grant(intent)
}

async function recorded(owner: string, id: string) {
  await env.DB.prepare(
    `INSERT INTO trips (id, generation_id, session_id, destination, start_date, end_date, budget, interests, itinerary, version, is_saved, share_code, created_at)
     VALUES (?1, ?1, ?2, 'Rome, Italy', '2027-04-13', '2027-04-13', 'moderate', '[]', '{}', 1, 0, ?1, 0)`,
  )
    .bind(id, owner)
    .run()
}

/** A guest who bought Premium and made a trip, and has an account with Explorer and another trip. */
async function guest(parts: AppContext, run: string): Promise<Guest> {
  const identity = {
    issuer: 'https://id.example',
    subject: run,
    email: `${run}@example.com`,
    emailVerified: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
  }
  const account = await parts.accounts.signedIn(identity, null)
  const own = { id: account.visitorId, userId: account.id }
  await parts.sessions.replace(own, { token: null, guestId: null })
  await bought(parts, account.visitorId, 'explorer', `pi_old_${run}`)
  await recorded(account.visitorId, `old-${run}`)
  const { token, session } = await parts.sessions.create()
  await bought(parts, session.id, 'premium', `pi_new_${run}`)
  await recorded(session.id, `new-${run}`)
  return { identity, token, guestId: session.id, accountId: account.id, visitorId: account.visitorId }
}

const tripIds = async (parts: AppContext, userId: string) =>
  (await parts.trips.list(userId, 'all')).map(({ id }) => id).sort()

const rows = async (table: string, column: string, value: string) =>
  (
    await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`)
      .bind(value)
      .first<{ n: number }>()
  )?.n

export const accountFlows: Record<string, Flow<Guest>> = {
  'a guest who signs in': {
    prepare: guest,
    async act(parts, { identity, token }) {
      await signIn({ identity, session: await parts.sessions.find(token), token }, parts)
    },
    async unharmed(parts, { token, guestId, accountId, visitorId }) {
      // Guest or account: the purchase and the trip belong to one of them, whole.
      const session = await parts.sessions.find(token)
      const joined = (await tripIds(parts, accountId)).length === 2
      expect(joined).toBe(session === null)
      expect(await parts.planOf(joined ? visitorId : guestId)).toBe('premium')
      expect(await parts.planOf(visitorId)).toBe(joined ? 'premium' : 'explorer')
    },
    async settled(parts, { identity, accountId, visitorId }) {
      expect(await tripIds(parts, accountId)).toEqual([`new-${identity.subject}`, `old-${identity.subject}`])
      expect(await parts.planOf(visitorId)).toBe('premium')
      expect(await rows('users', 'subject', identity.subject)).toBe(1)
    },
  },
  'an account that is erased': {
    prepare: guest,
    act: (parts, { accountId }) => eraseAccount(accountId, parts),
    async unharmed(parts, { identity, accountId, visitorId, guestId }) {
      const account = await parts.accounts.find(accountId)
      const left = account ? 1 : 0
      expect(await rows('trips', 'id', `old-${identity.subject}`)).toBe(left)
      expect(await rows('sessions', 'user_id', accountId)).toBe(left)
      expect(await rows('purchases', 'session_id', visitorId)).toBe(left)
      expect(await parts.shares.target(`old-${identity.subject}`)).toEqual(account ? expect.anything() : null)
      // Whoever else sits at this browser keeps what is theirs.
      expect(await parts.planOf(guestId)).toBe('premium')
    },
    async settled(parts, { identity, accountId }) {
      expect(await parts.accounts.find(accountId)).toBeNull()
      expect(await rows('trips', 'id', `old-${identity.subject}`)).toBe(0)
      expect(await rows('account_visitors', 'user_id', accountId)).toBe(0)
    },
  },
}
