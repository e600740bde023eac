import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { renderToReadableStream } from 'react-dom/server'
import { dayBatches } from '~/domain/trips/sharing/day-batches'
import { TripGroundContext, tripGround } from '~/features/itinerary/trip-ground'
import { DayContent } from '~/features/sharing/parts'
import { UnitsContext } from '~/features/units/units-context'
import { openSharedTrip } from '~/use-cases/open-shared-trip'

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "default-src 'none'",
}

/** The batch of a shared trip's days that begins with a day, as markup for the page of the trip. */
export async function loader({
  request,
  params: { shareCode = '', first = '' },
  context,
}: LoaderFunctionArgs) {
  const trip = await openSharedTrip(shareCode, context)
  const batch = trip && dayBatches(trip.days).find(([day]) => String(day) === first)
  if (!batch) return new Response(null, { status: 404, headers })
  const days = trip.days.filter(({ day }) => batch.includes(day))
  const markup = await renderToReadableStream(
    <UnitsContext.Provider value={context.units}>
      <TripGroundContext.Provider value={tripGround(trip)}>
        {days.map((day) => (
          <div key={day.day} data-drawn={day.day}>
            <DayContent day={day} />
          </div>
        ))}
      </TripGroundContext.Provider>
    </UnitsContext.Provider>,
    // Ids are those of one page.
    { identifierPrefix: `from-${first}-`, signal: request.signal },
  )
  return new Response(markup, {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })
}
