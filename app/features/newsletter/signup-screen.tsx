import type { Failure } from '~/domain/errors'
import { signupThanks, signupWithoutMail } from '~/messages/en/newsletter'
import { LinkButton } from '~/ui/link'
import { NewsletterInline } from './newsletter-inline'
import type { TypedSignup } from './signup-form'

interface SignupScreenProps {
  /** The result of a form that was sent without a script. */
  sent: { failure: Failure | null; typed: TypedSignup; mailed?: false } | undefined
}

/** The newsletter's own page: the form, and the result of one that was sent without a script. */
export function SignupScreen({ sent }: SignupScreenProps) {
  const signedUp = sent?.failure === null
  return (
    <div className="pb-20">
      <div className="mx-auto max-w-page px-gutter py-12">
        <h1 className="text-hero">Newsletter</h1>
        {signedUp && (
          <p role="status" className="mt-5 text-lead font-strong">
            {sent?.mailed === false ? signupWithoutMail : signupThanks}
          </p>
        )}
        {signedUp && (
          <div className="mt-6">
            <LinkButton to="/planner" variant="primary">
              Plan a trip
            </LinkButton>
          </div>
        )}
      </div>
      {!signedUp && <NewsletterInline sentBack={sent} />}
    </div>
  )
}
