import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deviceOf } from '~/domain/account/device'
import { ownPath } from '~/domain/account/return-to'
import { fail } from '~/domain/errors'
import type { Signup } from '~/domain/marketing/newsletter/signup'
import { EmailSignInScreen } from '~/features/auth/email-sign-in-screen'
import { readForm, refused } from '~/http/form-post'
import { forgetMailLogin, keepMailLogin, mailLoginSecret } from '~/http/mail-login-cookie'
import { currentVisitor } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { beginMailSignIn, finishMailSignIn } from '~/use-cases/sign-in-by-mail'
import { signUpForNewsletter } from '~/use-cases/sign-up-for-newsletter'

export const meta: MetaFunction = () => [
  { title: 'Log in by email · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
  // The address may hold the link's secret. With "no-referrer" browsers would send the page's own forms as from nowhere.
  { name: 'referrer', content: 'same-origin' },
]

const linkOf = (request: Request) => new URL(request.url).searchParams.get('token')?.slice(0, 100) || null

/** The wish for offers beside the address on the login page. */
const signupOf = (email: string): Signup => ({
  email,
  name: null,
  location: 'inline',
  offers: true,
  source: '/auth',
})

/** Opening the link changes nothing: mail programs open links by themselves. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { mailSignIns } = context
  const { searchParams } = new URL(request.url)
  const returnTo = ownPath(searchParams.get('returnTo'))
  const link = linkOf(request)
  if (!mailSignIns) return data({ step: 'off' as const, email: '', returnTo }, { status: 503 })
  const browser = await mailLoginSecret(request)
  const wants = link !== null || searchParams.has('sent')
  const found = wants ? await mailSignIns.find({ link, browser }) : null
  const step = !wants ? 'ask' : !found ? 'over' : !link ? 'code' : found.isOwn ? 'confirm' : 'elsewhere'
  return data({ step, email: found?.email ?? '', returnTo } as const, {
    headers: { 'Cache-Control': 'no-store' },
  })
}

/** The forms of the page: an address to send to, a code, or the button behind the link. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { mailSignIns } = context
  const fields = await readForm(request)
  const typed = { email: fields.get('email') ?? '' }
  if (!mailSignIns)
    return refused(fail('not-configured', 'Log-in by email is not set up on this site yet.').failure, typed)
  const visitor = await currentVisitor(request, context)
  if (fields.get('intent') === 'send') {
    const admitted = () => withinLimits('mail-sign-in', request, context)
    const mayBeListed = () => withinLimits('newsletter', request, context)
    const returnTo = ownPath(fields.get('returnTo'))
    // The button of the login page was pressed without an address: this page asks for it.
    if (typed.email.trim() === '') return redirect(`/auth/email?${new URLSearchParams({ returnTo })}`, 303)
    const begun = await beginMailSignIn({ ...typed, returnTo, admitted }, { mailSignIns })
    if (!begun.ok) return refused(begun.failure, typed)
    // Over its limit the log-in goes on without the newsletter.
    if (fields.has('offers'))
      await signUpForNewsletter({ signup: signupOf(typed.email), admitted: mayBeListed }, context)
    const headers = { 'Set-Cookie': await keepMailLogin(begun.value.browser) }
    return redirect('/auth/email?sent=yes', { status: 303, headers })
  }
  const proof = {
    link: linkOf(request),
    browser: await mailLoginSecret(request),
    code: fields.get('code')?.replace(/\s/g, '').slice(0, 10) ?? null,
  }
  const mayTry = proof.code === null || (await withinLimits('mail-code', request, context))
  if (mayTry !== true && !mayTry.ok) return refused(mayTry.failure, typed)
  const { session, token } = visitor
  const device = deviceOf(request.headers.get('User-Agent'))
  const done = await finishMailSignIn(proof, { session, token, device }, { ...context, mailSignIns })
  if (!done.ok) return refused(done.failure, typed)
  await visitor.become(done.value)
  visitor.headers.append('Set-Cookie', await forgetMailLogin())
  visitor.headers.set('Cache-Control', 'no-store')
  return redirect(done.value.returnTo, { status: 303, headers: visitor.headers })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export default function EmailSignIn() {
  const { failure, typed } = useActionData<typeof action>() ?? {}
  return (
    <EmailSignInScreen {...useLoaderData<typeof loader>()} failure={failure ?? null} typed={typed?.email} />
  )
}
