import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { housePalette } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'
import { sharePicture } from '~/features/sharing/share-picture'
import { findDestination } from '~/use-cases/find-destination'
import { openSharedTrip } from '~/use-cases/open-shared-trip'

const noindex = { 'X-Robots-Tag': 'noindex' }

const gone = () =>
  new Response('This trip is not shared.', {
    status: 404,
    headers: { ...noindex, 'Cache-Control': 'no-store' },
  })

/** The preview picture of a shared trip's link; it is gone when the link is revoked. */
export async function loader({ request, params: { shareCode = '' }, context }: LoaderFunctionArgs) {
  const target = await context.shares.target(shareCode)
  if (!target) return gone()
  const edition = `${shareCode}-${target.version}-${context.setup.version}`
  // Caches must ask each time whether the picture is still shared.
  const headers = { ...noindex, ETag: `"${edition}"`, 'Cache-Control': 'public, no-cache' }
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) {
    return new Response(null, { status: 304, headers })
  }
  const png = await context.pictures(edition, async () => {
    const trip = await openSharedTrip(shareCode, context)
    if (!trip) return null
    const materials = { outlines: await context.outlines(), drawings: context.drawings }
    const [first, ...others] = (trip.places ?? []).map(({ palette }) => palette)
    if (first) return sharePicture(trip, [first, ...others], materials)
    const destination = await findDestination(trip, context)
    const palette = destination ? paletteOf(destination) : { ...housePalette, name: trip.destination }
    return sharePicture(trip, [palette], materials)
  })
  if (!png) return gone()
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } })
}
