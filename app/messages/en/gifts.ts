import { fail } from '~/domain/errors'

/** The failure for a person who asks for another itinerary with a gift that was used. */
export function giftIsUsed() {
  return fail(
    'plan-required',
    'Your gift was good for one itinerary, and that is made. Choose a plan for the next one.',
    { title: 'Your gift is used' },
  )
}
