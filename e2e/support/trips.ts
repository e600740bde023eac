import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { buyByApi } from './buy-plan'
import { signInByApi, somebody } from './sign-in'
import { romeForm } from './trip-form'

/** A trip of the API, as far as tests read it. */
export interface WireTrip {
  id: string
  version: number
  isSaved: boolean
  destination: string
  itinerary: WireItinerary
}

export interface WireItinerary {
  destination: string
  overview: string
  startDate: string
  endDate: string
  budget: { grandTotal: number; foodTotal: number }
  checks: { id: string; status: string }[]
  /** Of a trip to several. */
  places?: { name: string; nights: number }[]
  days: {
    day: number
    costCents: number
    activities: {
      id: string
      title: string
      type: string
      startTime: string
      time: string
      description: string
      costCents: number
      cost?: string
      travel: { mode: string }
    }[]
  }[]
}

/** Signs in, with a paid plan if one is given. */
export async function traveller(request: APIRequestContext, plan?: 'explorer' | 'premium'): Promise<string> {
  const email = somebody()
  if (plan) await buyByApi(request, plan)
  await signInByApi(request, email)
  return email
}

/** Plans a trip and returns its id. */
export async function plannedTrip(request: APIRequestContext, more: Record<string, unknown> = {}) {
  const planned = await request.post('/api/generate-itinerary', {
    data: romeForm(more),
    // Sent again where the local server closes the connection that it is sent on; it is one plan by its key.
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    maxRetries: 2,
  })
  expect(planned.status()).toBe(200)
  const [newest]: WireTrip[] = await (await request.get('/api/trips')).json()
  return newest?.id ?? ''
}

export async function tripOf(request: APIRequestContext, id: string): Promise<WireTrip> {
  const response = await request.get(`/api/trips/${id}`, { maxRetries: 2 })
  expect(response.status()).toBe(200)
  return response.json()
}

interface KeptTrip {
  id: string
  /** Path of its shared page. */
  shared: string
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
}

/** By plan and form, as JSON. */
const keptTrips = new Map<string, KeptTrip>()

/**
 * Signs the page in as somebody with a paid plan and a shared trip, for tests that store nothing at the server: those of one
 * worker of Playwright look at the same trip. To buy, sign in and plan for each takes more than a second of CPU.
 */
export async function tripToLookAt(
  page: Page,
  more: Record<string, unknown> = {},
  plan: 'explorer' | 'premium' = 'premium',
) {
  const key = JSON.stringify([plan, more])
  const kept = keptTrips.get(key)
  if (kept) {
    await page.context().addCookies(kept.cookies)
    // Another test may have changed it after all.
    expect(await tripOf(page.request, kept.id)).toMatchObject({ version: 1, isSaved: false })
    return kept
  }
  await traveller(page.request, plan)
  const id = await plannedTrip(page.request, more)
  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
  const made = { id, shared: new URL(shareUrl).pathname, cookies: await page.context().cookies() }
  keptTrips.set(key, made)
  return made
}
