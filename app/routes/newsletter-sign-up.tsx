import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData } from '@remix-run/react'
import { Signup } from '~/domain/marketing/newsletter/signup'
import { messages } from '~/domain/messages'
import { SignupScreen } from '~/features/newsletter/signup-screen'
import { rateLimitSubject } from '~/http/rate-limit-subject'
import { currentVisitor } from '~/http/visitor'
import { signUpForNewsletter } from '~/use-cases/sign-up-for-newsletter'

export const meta: MetaFunction = () => [
  { title: 'Newsletter · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

/** The forms without a script post here, and the page says what became of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData()
  const sent = Signup.safeParse({ ...Object.fromEntries(fields), offers: fields.has('offers') })
  if (!sent.success) return data({ problem: messages.newsletterFailed, signedUp: false }, { status: 422 })
  const visitor = await currentVisitor(request, context)
  const asker = () => rateLimitSubject(request, visitor, context)
  const result = await signUpForNewsletter({ signup: sent.data, asker }, context)
  const { headers } = visitor
  if (result.ok) return data({ problem: null, signedUp: true }, { headers })
  const { title = messages.newsletterFailed.title, message } = result.failure
  return data({ problem: { title, text: message }, signedUp: false }, { status: 422, headers })
}

export default function NewsletterSignUp() {
  return <SignupScreen {...useActionData<typeof action>()} />
}
