import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createCookie } from '@remix-run/cloudflare'
import { expect, it, vi } from 'vitest'
import { d1Accounts } from '~/services/db/account-store.server'
import { database } from '~/services/db/database.server'
import { d1Sessions } from '~/services/db/session-store.server'

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
  const { id, visitorId } = await d1Accounts(db, now, null).signedIn(identity, null)
  const { token } = await d1Sessions(db, now).replace(
    { id: visitorId, userId: id },
    { token: null, guestId: null },
  )
  const [pair = ''] = (await createCookie('__Host-session').serialize(token)).split(';')
  return pair
}

async function profile(cookie: string, query = ''): Promise<string> {
  const answer = await SELF.fetch(`https://planner.example/profile${query}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.text()
}

it('shows who is signed in, with name and picture', async () => {
  const page = await profile(await signedIn())
  for (const words of ['My Account', 'Ada Lovelace', 'ada@example.com', 'src="https://id.example/ada.png"'])
    expect(page).toContain(words)
})

it('says so in both tabs when trips cannot be read, and stands otherwise', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cookie = await signedIn()
  // Trips cannot be read, and everything else can.
  await env.DB.prepare('ALTER TABLE trips RENAME TO no_trips').run()
  const page = await profile(cookie)
  expect(page).toContain('<p role="alert">Error loading saved trips. Please try again.</p>')
  expect(page).toContain('My Account')
  const all = await profile(cookie, '?tab=all')
  expect(all).toContain('<p role="alert">Error loading trips. Please try again.</p>')
  expect(told).toHaveBeenCalledWith(expect.stringContaining('"event":"trips-not-read"'))
  told.mockRestore()
})
