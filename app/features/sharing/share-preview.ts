import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { inShort } from '~/messages/en/in-short'

/** The picture's size, as recommended by sites that show previews. */
export const shareSize = { width: 1200, height: 630 }

/** Metadata for the preview of a shared trip's link. */
export function sharePreview(
  {
    destination,
    overview,
    days,
    startDate,
  }: Pick<ItineraryView, 'destination' | 'overview' | 'startDate'> & { days: readonly unknown[] },
  url: string,
) {
  const title = `A trip to ${destination}`
  const length = `${days.length} ${days.length === 1 ? 'day' : 'days'}`
  const description = inShort(overview)
  const picture = `${url}/picture.png`
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Vacation Planner HQ' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: `Poster of ${destination}: ${length} from ${startDate}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
