// What the Worker writes to its log while everything fails that can hold something of a person.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

const canary = {
  email: 'canary.mailbox@example.com',
  name: 'Canary Quillfeather',
  note: 'canarynote that nobody else may read',
  title: 'canarytitle of a stop',
  code: 'canarycode4711',
  card: '4000000000000002',
}

/** A vendor whose refusals quote everything that it was sent. */
function quotingVendor() {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      response.writeHead(400, { 'Content-Type': 'application/json' })
      response.end(
        JSON.stringify({ error: { message: `cannot take ${body} of ${canary.email}`, type: 'x' } }),
      )
    })
  })
  return new Promise<{ url: string; close(): void }>((ready) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      ready({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    }),
  )
}

let worker: BuiltWorker
let vendor: Awaited<ReturnType<typeof quotingVendor>>

beforeAll(async () => {
  vendor = await quotingVendor()
  worker = await startBuiltWorker({
    settings: async () => ({ OPENAI_API_KEY: 'test', OPENAI_BASE_URL: vendor.url, OPENAI_MODEL: 'quoting' }),
  })
}, 120_000)
afterAll(async () => {
  await worker.close()
  vendor.close()
})

/** Does something while a table is not there. */
async function without<T>(table: string, act: () => Promise<T>): Promise<T> {
  const db = await worker.database()
  await db.prepare(`ALTER TABLE ${table} RENAME TO gone_${table}`).run()
  try {
    return await act()
  } finally {
    await db.prepare(`ALTER TABLE gone_${table} RENAME TO ${table}`).run()
  }
}

const lines = () =>
  worker.said.flatMap((line) => {
    try {
      return [JSON.parse(line) as Record<string, unknown>]
    } catch {
      return []
    }
  })

/** Waits for a line about an event. */
const line = (event: string) =>
  expect.poll(() => lines().find((said) => said.event === event), { timeout: 20_000 }).toBeTruthy()

