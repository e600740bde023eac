// What an operator sets about the business: who runs the site, partner ids, whether visitors are asked for consent; and what
// came in, at the desk.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

const operatorEmail = 'operator@example.com'
const company = {
  COMPANY_NAME: 'Ada & Co',
  COMPANY_ADDRESS: 'Main Street 1, 10115 Berlin',
  COMPANY_COUNTRY: 'Germany',
  COMPANY_REGISTER: 'HRB 1 Berlin',
  TAX_NOTE: 'VAT ID DE123456789',
}
let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker({ settings: async () => ({ DESK_ACCOUNTS: operatorEmail }) })
}, 120_000)
afterEach(() => worker.change({}))
afterAll(() => worker.close(), 60_000)

const words = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const page = async (path: string, who = new Visitor(worker)) => (await who.ask(path)).text
const counted = async (kind: string) => {
  const { results } = await (await worker.database())
    .prepare('SELECT url FROM affiliate_events WHERE kind = ?')
    .bind(kind)
    .all()
  return results.map(({ url }) => url)
}

it('tells who runs the site in the terms, at the foot of every page and in mails', async () => {
  expect(await page('/pricing')).not.toContain('/terms#imprint')
  expect(words(await page('/terms'))).not.toContain('Who runs this site')
  await worker.change(company)
  expect(await page('/pricing')).toContain('href="/terms#imprint"')
  const terms = words(await page('/terms'))
  expect(terms).toMatch(
    /Who runs this site Ada & Co Main Street 1, 10115 Berlin Germany HRB 1 Berlin .*VAT ID DE123456789/,
  )
  expect(terms).toContain('The law of Germany holds for these terms.')

  const email = `${randomUUID()}@example.com`
  const form = { email, location: 'footer', source: '/pricing' }
  await new Visitor(worker).ask('/newsletter', { method: 'POST', form })
  await expect
    .poll(async () => (await worker.mailbox(email)).mails.map(({ text }) => text), { timeout: 15_000 })
    .toEqual([
      expect.stringContaining(
        'Ada & Co, Main Street 1, 10115 Berlin, Germany\nHRB 1 Berlin\nVAT ID DE123456789',
      ),
    ])
})

it('says beside every price what is to be said of tax', async () => {
  const member = new Visitor(worker)
  await member.signIn()
  const priced = ['/', '/pricing', '/checkout?plan=premium', '/subscribe']
  for (const path of priced) expect(words(await page(path, member))).not.toContain('include VAT')
  await worker.change({ PRICE_NOTE: 'Prices include VAT.' })
  for (const path of priced) expect(words(await page(path, member)), path).toContain('Prices include VAT.')
})

it('puts the operator’s partner ids into the links of every page and call', async () => {
  await worker.change({ PARTNER_IDS: 'booking=123456,viator=P00012,getyourguide=GYG7' })
  const front = (await page('/')).replaceAll('&amp;', '&')
  expect(front).toMatch(/href="https:\/\/www\.booking\.com\/searchresults\.html\?[^"]*aid=123456/)
  expect(front).toMatch(/href="https:\/\/www\.viator\.com\/searchResults\/all\?[^"]*pid=P00012/)
  const link = async (provider: string, category: string) => {
    const query = new URLSearchParams({ provider, category, destination: 'Rome' })
    const { url } = await new Visitor(worker).json<{ url: string }>(`/api/affiliate-link?${query}`)
    return new URL(url).searchParams
  }
  expect((await link('getyourguide', 'tours')).get('partner_id')).toBe('GYG7')
  // A platform without an id has its plain link.
  expect([...(await link('tiqets', 'attractions')).keys()].toSorted()).toEqual(['ref', 'src'])
})

const seen = (url: string) => ({ provider: 'viator', category: 'tours', url })

it('asks nobody for consent unless it is set, and counts links then', async () => {
  expect(words(await page('/pricing'))).not.toContain('May we do more')
  const visitor = new Visitor(worker)
  const json = seen('https://www.viator.com/?usual')
  await visitor.ask('/api/affiliate-tracking/impression', { method: 'POST', json })
  await expect.poll(() => counted('impression')).toEqual(['https://www.viator.com/?usual'])
})

