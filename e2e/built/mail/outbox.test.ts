// The outbox of the built Worker, with the local mailbox in place of the mail service: what is written is sent once, whatever
// fails in between, and never while somebody waits.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker
let made = 0
/** How far the Worker's clock is ahead, milliseconds; it only goes on. */
let ahead = 0

beforeAll(async () => {
  worker = await startBuiltWorker()
}, 60_000)
afterAll(() => worker.close(), 60_000)
afterEach(async () => {
  await worker.calm()
  await worker.change({})
  await worker.steerMail('faults', {})
})

/** From here on the Worker's clock is ahead, and what waited before is over. */
async function nextDay() {
  await later(48 * 3_600_000)
  await worker.runMailer()
}

async function later(milliseconds: number) {
  ahead += milliseconds
  await worker.setAhead(ahead)
}

/** Somebody signs up for the newsletter, which causes a mail. */
async function signUp(email = `reader-${made++}@example.com`) {
  const json = { email, location: 'footer' }
  const answer = await new Visitor(worker).ask('/api/subscribe-newsletter', { method: 'POST', json })
  expect(answer.status).toBe(200)
  // Alarms follow the clock of the machine: with the Worker's ahead, they are far away.
  if (ahead > 0) await worker.runMailer()
  return { email, answer: JSON.parse(answer.text) }
}

/** The mails of an address, once there are so many. */
async function mailsTo(email: string, count = 1) {
  await expect.poll(async () => (await worker.mailbox(email)).mails.length, { timeout: 15_000 }).toBe(count)
  return (await worker.mailbox(email)).mails
}

async function rowOf(email: string) {
  const db = await worker.database()
  return db.prepare('SELECT * FROM mails WHERE recipient = ?').bind(email).first<Record<string, unknown>>()
}

describe('a mail', () => {
  it('is sent by itself after the answer, in HTML and as text, and what it said is forgotten', async () => {
    await worker.steerMail('faults', { delay: 1500 })
    const began = Date.now()
    const { email } = await signUp()
    expect(Date.now() - began).toBeLessThan(1400)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ from: worker.standIns.MAIL_FROM, to: [email], subject: expect.any(String) })
    const [link = ''] = /http\S+newsletter\/confirm\S+/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(link)
    expect(mail?.html.length).toBeLessThan(100_000)
    await expect.poll(async () => (await rowOf(email))?.status).toBe('sent')
    expect(await rowOf(email)).toMatchObject({ facts: '{}', attempts: 1 })
  })

  it('that nobody woke the sender for is sent with the hourly run', async () => {
    const email = `quiet-${made++}@example.com`
    const db = await worker.database()
    await db
      .prepare(
        "INSERT INTO mails (id, key, kind, recipient, facts, status, created_at, due_at) VALUES ('q', 'q', 'newsletter-confirm', ?, '{\"token\":\"t\"}', 'waiting', 0, 0)",
      )
      .bind(email)
      .run()
    expect(await worker.runSchedule()).toBe('ok')
    await mailsTo(email)
  })

  it('carries a link that ends mails of its kind with one click', async () => {
    const { email } = await signUp()
    const [mail] = await mailsTo(email)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
    const left = await worker.fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(200)
    await left.text()
    const db = await worker.database()
    expect(
      await db.prepare('SELECT * FROM newsletter_signups WHERE email = ?').bind(email).first(),
    ).toBeNull()
  })
})

