import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { problem } from '~/domain/field-problem'

/** What a traveller has booked: a journey, or a place at a time. */
export const bookingKinds = ['flight', 'train', 'table', 'tour', 'show', 'ticket'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** The most that a booking may hold, in characters. */
export const bookingCaps = { title: 160, place: 120, confirmation: 60, link: 500, cost: 40 } as const

const text = (most: number) => z.string().trim().max(most, problem('too-long', most))
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-form'))

/** A stop of the traveller's own whose time and place are fixed. What is not given is left out. */
export const Booking = z.object({
  /** A kind that a later release may have stored is shown as a ticket. */
  kind: z.enum(bookingKinds).catch('ticket'),
  /** Of a journey. */
  from: text(bookingCaps.place).optional(),
  to: text(bookingCaps.place).optional(),
  /** Where it is, as the traveller wrote it. */
  place: text(bookingCaps.place).optional(),
  confirmation: text(bookingCaps.confirmation).optional(),
  link: z
    .url({ protocol: /^https?$/, error: problem('address-form') })
    .max(bookingCaps.link, problem('too-long', bookingCaps.link))
    .optional(),
  /** Left out of everything that others see. */
  private: z.boolean().optional(),
  /** Of a journey: the trip begins or ends with it. */
  turn: z.enum(['arrive', 'leave']).optional(),
})
export type Booking = z.infer<typeof Booking>

/** A booking as it is given before there is a plan. Times are local; an end before the start is after midnight. */
export const DatedBooking = Booking.extend({
  title: text(bookingCaps.title).min(1, problem('name-missing')),
  date: CalendarDate,
  start: ClockTime,
  end: ClockTime,
  /** Of one traveller, as it was typed; '' where it is not known. */
  cost: text(bookingCaps.cost).default(''),
})
export type DatedBooking = z.infer<typeof DatedBooking>

/** The most bookings of one request. */
export const mostBookings = 20

/** Minutes from the end of a journey to the base, and from the base to the start of one: estimates. */
const toBase: Record<string, number> = { flight: 90, train: 30 }
const fromBase: Record<string, number> = { flight: 150, train: 45 }

/** When a traveller who arrives with a journey is at the base. */
export function atBaseAfter({ kind }: Pick<Booking, 'kind'>, end: MinuteOfDay): MinuteOfDay {
  return Math.min(lastMinute, Math.ceil((end + (toBase[kind] ?? 0)) / step) * step)
}

/** When a traveller who leaves with a journey has to leave the base. */
export function offBaseBefore({ kind }: Pick<Booking, 'kind'>, start: MinuteOfDay): MinuteOfDay {
  return Math.max(0, Math.floor((start - (fromBase[kind] ?? 0)) / step) * step)
}

const step = 15
const lastMinute = fromClock('23:45')

export function isJourney({ kind }: Pick<Booking, 'kind'>): boolean {
  return kind === 'flight' || kind === 'train'
}
