import { OAuth2Tokens } from 'arctic'
import { CodeChallengeMethod, OAuth2RequestError, OAuth2Strategy } from 'remix-auth-oauth2'
import type { Identity } from '~/domain/account/account'
import { digest } from '../crypto.server'
import { identityOf, verifiedClaims } from './identity.server'
import type { Issuer } from './issuer.server'

/** A sign-in that is not finished within this long starts over, seconds. */
export const signInPatience = 15 * 60
export const stateCookie = '__Host-oauth2'

interface Client {
  issuer: Issuer
  clientId: string
  clientSecret: string
  redirectUri: string
  responseMode: ResponseMode
}

/** How a provider's answer comes back: in the address, or in a form that the browser sends. */
export type ResponseMode = 'query' | 'form_post'

/**
 * The code flow of remix-auth-oauth2 with what OpenID Connect asks on top, for one request. The nonce is the hash of the
 * PKCE verifier, which only this browser's cookie holds: an id_token with another nonce was not made for this browser.
 */
export function openIdStrategy({ issuer, clientId, clientSecret, redirectUri, responseMode }: Client) {
  let verifier = ''
  class OpenIdStrategy extends OAuth2Strategy<Identity | null> {
    protected override authorizationParams(params: URLSearchParams): URLSearchParams {
      const wanted = new URLSearchParams(params)
      wanted.set('nonce', params.get('code_challenge') ?? '')
      if (responseMode !== 'query') wanted.set('response_mode', responseMode)
      return wanted
    }
    protected override validateAuthorizationCode(code: string, codeVerifier: string) {
      verifier = codeVerifier
      if (!issuer.secretInBody) return super.validateAuthorizationCode(code, codeVerifier)
      const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri }
      return tokensFor(issuer.tokenEndpoint, { ...client, code, code_verifier: codeVerifier })
    }
  }
  const cookie = {
    name: stateCookie,
    httpOnly: true as const,
    secure: true as const,
    sameSite: 'Lax' as const,
    path: '/',
    maxAge: signInPatience,
  }
  return new OpenIdStrategy(
    {
      cookie,
      clientId,
      clientSecret,
      authorizationEndpoint: issuer.authorizationEndpoint,
      tokenEndpoint: issuer.tokenEndpoint,
      redirectURI: redirectUri,
      scopes: issuer.scopes,
      codeChallengeMethod: CodeChallengeMethod.S256,
    },
    async ({ tokens }) => {
      const claims = await verifiedClaims(tokens.idToken(), {
        issuer,
        clientId,
        nonce: await digest(verifier),
      })
      return identityOf(claims, issuer, tokens.accessToken())
    },
  )
}

/** Trades a code for tokens, with everything in the body: the library only knows the header for a secret. */
async function tokensFor(endpoint: string, fields: Record<string, string>): Promise<OAuth2Tokens> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
  })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new Error('the token endpoint gave no object')
  if ('error' in answer) throw new OAuth2RequestError(String(answer.error), null, null, null)
  if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`)
  return new OAuth2Tokens(answer)
}
