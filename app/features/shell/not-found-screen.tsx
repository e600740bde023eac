import { LinkButton } from '~/ui/link'
import { HousePage } from './house-page'

/** The page for an unknown address, with a poster that lacks its dark ink. */
export function NotFoundScreen() {
  return (
    <HousePage title="404 Page Not Found" text="Did you forget to add the page to the router?" fault="no-key">
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          Back to the front page
        </LinkButton>
        <LinkButton to="/planner">Plan a trip</LinkButton>
      </div>
    </HousePage>
  )
}
