import { Link } from '~/ui/link'

/** What a guest's plan that was paid for lacks: an account. */
export function GuestActions() {
  return (
    <p className="not-printed text-small max-lg:py-1">
      <Link to={`/auth?${new URLSearchParams({ returnTo: '/planner' })}`}>Log in</Link> to edit, save and
      share this plan. You keep it when you log in.
    </p>
  )
}
