import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { housePrint } from '~/domain/posters/house-print'
import { printOf } from '~/domain/posters/print-of'
import { sharePicture } from '~/features/sharing/share-picture'
import { findDestination } from '~/use-cases/find-destination'
import { openSharedTrip } from '~/use-cases/open-shared-trip'

/** The picture that other sites show beside a shared trip's link; gone with the link. */
export async function loader({ params: { shareCode = '' }, context }: LoaderFunctionArgs) {
  const noindex = { 'X-Robots-Tag': 'noindex' }
  const trip = await openSharedTrip(shareCode, context)
  if (!trip) {
    const headers = { ...noindex, 'Cache-Control': 'no-store' }
    return new Response('This trip is not shared.', { status: 404, headers })
  }
  const destination = await findDestination(trip, context)
  const print = destination ? printOf(destination) : { ...housePrint, name: trip.destination }
  const png = await sharePicture(trip, print, await context.outlines())
  const headers = { ...noindex, 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' }
  return new Response(png, { headers })
}
