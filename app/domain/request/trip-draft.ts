import type { TripForm } from './trip-form'

/** The cookie a form under way is kept in, so that the server prints it again after a reload, a sign-in or a payment. */
export const draftCookie = 'trip-draft'
/** Where the browser keeps the free text: it may be long, and it need not travel with every request. */
export const draftTextKey = 'trip-draft-additional-info'
/** Browsers drop a cookie over 4,096 bytes. */
const mostBytes = 3900

/** A form under way, and whether the panel of filters stands open. */
export interface TripDraft {
  form: TripForm
  filtersOpen: boolean
}

/** The cookie's value, without the free text; null when it would be too long to be kept. */
export function encodeDraft({ form, filtersOpen }: TripDraft): string | null {
  const { additionalInfo: _text, planType: _plan, seed: _seed, ...kept } = form
  const value = encodeURIComponent(JSON.stringify({ ...kept, filtersOpen }))
  return value.length > mostBytes ? null : value
}
