import { HousePage } from '~/features/shell/house-page'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'

interface LoginRequiredProps {
  /** The reason, in one sentence. */
  reason: string
  /** The address where sign-in begins, with the path to return to. */
  signIn: string
  /** What a guest can do instead. */
  instead: { label: string; to: string }
}

/** Shown to a guest on a page that needs an account. */
export function LoginRequired({ reason, signIn, instead }: LoginRequiredProps) {
  return (
    <HousePage title="Login Required" text={reason}>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={signIn} className={buttonClass({ variant: 'primary' })}>
          Log In
        </a>
        <LinkButton to={instead.to}>{instead.label}</LinkButton>
      </div>
    </HousePage>
  )
}
