import { addDays } from '~/domain/calendar/calendar-date'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import type { Log } from '~/domain/operations/events'
import { type DueTrip, daysBefore, mailDate, type Reminders, tellsToday } from '~/domain/trips/reminders'
import { changesOf } from './tell-changes'
import { toldOfOne, toldOfSeveral } from './think-of'

interface Parts {
  reminders: Reminders
  catalogue: Pick<PlaceCatalogue, 'find'>
  log: Log
  now(): Date
}

const day = 86_400_000
/** Days before a renewal on which it is told. */
const renewalDays = { monthly: 3, yearly: 7 }

/** Writes the mails that a date causes: a saved trip that is near, a membership that renews. Each is written once. */
export async function remind(parts: Parts): Promise<void> {
  const now = parts.now().getTime()
  await Promise.all([remindOfTrips(now, parts), remindOfRenewals(now, parts)])
}

async function remindOfTrips(now: number, parts: Parts): Promise<void> {
  const { reminders, log } = parts
  const today = new Date(now).toISOString().slice(0, 10)
  // A day more on both sides: where its owner is it may be tomorrow or yesterday.
  const found = await reminders.trips(today, addDays(today, Math.max(...daysBefore) + 1))
  const told = found.flatMap((trip) => {
    const here = mailDate(trip.timeZone, now)
    const inDays = here === null ? null : tellsToday(trip.startDate, here)
    const key = `trip-soon ${trip.tripId} ${trip.startDate} ${inDays}`
    return inDays === null ? [] : [{ trip, inDays, key }]
  })
  const unwritten = await reminders.unwritten(told.map(({ key }) => key))
  for (const { trip, inDays, key } of told) {
    if (!unwritten.has(key)) continue
    try {
      const mail = await tripSoon(trip, inDays, parts)
      if (mail) await reminders.write({ key, to: trip.email, mail, uselessAfter: now + day })
    } catch (error) {
      // One trip that cannot be read holds up no other.
      log('mail-not-sent', { kind: 'trip-soon', reason: 'unreadable' }, error)
    }
  }
}

async function tripSoon(
  { tripId, startDate, userId }: DueTrip,
  inDays: number,
  { reminders, catalogue }: Parts,
) {
  const found = await reminders.trip(tripId)
  if (!found) return null
  const { destination, places } = found.itinerary
  return {
    kind: 'trip-soon' as const,
    tripId,
    destination,
    startDate,
    inDays,
    ...(await (places ? toldOfSeveral : toldOfOne)(found.itinerary, catalogue)),
    changes: await changesOf(found.itinerary, catalogue),
    token: await reminders.tokenOf(userId),
  }
}

async function remindOfRenewals(now: number, { reminders }: Parts): Promise<void> {
  const found = await reminders.renewals(now, now + renewalDays.yearly * day)
  for (const { orderId, cycle, cents, renewsAt, email, timeZone } of found) {
    if (renewsAt - now > renewalDays[cycle] * day || mailDate(timeZone, now) === null) continue
    const mail = { kind: 'club-renews' as const, cycle, cents, at: renewsAt }
    await reminders.write({
      key: `club-renews ${orderId} ${renewsAt}`,
      to: email,
      mail,
      uselessAfter: renewsAt,
    })
  }
}
