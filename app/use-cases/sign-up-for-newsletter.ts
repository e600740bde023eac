import { fail, ok, type Result } from '~/domain/errors'
import type { Signup, SignupList } from '~/domain/marketing/newsletter/signup'
import { looksLikeEmail } from '~/domain/marketing/newsletter/signup-rules'
import { toasts } from '~/messages/en/toasts'

interface Ask {
  signup: Signup
  /** Whether this caller may sign up now: asked once the address is one, so that a typing error neither counts nor begins a session. */
  admitted(): Promise<Result<unknown>>
}

/** Puts an address into the list. The answer is the same whether it was there or not, so that nobody can ask who is. */
export async function signUpForNewsletter(
  { signup, admitted }: Ask,
  { signups, mails }: { signups: Pick<SignupList, 'add'>; mails: object | null },
): Promise<Result<{ ok: true; mailed?: false }>> {
  if (!looksLikeEmail(signup.email)) {
    const { title, text } = toasts.invalidEmail
    return fail('fields-wrong', text, { title, fields: { email: text } })
  }
  const may = await admitted()
  if (!may.ok) return may
  await signups.add(signup)
  // Nothing comes where no mail is set up, and the page says so.
  return ok({ ok: true, ...(mails === null && { mailed: false as const }) })
}
