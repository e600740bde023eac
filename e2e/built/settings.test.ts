// Every setting of docs/operations.md, set wrong in several ways, one at a time, in the built Worker: its part stops, and says
// so where it is used; everything else works.
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { type Answer, Visitor } from './harness/visitor'

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const [, section = ''] = operations.split('\n## Settings\n')
const documented = [...section.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name ?? '')

const endless = 'x'.repeat(100_000)
/** Words that are shown in one line. */
const lines = ['two\nlines', '<b>Ada</b>', endless]
const addresses = [
  'not an address',
  'http://far.example',
  'ftp://far.example',
  'javascript:alert(1)',
  `https://${endless}.example`,
]
const keys = ['two words', 'schlüssel', 'line\nbreak', endless]
const numbers = ['120k', '-1', '1e99', 'NaN', '12,5', '9'.repeat(400)]
const flags = ['perhaps', '2', endless]

interface Case {
  part: string
  wrong: string[]
  /** Settings beside it with which the part would work. */
  beside?: Record<string, string>
  /** Whether the part cannot work without it, where others of the part are set. */
  needed?: boolean
}

const model = { part: 'model', beside: { OPENAI_API_KEY: 'key' } }
const provider = (name: string) => {
  const part = `sign-in-${name.toLowerCase()}`
  const [id, secret] = [`OAUTH_${name}_CLIENT_ID`, `OAUTH_${name}_CLIENT_SECRET`]
  const beside = { [id]: 'id', [secret]: 'secret' }
  return {
    [id]: { part, wrong: keys, beside, needed: true },
    [secret]: { part, wrong: keys, beside, needed: true },
    [`OAUTH_${name}_ISSUER`]: { part, wrong: addresses, beside },
    [`OAUTH_${name}_RESPONSE_MODE`]: { part, wrong: ['fragment', endless], beside },
  }
}

const cases: Record<string, Case> = {
  STRIPE_SECRET_KEY: {
    part: 'payments',
    wrong: [...keys, 'pk_test_swapped', 'sk_live_of_the_other_mode'],
    needed: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    part: 'payments',
    wrong: [...keys, 'sk_test_swapped', 'pk_live_of_the_other_mode'],
    needed: true,
  },
  STRIPE_WEBHOOK_SECRET: { part: 'payments', wrong: [...keys, 'we_1abc'], needed: true },
  STRIPE_API_BASE: { part: 'payments', wrong: [...addresses, 'https://api.stripe.example'] },
  MAIL_FROM: {
    part: 'mail',
    wrong: ['nobody', 'a@b', 'Planner <a@b.example>', `${endless}@x.example`],
    needed: true,
  },
  RESEND_API_KEY: { part: 'mail', wrong: [...keys, 'sk_test_swapped'] },
  RESEND_WEBHOOK_SECRET: { part: 'mail', wrong: [...keys, 're_swapped'] },
  RESEND_API_BASE: { part: 'mail', wrong: [...addresses, 'https://api.resend.example'] },
  OAUTH_ISSUER: { part: 'sign-in', wrong: addresses, needed: true },
  OAUTH_CLIENT_ID: { part: 'sign-in', wrong: keys, needed: true },
  OAUTH_CLIENT_SECRET: { part: 'sign-in', wrong: keys, needed: true },
  OAUTH_RESPONSE_MODE: { part: 'sign-in', wrong: ['fragment', endless] },
  ...provider('GOOGLE'),
  ...provider('FACEBOOK'),
  ...provider('APPLE'),
  OPENAI_API_KEY: { part: 'model', wrong: keys, beside: { OPENAI_MODEL: 'some-model' }, needed: true },
  OPENAI_BASE_URL: { ...model, wrong: addresses },
  OPENAI_MODEL: { ...model, wrong: keys },
  OPENAI_PLAN_TOKENS: { ...model, wrong: [...numbers, '0.5', '5'] },
  OPENAI_PLAN_SECONDS: { ...model, wrong: [...numbers, '90s', '0'] },
  OPENAI_PROFILE: { ...model, wrong: ['fast'] },
  OPENAI_EFFORT: { ...model, wrong: ['lots'] },
  OPENAI_STALL_SECONDS: { ...model, wrong: [...numbers, '0'] },
  OPENAI_TALK_TOKENS: { ...model, wrong: [...numbers, '0.5', '5'] },
  OPENAI_TALK_SECONDS: { ...model, wrong: [...numbers, '0'] },
  OPENAI_ACCOUNT_DAY_CENTS: { ...model, wrong: [...numbers, '$1'] },
  OPENAI_SITE_DAY_CENTS: { ...model, wrong: [...numbers, '$25'] },
  OPENAI_INPUT_PRICE: { ...model, wrong: [...numbers, '$0.40'] },
  OPENAI_OUTPUT_PRICE: { ...model, wrong: [...numbers, '$1.60'] },
  APP_URL: { part: 'site', wrong: [...addresses, 'planner.example'] },
  CONTACT_EMAIL: {
    part: 'contact',
    wrong: ['nobody', 'a@b', 'a@b.example, c@d.example', `${endless}@x.example`],
  },
  ALERT_WEBHOOK_URL: { part: 'alerts', wrong: addresses },
  DESK_ACCOUNTS: { part: 'desk', wrong: ['schlüssel', 'line\nbreak', endless] },
  COMPANY_NAME: { part: 'company', wrong: lines },
  COMPANY_ADDRESS: { part: 'company', wrong: lines },
  COMPANY_COUNTRY: { part: 'company', wrong: lines },
  COMPANY_REGISTER: { part: 'company', wrong: lines },
  TAX_NOTE: { part: 'company', wrong: lines },
  PRICE_NOTE: { part: 'prices', wrong: lines },
  ASK_CONSENT: { part: 'consent', wrong: flags },
  PARTNER_IDS: { part: 'partners', wrong: ['booking', 'booking=', '=1', 'booking=1;viator=2', endless] },
  MAP_STYLE_URL: { part: 'map', wrong: addresses },
  PLACES_URL: { part: 'places', wrong: addresses },
  FAME_URL: { part: 'fame', wrong: addresses },
  ROUTER_URL: { part: 'router', wrong: addresses },
  RATES_URL: { part: 'rates', wrong: addresses },
  APP_VERSION: { part: 'release', wrong: keys },
  DESIGN_PAGE: { part: 'rehearsal', wrong: flags },
  LOOPBACK_LIMIT_FACTOR: { part: 'rehearsal', wrong: [...numbers, '0', '1001'] },
  PLANNER_EVENT_TIMES: { part: 'rehearsal', wrong: flags },
  PLANNER_DAY_DELAY_MS: { part: 'rehearsal', wrong: [...numbers, '2s', '10001'] },
}

