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
   * same browser comes back.
   */
  begin(request: Request, provider: string | null, returnTo: string): Promise<Result<Response>>
  /**
   * The verified identity. `headers` delete the cookies of this attempt, also when it failed: an attempt works once.
   */
  finish(request: Request): Promise<{ result: Result<SignedIn>; headers: Headers }>
}
