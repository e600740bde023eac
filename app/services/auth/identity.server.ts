import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Identity } from '~/domain/account/account'
import { UpstreamDown } from '~/domain/errors'
import type { Issuer } from './issuer.server'

const optional = z.string().trim().min(1).max(200).optional().catch(undefined)

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  // Apple sends it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: optional,
  given_name: optional,
  family_name: optional,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
})
type Claims = z.infer<typeof Claims>

/** Signature algorithms with a key that only the issuer has. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']
/** Largest accepted difference between two clocks, seconds. */
const clockTolerance = 60

/** The claims of an id_token with a valid signature, issuer, audience, time and nonce; throws otherwise. */
export async function verifiedClaims(
  idToken: string,
  { issuer, clientId, nonce }: { issuer: Issuer; clientId: string; nonce: string },
): Promise<Claims> {
  const { payload } = await jwtVerify(idToken, issuer.keys, {
    issuer: issuer.issuer,
    audience: clientId,
    algorithms,
    clockTolerance,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
  })
  if (payload.nonce !== nonce) throw new Error('the id_token answers another sign-in')
  const forOthers = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((forOthers || payload.azp !== undefined) && payload.azp !== clientId) {
    throw new Error('the id_token was made for another application')
  }
  return Claims.parse(payload)
}

/** The identity; what the id_token lacks is read from the userinfo endpoint. Null without an email address. */
export async function identityOf(
  claims: Claims,
  issuer: Issuer,
  accessToken: string,
  fetch: typeof globalThis.fetch,
): Promise<Identity | null> {
  const told = claims.email ? {} : await userinfo(claims.sub, issuer, accessToken, fetch)
  const person = { ...told, ...claims }
  if (!person.email) return null
  const [first, ...rest] = person.name?.split(' ') ?? []
  return {
    issuer: issuer.issuer,
    subject: claims.sub,
    email: person.email,
    emailVerified: person.email_verified === true,
    firstName: person.given_name ?? first ?? null,
    lastName: person.family_name ?? (person.given_name ? null : rest.join(' ') || null),
    profileImageUrl: person.picture ?? null,
  }
}

async function userinfo(
  subject: string,
  issuer: Issuer,
  accessToken: string,
  fetch: typeof globalThis.fetch,
): Promise<Partial<Claims>> {
  if (!issuer.userinfoEndpoint) return {}
  const response = await fetch(issuer.userinfoEndpoint, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
  })
  if (response.status >= 500) throw new UpstreamDown(`userinfo answered ${response.status}`)
  if (!response.ok) throw new Error(`userinfo answered ${response.status}`)
  const claims = Claims.parse(await response.json())
  if (claims.sub !== subject) throw new Error('userinfo is about another subject')
  return claims
}

const PostedUser = z.object({ name: z.object({ firstName: optional, lastName: optional }) })

/**
 * Apple sends the name once, unsigned, with the response. Only its owner sees it, so it is used if there is no better
 * one.
 */
export function withPostedName(identity: Identity, request: Request): Identity {
  const posted = new URL(request.url).searchParams.get('user')
  if (posted === null || identity.firstName !== null || identity.lastName !== null) return identity
  try {
    const { name } = PostedUser.parse(JSON.parse(posted))
    return { ...identity, firstName: name.firstName ?? null, lastName: name.lastName ?? null }
  } catch {
    return identity
  }
}
