import type { Result } from '~/domain/errors'
import type { Identity } from './account'

export interface SignedIn {
  identity: Identity
  returnTo: string
}

/** Sign-in by OpenID Connect: to the provider's page and back. */
export interface SignInGateway {
  /**
   * A redirect to the page of a provider (the default one for an unknown name), with cookies that prove later that the
   * same browser comes back. `again` asks the provider to check the person although it knows the browser.
   */
  begin(
    request: Request,
    way: { provider: string | null; returnTo: string; again: boolean },
  ): Promise<Result<Response>>
  /**
   * The verified identity. `headers` delete the cookies of this attempt, also when it failed: an attempt works once.
   */
  finish(request: Request): Promise<{ result: Result<SignedIn>; headers: Headers }>
}
