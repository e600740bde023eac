import { ServerPart } from '~/features/sharing/server-part'
import { HouseSheet } from '~/features/shell/house-sheet'
import { LinkButton } from '~/ui/link'
import { NearDestinations } from './destinations-parts'

/** The page for a destination that the catalogue does not have, with similar names. */
export function UnknownCityScreen({ near }: { near: { id: string; label: string }[] | null }) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-12 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-4">
        <h1 className="text-title">We have no such page about a destination</h1>
        <ServerPart name="near">
          {import.meta.env.SSR && near && <NearDestinations cards={near} />}
        </ServerPart>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/destinations" variant="primary">
            All destinations
          </LinkButton>
          <LinkButton to="/planner">Plan a trip to another town</LinkButton>
        </p>
      </div>
      <HouseSheet fault="no-key" />
    </div>
  )
}
