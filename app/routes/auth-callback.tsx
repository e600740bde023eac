import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { deviceOf } from '~/domain/account/device'
import { ownPath } from '~/domain/account/return-to'
import { type Failure, fail, failureStatus } from '~/domain/errors'
import { SignInProblem } from '~/features/profile/sign-in-problem'
import { currentVisitor } from '~/http/visitor'
import { overLimit } from '~/messages/en/limits'
import { signIn } from '~/use-cases/sign-in'

/** What a browser is asked to wait that began too many log-ins, seconds. */
const loginWait = 300

export const meta: MetaFunction = () => [
  { title: 'Log in · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

/** The return address of the sign-in provider, and the page that says why a sign-in failed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (!context.signIn && !context.mailSignIns) {
    const words = 'Sign-in is not set up on this site yet.'
    return problem(fail('not-configured', words).failure, null, new Headers(), null)
  }
  if (!context.signIn || searchParams.get('problem') === 'not-configured') {
    const words = 'This way to sign in is not set up on this site yet. Another one may be.'
    const to = searchParams.get('returnTo')
    return problem(fail('not-configured', words).failure, to, new Headers(), '/auth')
  }
  if (searchParams.get('problem') === 'upstream-down') {
    const words = 'The sign-in service does not answer right now. Please try again in a moment.'
    return problem(fail('upstream-down', words).failure, searchParams.get('returnTo'))
  }
  if (searchParams.get('problem') === 'rate-limited') {
    const { failure } = overLimit('login', loginWait)
    return problem(failure, searchParams.get('returnTo'), new Headers({ 'Retry-After': String(loginWait) }))
  }
  const { result, headers } = await context.signIn.finish(request)
  if (!result.ok) return problem(result.failure, null, headers)
  const visitor = await currentVisitor(request, context)
  const { session, token } = visitor
  const { identity, returnTo } = result.value
  const device = deviceOf(request.headers.get('User-Agent'))
  await visitor.become(await signIn({ identity, session, token, device }, context))
  for (const cookie of visitor.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  headers.set('Cache-Control', 'no-store')
  return redirect(returnTo, { headers })
}

/** `start` is where a log-in begins; null where none can. */
function problem(
  { code, message }: Failure,
  returnTo: string | null = null,
  headers = new Headers(),
  start: '/api/login' | '/auth' | null = '/api/login',
) {
  headers.set('Cache-Control', 'no-store')
  const again = start && `${start}?${new URLSearchParams({ returnTo: ownPath(returnTo) })}`
  return data({ code, message, again }, { status: failureStatus[code], headers })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export default function AuthCallback() {
  return <SignInProblem {...useLoaderData<typeof loader>()} />
}