interface Health {
  ok: boolean
  engine: string
  payments: string
  auth: string
  parts: Record<string, { state: string; settings?: string[] }>
}

let worker: BuiltWorker
let reader: Visitor
let shared: string
/** A trip to ask the assistant about. */
let itinerary: object

beforeAll(async () => {
  worker = await startBuiltWorker()
  const owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('explorer')
  const id = await owner.plan(romeForm({ endDate: '2027-04-13' }))
  itinerary = (await owner.json<{ itinerary: object }>(`/api/trips/${id}`)).itinerary
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${id}/share`, { method: 'POST' })
  shared = new URL(shareUrl).pathname
  reader = new Visitor(worker)
}, 120_000)
afterAll(() => worker.close(), 60_000)
afterEach(() => worker.change({}))

/** The lines of the log that are about a setting. */
async function logged(name: string): Promise<string[]> {
  // The log comes by another way than the answers.
  await delay(50)
  return worker.said.filter((line) => line.includes(`"setting":"${name}"`))
}

async function restWorks(pages = ['/', '/planner', shared]) {
  const answers = await Promise.all(pages.map((page) => reader.ask(page)))
  expect(answers.map(({ status, url }) => `${new URL(url).pathname} ${status}`)).toEqual(
    pages.map((page) => `${page} 200`),
  )
  return reader.json<Health>('/api/health')
}

/** What answers that a part is off, where it is used; nothing for parts without which pages are only plainer. */
async function refusalOf(part: string): Promise<{ api: Answer; page?: Answer } | null> {
  const login = `/api/login${part.startsWith('sign-in-') ? `?provider=${part.slice(8)}` : ''}`
  if (part === 'payments') {
    const json = { amount: 7, planType: 'explorer' }
    const api = await reader.ask('/api/create-payment-intent', { method: 'POST', json })
    return { api, page: await reader.ask('/checkout?plan=explorer') }
  }
  if (part === 'mail') {
    const byMail = '/api/login?provider=email'
    return { api: await reader.ask(byMail), page: await reader.ask(byMail, { accept: 'text/html' }) }
  }
  if (part.startsWith('sign-in'))
    return { api: await reader.ask(login), page: await reader.ask(login, { accept: 'text/html' }) }
  if (part === 'model') {
    const json = { sentence: 'when do we begin?', tripId: null, itinerary }
    return { api: await reader.ask('/api/assistant', { method: 'POST', json }) }
  }
  return null
}

async function isOff(part: string) {
  const refusal = await refusalOf(part)
  if (!refusal) return
  const { api, page } = refusal
  expect(api.status).toBe(503)
  expect(JSON.parse(api.text)).toMatchObject({
    code: 'not-configured',
    message: expect.stringMatching(/set up (on this site|here)/),
  })
  if (!page) return
  expect(page.status).toBe(503)
  expect(page.text).toMatch(/(is|are) not set up on this site yet/)
}

it('every documented setting has wrong values here, and every setting here is documented', () => {
  expect(documented.length).toBeGreaterThan(30)
  expect(Object.keys(cases).sort()).toEqual(documented.toSorted())
})

describe.each(Object.entries(cases))('%s', (name, { part, wrong, beside, needed }) => {
  it('set wrong, stops its part alone and is named in the log once', async () => {
    const pages = ['/', '/planner', shared]
    for (const [index, value] of wrong.entries()) {
      await worker.change({ ...beside, [name]: value })
      // All of them once, then one in turn: settings are read in one place, and this asks some hundred pages less.
      const health = await restWorks(index === 0 ? pages : pages.slice(index % 3, (index % 3) + 1))
      expect(health.parts[part], value.slice(0, 50)).toEqual({ state: 'wrong', settings: expect.any(Array) })
      const blamed = health.parts[part]?.settings ?? []
      // Keys of two modes do not fit each other: either may be meant.
      if (!value.includes('_of_the_other_mode')) expect(blamed).toEqual([name])
      for (const [other, { state }] of Object.entries(health.parts))
        if (other !== part) expect(['configured', 'absent'], other).toContain(state)
      expect(JSON.stringify(health)).not.toContain(value.slice(0, 50))
    }
    await isOff(part)
    expect(await logged(name)).toHaveLength(1)
    const values = wrong.filter((value) => value.length > 8)
    expect(worker.said.filter((line) => values.some((value) => line.includes(value.slice(0, 50))))).toEqual(
      [],
    )
  })

  it('set to nothing, counts as not set', async () => {
    for (const value of ['', '  \n']) {
      await worker.change({ ...beside, [name]: value })
      const { parts } = await restWorks(['/'])
      expect(['configured', 'absent', 'half-set']).toContain(parts[part]?.state)
      if (!needed) continue
      expect(parts[part]).toEqual({ state: 'half-set', settings: [name] })
      await isOff(part)
    }
  })
})

describe.each(Object.entries(cases).filter(([, { needed }]) => needed))('%s', (name, { part, beside }) => {
  it('missing beside the others, is named as missing', async () => {
    await worker.change({ ...beside, [name]: null })
    const { parts } = await restWorks()
    expect(parts[part]).toEqual({ state: 'half-set', settings: [name] })
    await isOff(part)
    // Set to nothing, it was missing before.
    const missing = (await logged(name)).filter((line) => line.includes('setting-missing'))
    expect(missing).toHaveLength(1)
  })
})

describe('a deployment', () => {
  it('with nothing set works, and says what is off', async () => {
    await worker.change(Object.fromEntries(documented.map((name) => [name, null])))
    const { parts, ...health } = await restWorks()
    expect(health).toMatchObject({ ok: true, engine: 'embedded', payments: 'off', auth: 'off' })
    expect([...new Set(Object.values(parts).map(({ state }) => state))]).toEqual(['absent'])
    await isOff('payments')
    await isOff('sign-in')
  })

  it('with a wrong provider signs people in by the others', async () => {
    await worker.change({ OAUTH_GOOGLE_CLIENT_ID: 'id' })
    await new Visitor(worker).signIn()
    const google = await new Visitor(worker).ask('/api/login?provider=google')
    expect(google.status).toBe(503)
  })

  it('never opens one named provider by the button of another, and names the other ways', async () => {
    const none = { OAUTH_ISSUER: null, OAUTH_CLIENT_ID: null, OAUTH_CLIENT_SECRET: null }
    const issuer = worker.standIns.OAUTH_ISSUER ?? ''
    const google = {
      OAUTH_GOOGLE_CLIENT_ID: 'id',
      OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
      OAUTH_GOOGLE_ISSUER: issuer,
    }
    const sent = await (async () => {
      await worker.change({ ...none, ...google })
      return new Visitor(worker).ask('/api/login?provider=google', { follow: false })
    })()
    expect(sent.headers.get('Location')).toContain(issuer)
    // Mail alone is a way as well.
    for (const settings of [{ ...none, ...google }, none]) {
      await worker.change(settings)
      const facebook = '/api/login?provider=facebook&returnTo=/profile'
      const page = await new Visitor(worker).ask(facebook, { accept: 'text/html' })
      expect(page.status).toBe(503)
      expect(page.text).toContain('This way to sign in is not set up on this site yet.')
      expect(page.text).toContain('href="/auth?returnTo=%2Fprofile"')
    }
  })

  it('names on the privacy page who runs its model and its maps', async () => {
    const said = async (settings: Record<string, string>) => {
      await worker.change({ OPENAI_API_KEY: 'key', ...settings })
      const { text } = await new Visitor(worker).ask('/privacy')
      return [...text.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name)
    }
    const elsewhere = { OPENAI_BASE_URL: 'https://models.example/v1' }
    const named = await said({ ...elsewhere, MAP_STYLE_URL: 'https://tiles.example/style.json' })
    expect(named).toEqual(expect.arrayContaining(['models.example', 'tiles.example']))
    expect(named).not.toContain('OpenAI')
    expect(await said({})).toContain('OpenAI')
  })

  it('whose model has a wrong limit plans without the model', async () => {
    await worker.change({
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: 'http://127.0.0.1:9',
      OPENAI_PLAN_TOKENS: '100k',
    })
    const visitor = new Visitor(worker)
    await visitor.buy('explorer')
    await visitor.plan(romeForm({ endDate: '2027-04-13' }))
    const { engine } = await visitor.json<Health>('/api/health')
    expect(engine).toBe('embedded')
  })

  it('shows no value of its secrets', async () => {
    const text = JSON.stringify(await restWorks())
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'OAUTH_CLIENT_SECRET'])
      expect(text).not.toContain(worker.standIns[name])
  })
})
