// `oidc-provider` ships no types. Declared here: the part that provider.ts and sign-in-page.ts use.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface GrantClass {
    new (given: { clientId: string; accountId: string }): Grant
    find(id: string): Promise<Grant | undefined>
  }

  interface Context {
    body: string
    host: string
    set(headers: Record<string, string>): void
    oidc: {
      provider: { Grant: GrantClass }
      client: { clientId: string }
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      result?: { login?: unknown; consent?: { grantId?: string } }
    }
  }

  interface Account {
    accountId: string
    claims(): Promise<object>
  }

  interface AdapterPayload {
    consumed?: number
    grantId?: string
    uid?: string
  }

  interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void>
    find(id: string): Promise<AdapterPayload | undefined>
    findByUid(uid: string): Promise<AdapterPayload | undefined>
    findByUserCode(code: string): Promise<AdapterPayload | undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  interface Policy {
    get(name: 'login'): { checks: { add(check: interactionPolicy.Check): void } }
  }

  export namespace interactionPolicy {
    class Check {
      static REQUEST_PROMPT: true
      static NO_NEED_TO_PROMPT: false
      constructor(reason: string, description: string, check: (ctx: Context) => boolean)
    }
    function base(): Policy
  }

  export interface Configuration {
    adapter: (model: string) => Adapter
    claims: Record<string, string[]>
    clients: Record<string, unknown>[]
    conformIdTokenClaims: boolean
    cookies: { keys: string[]; names: Record<string, string> }
    features: Record<string, Record<string, unknown>>
    findAccount(ctx: Context, id: string): Promise<Account | undefined>
    interactions: { policy: Policy; url(ctx: Context, interaction: { uid: string }): string }
    jwks: { keys: object[] }
    loadExistingGrant(ctx: Context): Promise<Grant | undefined>
    pkce: { required(): boolean }
    renderError(ctx: Context, out: Record<string, string>): Promise<void>
    responseTypes: string[]
    scopes: string[]
    ttl: Record<string, number>
  }

  interface Session {
    accountId: string | undefined
    authorizations: object
    persist(): Promise<string>
  }

  export class Provider {
    Session: { findByUid(uid: string): Promise<Session | undefined> }
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: Record<string, unknown>; session?: { uid: string } }>
    /** Notes the result and gives the address to go on to. */
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    on(event: 'server_error', listener: (ctx: unknown, error: Error) => void): this
  }
}
