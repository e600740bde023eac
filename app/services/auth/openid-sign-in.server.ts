import { errors } from 'jose'
import { Authenticator } from 'remix-auth'
import { OAuth2RequestError } from 'remix-auth-oauth2'
import type { Identity } from '~/domain/account/account'
import { ownPath } from '~/domain/account/return-to'
import type { SignedIn, SignInGateway } from '~/domain/account/sign-in'
import { fail, isUpstreamDown, ok, type Result } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'
import { isTimeout, outbound } from '../outbound.server'
import { withPostedName } from './identity.server'
import { discover, type Issuer, signInCall } from './issuer.server'
import { openIdStrategy, type ResponseMode } from './openid-strategy.server'
import { forgetWay, readWay, wayCookie } from './way-cookies.server'

/** A configured provider. */
export interface OpenIdClient {
  issuer: string
  clientId: string
  clientSecret: string
  responseMode: ResponseMode
}

interface SignInSettings {
  /** By name; the first one is the default. */
  clients: ReadonlyMap<string, OpenIdClient>
  /** Providers with missing or wrong settings: their buttons never lead to another provider. */
  unusable: ReadonlySet<string>
  /** The site's address, without a trailing slash. */
  siteOrigin: (request: Request) => string
  now: () => number
  log: Log
}

/** Longest time that a visitor waits for a provider, milliseconds; for its keys, which are cached, slightly longer. */
const signInPatience = { each: signInCall, all: 6000 }

export function openIdSignIn({ clients, unusable, siteOrigin, now, log }: SignInSettings): SignInGateway {
  const fetch = outbound(signInPatience)

  async function authenticatorOf(name: string, request: Request) {
    const client = clients.get(name)
    if (!client) throw new Error(`there is no sign-in provider ${name}`)
    const issuer = await discover(client.issuer, now(), fetch)
    const redirectUri = `${siteOrigin(request)}/auth/callback`
    const strategy = openIdStrategy({ ...client, issuer, redirectUri, fetch })
    return { issuer, authenticator: new Authenticator<Identity | null>().use(strategy, 'openid') }
  }

  /**
   * The configured provider for the name on a button. One that is for any name stands in for what is not set up, but Apple
   * is never opened by Google's button.
   */
  function nameFor(asked: string | null): string | undefined {
    if (!asked) return clients.keys().next().value
    if (unusable.has(asked)) return undefined
    return [asked, 'default'].find((name) => clients.has(name))
  }

  return {
    async begin(request, { provider, returnTo, again }) {
      const name = nameFor(provider)
      if (!name) return fail('not-configured', 'This way to sign in is not set up on this site yet.')
      try {
        const { authenticator } = await authenticatorOf(name, request)
        // The query of the browser's address is ours; remix-auth would take a `state` in it for the provider's
        // response.
        const asked = new Request(new URL('/api/login', request.url), { headers: request.headers })
        await authenticator.authenticate('openid', asked)
        throw new Error('the strategy did not redirect')
      } catch (thrown) {
        if (!(thrown instanceof Response)) return unreachable(thrown)
        const headers = new Headers(thrown.headers)
        const to = new URL(headers.get('Location') ?? '')
        if (again) to.searchParams.set('prompt', 'login')
        headers.set('Location', to.href)
        const state = to.searchParams.get('state') ?? ''
        headers.append('Set-Cookie', wayCookie(state, { provider: name, returnTo: ownPath(returnTo) }))
        headers.set('Cache-Control', 'no-store')
        return ok(new Response(null, { status: 302, headers }))
      }
    },
    async finish(request) {
      const { searchParams } = new URL(request.url)
      const state = searchParams.get('state') ?? ''
      const way = readWay(request, state)
      const headers = forgetWay(request, state)
      if (!way || !clients.has(way.provider)) {
        const words = 'This sign-in was begun in another browser, or too long ago. Please start again.'
        return { result: fail('sign-in-failed', words), headers }
      }
      return { result: await answered(request, way.provider, way.returnTo, searchParams.get('iss')), headers }
    },
  }

  async function answered(
    request: Request,
    provider: string,
    returnTo: string,
    stated: string | null,
  ): Promise<Result<SignedIn>> {
    let parts: { issuer: Issuer; authenticator: Authenticator<Identity | null> }
    try {
      parts = await authenticatorOf(provider, request)
    } catch (error) {
      return unreachable(error)
    }
    if (stated !== null && stated !== parts.issuer.issuer) return unverified(undefined, 'another-issuer')
    try {
      const identity = await parts.authenticator.authenticate('openid', request)
      if (identity) {
        log('signed-in', { provider })
        return ok({ identity: withPostedName(identity, request), returnTo })
      }
      return fail('sign-in-failed', 'The sign-in service did not tell us an email address, which we need.')
    } catch (error) {
      if (error instanceof OAuth2RequestError && error.code === 'access_denied') {
        return fail('sign-in-failed', 'The sign-in was cancelled. Nothing was changed.')
      }
      return isUpstreamDown(error) || isTimeout(error) ? unreachable(error) : unverified(error)
    }
  }

  function unreachable(error: unknown) {
    log('sign-in-service-silent', {}, error)
    const words = 'The sign-in service does not answer right now. Please try again in a moment.'
    return fail('upstream-down', words, { retryAfter: 10 })
  }

  function unverified(error: unknown, reason = reasonOf(error)) {
    log('sign-in-refused', { ...(reason !== undefined && { reason }) }, error)
    return fail('sign-in-failed', 'We could not verify this sign-in. Please start again.')
  }
}

/**
 * The reason as a protocol code: the wrong claim, or the provider's error. Its sentences are left out, as they may
 * contain personal data.
 */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof OAuth2RequestError) return error.code
  return error instanceof errors.JWTClaimValidationFailed ? error.claim : undefined
}
