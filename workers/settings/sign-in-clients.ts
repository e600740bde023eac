import { z } from 'zod'
import type { Parts } from './parts'

const OpenIdClient = z.object({
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  /** How the answer comes back: in the address, or in a form that the browser sends. */
  responseMode: z.enum(['query', 'form_post']),
})

/** The default comes first. */
const providers = [
  { name: 'default', part: 'sign-in', prefix: 'OAUTH_', usual: undefined, mode: 'query' },
  {
    name: 'google',
    part: 'sign-in-google',
    prefix: 'OAUTH_GOOGLE_',
    usual: 'https://accounts.google.com',
    mode: 'query',
  },
  {
    name: 'facebook',
    part: 'sign-in-facebook',
    prefix: 'OAUTH_FACEBOOK_',
    usual: 'https://www.facebook.com',
    mode: 'query',
  },
  // Apple sends the e-mail address only with `form_post`.
  {
    name: 'apple',
    part: 'sign-in-apple',
    prefix: 'OAUTH_APPLE_',
    usual: 'https://appleid.apple.com',
    mode: 'form_post',
  },
] as const

export interface SignInClients {
  /** The providers that work, by name. */
  clients: Map<string, z.infer<typeof OpenIdClient>>
  /** Providers with missing or wrong settings. */
  unusable: Set<string>
}

export function signInClients(parts: Parts): SignInClients {
  const found: SignInClients = { clients: new Map(), unusable: new Set() }
  for (const { name, part, prefix, usual, mode } of providers) {
    const { state, value } = parts[part]
    if (state === 'half-set' || state === 'wrong') found.unusable.add(name)
    if (!value) continue
    const given = new Map<string, unknown>(Object.entries(value))
    const client = OpenIdClient.parse({
      issuer: given.get(`${prefix}ISSUER`) ?? usual,
      clientId: given.get(`${prefix}CLIENT_ID`),
      clientSecret: given.get(`${prefix}CLIENT_SECRET`),
      responseMode: given.get(`${prefix}RESPONSE_MODE`) ?? mode,
    })
    found.clients.set(name, client)
  }
  return found
}
