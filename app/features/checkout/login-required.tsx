import { HouseSheet } from '~/features/shell/house-sheet'
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
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">Login Required</h1>
        <p className="mt-5 max-w-measure text-lead">{reason}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={signIn} className={buttonClass({ variant: 'primary' })}>
            Log In
          </a>
          <LinkButton to={instead.to}>{instead.label}</LinkButton>
        </div>
      </div>
      <HouseSheet />
    </div>
  )
}
