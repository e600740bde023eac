/** What can be wrong with a field of a form or of a request. Some have a limit. */
export type ProblemCode =
  | 'date-form'
  | 'date-unknown'
  | 'time-form'
  | 'leave-before-arrival'
  | 'end-before-start'
  | 'date-past'
  | 'trip-too-long'
  | 'dates-wrong'
  | 'not-text'
  | 'too-long'
  | 'unknown-budget'
  | 'interest-too-long'
  | 'too-many-interests'
  | 'name-missing'
  | 'minutes-wrong'
  | 'cost-too-high'
  | 'cost-two-ways'
  | 'reason-missing'
  | 'which-missing'
  | 'percent-wrong'
  | 'address-form'
  | 'signup-location'
  | 'not-yes-or-no'
  | 'path-form'
  | 'question-missing'
  | 'too-many-days'
  | 'too-many-tips'
  | 'too-many-stops-a-day'
  | 'too-many-stops'
  | 'too-many-meals'
  | 'too-many-hours'
  | 'texts-too-long'
  | 'too-many-bookings'
  | 'booking-outside'
  | 'places-number'
  | 'place-twice'
  | 'no-such-place'
  | 'nights-wrong'
  | 'nights-too-many'
  | 'nights-too-few'
  | 'unknown-order'
  | 'unknown-way'
  | 'name-form'
  | 'mail-form'

/**
 * A problem as a text, such as `too-long:120`, since a schema has only texts for what is wrong. Message modules put it
 * into words.
 */
export function problem(code: ProblemCode, ...limits: number[]): string {
  return [code, ...limits].join(':')
}
