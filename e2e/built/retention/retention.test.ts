// Nothing stays for ever, in the built Worker: what the clock deletes, what the generator's alarm deletes, and what is left
// of an account that is erased while a plan is made for it.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterEach(async () => {
  await worker.change({})
  await worker.setAhead(0)
})
afterAll(() => worker.close(), 60_000)

const minute = 60_000
const day = 86_400_000
const secret = 'We never told my sister about the lighthouse'

/** Every row of D1 and every entry of KV, as text. */
async function everythingStored(): Promise<string> {
  const db = await worker.database()
  const tables = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")
    .all<{ name: string }>()
  const rows = await Promise.all(
    // Random numbers of erased visitors stay for a day, so that nothing is stored for them.
    tables.results
      .filter(({ name }) => name !== 'erased_visitors')
      .map(async ({ name }) => (await db.prepare(`SELECT * FROM ${name}`).all()).results),
  )
  const cache = await worker.cache()
  const { keys } = await cache.list()
  const entries = await Promise.all(keys.map(async ({ name }) => [name, await cache.get(name)]))
  return JSON.stringify([rows, entries])
}

async function visitorOf(email: string): Promise<string> {
  const db = await worker.database()
  const id = await db
    .prepare('SELECT visitor_id FROM users WHERE email = ?')
    .bind(email)
    .first<string>('visitor_id')
  expect(id).not.toBeNull()
  return id ?? ''
}

async function erase(visitor: Visitor): Promise<string> {
  const sure = { method: 'POST', form: { sure: 'yes' }, follow: false } as const
  return (await visitor.ask('/account/erase', sure)).headers.get('Location') ?? ''
}

describe('an account that is erased while a plan is made for it', () => {
  it('leaves nothing of itself, whatever the generator writes later', { timeout: 60_000 }, async () => {
    await worker.change({ PLANNER_DAY_DELAY_MS: '1200' })
    const owner = new Visitor(worker)
    const email = await owner.signIn()
    await owner.buy('premium')
    const visitor = await visitorOf(email)
    await owner.ask('/api/popup/seen', { method: 'POST', json: {} })
    expect(await everythingStored()).toContain(`popup:${visitor}`)
    const reading = owner.ask('/api/generate-itinerary', {
      method: 'POST',
      json: romeForm({ additionalInfo: secret }),
      accept: 'text/event-stream',
    })
    const kept = async () => JSON.stringify(await worker.generatorOf(visitor))
    // In the middle of the work: a day is written.
    await expect.poll(kept, { timeout: 15_000 }).toContain('basePlaceId')
    expect(await kept()).toContain(secret)
    expect(await erase(owner)).toBe('/auth?erased=yes')
    const { text } = await reading
    expect(text).toContain('event: day')
    expect(text).not.toContain('event: done')
    expect(text.trimEnd().split('\n').at(-2)).toBe('event: error')

    // Longer than the whole plan would have taken.
    await delay(6000)
    const left = await everythingStored()
    for (const own of [secret, email, visitor]) expect(left).not.toContain(own)
    expect(JSON.stringify(await worker.generatorOf(visitor))).not.toContain(secret)
    const { ended, ...tables } = await worker.generatorOf(visitor)
    expect(Object.values(tables).flat()).toEqual([])
    expect(ended).toHaveLength(1)
  })

  it('asks for a new sign-in when the last one is over ten minutes old', { timeout: 30_000 }, async () => {
    const owner = new Visitor(worker)
    const email = await owner.signIn()
    await worker.setAhead(11 * minute)
    const refused = await erase(owner)
    expect(refused).toMatch(/^\/profile\?kept=sign-in/)
    expect((await owner.ask(refused)).text).toContain('please log in again')
    expect(await visitorOf(email)).not.toBe('')
    const login = await owner.ask('/api/login?again=1', { follow: false })
    expect(new URL(login.headers.get('Location') ?? '').searchParams.get('prompt')).toBe('login')
    await owner.signIn(email)
    expect(await erase(owner)).toBe('/auth?erased=yes')
    // The last mail tells it, and then the address is forgotten too. Its alarm would wait for the true time.
    await worker.runMailer()
    expect(await everythingStored()).not.toContain(email)
  })
})

