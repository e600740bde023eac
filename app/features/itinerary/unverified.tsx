import type { ActivityView } from '~/domain/itinerary/itinerary'
import { Icon } from '~/ui/icon'

/** Says that a place is unverified, and links to a map search. */
export function Unverified({ activity: { title, latitude, longitude } }: { activity: ActivityView }) {
  const near = latitude === null || longitude === null ? '' : ` near ${latitude},${longitude}`
  const query = encodeURIComponent(`${title}${near}`)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small leading-snug">
      <span className="flex items-center gap-1 font-strong text-ink-hot-text">
        <Icon name="unknown" /> Unverified
      </span>
      <span className="text-ink-soft">Named by a language model; check that it exists and is open.</span>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noopener noreferrer"
        className="font-label underline underline-offset-2"
      >
        Look it up on a map
      </a>
    </p>
  )
}
