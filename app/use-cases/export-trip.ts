import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import type { ReadersMoney } from '~/domain/money/readers-money'
import type { ExportFile } from '~/domain/trips/export/export-file'
import { exportFile } from '~/domain/trips/export/export-file'
import { tripToTake } from '~/domain/trips/export/trip-to-take'
import type { Entry } from '~/domain/trips/own/entries'
import { itineraryView } from '~/messages/itinerary-view'
import { type DestinationSources, findDestination } from './find-destination'

interface ExportRequest {
  itinerary: Itinerary
  version: number
  /** The generation the trip began as: calendars know its events by it, whoever exports them. */
  generationId: string
  /** Where the trip can be read. */
  url: string | null
  file: ExportFile
  /** Notes, lists and costs of the owner, where it is the owner who asks. */
  own?: Entry[]
  /** The plan that pays for it: the exporter's, or the owner's of a shared trip. */
  plan: PlanType
}

/** Makes a file of a trip. */
export async function exportTrip(
  { itinerary, version, generationId, url, file, plan, own }: ExportRequest,
  parts: DestinationSources & {
    digest(text: string): Promise<string>
    now(): Date
    say: Say
    money?(): Promise<ReadersMoney>
  },
): Promise<Result<ReturnType<typeof exportFile>>> {
  if (!entitlements(plan).exporting) {
    return fail('plan-required', 'Taking a trip along as a file comes with the paid plans.')
  }
  const destination = await findDestination(itinerary, parts)
  const taken = tripToTake(itineraryView(itinerary, parts.say), destination, url, parts.say)
  const money = await parts.money?.()
  const trip = { ...taken, ...(money && { money }), ...(own && own.length > 0 && { own }) }
  const key = (await parts.digest(`calendar ${generationId}`)).slice(0, 22)
  return ok(exportFile(trip, file, { key, sequence: version, now: parts.now().getTime(), say: parts.say }))
}