describe('the sessions of an account', () => {
  it('are seen on its page and ended there without a script, one or all the others', async () => {
    const here = new Visitor(worker)
    const email = await here.signIn()
    const there = new Visitor(worker)
    await there.signIn(email)
    const elsewhere = new Visitor(worker)
    await elsewhere.signIn(email)
    const { text } = await here.ask('/profile')
    expect(text).toContain('Where you are logged in')
    const forms = [...text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(forms).toHaveLength(2)
    const stranger = new Visitor(worker)
    await stranger.signIn()
    const end = (visitor: Visitor, form: Record<string, string>) =>
      visitor.ask('/account/sessions', { method: 'POST', form, follow: false })
    const signedIn = async () =>
      (await Promise.all([there.user(), elsewhere.user()])).filter((user) => user !== null).length

    await end(stranger, { intent: 'one', session: forms[0] ?? '' })
    expect(await signedIn()).toBe(2)
    const answer = await end(here, { intent: 'one', session: forms[0] ?? '' })
    expect(answer.headers.get('Location')).toBe('/profile#signed-in')
    expect(await signedIn()).toBe(1)
    await end(here, { intent: 'others' })
    expect(await signedIn()).toBe(0)
    expect(await here.user()).not.toBeNull()
  })
})

describe('a session', () => {
  const days = async (...counts: number[]) => {
    const visitor = new Visitor(worker)
    const email = await visitor.signIn()
    for (const count of counts) {
      await worker.setAhead(count * day)
      if ((await visitor.user()) === null) return count
    }
    const row = (await worker.database()).prepare(
      'SELECT (expires_at - created_at) / 86400000.0 AS lasts FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    )
    return await row.bind(email).first<number>('lasts')
  }

  it('that is used goes on, with 90 days from each use', async () => {
    expect(await days(80, 160, 240)).toBeCloseTo(330, 1)
  })

  it('that nobody uses for 90 days is over, and so is one that began a year ago', async () => {
    expect(await days(91)).toBe(91)
    await worker.setAhead(0)
    expect(await days(80, 160, 240, 320, 364, 366)).toBe(366)
  })

  it('is in a cookie that lasts longer than the longest session', async () => {
    const begun = await new Visitor(worker).ask('/api/popup/seen', { method: 'POST' })
    expect(begun.headers.get('Set-Cookie')).toMatch(/^__Host-session=.*; Max-Age=31536000/)
  })
})

describe('what the clock deletes', () => {
  it('is what a guest left, once nobody can be that guest again, and nothing of an account', {
    timeout: 60_000,
  }, async () => {
    const guest = new Visitor(worker)
    await guest.buy('explorer')
    await guest.plan(romeForm({ endDate: '2027-04-13', additionalInfo: secret }))
    const db = await worker.database()
    const guestId =
      (await db
        .prepare('SELECT visitor_id FROM trips WHERE request LIKE ?')
        .bind(`%${secret}%`)
        .first<string>('visitor_id')) ?? ''
    const member = new Visitor(worker)
    const email = await member.signIn()
    await member.buy('explorer')
    const trip = await member.plan(romeForm({ endDate: '2027-04-13' }))

    expect(await worker.runSchedule()).toBe('ok')
    expect(await everythingStored()).toContain(secret)

    await worker.setAhead(366 * day)
    expect(await worker.runSchedule()).toBe('ok')
    const left = await everythingStored()
    expect(left).not.toContain(secret)
    expect(JSON.stringify(await worker.generatorOf(guestId))).not.toContain(secret)
    const sessions = await db.prepare('SELECT count(*) AS n FROM sessions').first<number>('n')
    expect(sessions).toBe(0)
    // What the books need names a random number that nobody is any more.
    const paid = 'SELECT count(*) AS n FROM purchases WHERE visitor_id = ?'
    expect(await db.prepare(paid).bind(guestId).first<number>('n')).toBe(1)
    expect(left.split(guestId)).toHaveLength(2)

    expect(await visitorOf(email)).not.toBe('')
    // The provider's clock is today's.
    await worker.setAhead(0)
    await member.signIn(email)
    expect((await member.json<{ id: string }[]>('/api/trips')).map(({ id }) => id)).toEqual([trip])
    const [line = '{}'] = worker.said.filter((said) => said.includes('"purge-done"')).slice(-1)
    expect(JSON.parse(line)).toMatchObject({ failed: 0, finished: true })
  })

  it('is the record of a generation after a week, by the alarm of its generator', {
    timeout: 60_000,
  }, async () => {
    const owner = new Visitor(worker)
    const visitor = await owner.signIn().then(visitorOf)
    await owner.buy('explorer')
    await owner.plan(romeForm({ endDate: '2027-04-13' }))
    expect((await worker.generatorOf(visitor)).events?.length).toBeGreaterThan(5)
    await worker.setAhead(8 * day)
    expect((await worker.generatorOf(visitor, 'alarm')).events).toHaveLength(1)
    await worker.setAhead(366 * day)
    expect(Object.values(await worker.generatorOf(visitor, 'alarm')).flat()).toEqual([])
  })
})
