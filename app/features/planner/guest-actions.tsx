import { ExportTrip } from '~/features/export/export-trip'
import { Link } from '~/ui/link'

interface GuestActionsProps {
  generationId: string
  signedIn: boolean
}

/** Actions for a guest's plan: files when it was paid for, a login link for the rest. */
export function GuestActions({ generationId, signedIn }: GuestActionsProps) {
  return (
    <div className="not-printed grid gap-3">
      <ExportTrip base={`/api/generations/${generationId}/export`} allowed />
      {!signedIn && (
        <p className="text-small">
          <Link to={`/auth?${new URLSearchParams({ returnTo: '/planner' })}`}>Log in</Link> to edit, save and
          share this plan. You keep it when you log in.
        </p>
      )}
    </div>
  )
}
