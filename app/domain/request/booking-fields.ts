import { fromClock } from '~/domain/calendar/clock-time'
import { problem } from '~/domain/field-problem'
import type { Currency } from '~/domain/money/currency'
import { readAmount } from '~/domain/money/read-amount'
import { type Booking, bookingCaps, DatedBooking, isJourney } from './booking'

/** The fields of a booking as a person fills them in. */
export interface BookingFields {
  kind: Booking['kind']
  /** Of a journey: it brings the traveller here, takes them home, or is during the trip. */
  turn: 'arrive' | 'leave' | 'during'
  title: string
  from: string
  to: string
  place: string
  date: string
  start: string
  end: string
  confirmation: string
  link: string
  cost: string
  private: boolean
}

/** The most minutes that something booked may last. */
const longest = 23 * 60

export const emptyBooking: BookingFields = {
  kind: 'ticket',
  turn: 'during',
  title: '',
  from: '',
  to: '',
  place: '',
  date: '',
  start: '',
  end: '',
  confirmation: '',
  link: '',
  cost: '',
  private: false,
}

/** What a journey is for as a rule: the first day's brings one here, the last day's takes one home. */
export function usualTurn(date: string, dates: readonly string[]): BookingFields['turn'] {
  if (dates.length > 0 && date === dates[0]) return 'arrive'
  return date === dates.at(-1) ? 'leave' : 'during'
}

type Read =
  | { ok: true; booking: DatedBooking }
  | { ok: false; errors: Partial<Record<keyof BookingFields, string>> }

/** The booking, or the problem of each field (field-problem.ts). An address without a scheme is a secure one. */
export function readBookingFields(
  fields: BookingFields,
  { locale, currency, dates }: { locale: string; currency: Currency; dates: readonly string[] },
): Read {
  const errors: Partial<Record<keyof BookingFields, string>> = {}
  const journey = isJourney(fields)
  const cost = readAmount(fields.cost.trim(), { locale, currency })
  if ('readings' in cost) errors.cost = problem('cost-two-ways', ...cost.readings.map((cents) => cents / 100))
  const link = fields.link.trim()
  const given = {
    kind: fields.kind,
    title: fields.title,
    date: fields.date,
    start: fields.start,
    end: fields.end,
    cost: 'text' in cost ? cost.text : '',
    ...(journey && fields.from.trim() && { from: fields.from }),
    ...(journey && fields.to.trim() && { to: fields.to }),
    ...(!journey && fields.place.trim() && { place: fields.place }),
    ...(fields.confirmation.trim() && { confirmation: fields.confirmation }),
    ...(link && { link: /^https?:\/\//i.test(link) ? link : `https://${link}` }),
    ...(fields.private && { private: true }),
    ...(journey && turnOf(fields, dates)),
  }
  const read = DatedBooking.safeParse(given)
  for (const { path, message } of read.error?.issues ?? []) {
    const [name] = path
    if (typeof name === 'string' && name in fields) errors[name as keyof BookingFields] ??= message
  }
  if (!dates.includes(fields.date)) errors.date ??= problem('booking-outside')
  if (!errors.start && !errors.end && minutesOf(fields) > longest)
    errors.end = problem('minutes-wrong', 5, longest)
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, booking: read.data }
    : { ok: false, errors }
}

/** Only the first day's journey begins the trip, and only the last day's ends it. */
function turnOf({ turn, date }: BookingFields, dates: readonly string[]): Pick<Booking, 'turn'> {
  if (turn === 'arrive' && date === dates[0]) return { turn }
  return turn === 'leave' && date === dates.at(-1) ? { turn } : {}
}

/** Minutes from the start to the end, which is after midnight where it is earlier. */
export function minutesOf({ start, end }: { start: string; end: string }): number {
  return (fromClock(end) - fromClock(start) + 1440) % 1440
}

/** The most characters of a field. */
export const fieldCaps = {
  title: bookingCaps.title,
  from: bookingCaps.place,
  to: bookingCaps.place,
  place: bookingCaps.place,
  confirmation: bookingCaps.confirmation,
  link: bookingCaps.link,
  cost: bookingCaps.cost,
} as const
