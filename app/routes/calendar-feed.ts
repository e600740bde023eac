import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { fail } from '~/domain/errors'
import { exportResponse } from '~/http/export-response'
import { failureResponse } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { exportTrip } from '~/use-cases/export-trip'

/** A trip for a subscribed calendar. The secret address is the only protection. */
export async function loader({ request, params: { file = '' }, context }: LoaderFunctionArgs) {
  const fed = file.endsWith('.ics') ? await context.feeds.read(file.slice(0, -'.ics'.length)) : null
  if (!fed) return failureResponse(fail('not-found', 'There is no such calendar.').failure)
  const { itinerary, version, generationId, tripId, owner } = fed
  const plan = await context.planOf(owner)
  const url = `${siteOrigin(request, context)}/trips/${tripId}`
  const asked = { itinerary, version, generationId, url, file: 'calendar.ics' as const, plan }
  return exportResponse(await exportTrip(asked, context), { inline: true })
}
