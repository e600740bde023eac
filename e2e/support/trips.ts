import { type APIRequestContext, expect } from '@playwright/test'
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
