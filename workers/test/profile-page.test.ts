import { env } from 'cloudflare:workers'
import { createCookie } from '@remix-run/cloudflare'
import { expect, it, vi } from 'vitest'
import { d1Accounts } from '~/services/db/account-store.server'
import { database } from '~/services/db/database.server'
import { d1Sessions } from '~/services/db/session-store.server'
import worker from '../app'

const now = () => Date.now()

async function signedIn(): Promise<string> {
  const db = database(env.DB)
  const identity = {
    issuer: 'https://id.example',
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: 'https://id.example/ada.png',
  }
  const { id, visitorId } = await d1Accounts(db, now).signedIn(identity, null)
  const { token } = await d1Sessions(db, now).replace(
    { id: visitorId, userId: id },
    { token: null, guestId: null },
  )
  const [pair = ''] = (await createCookie('__Host-session').serialize(token)).split(';')
  return pair
}

/** A database in which trips cannot be read, and everything else can. */
const withoutTrips = new Proxy(env.DB, {
  get(db, name) {
    if (name !== 'prepare') return Reflect.get(db, name).bind(db)
    return (text: string) => {
      if (text.includes('from "trips"')) throw new Error('no trips today')
      return db.prepare(text)
    }
  },
})

async function profile(cookie: string, DB: D1Database, query = ''): Promise<string> {
  const request = new Request(`https://planner.example/profile${query}`, { headers: { cookie } })
  const handler: { fetch(request: Request, env: object, context: object): Promise<Response> } =
    worker as never
  const answer = await handler.fetch(request, { ...env, DB }, {})
  expect(answer.status).toBe(200)
  return answer.text()
}

it('shows who is signed in, with name and picture', async () => {
  const page = await profile(await signedIn(), env.DB)
  for (const words of ['My Account', 'Ada Lovelace', 'ada@example.com', 'src="https://id.example/ada.png"'])
    expect(page).toContain(words)
})

it('says so in both tabs when trips cannot be read, and stands otherwise', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cookie = await signedIn()
  const page = await profile(cookie, withoutTrips)
  expect(page).toContain('<p role="alert">Error loading saved trips. Please try again.</p>')
  expect(page).toContain('My Account')
  const all = await profile(cookie, withoutTrips, '?tab=all')
  expect(all).toContain('<p role="alert">Error loading trips. Please try again.</p>')
  expect(told).toHaveBeenCalledWith('the trips could not be read', expect.anything())
  told.mockRestore()
})
