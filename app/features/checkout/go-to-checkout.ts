import { isFailure } from '~/domain/errors'

/** Leads to the provider's own checkout for an order; a sentence when that failed. */
export async function goToCheckout(order: object, failed: string): Promise<string | null> {
  const answer = await fetch('/api/create-checkout-session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  if (!answer?.ok || !hasUrl(body)) return isFailure(body) ? body.message : failed
  window.location.assign(body.url)
  return null
}

const hasUrl = (body: unknown): body is { url: string } =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'
