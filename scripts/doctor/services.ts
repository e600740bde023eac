import { z } from 'zod'
import {
  type MatrixQuestion,
  matrixAddress,
  matrixBody,
  matrixMeters,
} from '../../app/domain/catalogue/matrix-call'
import { FreshRates, refusalOf } from '../../app/domain/money/fresh-rates'
import { referenceRates } from '../../app/domain/money/reference-rates'
import { publishedRates } from '../../app/services/reference-rates.server'
import { apiVersion } from '../../app/services/stripe/stripe-client.server'
import { eventTypes } from '../../app/services/stripe/webhook-event.server'
import type { Parts } from '../../workers/settings/parts'
import { signInClients } from '../../workers/settings/sign-in-clients'
import { type Finding, finding } from './finding'
import { modelFindings } from './model'

/** Longest wait for one service, milliseconds. */
const patience = 5000

interface Answer {
  status: number
  body: unknown
}

/** A response; null after the longest wait. */
async function ask(address: string, key?: string, json?: string): Promise<Answer | null> {
  try {
    const headers = {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(json && { 'Content-Type': 'application/json' }),
    }
    const sent = json ? { method: 'POST', body: json } : {}
    const response = await fetch(address, { ...sent, headers, signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    return { status: response.status, body: jsonOf(text) }
  } catch {
    return null
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const silent = (what: string) =>
  finding('unseen', what, `does not answer here within ${patience / 1000} seconds`)

/** Whether the configured services answer and accept the settings. */
export async function serviceFindings(parts: Parts): Promise<Finding[]> {
  const findings = await Promise.all([
    ...[...signInClients(parts).clients].map(([name, { issuer }]) => providerFinding(name, issuer)),
    paymentFindings(parts),
    modelFindings(parts),
    mapFindings(parts),
    placesFindings(parts),
    fameFindings(parts),
    routerFindings(parts),
    rateFindings(parts),
    siteFindings(parts),
  ])
  return findings.flat()
}

const Discovery = z.object({ issuer: z.string() })

async function providerFinding(name: string, issuer: string): Promise<Finding> {
  const what = `sign-in by ${name}`
  const answer = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (!answer) return silent(what)
  const described = Discovery.safeParse(answer.body)
  if (answer.status !== 200 || !described.success)
    return finding('breaks', what, `has no description there (answers ${answer.status})`)
  if (described.data.issuer !== issuer)
    return finding(
      'breaks',
      what,
      'describes itself under another address; the issuer has to be the same, to the letter',
    )
  return finding('fine', what, 'answers')
}

const Endpoints = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      status: z.string(),
      api_version: z.string().nullable(),
      enabled_events: z.array(z.string()),
    }),
  ),
})

async function paymentFindings({ payments, site }: Parts): Promise<Finding[]> {
  if (!payments.value) return []
  const base = payments.value.STRIPE_API_BASE ?? 'https://api.stripe.com'
  const answer = await ask(`${base}/v1/webhook_endpoints?limit=100`, payments.value.STRIPE_SECRET_KEY)
  if (!answer) return [silent('Stripe'), silent('webhook')]
  if (answer.status === 401) return [finding('breaks', 'Stripe', 'refuses STRIPE_SECRET_KEY')]
  const read = Endpoints.safeParse(answer.body)
  if (!read.success)
    return [
      finding('fine', 'Stripe', 'answers'),
      finding('unseen', 'webhook', 'the key may not read webhook endpoints: look in the dashboard'),
    ]
  return [finding('fine', 'Stripe', 'answers'), webhookFinding(read.data.data, site.value?.APP_URL)]
}

function webhookFinding(endpoints: z.infer<typeof Endpoints>['data'], site: string | undefined): Finding {
  const path = '/api/stripe/webhook'
  const ours = endpoints.filter(({ url }) => (site ? url === new URL(path, site).href : url.endsWith(path)))
  const [endpoint] = ours
  if (!endpoint) return finding('breaks', 'webhook', `Stripe has no endpoint that ends in ${path}`)
  if (endpoint.status !== 'enabled')
    return finding('breaks', 'webhook', 'the endpoint is switched off at Stripe')
  const { enabled_events: events } = endpoint
  const lacking = events.includes('*') ? [] : eventTypes.filter((type) => !events.includes(type))
  if (lacking.length > 0)
    return finding('breaks', 'webhook', `the endpoint does not send ${lacking.join(', ')}`)
  if (endpoint.api_version !== apiVersion)
    return finding('breaks', 'webhook', `the endpoint has another version of the API than ${apiVersion}`)
  return finding('fine', 'webhook', 'the endpoint sends what is needed')
}

