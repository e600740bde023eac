import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { LinkButton } from '~/ui/link'
import { FavouriteForm } from './favourite-form'
import { RemoveForm } from './remove-form'
import type { TripCardView } from './trip-card-view'
import { capitalised, longDate } from './trip-words'

interface TripCardProps {
  trip: TripCardView
  /** Whether the plan includes saving. */
  canSave: boolean
  /** The page to return to after a form without a script. */
  back: string
}

/** A trip as its poster, with its facts and actions. */
export function TripCard({ trip, canSave, back }: TripCardProps) {
  const { id, destination, startDate, endDate, budget, interests, isSaved, palette } = trip
  return (
    <InkScope
      facts={palette.facts}
      latitude={palette.latitude}
      as="article"
      aria-label={destination}
      className="flex flex-col rounded-sheet bg-ink-sheet p-2 text-ink-key"
    >
      <Poster
        facts={palette.facts}
        latitude={palette.latitude}
        name={palette.name}
        shape="card"
        className="aspect-3/2 w-full"
      />
      <PlaceName name={palette.name} as="p" decorative className="mt-2.5 block w-full" />
      <div className="flex flex-1 flex-col gap-3 p-2 pt-3">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-strong leading-snug">{destination}</h3>
          <span
            className={
              isSaved
                ? 'shrink-0 rounded-control bg-ink-key px-2 py-0.5 font-strong text-ink-paper text-micro'
                : 'shrink-0 rounded-control border border-ink-edge border-dashed px-2 py-0.5 font-strong text-micro'
            }
          >
            {isSaved ? 'Saved' : 'Not Saved'}
          </span>
        </div>
        <p className="text-small">
          <time dateTime={startDate}>{longDate(startDate)}</time> to{' '}
          <time dateTime={endDate}>{longDate(endDate)}</time>
        </p>
        <p className="text-ink-soft text-small">Budget: {capitalised(budget)}</p>
        {interests.length > 0 && (
          <ul aria-label="Interests" className="flex flex-wrap gap-1.5">
            {interests.map((interest) => (
              <li
                key={interest}
                className="rounded-control border border-ink-edge px-2 py-0.5 font-label text-micro"
              >
                {interest}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto grid gap-2 border-ink-line border-t pt-3">
          <LinkButton to={`/trips/${id}`} variant="primary" size="small">
            View Itinerary
          </LinkButton>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <FavouriteForm tripId={id} isSaved={isSaved} canSave={canSave} back={back} />
            <RemoveForm tripId={id} destination={destination} back={back} />
          </div>
        </div>
      </div>
    </InkScope>
  )
}
