import type { AccountStore, Identity } from '~/domain/account/account'
import type { Device } from '~/domain/account/device'
import type { MailSignIns } from '~/domain/account/mail-sign-in'
import type { Session, SessionStore } from '~/domain/account/session'
import { fail, ok, type Result } from '~/domain/errors'
import { foldEmail, looksLikeEmail } from '~/domain/marketing/newsletter/signup-rules'
import type { Log } from '~/domain/operations/events'
import type { Generations } from '~/domain/planning/generation'
import { overLimit } from '~/messages/en/limits'
import { toasts } from '~/messages/en/toasts'
import { signIn } from './sign-in'

/** Sends a link and a code to an address. What happens is the same for every address, known or not. */
export async function beginMailSignIn(
  { email, returnTo, admitted }: { email: string; returnTo: string; admitted(): Promise<Result<unknown>> },
  { mailSignIns }: { mailSignIns: MailSignIns },
): Promise<Result<{ browser: string }>> {
  if (!looksLikeEmail(email)) {
    const { title, text } = toasts.invalidEmail
    return fail('fields-wrong', text, { title, fields: { email: text } })
  }
  const may = await admitted()
  if (!may.ok) return may
  const begun = await mailSignIns.begin(email, returnTo)
  return begun ? ok(begun) : overLimit('mail-sign-in', 600)
}

interface Proof {
  link: string | null
  /** The secret of the browser that began it. */
  browser: string | null
  code: string | null
}

interface Arrival {
  session: Session | null
  token: string | null
  device: Device
}

/** Signs in whoever holds the mail: by its link in the browser that asked, elsewhere by link and code. */
export async function finishMailSignIn(
  proof: Proof,
  arrival: Arrival,
  parts: {
    mailSignIns: MailSignIns
    accounts: AccountStore
    sessions: SessionStore
    generations: Generations
    log: Log
  },
): Promise<Result<{ session: Session; token: string; returnTo: string }>> {
  const checked = await parts.mailSignIns.use(proof)
  if (checked.outcome === 'over') {
    parts.log('sign-in-refused', { reason: 'mail-over' })
    return fail(
      'sign-in-failed',
      'This code and link work no more: they were used, are over ten minutes old, or too many codes were wrong.',
    )
  }
  if (checked.outcome === 'wrong') {
    parts.log('sign-in-refused', { reason: 'mail-code' })
    const text = 'This is not the code of the latest mail. Please look again.'
    return fail('fields-wrong', text, { fields: { code: text } })
  }
  const { email, returnTo } = checked
  const identity: Identity = {
    issuer: 'mail',
    subject: foldEmail(email),
    email,
    emailVerified: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
  }
  parts.log('signed-in', { provider: 'mail' })
  return ok({ ...(await signIn({ identity, ...arrival }, parts)), returnTo })
}