async function mapFindings({ map }: Parts): Promise<Finding[]> {
  const address = map.value?.MAP_STYLE_URL
  if (!address) return []
  const answer = await ask(address)
  if (!answer) return [silent('map')]
  if (answer.status === 200 && answer.body) return [finding('fine', 'map', 'answers with a style')]
  return [finding('breaks', 'map', `has no style there (answers ${answer.status})`)]
}

const Elements = z.object({ elements: z.array(z.unknown()) })

/** Whether the map server takes a question that costs it nothing. */
async function placesFindings({ places }: Parts): Promise<Finding[]> {
  const address = places.value?.PLACES_URL
  if (!address) return []
  const answer = await ask(`${address}?${new URLSearchParams({ data: '[out:json][timeout:5];out;' })}`)
  if (!answer) return [silent('live places')]
  if (answer.status === 200 && Elements.safeParse(answer.body).success)
    return [finding('fine', 'live places', 'the map server answers')]
  if (answer.status === 429) return [finding('warns', 'live places', 'the map server is busy (answers 429)')]
  return [finding('breaks', 'live places', `no map server answers there (answers ${answer.status})`)]
}

/** Whether the router measures a walk: from the Pantheon in Rome to Piazza Navona. */
async function routerFindings({ router }: Parts): Promise<Finding[]> {
  const address = router.value?.ROUTER_URL
  if (!address) return []
  const question: MatrixQuestion = {
    sources: [[41.8986, 12.4769]],
    targets: [[41.8992, 12.4731]],
    type: 'foot',
  }
  const answer = await ask(matrixAddress(address), undefined, matrixBody(question))
  if (!answer) return [silent('router')]
  if (answer.status === 200 && matrixMeters(answer.body, question))
    return [finding('fine', 'router', 'measures walks')]
  const without = 'imports and edits go without'
  return [
    finding('warns', 'router', `does not answer as Valhalla does (answers ${answer.status}): ${without}`),
  ]
}

/** Whether the service of fame is there: it counts one thing that everybody knows. */
async function fameFindings({ fame }: Parts): Promise<Finding[]> {
  const address = fame.value?.FAME_URL
  if (!address) return []
  const query = 'SELECT ?item ?links WHERE { VALUES ?item { wd:Q243 } ?item wikibase:sitelinks ?links }'
  const answer = await ask(`${address}?${new URLSearchParams({ query, format: 'json' })}`)
  if (!answer) return [silent('fame')]
  if (answer.status === 200 && answer.body) return [finding('fine', 'fame', 'the service answers')]
  return [
    finding('warns', 'fame', `the service does not answer (${answer.status}): fame is guessed from the map`),
  ]
}

/** Whether the source of reference rates has rates that would be used today. */
async function rateFindings({ rates }: Parts): Promise<Finding[]> {
  const address = rates.value?.RATES_URL
  if (!address) return []
  const published = await publishedRates(address).catch(() => undefined)
  if (published === undefined) return [silent('rates')]
  const read = FreshRates.safeParse(published)
  if (!read.success)
    return [finding('breaks', 'rates', 'no reference rates are there: those of the build stay')]
  const why = refusalOf(read.data, referenceRates, new Date().toISOString().slice(0, 10))
  return [
    why
      ? finding('warns', 'rates', `are not used (${why}): the ones before stay`)
      : finding('fine', 'rates', `of ${read.data.date}, ${Object.keys(read.data.perEuro).length} currencies`),
  ]
}

const Health = z.object({
  ok: z.boolean(),
  parts: z.record(z.string(), z.object({ state: z.string(), settings: z.array(z.string()).optional() })),
})

/** What the running site reports: only it can read its secrets. */
async function siteFindings({ site }: Parts): Promise<Finding[]> {
  const address = site.value?.APP_URL
  if (!address) return [finding('unseen', 'the site that runs', 'set APP_URL to have it asked')]
  const answer = await ask(new URL('/api/health', address).href)
  if (!answer) return [silent('the site that runs')]
  const health = Health.safeParse(answer.body)
  if (!health.success)
    return [finding('warns', 'the site that runs', `tells nothing of its parts (${answer.status})`)]
  const { ok, parts } = health.data
  return [
    ok
      ? finding('fine', 'the site that runs', 'says that it is well')
      : finding('warns', 'the site that runs', 'says that it is not well: see /api/health'),
    ...Object.entries(parts).flatMap(([part, { state, settings = [] }]) =>
      state === 'wrong' || state === 'half-set'
        ? [finding('warns', 'the site that runs', `${part} is ${state}: ${settings.join(', ')}`)]
        : [],
    ),
  ]
}
