import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { Signup } from '~/domain/marketing/newsletter/signup'
import { silentLog } from '~/domain/operations/events'
import { d1AffiliateLog } from '~/services/db/affiliate-log.server'
import { database } from '~/services/db/database.server'
import { d1Signups } from '~/services/db/signup-list.server'
import { kvPopupRecord } from '~/services/kv/popup-record.server'

const now = () => 1_800_000_000_000
const list = () => d1Signups(database(env.DB), now, null)
const signup = (email: string, more = {}) => Signup.parse({ email, location: 'inline', ...more })

async function rows() {
  const { results } = await env.DB.prepare('SELECT * FROM newsletter_signups').all()
  return results
}

describe('the list of sign-ups', () => {
  it('keeps an address once, with where and when its owner agreed', async () => {
    await list().add(signup('Ada@Example.com', { name: 'Ada', offers: true, source: '/pricing' }))
    await list().add(signup(' ada@example.COM', { offers: false, location: 'footer' }))
    expect(await rows()).toEqual([
      expect.objectContaining({
        email: 'ada@example.com',
        name: 'Ada',
        location: 'inline',
        source: '/pricing',
        offers: 1,
        consent_at: now(),
      }),
    ])
  })

  it('forgets who leaves by the link in a mail, and only by a press of the button', async () => {
    await list().add(signup('ada@example.com'))
    await list().add(signup('bob@example.com'))
    const [ada] = await rows()
    const link = `https://planner.example/newsletter/unsubscribe?token=${ada?.unsubscribe_token}`
    const page = await (await SELF.fetch(link)).text()
    expect(page).toContain('Leave the newsletter?')
    expect(await rows()).toHaveLength(2)
    // As a mail program's own button does it: no page, no Origin (RFC 8058).
    const left = await SELF.fetch(link, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(200)
    expect(await left.text()).toContain('You have left the newsletter')
    expect(await rows()).toEqual([expect.objectContaining({ email: 'bob@example.com' })])
    expect(await (await SELF.fetch(link)).text()).toContain('Nobody is signed up under this link')
  })
})

describe('the log of booking links', () => {
  it('writes what came in within a second in one go', async () => {
    const work: Promise<unknown>[] = []
    const log = d1AffiliateLog(database(env.DB), now, (promise) => work.push(promise), silentLog)
    for (let turn = 0; turn < 25; turn++) {
      log.note({
        kind: 'impression',
        provider: 'viator',
        category: 'tours',
        url: `https://www.viator.com/${turn}`,
        destination: null,
        page: null,
        referrer: null,
        abTest: null,
        visitorId: null,
      })
    }
    expect(work).toHaveLength(1)
    await Promise.all(work)
    const stored = await env.DB.prepare('SELECT COUNT(*) AS count FROM affiliate_events').first('count')
    expect(stored).toBe(25)
  })
})

describe('the record of the popup', () => {
  it('remembers a session', async () => {
    const record = kvPopupRecord(env.CACHE, now)
    expect(await record.seen('one')).toBe(false)
    await record.markSeen('one')
    expect([await record.seen('one'), await record.seen('two')]).toEqual([true, false])
  })
})
