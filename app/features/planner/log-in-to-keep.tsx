import { Link } from '~/ui/link'

/** What a guest's plan needs to become a trip. */
export function LogInToKeep() {
  return (
    <p className="not-printed text-small">
      <Link to={`/auth?${new URLSearchParams({ returnTo: '/planner' })}`}>Log in</Link> to edit, save and
      share this plan. It comes along.
    </p>
  )
}
