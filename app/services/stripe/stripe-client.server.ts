import Stripe from 'stripe'
import { isUpstreamDown, UpstreamDown } from '~/domain/errors'
import { outbound, type Patience } from '../outbound.server'

/** The version of the API that this code was written against; the webhook endpoint must be set to the same. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Address of Stripe's API; a loopback address for the local stand-in, undefined for Stripe itself. */
  apiBase?: string
  /** How long is waited for Stripe, tries again included. */
  patience: Patience
}

export function stripeClient({ secretKey, apiBase, patience }: StripeSettings): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(outbound(patience)),
    maxNetworkRetries: 1,
    // The fetch above ends calls; this is for the time between two tries alone.
    timeout: patience.each,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: 'http' as const }),
  })
}

/**
 * Calls the provider. What it or the network did becomes UpstreamDown, a fault of the request a bug. Neither carries the
 * provider's words on: they can quote an address or a card, and errors are logged.
 */
export async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return readable(await call())
  } catch (error) {
    throw toFailure(error)
  }
}

/** Reads an object that may not exist. */
export async function reachIfThere<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return readable(await call())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw toFailure(error)
  }
}

/** Does something that may be done already; the provider then refuses with one of `codes`. */
export async function reachUnless(codes: string[], call: () => Promise<unknown>): Promise<boolean> {
  try {
    readable(await call())
    return true
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError
    if (refused && codes.includes(error.code ?? '')) return false
    throw toFailure(error)
  }
}

/**
 * Every object of the provider has a type. A response without one is not from it: a proxy's page, or an incomplete one.
 */
function readable<T>(answer: T): T {
  const isNamed = typeof answer === 'object' && answer !== null && 'object' in answer
  if (answer !== undefined && !isNamed) throw new UpstreamDown('an answer that cannot be read')
  return answer
}

function toFailure(error: unknown): Error {
  if (isUpstreamDown(error)) return error
  if (!(error instanceof Stripe.errors.StripeError)) return new UpstreamDown('network')
  const { type, code = '', param = '', requestId = '' } = error
  const words = [type, code, param, requestId].filter(Boolean).join(' ')
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return new UpstreamDown(words)
  return new Error(`the payment provider refused a request: ${words}`)
}

/** The id of an object that Stripe sends as an id or, expanded, as the whole object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
