// Signing in by a mail, in the built Worker: with the code or the link, once, and never in the browser of a stranger.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker

beforeAll(async () => {
  worker = await startBuiltWorker()
}, 60_000)
afterAll(() => worker.close(), 60_000)

const someone = () => `${randomUUID()}@example.com`

async function askedFor(email: string, visitor = new Visitor(worker)) {
  const page = await visitor.ask('/auth/email', {
    method: 'POST',
    form: { intent: 'send', email, returnTo: '/profile' },
  })
  return { visitor, page }
}

/** The latest mail of a kind to an address. */
async function mailTo(email: string, subject: RegExp, count = 1) {
  const found = async () => (await worker.mailbox(email)).mails.filter((mail) => subject.test(mail.subject))
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(count)
  const mail = (await found()).at(-1)
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  const [link = ''] = /http\S+\/auth\/email\?token=\S+/.exec(mail?.text ?? '') ?? []
  return { code, link }
}

const loginMail = /is your code to log in/
const typing = (visitor: Visitor, code: string) =>
  visitor.ask('/auth/email?sent=yes', { method: 'POST', form: { intent: 'open', code } })
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a sign-in by mail', () => {
  it('is begun by the button for email, and ends with the code in the same browser', async () => {
    const email = someone()
    const visitor = new Visitor(worker)
    const begun = await visitor.ask('/api/login?provider=email&returnTo=/profile')
    expect(begun.text).toContain('Log in by email')
    const { page } = await askedFor(email.toUpperCase(), visitor)
    expect(page.text).toContain('Look into your mail')
    const { code } = await mailTo(email, loginMail)
    expect((await typing(visitor, wrongOf(code))).status).toBe(422)
    expect(await visitor.user()).toBeNull()
    const done = await typing(visitor, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(done.url).toMatch(/\/profile$/)
    expect(done.text).toContain(email)
    // Used once.
    const other = new Visitor(worker)
    expect((await typing(other, code)).status).toBe(400)
  })

  it('is begun by the form of the login page, which signs up for offers where that was asked for', async () => {
    const signedUp = async (email: string) => {
      const db = await worker.database()
      const query = db.prepare('SELECT offers, source, asked_at FROM newsletter_signups WHERE email = ?')
      return query.bind(email).first<{ offers: number; source: string; asked_at: number | null }>()
    }
    const page = await new Visitor(worker).ask('/auth?returnTo=/profile')
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page.text) ?? []
    expect(action).toBe('/api/login?returnTo=%2Fprofile&amp;provider=email')
    for (const offers of [true, false]) {
      const email = someone()
      const visitor = new Visitor(worker)
      const form = { returnTo: '/profile', email, intent: 'send', ...(offers && { offers: 'on' }) }
      const sent = await visitor.ask(action.replace('&amp;', '&'), { method: 'POST', form })
      expect(sent.text).toContain('Look into your mail')
      const done = await typing(visitor, (await mailTo(email, loginMail)).code)
      expect(done.url).toMatch(/\/profile$/)
      // On the list once the mail is confirmed.
      expect(await signedUp(email)).toEqual(
        offers ? { offers: 1, source: '/auth', asked_at: expect.any(Number) } : null,
      )
    }
    // Without an address the next page asks for it.
    const form = { returnTo: '/profile', email: ' ', intent: 'send' }
    const asked = await new Visitor(worker).ask('/api/login?provider=email', { method: 'POST', form })
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Log in by email')])
  })

  it('by the link wants a button: what opens links by itself uses nothing', async () => {
    const email = someone()
    const { visitor } = await askedFor(email)
    const { link } = await mailTo(email, loginMail)
    for (const scanner of [new Visitor(worker), new Visitor(worker)]) {
      expect((await scanner.ask(link)).status).toBe(200)
      // Some press buttons, too.
      expect((await scanner.ask(link, { method: 'POST', form: { intent: 'open' } })).status).toBe(422)
      expect(await scanner.user()).toBeNull()
    }
    expect((await visitor.ask(link)).text).toContain('This link is good')
    await visitor.ask(link, { method: 'POST', form: { intent: 'open' } })
    expect(await visitor.user()).not.toBeNull()
    const again = await new Visitor(worker).ask(link)
    expect(again.text).toContain('This link works no more')
  })

  it('in another browser the link asks for the code', async () => {
    const email = someone()
    const { visitor } = await askedFor(email)
    const { link, code } = await mailTo(email, loginMail)
    const phone = new Visitor(worker)
    const page = await phone.ask(link)
    expect(page.text).toContain('Is it you?')
    expect(page.text).toContain(email)
    expect(
      (await phone.ask(link, { method: 'POST', form: { intent: 'open', code: wrongOf(code) } })).status,
    ).toBe(422)
    expect(await phone.user()).toBeNull()
    await phone.ask(link, { method: 'POST', form: { intent: 'open', code } })
    expect(await phone.user()).not.toBeNull()
    expect(await visitor.user()).toBeNull()
  })

  it('ends after five wrong codes', async () => {
    const email = someone()
    const { visitor } = await askedFor(email)
    const { link, code } = await mailTo(email, loginMail)
    for (let turn = 0; turn < 5; turn++) await typing(visitor, wrongOf(code))
    const refused = await typing(visitor, code)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('too many codes were wrong')
    expect((await visitor.ask(link, { method: 'POST', form: { intent: 'open', code } })).status).toBe(400)
    expect(await visitor.user()).toBeNull()
  })

  it('answers the same for an address with an account and one without, and keeps neither code nor link', async () => {
    const known = someone()
    await new Visitor(worker).signIn(known)
    const answers: string[] = []
    for (const email of [known, someone()]) {
      const { page } = await askedFor(email)
      const [, main = ''] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(page.text) ?? []
      answers.push(
        `${page.status} ${page.url} ${main.replaceAll(email, 'the address').replace(/<!--.*?-->/g, '')}`,
      )
    }
    expect(answers[0]).toBe(answers[1])
    const { code, link } = await mailTo(known, loginMail)
    const db = await worker.database()
    const rows = await Promise.all(
      ['mail_sign_ins', 'mails'].map((table) => db.prepare(`SELECT * FROM ${table}`).all()),
    )
    const stored = JSON.stringify(rows.map(({ results }) => results))
    expect(stored).not.toContain(`"${code}"`)
    expect(stored).not.toContain(new URL(link).searchParams.get('token'))
    expect(worker.said.join()).not.toContain(known)
  })

  it('sends five mails to an address in ten minutes at most', async () => {
    const email = someone()
    for (let turn = 0; turn < 5; turn++) expect((await askedFor(email)).page.status).toBe(200)
    expect((await askedFor(email)).page.status).toBe(429)
  })

  it('does not begin with what is no address', async () => {
    expect((await askedFor('nobody')).page.status).toBe(422)
  })
})

