import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { page, pageHeaders, text } from '../page'
import { readEmail } from './people'

export const MARK = 'Local test sign-in'

interface Interaction {
  provider: Provider
  request: IncomingMessage
  response: ServerResponse
  appOrigin: string
  /** Called with the address before the sign-in goes on, so that the account exists; returns its id. */
  accountOf: (email: string) => string
}

/** Shows the one page of the sign-in, and takes its answer. */
export async function answerSignIn({
  provider,
  request,
  response,
  appOrigin,
  accountOf,
}: Interaction): Promise<void> {
  const show = (status: number, given: string, problem?: string) =>
    void response.writeHead(status, pageHeaders(appOrigin)).end(signInPage(given, problem))

  const details = await provider.interactionDetails(request, response).catch(() => null)
  if (!details) {
    response.writeHead(410, pageHeaders()).end(
      page({
        title: 'This sign-in has expired',
        mark: MARK,
        body: `<p><a href="${text(appOrigin)}">Back to Vacation Planner HQ</a>, to start again.</p>`,
      }),
    )
    return
  }
  if (request.method !== 'POST') {
    const hint = details.params.login_hint
    show(200, typeof hint === 'string' ? hint : '')
    return
  }
  const form = await readForm(request)
  if (form.has('cancel')) {
    const result = { error: 'access_denied', error_description: 'The sign-in was cancelled.' }
    await provider.interactionFinished(request, response, result)
    return
  }
  const given = form.get('email') ?? ''
  const email = readEmail(given)
  if (!email) {
    show(422, given, 'Enter an email address, such as ada.lovelace@example.com.')
    return
  }
  // A session cookie: it is deleted when the browser closes.
  const login = { accountId: accountOf(email), remember: false }
  const next = await provider.interactionResult(request, response, { login })
  await signOutBefore(provider, details.session?.uid)
  response.writeHead(303, { location: next }).end()
}

/** Signs out the person before: the provider refuses another person in the same session. */
async function signOutBefore(provider: Provider, sessionUid: string | undefined): Promise<void> {
  const session = sessionUid === undefined ? undefined : await provider.Session.findByUid(sessionUid)
  if (!session) return
  session.accountId = undefined
  session.authorizations = {}
  await session.persist()
}

function signInPage(given: string, problem?: string): string {
  const described = problem ? ' aria-invalid="true" aria-describedby="problem"' : ''
  return page({
    title: 'Sign in to Vacation Planner HQ',
    mark: MARK,
    body: `<p>This page stands in for a real sign-in service. It runs on this machine only, takes any email address,
and sends nothing anywhere.</p>
<form method="post" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${text(given)}" autocomplete="email" required autofocus${described}>
${problem ? `<p id="problem" class="problem" role="alert">${text(problem)}</p>` : ''}
<button>Continue</button>
<button name="cancel" value="yes" class="quiet">Cancel</button>
</form>`,
  })
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > 10_000) break
  }
  return new URLSearchParams(body)
}
