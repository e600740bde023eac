import { isFailure } from '~/domain/errors'
import { looksLikeEmail, type SignupLocation } from '~/domain/marketing/newsletter/signup-rules'
import { signupThanks, signupWithoutMail } from '~/messages/en/newsletter'
import { type Toast, toasts } from '~/messages/en/toasts'
import { markPopupShown } from './popup-shown'

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

const sendsNothing = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'mailed' in answer && answer.mailed === false

/** Sends a sign-up; a text is the thanks. */
export async function sendSignup(signup: SignupToSend): Promise<SignupProblem | string> {
  const { invalidEmail, newsletterFailed } = toasts
  if (!looksLikeEmail(signup.email)) return { ...invalidEmail, email: true }
  try {
    const response = await fetch('/api/subscribe-newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signup),
    })
    const answer: unknown = await response.json()
    if (response.ok) {
      markPopupShown()
      return sendsNothing(answer) ? signupWithoutMail : signupThanks
    }
    if (!isFailure(answer)) return { ...newsletterFailed, email: false }
    const email = answer.fields?.email !== undefined
    return { title: (email ? invalidEmail : newsletterFailed).title, text: answer.message, email }
  } catch {
    return { ...newsletterFailed, email: false }
  }
}
