import { HouseSheet } from '~/features/shell/house-sheet'
import { LinkButton } from '~/ui/link'

/** For a revoked link and for one that never existed: the page does not say which. */
export function NotSharedScreen() {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-hero">This trip is not shared</h1>
        <p className="mt-5 max-w-measure text-lead">
          The link was taken back, or it is not complete. Ask the person who sent it for a new one.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/planner" variant="primary">
            Plan a trip of your own
          </LinkButton>
          <LinkButton to="/">Back to the front page</LinkButton>
        </div>
      </div>
      <HouseSheet fault="no-key" />
    </div>
  )
}
