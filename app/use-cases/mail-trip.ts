import type { PlanType } from '~/domain/billing/plan-type'
import type { Say } from '~/domain/message'
import { housePalette } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'
import type { Reminders } from '~/domain/trips/reminders'
import { exportTrip } from './export-trip'
import { type DestinationSources, findDestination } from './find-destination'
import type { MailTrip } from './send-mails'

interface Parts extends DestinationSources {
  reminders: Pick<Reminders, 'trip'>
  planOf(visitorId: string): Promise<PlanType>
  digest(text: string): Promise<string>
  now(): Date
  say: Say
}

/** What a mail shows of a trip; null when the trip is gone. `site` has no slash at the end. */
export async function mailTrip(tripId: string, site: string, parts: Parts): Promise<MailTrip | null> {
  const trip = await parts.reminders.trip(tripId)
  if (!trip) return null
  const { itinerary, version, generationId, visitorId } = trip
  const [first = itinerary] = itinerary.places ?? []
  const destination = await findDestination(first, parts)
  const plan = await parts.planOf(visitorId)
  const url = `${site}/trips/${encodeURIComponent(tripId)}`
  const file = await exportTrip({ itinerary, version, generationId, url, file: 'calendar.ics', plan }, parts)
  return {
    palette: destination ? paletteOf(destination) : (first.palette ?? housePalette),
    calendar: file.ok ? { name: file.value.name, type: file.value.type, text: file.value.body } : null,
  }
}