describe('a service that fails', () => {
  beforeEach(nextDay)

  it.each([
    ['is too busy', { status: 429, times: 1, retryAfter: 30 }],
    ['breaks', { status: 500, times: 1 }],
    ['refuses the key', { status: 403, times: 1 }],
    ['takes the mail and gives no answer', { lose: 1 }],
  ])('and %s gets it again later, and it arrives once', async (_, faults) => {
    await worker.steerMail('faults', faults)
    const { email } = await signUp()
    await expect.poll(async () => (await rowOf(email))?.attempts, { timeout: 15_000 }).toBe(1)
    expect((await rowOf(email))?.status).toBe('waiting')
    await later(70_000)
    await worker.runMailer()
    expect((await rowOf(email))?.status).toBe('sent')
    await mailsTo(email, 1)
  })

  it('refuses a mail for good: it is not tried again', async () => {
    await worker.steerMail('faults', { status: 422, times: 1 })
    const { email } = await signUp()
    await expect.poll(async () => (await rowOf(email))?.status, { timeout: 15_000 }).toBe('refused')
    await later(3_600_000)
    await worker.runMailer()
    await mailsTo(email, 0)
    expect(worker.said.filter((line) => line.includes('"mail-not-sent"')).join()).toContain(
      'validation_error',
    )
  })

  it('fails a whole day: the mail is given up while the service would still know it', async () => {
    await worker.steerMail('faults', { status: 500, times: 1000 })
    const { email } = await signUp()
    await expect.poll(async () => (await rowOf(email))?.attempts, { timeout: 15_000 }).toBe(1)
    for (let quarter = 0; quarter < 96; quarter++) {
      await later(900_000)
      await worker.runMailer()
    }
    expect((await rowOf(email))?.status).toBe('refused')
    // A day in steps of a quarter of an hour; one that is cut off would go on moving the clock under the tests after it.
  }, 120_000)
})

describe('a Worker that stops in the middle', () => {
  beforeEach(nextDay)

  it('sends each mail once and loses none, wherever it stops', async () => {
    // Mails wait until the test sends them.
    await worker.steerMail('faults', { status: 500, times: 1000 })
    const moments = 6
    const people: string[] = []
    for (let at = 0; at < moments; at++) people.push((await signUp()).email)
    for (const email of people)
      await expect.poll(async () => (await rowOf(email))?.attempts, { timeout: 15_000 }).toBeGreaterThan(0)
    await worker.steerMail('faults', {})
    for (let at = 0; at < 2 * moments; at++) {
      await later(3_600_000)
      await worker.strike({ at, dies: true })
      await worker.runMailer()
      await worker.calm()
    }
    await later(3_600_000)
    await worker.runMailer()
    for (const email of people) {
      expect((await rowOf(email))?.status).toBe('sent')
      expect((await worker.mailbox(email)).mails).toHaveLength(1)
    }
    const { calls, mails } = await worker.mailbox()
    expect(calls).toBeGreaterThan(mails.length)
  }, 60_000)
})

describe('an address', () => {
  interface Signed {
    body: string
    headers: Record<string, string>
  }
  const event = (type: string, to: string, bounce?: string) =>
    worker.steerMail<Signed>('events', { type, to, at: Date.now() + ahead, ...(bounce && { bounce }) })
  const deliver = async ({ body, headers }: Signed) => {
    const response = await worker.fetch(`${origin}/api/mail/events`, { method: 'POST', body, headers })
    await response.text()
    return response.status
  }

  it.each([
    ['email.complained', undefined, 'stopped'],
    ['email.bounced', 'Permanent', 'stopped'],
    ['email.bounced', 'Transient', 'sent'],
    ['email.delivered', undefined, 'sent'],
  ])('of which %s %s is told: the next mail is %s', async (type, bounce, status) => {
    const email = `told-${made++}@example.com`
    expect(await deliver(await event(type, email, bounce))).toBe(200)
    await signUp(email.toUpperCase())
    await expect.poll(async () => (await rowOf(email))?.status, { timeout: 15_000 }).toBe(status)
    expect((await worker.mailbox(email)).mails).toHaveLength(status === 'sent' ? 1 : 0)
    const db = await worker.database()
    const { results } = await db.prepare('SELECT * FROM mail_stops').all()
    expect(JSON.stringify(results)).not.toContain('told-')
  })

  it('is stopped by no event that is forged, changed, late or unsigned', async () => {
    const email = `safe-${made++}@example.com`
    const { body, headers } = await event('email.complained', email)
    const forged = { ...headers, 'svix-signature': `v1,${btoa('x'.repeat(32))}` }
    expect(await deliver({ body, headers: forged })).toBe(400)
    expect(await deliver({ body: `${body} `, headers })).toBe(400)
    expect(await deliver({ body, headers: {} })).toBe(400)
    expect(await deliver({ body, headers: { ...headers, 'svix-timestamp': '1' } })).toBe(400)
    await later(10 * 60_000)
    expect(await deliver({ body, headers })).toBe(400)
    await signUp(email)
    await mailsTo(email, 1)
  })
})