it('where it asks, stores and counts nothing for who has not chosen or said no, and what was allowed for others', async () => {
  await worker.change({ ASK_CONSENT: 'true', MAP_STYLE_URL: 'https://tiles.example/style.json' })
  const said = async (who: Visitor) => {
    const html = await page('/pricing', who)
    return { asked: html.includes('id="consent"'), allowed: /data-consent="([^"]*)"/.exec(html)?.[1] }
  }
  const act = async (who: Visitor, name: string) => {
    const json = seen(`https://www.viator.com/?${name}`)
    const impression = await who.ask('/api/affiliate-tracking/impression', { method: 'POST', json })
    const popup = await who.ask('/api/popup/seen', { method: 'POST' })
    expect([impression.status, popup.status]).toEqual([204, 204])
    return popup.headers.get('Set-Cookie') !== null
  }
  const choose = (who: Visitor, form: Record<string, string>) => who.ask('/consent', { method: 'POST', form })

  const [silent, no, yes, some] = Array.from({ length: 4 }, () => new Visitor(worker))
  if (!silent || !no || !yes || !some) throw new Error('four visitors')
  expect(await said(silent)).toEqual({ asked: true, allowed: '' })
  expect(words(await page('/pricing', silent))).toContain('Load maps from tiles.example.')
  expect(await act(silent, 'silent')).toBe(false)

  await choose(no, { choice: 'none' })
  expect(await said(no)).toEqual({ asked: false, allowed: '' })
  expect(await act(no, 'no')).toBe(false)

  await choose(yes, { choice: 'all' })
  expect(await said(yes)).toEqual({ asked: false, allowed: 'counting popup map' })
  expect(await act(yes, 'yes')).toBe(true)

  await choose(some, { choice: 'some', allow: 'counting' })
  expect(await said(some)).toEqual({ asked: false, allowed: 'counting' })
  expect(await act(some, 'some')).toBe(false)
  await expect
    .poll(async () => (await counted('impression')).filter((url) => /silent|no$|yes|some/.test(String(url))))
    .toEqual(['https://www.viator.com/?yes', 'https://www.viator.com/?some'])

  // It can be taken back, and a page that was kept for others is not shown to who said something else.
  expect(words(await page('/privacy', some))).toContain('Your choices')
  await choose(some, { choice: 'none' })
  expect(await said(some)).toEqual({ asked: false, allowed: '' })
  expect(await said(silent)).toEqual({ asked: true, allowed: '' })
})

it('asks nothing of a browser that asks for privacy, and does nothing there', async () => {
  await worker.change({ ASK_CONSENT: 'true' })
  const answer = await worker.fetch(`${origin}/pricing`, { headers: { 'Sec-GPC': '1' } })
  const html = await answer.text()
  expect(html).not.toContain('id="consent"')
  expect(html).toContain('data-consent=""')
})

it('leads back to the page of the form, and to no other site', async () => {
  const back = async (referer: string) => {
    const headers = { Referer: referer, 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await worker.fetch(`${origin}/consent`, { method: 'POST', headers, body: 'choice=none' })
    await answer.body?.cancel()
    return [answer.status, answer.headers.get('Location')]
  }
  expect(await back(`${origin}/planner?destination=Rome`)).toEqual([303, '/planner?destination=Rome'])
  for (const referer of ['https://evil.example/planner', 'nonsense', `${origin}//evil.example`])
    expect(await back(referer)).toEqual([303, '/'])
})

it('shows at the desk what came in and was taken back, by month', async () => {
  const operator = new Visitor(worker)
  await operator.signIn(operatorEmail)
  expect(words(await page('/desk', operator))).toContain('Nothing was paid yet.')

  await new Visitor(worker).buy('premium')
  const guest = new Visitor(worker)
  const payment = await guest.buy('explorer')
  await guest.ask('/refund', { method: 'POST', form: { payment } })
  const member = new Visitor(worker)
  await member.signIn()
  const json = { amount: 15, isYearly: false, coupon: null }
  const order = { method: 'POST' as const, json }
  const { clientSecret } = await member.json<{ clientSecret: string }>(
    '/api/create-subscription-intent',
    order,
  )
  await confirm(worker, clientSecret)
  await member.ask('/planner?subscription_success=true')

  const month = new Date().toISOString().slice(0, 7)
  // Plans, membership payments, paid, taken back, left.
  expect(words(await page('/desk', operator))).toContain(`${month} 2 1 $32.00 $7.00 $25.00`)
})
