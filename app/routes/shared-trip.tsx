import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import {
  type ClientLoaderFunctionArgs,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react'
import { useContext } from 'react'
import { housePalette } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'
import { askedDay } from '~/domain/trips/asked-day'
import { onlyDayChanged } from '~/features/itinerary/only-day-changed'
import { JsonLd } from '~/features/marketing/json-ld'
import { clockIn } from '~/features/sharing/clock'
import { sharePreview } from '~/features/sharing/share-preview'
import { sharedOutline } from '~/features/sharing/shared-outline'
import { SharedTripScreen } from '~/features/sharing/shared-trip-screen'
import { touristTrip } from '~/features/sharing/trip-data'
import { MoneyContext } from '~/features/units/money-context'
import { NonceContext } from '~/http/nonce-context'
import { RenderedDataContext } from '~/http/rendered-data'
import { tooMany } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentVisitor } from '~/http/visitor'
import { limitedSession } from '~/http/within-limits'
import { sharesFiles } from '~/use-cases/copy-shared-trip'
import { findDestination } from '~/use-cases/find-destination'
import { openSharedTrip } from '~/use-cases/open-shared-trip'

/** Not indexed by search engines, and not cached, so that a revoked link stops everywhere at once. */
const closed = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

export const handle = { scripts: 'later' }

export const headers = () => closed

export const meta: MetaFunction<typeof loader> = ({ data: shared }) => [
  { title: `${shared ? `A trip to ${shared.outline.destination}` : 'Not shared'} · Vacation Planner HQ` },
  { name: 'robots', content: 'noindex' },
  ...(shared ? sharePreview({ ...shared.outline, ...shared.told }, shared.url) : []),
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = params.shareCode ?? ''
  const [trip, files] = await Promise.all([openSharedTrip(code, context), sharesFiles(code, context)])
  if (!trip) throw new Response(null, { status: 404, headers: closed })
  const destination = await findDestination(trip, context)
  const clock = clockIn(destination?.timeZone ?? 'UTC', context.now())
  const palette = destination ? paletteOf(destination) : { ...housePalette, name: trip.destination }
  const exportBase = files ? `/api/shared/${code}/export` : null
  const url = `${siteOrigin(request, context)}/trips/shared/${code}`
  const asked = askedDay(new URL(request.url).searchParams.get('day'), trip.days)
  // The page is drawn from the trip, and its script needs an outline only.
  context.rendered.sharedTrip = trip
  context.rendered.money = await context.money()
  const { overview, startDate, endDate } = trip
  const told = { overview, startDate, endDate }
  return data(
    { outline: sharedOutline(trip, clock.today), told, palette, clock, exportBase, url, asked },
    { headers: closed },
  )
}

/** The server draws the page, also after "back": the browser does not have what it takes. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url)
}

/** "Make it mine": copies the trip for the visitor; a guest gets it with an account. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const target = await context.shares.target(params.shareCode ?? '')
  if (!target) throw new Response(null, { status: 404 })
  const visitor = await currentVisitor(request, context)
  const admitted = await limitedSession('trip-copy', request, context)
  if (!admitted.ok) throw tooMany(admitted.failure)
  const { id, userId } = admitted.value
  const tripId = await context.shares.copy(target, id)
  if (!tripId) throw new Response(null, { status: 404 })
  const own = `/trips/${tripId}`
  const next = userId ? own : `/auth?${new URLSearchParams({ returnTo: own })}`
  return redirect(next, { headers: visitor.headers })
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDayChanged(change) && change.defaultShouldRevalidate

export default function Shared() {
  const { url, told, ...shared } = useLoaderData<typeof loader>()
  const { sharedTrip = null, money = null } = useContext(RenderedDataContext)
  return (
    <MoneyContext.Provider value={money}>
      <JsonLd data={touristTrip({ ...shared.outline, ...told }, url)} nonce={useContext(NonceContext)} />
      <SharedTripScreen {...shared} trip={sharedTrip} address={new URL(url).pathname} />
    </MoneyContext.Provider>
  )
}
