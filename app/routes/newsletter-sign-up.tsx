import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData } from '@remix-run/react'
import { Signup } from '~/domain/marketing/newsletter/signup'
import { SignupScreen } from '~/features/newsletter/signup-screen'
import { parseForm, readForm, refused } from '~/http/form-post'
import { currentVisitor } from '~/http/visitor'
import { limitedSession } from '~/http/within-limits'
import { toasts } from '~/messages/en/toasts'
import { signUpForNewsletter } from '~/use-cases/sign-up-for-newsletter'

export const meta: MetaFunction = () => [
  { title: 'Newsletter · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

/** Forms without a script post here, and the page shows the result. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request)
  const offers = fields.has('offers')
  const typed = { email: fields.get('email') ?? '', name: fields.get('name') ?? '', offers }
  const { title } = toasts.newsletterFailed
  const sent = parseForm(Signup, { ...Object.fromEntries(fields), offers })
  if (!sent.ok) return refused({ title, ...sent.failure }, typed)
  const visitor = await currentVisitor(request, context)
  const admitted = () => limitedSession('newsletter', request, context)
  const signedUp = await signUpForNewsletter({ signup: sent.value, admitted }, context)
  if (!signedUp.ok) return refused({ title, ...signedUp.failure }, typed, visitor.headers)
  const { mailed } = signedUp.value
  return data({ failure: null, typed, ...(mailed === false && { mailed }) }, { headers: visitor.headers })
}

export default function NewsletterSignUp() {
  return <SignupScreen sent={useActionData<typeof action>()} />
}
