import { Link } from '~/ui/link'

/** What a guest's plan that was paid for lacks: an account. */
export function GuestActions() {
  return (
    <p className="not-printed min-w-0 text-small max-lg:max-w-full max-lg:flex-1 max-lg:py-1">
      <Link to={`/auth?${new URLSearchParams({ returnTo: '/planner' })}`}>Log in</Link> to edit, save and
      share this plan. You keep it when you log in.
    </p>
  )
}
