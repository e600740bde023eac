import { useEffect } from 'react'
import type { Failure } from '~/domain/errors'
import { HousePage } from '~/features/shell/house-page'
import { signupThanks, signupWithoutMail } from '~/messages/en/newsletter'
import { LinkButton } from '~/ui/link'
import { NewsletterInline } from './newsletter-inline'
import { markPopupShown } from './popup-shown'
import type { TypedSignup } from './signup-form'

interface SignupScreenProps {
  /** The result of a form that was sent without a script. */
  sent: { failure: Failure | null; typed: TypedSignup; mailed?: false } | undefined
}

/** The newsletter's own page: the form, and the result of one that was sent without a script. */
export function SignupScreen({ sent }: SignupScreenProps) {
  const signedUp = sent?.failure === null
  useEffect(() => {
    if (signedUp) markPopupShown()
  }, [signedUp])
  if (signedUp)
    return (
      <HousePage title="Newsletter" text={sent.mailed === false ? signupWithoutMail : signupThanks} isResult>
        <div className="mt-6">
          <LinkButton to="/planner" variant="primary">
            Plan a trip
          </LinkButton>
        </div>
      </HousePage>
    )
  return (
    <div className="pb-20">
      <h1 className="mx-auto max-w-page px-gutter py-12 text-hero">Newsletter</h1>
      <NewsletterInline sentBack={sent} />
    </div>
  )
}
