import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Visitor } from './visitor'

/**
 * What a rate limit counts: the session, begun now if there is none, and a hash of the network address that changes
 * every day.
 */
export async function rateLimitSubject(request: Request, visitor: Visitor, { digest, now }: AppLoadContext) {
  const today = now().toISOString().slice(0, 10)
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown'
  const [{ id: sessionId }, addressHash] = await Promise.all([
    visitor.ensure(),
    digest(`${today} ${address}`),
  ])
  return { sessionId, addressHash }
}
