import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, origin } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'
import type { Flow } from './every-fault'

interface Guest {
  /** The browser of a guest who bought Premium and copied a trip. */
  guest: Visitor
  guestTrip: string
  /** The same person in another browser, signed in, with Explorer and another trip. */
  elsewhere: Visitor
  email: string
  oldTrip: string
}

const templates = new WeakMap<BuiltWorker, Promise<string>>()

/** The code of a shared trip, which rounds copy. */
function templateOf(worker: BuiltWorker): Promise<string> {
  const made = templates.get(worker) ?? shareOne(worker)
  templates.set(worker, made)
  return made
}

async function shareOne(worker: BuiltWorker): Promise<string> {
  const owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('explorer')
  const trip = await owner.plan(romeForm({ endDate: '2027-04-13' }))
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${trip}/share`, { method: 'POST' })
  return shareUrl.split('/').at(-1) ?? ''
}

async function copied(visitor: Visitor): Promise<string> {
  const code = await templateOf(visitor.worker)
  const { headers } = await visitor.ask(`/trips/shared/${code}`, { method: 'POST', form: {}, follow: false })
  const [, id = ''] = /\/trips\/([^/?&]+)$/.exec(decodeURIComponent(headers.get('Location') ?? '')) ?? []
  expect(id).not.toBe('')
  return id
}

async function twoBrowsers(worker: BuiltWorker): Promise<Guest> {
  const email = `${randomUUID()}@example.com`
  const elsewhere = new Visitor(worker)
  await elsewhere.signIn(email)
  await elsewhere.buy('explorer')
  const oldTrip = await copied(elsewhere)
  const guest = new Visitor(worker)
  await guest.buy('premium')
  return { guest, guestTrip: await copied(guest), elsewhere, email, oldTrip }
}

const trips = async (visitor: Visitor) =>
  (await visitor.json<{ id: string }[]>('/api/trips')).map(({ id }) => id).sort()

/** The plan of a browser: what the checkout refuses to sell again is held. */
async function holdsPremium(visitor: Visitor): Promise<boolean> {
  const order = { amount: 10, planType: 'premium' }
  return (await visitor.ask('/api/create-payment-intent', { method: 'POST', json: order })).status === 409
}

async function rows(worker: BuiltWorker, table: string, column: string, value: string): Promise<number> {
  const db = await worker.database()
  return (
    (await db
      .prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`)
      .bind(value)
      .first<number>('n')) ?? 0
  )
}

export const accountFlows: Record<string, Flow<Guest>> = {
  'a guest who signs in': {
    prepare: twoBrowsers,
    act: ({ guest, email }) => guest.signIn(email),
    async unharmed({ guest, guestTrip, elsewhere, oldTrip }) {
      // The purchase and the trip belong to either the guest or the account, never split.
      const joined = (await trips(elsewhere)).length === 2
      expect(await trips(elsewhere)).toEqual((joined ? [guestTrip, oldTrip] : [oldTrip]).sort())
      expect((await elsewhere.user())?.planType).toBe(joined ? 'premium' : 'explorer')
      // If the browser has lost the answer with its new cookie, its purchases are in the account.
      if (!joined) expect(await holdsPremium(guest)).toBe(true)
    },
    async settled({ guest, guestTrip, elsewhere, email, oldTrip }) {
      expect(await trips(guest)).toEqual([guestTrip, oldTrip].sort())
      expect((await guest.user())?.planType).toBe('premium')
      expect((await elsewhere.user())?.planType).toBe('premium')
      expect(await rows(guest.worker, 'users', 'email', email)).toBe(1)
    },
  },
  'an account that is erased': {
    prepare: twoBrowsers,
    async act({ elsewhere }) {
      const form = { sure: 'yes' }
      const { status, headers } = await elsewhere.ask('/account/erase', {
        method: 'POST',
        form,
        follow: false,
      })
      const to = new URL(headers.get('Location') ?? '/nowhere', origin).pathname
      // Asked again without a session it leads to the sign-in: there is nothing left to delete.
      if (status >= 400 || !['/auth', '/api/login'].includes(to))
        throw new Error(`not erased: ${status} ${to}`)
    },
    async unharmed({ guest, elsewhere, email, oldTrip }) {
      const { worker } = guest
      const left = await rows(worker, 'users', 'email', email)
      expect(await rows(worker, 'trips', 'id', oldTrip)).toBe(left)
      expect((await elsewhere.user()) === null).toBe(left === 0)
      // Data of another person in this browser stays.
      expect(await holdsPremium(guest)).toBe(true)
    },
    async settled({ guest, elsewhere, email, oldTrip }) {
      expect(await rows(guest.worker, 'users', 'email', email)).toBe(0)
      expect(await rows(guest.worker, 'trips', 'id', oldTrip)).toBe(0)
      expect(await elsewhere.user()).toBeNull()
      await guest.worker.runMailer()
      const { mails } = await guest.worker.mailbox(email)
      expect(mails.filter(({ subject }) => subject === 'Your account is erased')).toHaveLength(1)
    },
  },
}
