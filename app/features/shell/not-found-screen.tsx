import { LinkButton } from '~/ui/link'
import { HouseSheet } from './house-sheet'

/** The page for an unknown address, with a poster that lacks its dark ink. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">404 Page Not Found</h1>
        <p className="mt-5 text-lead">Did you forget to add the page to the router?</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/" variant="primary">
            Back to the front page
          </LinkButton>
          <LinkButton to="/planner">Plan a trip</LinkButton>
        </div>
      </div>
      <HouseSheet fault="no-key" />
    </div>
  )
}
