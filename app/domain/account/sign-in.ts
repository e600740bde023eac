import type { Result } from '~/domain/errors'
import type { Identity } from './account'

export interface SignedIn {
  identity: Identity
  returnTo: string
}

/** Sign-in by OpenID Connect: to the provider's page and back. */
export interface SignInGateway {
  /**
   * A redirect to a provider's page, the default one's for a name that is not configured, with the cookies that prove the
   * way back is this browser's.
   */
  begin(request: Request, provider: string | null, returnTo: string): Promise<Result<Response>>
  /** What came back, verified. `headers` forget the way, whatever the outcome: it is good for one try. */
  finish(request: Request): Promise<{ result: Result<SignedIn>; headers: Headers }>
}