describe('an address that both sides verified', () => {
  it('opens the account that is there, with a mail that tells it, and the way can be removed', async () => {
    const email = someone()
    const first = new Visitor(worker)
    await first.signIn(email)
    const { visitor } = await askedFor(email)
    await typing(visitor, (await mailTo(email, loginMail)).code)
    expect((await visitor.user())?.id).toBe((await first.user())?.id)
    await mailTo(email, /new way to log in/)
    const page = await first.ask('/profile')
    expect(page.text).toContain('Ways to log in')
    await first.ask('/account/ways', { method: 'POST', form: { issuer: 'mail', subject: email } })
    const ways = async () => {
      const db = await worker.database()
      const query = db.prepare('SELECT issuer FROM sign_in_ways WHERE email = ?').bind(email)
      return (await query.all<{ issuer: string }>()).results.map(({ issuer }) => issuer)
    }
    const [left = ''] = await ways()
    expect(left).not.toBe('mail')
    // The last way stays.
    const db = await worker.database()
    const row = await db
      .prepare('SELECT subject FROM sign_in_ways WHERE email = ?')
      .bind(email)
      .first<{ subject: string }>()
    await first.ask('/account/ways', { method: 'POST', form: { issuer: left, subject: row?.subject ?? '' } })
    expect(await ways()).toEqual([left])
  })
})

// The last two move the Worker's clock.
it('sends 20 mails to an address in a day at most, whoever asks', { timeout: 60_000 }, async () => {
  const email = someone()
  for (let turn = 0; turn < 20; turn++) {
    await worker.setAhead(Math.floor(turn / 5) * 11 * 60_000)
    expect((await askedFor(email)).page.status).toBe(200)
  }
  await worker.setAhead(60 * 60_000)
  expect((await askedFor(email)).page.status).toBe(429)
  await worker.setAhead(25 * 60 * 60_000)
  expect((await askedFor(email)).page.status).toBe(200)
  await worker.setAhead(0)
})

it('a sign-in by mail is over after ten minutes', async () => {
  const email = someone()
  const { visitor } = await askedFor(email)
  const { link, code } = await mailTo(email, loginMail)
  await worker.setAhead(10 * 60_000 + 1000)
  expect((await typing(visitor, code)).status).toBe(400)
  expect((await visitor.ask(link)).text).toContain('This link works no more')
  await worker.setAhead(0)
})
