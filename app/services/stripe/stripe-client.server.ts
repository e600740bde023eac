import Stripe from 'stripe'
import { PaymentsDown } from '~/domain/payments/payment'

/** The version of the API that this code was written against; the webhook endpoint must be set to the same. */
const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is; a loopback address for the local stand-in, undefined for Stripe itself. */
  apiBase?: string
}

export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: 'http' as const }),
  })
}

/** Lets faults of the request through as bugs and turns everything the provider or the network did into PaymentsDown. */
export async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw error
    throw new PaymentsDown(error instanceof Stripe.errors.StripeError ? error.type : 'network', {
      cause: error,
    })
  }
}

/** Reads something that may not be there. */
export async function reachIfThere<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await reach(call)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}

/** Does something that may have been done already; the provider then refuses it with one of `codes`. */
export async function reachUnless(codes: string[], call: () => Promise<unknown>): Promise<boolean> {
  try {
    await reach(call)
    return true
  } catch (error) {
    const done = error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? '')
    if (done) return false
    throw error
  }
}

/** The id of what Stripe sends as an id or, expanded, as the whole object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
