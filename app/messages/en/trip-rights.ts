import { coverFor, planFor, planOfTrip, type TripRights } from '~/domain/billing/holdings'
import { atLeast, type PlanType, plans } from '~/domain/billing/plans'
import { fail } from '~/domain/errors'

/** Where another destination is paid for. */
export const anotherTrip = 'Another destination takes another plan or the Globetrotter Club.'

const giftUsed = 'Your gift was good for one itinerary, and that is made.'

/** "Your Premium plan is for Rome, Italy." */
export function takenTrips(trips: TripRights['trips']): string {
  return trips.map(({ plan, place }) => `Your ${plans[plan].name} plan is for ${place}.`).join(' ')
}

/** The failure of a plan whose purchase was used or refunded while it was made. */
export function tripIsUsed() {
  return fail('plan-required', `Your plan was used for another trip, or was refunded. ${anotherTrip}`, {
    title: 'Your plan is for another trip',
  })
}

/** What the planner says before its button is pressed. */
export interface TripNote {
  text: string
  /** Nothing pays for a plan to this destination. */
  isUnpaid: boolean
}

/**
 * Which purchase a plan to `destination` would use; null where nothing is used: for the free sample, and under a plan that
 * pays for any trip.
 */
export function tripNote(held: PlanType, destination: string, rights: TripRights): TripNote | null {
  if (held === 'free') return null
  const paid = planFor(held, destination, rights)
  const { name, dayLimit } = plans[paid]
  const taken = takenTrips(rights.trips)
  if (paid === 'free') return { text: `${taken || giftUsed} ${anotherTrip}`, isUnpaid: true }
  switch (coverFor(paid, destination, rights)) {
    case 'trip': {
      const isOwn = atLeast(planOfTrip(destination, rights), paid)
      const text = isOwn
        ? `This is the trip of your ${name} plan. Plan it anew as often as you like, with other dates and wishes.`
        : `Your ${name} plan is for one trip: the first plan that is finished${destination && `, here to ${destination}`}. Until then nothing is used.`
      return { text, isUnpaid: false }
    }
    case 'gift':
      return { text: 'Your gift is good for one itinerary: the first that is finished.', isUnpaid: false }
    default:
      return paid === held
        ? null
        : {
            text: `${taken} Other destinations are planned under ${name}, up to ${dayLimit} days.`,
            isUnpaid: false,
          }
  }
}
