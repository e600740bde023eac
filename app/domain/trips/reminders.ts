import type { BillingCycle } from '~/domain/billing/plans'
import { addDays } from '~/domain/calendar/calendar-date'
import { offsetAt } from '~/domain/calendar/zone-offsets'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { NewMail } from '~/domain/mail/mail'
import type { PlanRequest } from '~/domain/request/plan-request'

/** Days before a saved trip on which its owner gets a mail. */
export const daysBefore = [3, 1]
/** Hours of somebody's day in which mails are sent that can wait. */
const [firstHour, lastHour] = [9, 20]

/** The places that come with a release change with it; those that were imported can change every day. */
export interface CatalogueState {
  release: string
  day: string
}

/** Somebody who may get a mail. */
export interface Reader {
  userId: string
  email: string
  /** Null where it is not known; then UTC counts. */
  timeZone: string | null
}

export interface DueTrip extends Reader {
  tripId: string
  startDate: string
}

/** A trip as mails about it need it. */
export interface MailedTrip {
  itinerary: Itinerary
  /** Null for trips from before it was stored. */
  request: PlanRequest | null
  version: number
  generationId: string
  visitorId: string
}

/** A saved trip that was not compared with the catalogue as it is now. */
export interface UncomparedTrip extends Reader {
  tripId: string
  /** What its owner was told already. */
  told: string[]
}

/** A membership that is going to renew. */
export interface DueRenewal extends Reader {
  orderId: string
  cycle: BillingCycle
  cents: number
  /** Milliseconds since 1970. */
  renewsAt: number
}

export interface Reminders {
  wanted(userId: string): Promise<boolean>
  want(userId: string, wanted: boolean): Promise<void>
  /** Notes where somebody is. */
  noteTimeZone(userId: string, timeZone: string): Promise<void>
  /** Whether a link that ends these mails is somebody's. */
  has(token: string): Promise<boolean>
  /** Ends these mails from a link; harmless when repeated. */
  stop(token: string): Promise<void>
  /** Saved trips that begin between two dates, of people who want these mails. */
  trips(from: string, to: string): Promise<DueTrip[]>
  /** A trip that is not deleted. */
  trip(tripId: string): Promise<MailedTrip | null>
  /** Saved trips that end on a day or later and were not compared with a state of the catalogue, of people who want these mails. */
  uncompared(from: string, state: CatalogueState): Promise<UncomparedTrip[]>
  /** Notes that a trip was compared, and writes the mail about what was found. */
  compared(
    tripId: string,
    state: CatalogueState,
    found: { told: string[]; mail: NewMail } | null,
  ): Promise<void>
  /** Memberships that renew between two times. */
  renewals(from: number, to: number): Promise<DueRenewal[]>
  /** Which of these mails were not written yet. */
  unwritten(keys: string[]): Promise<Set<string>>
  /** The secret of somebody's link, made at the first use. */
  tokenOf(userId: string): Promise<string>
  write(mail: NewMail): Promise<void>
}

/** The date where somebody is, when it is an hour to send mail there; null at night. */
export function mailDate(timeZone: string | null, now: number): string | null {
  const hour = localTime(timeZone, now).getUTCHours()
  return hour >= firstHour && hour < lastHour ? localDate(timeZone, now) : null
}

/** The date where somebody is. */
export function localDate(timeZone: string | null, now: number): string {
  return localTime(timeZone, now).toISOString().slice(0, 10)
}

/** The clock on the wall there, in the fields of UTC. */
function localTime(timeZone: string | null, now: number): Date {
  return new Date(now + offsetOf(timeZone, now) * 60_000)
}

function offsetOf(timeZone: string | null, now: number): number {
  if (timeZone === null) return 0
  try {
    return offsetAt(timeZone, now)
  } catch {
    // A zone that this machine does not know.
    return 0
  }
}

/** How many days before its beginning a trip is, where that is told; null on other days. */
export function tellsToday(startDate: string, today: string): number | null {
  return daysBefore.find((days) => addDays(today, days) === startDate) ?? null
}
