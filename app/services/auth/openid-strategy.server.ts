import { CodeChallengeMethod, OAuth2Strategy } from 'remix-auth-oauth2'
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
}

/**
 * The code flow of remix-auth-oauth2 with what OpenID Connect asks on top, for one request. The nonce is the hash of the
 * PKCE verifier, which only this browser's cookie holds: an id_token with another nonce was not made for this browser.
 */
export function openIdStrategy({ issuer, clientId, clientSecret, redirectUri }: Client) {
  let verifier = ''
  class OpenIdStrategy extends OAuth2Strategy<Identity | null> {
    protected override authorizationParams(params: URLSearchParams): URLSearchParams {
      const wanted = new URLSearchParams(params)
      wanted.set('nonce', params.get('code_challenge') ?? '')
      return wanted
    }
    protected override validateAuthorizationCode(code: string, codeVerifier: string) {
      verifier = codeVerifier
      return super.validateAuthorizationCode(code, codeVerifier)
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
      scopes: ['openid', 'email', 'profile'],
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
