import { HousePage } from '~/features/shell/house-page'
import { LinkButton } from '~/ui/link'

/** For a revoked link and for one that never existed: the page does not say which. */
export function NotSharedScreen() {
  return (
    <HousePage
      title="This trip is not shared"
      text="The link was taken back, or it is not complete. Ask the person who sent it for a new one."
      fault="no-key"
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/planner" variant="primary">
          Plan a trip of your own
        </LinkButton>
        <LinkButton to="/">Back to the front page</LinkButton>
      </div>
    </HousePage>
  )
}
