import { fail, ok, type Result } from '~/domain/errors'
import type { Signup, SignupList } from '~/domain/marketing/newsletter/signup'
import {
  decideRate,
  type RateCounter,
  type RateLimit,
  signupLimits,
  windowStart,
} from '~/domain/marketing/newsletter/signup-limit'
import { looksLikeEmail } from '~/domain/marketing/newsletter/signup-rules'
import { messages } from '~/domain/messages'

interface Ask {
  signup: Signup
  /** Who asks: called once the address is one, so that a slip of the pen neither counts nor leaves a session behind. */
  asker(): Promise<{ sessionId: string; addressHash: string }>
}

interface Parts {
  signups: SignupList
  rates: RateCounter
  now(): Date
}

/** Puts an address into the list. The answer is the same whether it was there or not, so that nobody can ask who is. */
export async function signUpForNewsletter(
  { signup, asker }: Ask,
  { signups, rates, now }: Parts,
): Promise<Result<{ ok: true }>> {
  if (!looksLikeEmail(signup.email)) {
    const { title, text } = messages.invalidEmail
    return fail('fields-wrong', text, { title, fields: { email: text } })
  }
  const { sessionId, addressHash } = await asker()
  const time = now().getTime()
  const waits = await Promise.all([
    wait(`newsletter:session:${sessionId}`, signupLimits.session),
    wait(`newsletter:address:${addressHash}`, signupLimits.address),
  ])
  const retryAfter = Math.max(...waits)
  if (retryAfter > 0) {
    return fail(
      'rate-limited',
      'These were many sign-ups in a short time. Please try again in a few minutes.',
      {
        title: messages.newsletterFailed.title,
        retryAfter,
      },
    )
  }
  await signups.add(signup)
  return ok({ ok: true })

  async function wait(key: string, limit: RateLimit): Promise<number> {
    const decision = decideRate(await rates.count(key, windowStart(time, limit)), time, limit)
    return decision.allowed ? 0 : decision.retryAfter
  }
}
