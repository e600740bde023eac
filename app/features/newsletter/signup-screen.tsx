import { signupThanks } from '~/domain/marketing/newsletter/signup-rules'
import type { Message } from '~/domain/messages'
import { LinkButton } from '~/ui/link'
import { NewsletterInline } from './newsletter-inline'

interface SignupScreenProps {
  problem?: Message | null
  signedUp?: boolean
}

/** The newsletter's own page: the form, and what became of it where no script could say. */
export function SignupScreen({ problem, signedUp = false }: SignupScreenProps) {
  return (
    <div className="pb-20">
      <div className="mx-auto max-w-page px-gutter py-12">
        <h1 className="text-hero">Newsletter</h1>
        {signedUp && (
          <p role="status" className="mt-5 text-lead font-strong">
            {signupThanks}
          </p>
        )}
        {problem && (
          <div role="alert" className="mt-5 max-w-measure border-ink-hot-text border-l-4 bg-ink-sheet p-4">
            <p className="font-strong text-ink-hot-text">{problem.title}</p>
            <p>{problem.text}</p>
          </div>
        )}
        {signedUp && (
          <div className="mt-6">
            <LinkButton to="/planner" variant="primary">
              Plan a trip
            </LinkButton>
          </div>
        )}
      </div>
      {!signedUp && <NewsletterInline />}
    </div>
  )
}