it('holds nothing of a person, whatever fails, and is JSON with a code and the number of the request', {
  timeout: 120_000,
}, async () => {
  const owner = new Visitor(worker)
  const guest = new Visitor(worker)
  const tokens = new Set<string>()
  const form = romeForm({ endDate: '2027-04-13', additionalInfo: canary.note })

  await owner.signIn(canary.email)
  await owner.buy('premium')
  // The model refuses, and its refusal quotes the note.
  const trip = await owner.plan(form)
  await line('model-gave-no-answer')
  const { itinerary, version } = await owner.json<{ itinerary: Record<string, unknown>; version: number }>(
    `/api/trips/${trip}`,
  )
  await owner.ask('/api/assistant', {
    method: 'POST',
    json: { tripId: trip, itinerary, messages: [{ role: 'user', content: canary.note }] },
  })
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${trip}/share`, { method: 'POST' })
  tokens.add(shareUrl.split('/').at(-1) ?? '')

  // Inserts and updates that carry everything a trip holds.
  const edited = JSON.parse(JSON.stringify(itinerary).replace(/"title":"[^"]*"/, `"title":"${canary.title}"`))
  await without('trip_versions', () =>
    owner.ask(`/api/trips/${trip}`, { method: 'PUT', json: { version, itinerary: edited } }),
  )
  await without('trips', async () => {
    await owner.ask('/api/generate-itinerary', { method: 'POST', json: form, accept: 'text/event-stream' })
    await line('generation-broke')
    await owner.ask('/profile')
    await owner.ask(`/trips/${trip}`)
    await owner.ask(shareUrl)
  })
  await without('newsletter_signups', () =>
    guest.ask('/api/subscribe-newsletter', {
      method: 'POST',
      json: { email: canary.email, name: canary.name, location: 'footer', source: '/', offers: true },
    }),
  )
  await without('users', async () => {
    await new Visitor(worker).signIn(canary.email).catch(() => undefined)
    await owner.ask('/profile')
  })
  await without('affiliate_events', async () => {
    const json = { provider: 'Booking.com', category: 'hotels', url: `https://booking.com/?x=${canary.code}` }
    await guest.ask('/api/affiliate-tracking/impression', { method: 'POST', json })
    await line('affiliate-events-not-stored')
  })

  // Sign-in with answers that are not the provider's.
  await guest.ask(
    `/auth/callback?code=${canary.code}&state=${canary.code}&iss=https://${canary.code}.example`,
  )
  const login = await guest.ask('/api/login', { follow: false })
  const state = new URL(login.headers.get('Location') ?? '').searchParams.get('state')
  await guest.ask(`/auth/callback?code=${canary.code}&state=${state}`)

  // Payments: declined, provider down, database away, and calls that nobody signed.
  const order = { method: 'POST' as const, json: { amount: 7, planType: 'explorer' } }
  const { clientSecret } = await guest.json<{ clientSecret: string }>('/api/create-payment-intent', order)
  tokens.add(clientSecret)
  await confirm(worker, clientSecret, canary.card)
  await worker.steer('api', { fail: 6 })
  await new Visitor(worker).ask('/api/create-payment-intent', order)
  await worker.steer('api', { fail: 0 })
  await without('purchases', () => new Visitor(worker).ask('/api/create-payment-intent', order))
  await guest.ask('/api/stripe/webhook', { method: 'POST', json: { id: canary.code, note: canary.note } })
  for (const address of ['/planner', '/api/generate-itinerary', '/newsletter', '/refund'])
    await worker
      .fetch(`${origin}${address}`, { method: 'POST', body: `{"destination": ${canary.note}` })
      .then((response) => response.text())
  for (const secret of [...owner.secrets(), ...guest.secrets()]) tokens.add(secret)

  const log = worker.said.join('\n')
  for (const [what, secret] of Object.entries(canary)) expect(log, what).not.toContain(secret)
  expect(log).not.toContain('canary')
  for (const token of tokens) expect(log, 'a token').not.toContain(token)

  // Everything was said, only not what it was about.
  const said = new Set(lines().map(({ event }) => event))
  for (const event of [
    'affiliate-events-not-stored',
    'call-broke',
    'generation-broke',
    'page-broke',
    'payment-not-set-up',
    'sign-in-refused',
    'signed-in',
    'webhook-refused',
  ])
    expect([...said], [...said].join()).toContain(event)

  const strays = worker.said.filter((said) => !said.startsWith('{'))
  expect(strays).toEqual([])
  for (const said of lines()) {
    expect(said.event, JSON.stringify(said)).toMatch(/^[a-z-]+$/)
    expect(said.at, JSON.stringify(said)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    // What a generator's alarm does belongs to a generation, mail to its kind, everything else to a request.
    const of =
      said.requestId ?? said.generationId ?? said.question ?? (said.event === 'mail-sent' && said.kind)
    expect(of, JSON.stringify(said)).toBeTruthy()
  }
})

it('a request has a number: in the answer, on the page that says it failed, and in its lines', async () => {
  const visitor = new Visitor(worker)
  const fine = await visitor.ask('/terms')
  expect(fine.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{16}$/)
  await visitor.signIn()
  const page = await without('purchases', () => visitor.ask('/account/billing'))
  expect(page.status).toBe(500)
  const id = page.headers.get('X-Request-Id') ?? ''
  expect(page.text.replace(/<[^>]+>/g, '')).toContain(`Tell us this number: ${id}`)
  const mine = lines().filter(({ requestId }) => requestId === id)
  expect(mine.map(({ event }) => event)).toContain('page-broke')
  expect(mine.map(({ event }) => event)).toContain('request-failed')
})

it('takes the number that the network gave a request, and no other', async () => {
  const numbered = (ray: string) =>
    worker.fetch(`${origin}/robots.txt`, { headers: { 'CF-Ray': ray } }).then(async (response) => {
      await response.text()
      return response.headers.get('X-Request-Id')
    })
  expect(await numbered('8f1c2d3e4f5a6b7c-FRA')).toBe('8f1c2d3e4f5a6b7c-FRA')
  expect(await numbered('<script>canary')).toMatch(/^[0-9a-f]{16}$/)
})
