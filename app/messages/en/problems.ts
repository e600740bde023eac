import type { ProblemCode } from '~/domain/field-problem'
import { leaveBeforeArrival } from './time-problem'

const words: Record<ProblemCode, string | ((...limits: string[]) => string)> = {
  'date-form': 'Enter a date like 2027-05-01.',
  'date-unknown': 'The calendar does not have this day.',
  'time-form': 'Enter a time like 14:30.',
  'leave-before-arrival': leaveBeforeArrival,
  'date-past': 'This date has passed. Choose today or a later day.',
  'end-before-start': 'The end date is before the start date.',
  'trip-too-long': (days) => `A trip can be at most ${days} days long.`,
  'dates-wrong': (days) => `The end date is before the start date, or the trip is over ${days} days long.`,
  'not-text': 'Enter a destination as text.',
  'too-long': (characters) => `Use at most ${characters} characters.`,
  'unknown-budget': 'Choose budget, moderate or luxury.',
  'interest-too-long': (characters) => `Use at most ${characters} characters for an interest.`,
  'too-many-interests': (count) => `Choose at most ${count} interests.`,
  'name-missing': 'Give it a name.',
  'minutes-wrong': (least, most) => `Enter ${least} to ${most} minutes.`,
  'cost-too-high': (most) => `Enter at most ${most}.`,
  'cost-two-ways': (...amounts) =>
    `Do you mean ${amounts.map((amount) => amount.replaceAll(',', '')).join(' or ')}? Write it that way.`,
  'reason-missing': 'Say why, in a few words.',
  'which-missing': 'Say which one.',
  'percent-wrong': (least, most) => `Enter a whole number from ${least} to ${most}.`,
  'address-form': 'Send a web address.',
  'signup-location': 'The form stands inline, in the footer, in a popup or in a banner.',
  'not-yes-or-no': 'Say true or false.',
  'path-form': 'Send the path of the page.',
  'question-missing': 'Write what you would like to know or change.',
  'too-many-days': (count) => `At most ${count} days.`,
  'too-many-tips': (count) => `At most ${count} tips.`,
  'too-many-stops-a-day': (count) => `At most ${count} stops and rides a day.`,
  'too-many-stops': (count) => `A trip holds at most ${count} stops and rides.`,
  'too-many-meals': (count) => `At most ${count} meals.`,
  'too-many-hours': (count) => `At most ${count} opening times.`,
  'too-many-bookings': (count) => `At most ${count} bookings.`,
  'booking-outside':
    'A booking is not within the dates of the trip. Change its date or the dates of the trip.',
  'places-number': (least, most) => `Name ${least} to ${most} places.`,
  'no-such-place': 'Choose two of the places of this trip.',
  'place-twice': 'The same place comes twice in a row. Give it more nights instead.',
  'nights-wrong': (most) => `Enter 1 to ${most} nights, or leave them open.`,
  'nights-too-many': (asked, nights) =>
    `The places need at least ${asked} nights, and the trip has ${nights}. Choose a later end date or fewer nights.`,
  'nights-too-few': (asked, nights) =>
    `The places have ${asked} nights together, and the trip has ${nights}. Change the end date, or leave the nights of a place open.`,
  'unknown-order': 'Choose "fixed" or "best".',
  'unknown-way': 'Choose train, flight, ferry or car.',
  'name-form': 'Enter a name of letters, as the receiver knows you.',
  'mail-form': 'Enter an email address like name@example.com.',
  'texts-too-long': (characters) => `All texts of a trip together hold at most ${characters} characters.`,
}

/** What is wrong with a field, in words. A text that is no problem of ours stays as it is: the words of a library. */
export function problemText(text: string): string {
  const [code = '', ...limits] = text.split(':')
  if (!isProblem(code)) return text
  const phrase = words[code]
  if (typeof phrase === 'string') return phrase
  return phrase(...limits.map((limit) => Number(limit).toLocaleString('en-US')))
}

function isProblem(code: string): code is ProblemCode {
  return Object.hasOwn(words, code)
}
