import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import { closeServer, isLoopbackHost, listenOnLoopback } from '../listen'
import { page, pageHeaders, text } from '../page'
import { memoryAdapter } from './memory-adapter'
import { type Claims, claimsOf } from './people'
import { answerSignIn, MARK } from './sign-in-page'
import { TEST_CLIENT_ID, TEST_CLIENT_SECRET, TEST_COOKIE_KEY, TEST_SIGNING_KEY } from './test-keys'

export interface OpenIdOptions {
  appOrigin: string
  redirectUris: string[]
  firstPort: number
  /** Behaves like Apple's: a name instead of a profile, and the secret only in the request body. */
  likeApple?: boolean
  log: (line: string) => void
}

export interface OpenIdProvider {
  issuer: string
  close(): Promise<void>
}

const SCOPES = 'openid email profile'
const APPLE_SCOPES = 'openid email name'
const MINUTES = 60
const DAYS = 24 * 60 * MINUTES

/** A certified OpenID provider with a sign-in page that takes any address. Loopback only. */
export async function startOpenId({
  appOrigin,
  redirectUris,
  firstPort,
  likeApple = false,
  log,
}: OpenIdOptions): Promise<OpenIdProvider> {
  const server = createServer()
  const issuer = await listenOnLoopback(server, firstPort)
  const accounts = new Map<string, Claims>()
  const provider = new Provider(issuer, {
    ...configuration(appOrigin, redirectUris, accounts, likeApple ? APPLE_SCOPES : SCOPES),
    ...(likeApple && { clientAuthMethods: ['client_secret_post'] }),
  })
  provider.on('server_error', (_ctx, error) => log(`openid: ${error.stack}`))
  const answerProtocol = provider.callback()

  const accountOf = (email: string) => {
    const claims = claimsOf(email)
    accounts.set(claims.sub, claims)
    return claims.sub
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isLoopbackHost(request.headers.host)) response.writeHead(421).end()
    else if (request.url?.startsWith('/interaction/')) {
      answerSignIn({ provider, request, response, appOrigin, accountOf }).catch((error: unknown) => {
        log(`openid: ${error instanceof Error ? error.stack : error}`)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    } else answerProtocol(request, response)
  })
  return { issuer, close: () => closeServer(server) }
}

function configuration(
  appOrigin: string,
  redirectUris: string[],
  accounts: Map<string, Claims>,
  scopes: string,
): Configuration {
  return {
    adapter: memoryAdapter(),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      ...(scopes === SCOPES && { profile: ['name', 'given_name', 'family_name'] }),
    },
    clients: [
      {
        client_id: TEST_CLIENT_ID,
        client_secret: TEST_CLIENT_SECRET,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: [appOrigin, `${appOrigin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(scopes === APPLE_SCOPES && { token_endpoint_auth_method: 'client_secret_post' }),
      },
    ],
    // Like the large providers: the e-mail address is in the id_token already, not only at the userinfo endpoint.
    conformIdTokenClaims: false,
    cookies: {
      keys: [TEST_COOKIE_KEY],
      names: { session: 'local_openid_session', interaction: 'local_openid', resume: 'local_openid_resume' },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx: LogoutContext, form: string) => {
          ctx.set(pageHeaders(appOrigin))
          ctx.body = page({
            title: 'Sign out?',
            mark: MARK,
            body: `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
          })
        },
      },
    },
    async findAccount(_ctx, id) {
      const claims = accounts.get(id)
      return claims && { accountId: id, claims: async () => claims }
    },
    interactions: { policy: alwaysAsk(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [TEST_SIGNING_KEY] },
    // Signing in implies consent: there are no optional permissions.
    async loadExistingGrant({ oidc: { provider, client, session, result } }) {
      const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
      const known = id ? await provider.Grant.find(id) : undefined
      if (known) return known
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    async renderError(ctx, out) {
      ctx.set(pageHeaders())
      ctx.body = page({
        title: 'The sign-in request was refused',
        mark: MARK,
        body: `<p>${text(out.error ?? '')}</p><p>${text(out.error_description ?? '')}</p>`,
      })
    },
    responseTypes: ['code'],
    scopes: scopes.split(' '),
    ttl: {
      AccessToken: 60 * MINUTES,
      AuthorizationCode: 1 * MINUTES,
      Grant: 1 * DAYS,
      IdToken: 60 * MINUTES,
      Interaction: 60 * MINUTES,
      Session: 1 * DAYS,
    },
  }
}

type LogoutContext = Parameters<Configuration['renderError']>[0]

/** Shows the page at every sign-in, so that another person can be tried in the same browser. */
function alwaysAsk() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')
    .checks.add(
      new Check('always_ask', 'The local test sign-in asks every time', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}
