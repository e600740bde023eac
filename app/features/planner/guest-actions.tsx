import { Link } from '~/ui/link'

/** What a guest's plan that was paid for lacks: an account. A trip to several places is not edited. */
export function GuestActions({ several }: { several: boolean }) {
  return (
    <p className="not-printed text-small">
      <Link to={`/auth?${new URLSearchParams({ returnTo: '/planner' })}`}>Log in</Link> to{' '}
      {several ? 'save and share' : 'edit, save and share'} this plan. You keep it when you log in.
    </p>
  )
}
