import { isFailure } from '~/domain/errors'
import { looksLikeEmail, type SignupLocation } from '~/domain/marketing/newsletter/signup-rules'
import { type Toast, toasts } from '~/messages/en/toasts'

interface SignupToSend {
  email: string
  name?: string
  location: SignupLocation
  offers: boolean
  source: string
}

/** The message about a sign-up that failed. */
export interface SignupProblem extends Toast {
  /** Whether the address is wrong. */
  email: boolean
}

/** Sends a sign-up; null is success. */
export async function sendSignup(signup: SignupToSend): Promise<SignupProblem | null> {
  const { invalidEmail, newsletterFailed } = toasts
  if (!looksLikeEmail(signup.email)) return { ...invalidEmail, email: true }
  try {
    const response = await fetch('/api/subscribe-newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signup),
    })
    if (response.ok) return null
    const answer: unknown = await response.json()
    if (!isFailure(answer)) return { ...newsletterFailed, email: false }
    const email = answer.fields?.email !== undefined
    return { title: (email ? invalidEmail : newsletterFailed).title, text: answer.message, email }
  } catch {
    return { ...newsletterFailed, email: false }
  }
}
