import type { Result } from '~/domain/errors'
import type { Identity } from './account'

/** The names that `/api/login?provider=` takes; any other means the default. */
export const providerNames = ['google', 'facebook', 'apple'] as const
export type ProviderName = (typeof providerNames)[number]

export interface SignedIn {
  identity: Identity
  returnTo: string
}

/** Sign-in by OpenID Connect: to the provider's page and back. */
export interface SignInGateway {
  /** A redirect to the provider's page, with the cookies that prove the way back is this browser's. */
  begin(request: Request, provider: string | null, returnTo: string): Promise<Result<Response>>
  /** What came back, verified. `headers` forget the way, whatever the outcome: it is good for one try. */
  finish(request: Request): Promise<{ result: Result<SignedIn>; headers: Headers }>
}
