import type { FailureCode } from '~/domain/errors'
import { HouseSheet } from '~/features/shell/house-sheet'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'

interface SignInProblemProps {
  code: FailureCode
  message: string
  /** The address where sign-in starts again; null where no way is set up. */
  again: string | null
}

/** Says why a sign-in did not work, and what can be done. */
export function SignInProblem({ code, message, again }: SignInProblemProps) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">{again ? 'You are not logged in' : 'No sign-in here yet'}</h1>
        <p className="mt-5 max-w-measure text-lead" role="alert">
          {message}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {again && (
            <a href={again} className={buttonClass({ variant: 'primary' })}>
              {code === 'not-configured' ? 'Other ways to log in' : 'Log in again'}
            </a>
          )}
          <LinkButton to="/planner">Plan a trip as a guest</LinkButton>
        </div>
      </div>
      <HouseSheet fault="misregistered" />
    </div>
  )
}
