import { PosterFile } from '~/features/posters/poster-file'
import { LinkButton } from '~/ui/link'
import { Skeleton } from '~/ui/skeleton'
import { TripCard } from './trip-card'
import type { TripCardView } from './trip-card-view'

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

interface TripListProps {
  /** Null when they could not be read. */
  trips: TripCardView[] | null
  empty: string
  error: string
  canSave: boolean
  back: string
}

/** Trips as posters, or why there are none. */
export function TripList({ trips, empty, error, canSave, back }: TripListProps) {
  if (!trips) return <p role="alert">{error}</p>
  if (trips.length === 0) {
    return (
      <div className="grid items-center bg-ink-sheet sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="p-3 sm:pr-0">
          <PosterFile id="house" shape="card" className="aspect-3/2 w-full" />
        </div>
        <div className="grid justify-items-start gap-4 p-5 sm:p-8">
          <p className="text-lead">{empty}</p>
          <LinkButton to="/planner" variant="primary">
            Create a New Trip
          </LinkButton>
        </div>
      </div>
    )
  }
  return (
    <ul className={grid}>
      {trips.map((trip) => (
        <li key={trip.id} className="grid">
          <TripCard trip={trip} canSave={canSave} back={back} />
        </li>
      ))}
    </ul>
  )
}

/** Shown while trips load. */
export function TripListLoading() {
  return (
    <div role="status" aria-label="Loading trips" className={grid}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} art="aspect-3/2" lines={4} className="rounded-sheet bg-ink-sheet p-2" />
      ))}
    </div>
  )
}
