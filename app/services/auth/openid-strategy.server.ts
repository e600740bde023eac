import { OAuth2Tokens } from 'arctic'
import { CodeChallengeMethod, OAuth2RequestError, OAuth2Strategy } from 'remix-auth-oauth2'
import type { Identity } from '~/domain/account/account'
import { UpstreamDown } from '~/domain/errors'
import { digest } from '../crypto.server'
import { identityOf, verifiedClaims } from './identity.server'
import type { Issuer } from './issuer.server'

/** A sign-in must be finished within this time, seconds. */
export const signInPatience = 15 * 60
export const stateCookie = '__Host-oauth2'

interface Client {
  issuer: Issuer
  clientId: string
  clientSecret: string
  redirectUri: string
  responseMode: ResponseMode
  fetch: typeof globalThis.fetch
}

/** How a provider sends its response: in the address, or as a form that the browser posts. */
export type ResponseMode = 'query' | 'form_post'

/**
 * The code flow of remix-auth-oauth2 with the additions of OpenID Connect, for one request. The nonce is the hash of
 * the PKCE verifier, which only this browser's cookie holds: an id_token with another nonce was not made for this
 * browser.
 */
export function openIdStrategy(client: Client) {
  const { issuer, clientId, clientSecret, redirectUri, responseMode, fetch } = client
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
      return tokensFor(code, codeVerifier, client)
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
      return identityOf(claims, issuer, tokens.accessToken(), fetch)
    },
  )
}

/**
 * Exchanges a code for tokens. The library's own call has no timeout and sends the secret only in a header. Throws
 * UpstreamDown when the provider does not work, OAuth2RequestError when it refuses.
 */
async function tokensFor(code: string, verifier: string, client: Client): Promise<OAuth2Tokens> {
  const { issuer, clientId, clientSecret, redirectUri, fetch } = client
  const response = await fetch(issuer.tokenEndpoint, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(!issuer.secretInBody && { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...(issuer.secretInBody && { client_id: clientId, client_secret: clientSecret }),
    }),
  })
  if (response.status >= 500) throw new UpstreamDown(`the token endpoint answered ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new Error('the token endpoint gave no object')
  if ('error' in answer) throw new OAuth2RequestError(String(answer.error), null, null, null)
  if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`)
  return new OAuth2Tokens(answer)
}
