import { addDays } from '~/domain/calendar/calendar-date'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { splitPlaces } from '~/domain/itinerary/split-places'
import type { TripChange } from '~/domain/mail/mail'
import type { Log } from '~/domain/operations/events'
import { mailDate, type Reminders, type UncomparedTrip } from '~/domain/trips/reminders'
import { tripChanges } from '~/domain/trips/trip-changes'

interface Parts {
  reminders: Reminders
  catalogue: Pick<PlaceCatalogue, 'find'>
  /** What the Worker was built from: the catalogue comes with it. */
  release: string
  log: Log
  now(): Date
}

/** Most changes that one mail lists. */
const mostListed = 12

/** What the catalogue says otherwise of a trip than when it was planned, of each of its places. */
export async function changesOf(
  itinerary: Itinerary,
  catalogue: Pick<PlaceCatalogue, 'find'>,
): Promise<TripChange[]> {
  const { checks } = itinerary
  const plans = itinerary.places ? splitPlaces(itinerary).map(({ plan }) => plan) : [itinerary]
  const found: TripChange[] = []
  for (const plan of plans) {
    const destination = plan.destinationId === null ? null : await catalogue.find(plan.destinationId)
    if (destination) found.push(...tripChanges({ ...plan, checks }, destination))
  }
  return found
}

/**
 * Compares saved trips with the catalogue, once for each of its states, and writes a mail about what is news: what was told
 * once is not told again.
 */
export async function tellChanges(parts: Parts): Promise<void> {
  const { reminders, release, log, now } = parts
  const at = now().getTime()
  const today = now().toISOString().slice(0, 10)
  const state = { release, day: today }
  // A day before: where its owner is it may be yesterday.
  for (const trip of await reminders.uncompared(addDays(today, -1), state)) {
    if (mailDate(trip.timeZone, at) === null) continue
    try {
      await reminders.compared(trip.tripId, state, await newsOf(trip, parts))
    } catch (error) {
      // One trip that cannot be read holds up no other.
      log('mail-not-sent', { kind: 'trip-changed', reason: 'unreadable' }, error)
    }
  }
}

async function newsOf({ tripId, userId, email, told }: UncomparedTrip, { reminders, catalogue, now }: Parts) {
  const trip = await reminders.trip(tripId)
  if (!trip) return null
  const changes = await changesOf(trip.itinerary, catalogue)
  const news = changes.filter((change) => !told.includes(nameOf(change)))
  if (news.length === 0) return null
  const at = now().getTime()
  const mail = {
    kind: 'trip-changed' as const,
    tripId,
    destination: trip.itinerary.destination,
    changes: news.slice(0, mostListed),
    token: await reminders.tokenOf(userId),
  }
  return {
    told: [...told, ...news.map(nameOf)],
    mail: { key: `trip-changed ${tripId} ${at}`, to: email, mail },
  }
}

/** A change as it is remembered. */
function nameOf(change: TripChange): string {
  return [change.kind, change.date, change.name, ...(change.kind === 'price' ? [change.now] : [])].join(' ')
}