describe('without a mail service', () => {
  it('the checkout promises no receipt, and the login page asks for no address', async () => {
    const texts = async () =>
      Promise.all(['/checkout', '/auth'].map(async (path) => (await new Visitor(worker).ask(path)).text))
    const receipt = 'Email for the receipt'
    const [checkout, auth] = await texts()
    expect(checkout).toContain(receipt)
    expect(auth).toContain('value="send"')
    await worker.change({ MAIL_FROM: null })
    const [silentCheckout = '', silentAuth] = await texts()
    expect(silentCheckout).toContain('This site sends no mail, so no receipt comes.')
    expect(silentCheckout).not.toContain(receipt)
    expect(silentAuth).not.toContain('value="send"')
    expect(silentAuth).toContain('href="/api/login?provider=email"')
  })

  it('the sign-up says that nothing comes, and no mail waits', async () => {
    await worker.change({ MAIL_FROM: null })
    const { email, answer } = await signUp()
    expect(answer).toEqual({ ok: true, mailed: false })
    const page = await new Visitor(worker).ask('/newsletter', {
      method: 'POST',
      form: { email: `w-${email}`, location: 'inline', source: '/' },
    })
    expect(page.text).toContain('This site sends no mail yet')
    await delay(200)
    expect(await rowOf(email)).toBeNull()
  })
})

describe('the newsletter', () => {
  it('is for those who confirm: opening the link changes nothing, the button does', async () => {
    const { email, answer } = await signUp()
    expect(answer).toEqual({ ok: true })
    const [mail] = await mailsTo(email)
    const [link = ''] = /http\S+newsletter\/confirm\S+/.exec(mail?.text ?? '') ?? []
    const confirmed = async () => {
      const db = await worker.database()
      const query = db.prepare('SELECT confirmed_at FROM newsletter_signups WHERE email = ?').bind(email)
      return (await query.first<{ confirmed_at: number | null }>())?.confirmed_at ?? null
    }
    const reader = new Visitor(worker)
    expect((await reader.ask(link)).text).toContain('Confirm your sign-up')
    expect(await confirmed()).toBeNull()
    // Asked again on the same day, nobody gets a second mail.
    await signUp(email)
    await delay(300)
    await mailsTo(email, 1)
    expect((await reader.ask(link, { method: 'POST', form: {} })).text).toContain('You are signed up')
    expect(await confirmed()).not.toBeNull()
  })

  it('is joined by no link that was guessed, cut or has expired, and by one that is pressed twice only once', async () => {
    const linkOf = async (email: string) =>
      /http\S+newsletter\/confirm\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? ''
    const press = async (link: string) =>
      (await new Visitor(worker).ask(link, { method: 'POST', form: {} })).text
    const list = async () => {
      const db = await worker.database()
      const { results } = await db
        .prepare('SELECT email FROM newsletter_signups WHERE confirmed_at IS NOT NULL ORDER BY email')
        .all()
      return results.map(({ email }) => email)
    }
    const [{ email }, { email: late }] = [await signUp(), await signUp()]
    const [link, lateLink] = [await linkOf(email), await linkOf(late)]
    const before = await list()
    for (const wrong of [
      link.slice(0, -1),
      `${link}x`,
      link.replace(/token=.*/, 'token='),
      lateLink.toUpperCase(),
    ])
      expect(await press(wrong)).not.toContain('You are signed up')
    expect(await list()).toEqual(before)
    await press(link)
    await press(link)
    expect(await list()).toEqual([...before, email].toSorted())
    // Over a month later it was forgotten.
    await later(31 * 86_400_000)
    expect(await worker.runSchedule()).toBe('ok')
    expect(await press(lateLink)).not.toContain('You are signed up')
    expect(await list()).not.toContain(late)
  })
})
