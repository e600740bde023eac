import type { TripForm } from './trip-form'

/**
 * The cookie with the form as it was filled in, so that the server renders it again after a reload, a sign-in or a
 * payment.
 */
export const draftCookie = 'trip-draft'
/** Key in browser storage of the free text: it may be long, and need not be sent with every request. */
export const draftTextKey = 'trip-draft-additional-info'
/** Key in the tab's storage of what is booked. */
export const draftBookingsKey = 'trip-draft-bookings'
/** Browsers drop a cookie over 4,096 bytes. */
const mostBytes = 3900

/** A form that is being filled in, and whether the advanced filters are switched on. */
export interface TripDraft {
  form: TripForm
  filtersOn: boolean
}

/** The cookie's value, without the free text; null when it is too long for a cookie. */
export function encodeDraft({ form, filtersOn }: TripDraft): string | null {
  const { additionalInfo: _text, planType: _plan, seed: _seed, bookings: _bookings, ...kept } = form
  const value = encodeURIComponent(JSON.stringify({ ...kept, filtersOn }))
  return value.length > mostBytes ? null : value
}
