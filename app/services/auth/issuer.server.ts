import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { outbound } from '../outbound.server'

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  scopes_supported: z.array(z.string()).optional(),
  // Defaults of OpenID Connect Discovery 3.
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})

/** A provider's published metadata, and its keys. */
export interface Issuer {
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string | undefined
  /** Requested scopes: identity, address and name. */
  scopes: string[]
  /** Whether our secret is sent in the request body, for a provider that does not accept it in a header. */
  secretInBody: boolean
  keys: JWTVerifyGetKey
}

/** The metadata is read again after this long, milliseconds. */
const kept = 3_600_000
/** Longest wait for one response of a provider, milliseconds. */
export const signInCall = 3500
/** The same for its keys. */
const keysCall = 2000

// Lives as long as the isolate: plain values, and jose's key set, which fetches for each request that needs it.
const known = new Map<string, { issuer: Issuer; at: number }>()

/** Reads the provider's metadata; throws when it cannot be reached or names another issuer. */
export async function discover(url: string, now: number, fetch: typeof globalThis.fetch): Promise<Issuer> {
  const earlier = known.get(url)
  if (earlier && now - earlier.at < kept) return earlier.issuer
  const response = await fetch(`${url.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    headers: { Accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`the description of ${url} answered ${response.status}`)
  const description = Discovery.parse(await response.json())
  if (description.issuer !== url) throw new Error(`${url} describes itself as ${description.issuer}`)
  const issuer: Issuer = {
    issuer: description.issuer,
    authorizationEndpoint: description.authorization_endpoint,
    tokenEndpoint: description.token_endpoint,
    userinfoEndpoint: description.userinfo_endpoint,
    scopes: scopesOf(description.scopes_supported),
    secretInBody: !description.token_endpoint_auth_methods_supported.includes('client_secret_basic'),
    keys: createRemoteJWKSet(new URL(description.jwks_uri), {
      // The keys are cached beyond this request, so their calls do not count towards its time limit.
      [customFetch]: outbound({ each: keysCall }),
      // Only for what the fetch above does not end.
      timeoutDuration: keysCall + 1000,
    }),
  }
  known.set(url, { issuer, at: now })
  return issuer
}

function scopesOf(supported: readonly string[] | undefined): string[] {
  // Apple has a scope for the name, but none for the profile.
  const name = supported?.includes('name') && !supported.includes('profile') ? 'name' : 'profile'
  return ['openid', 'email', name]
}
