import { atLeast, highest, type OneTimePlan, type PlanType, planTypes } from './plans'

/** The state of a subscription. */
export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'paused', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A subscription, as far as it matters for what may be used. Times are in milliseconds. */
export interface SubscriptionHolding {
  status: SubscriptionStatus
  /** The end of the last period that was paid and not refunded; null when there is none. */
  paidUntil: number | null
  /** Cancelled: it ends with its period. */
  endsAtPeriodEnd: boolean
}

/** A gift that this person accepted. */
export interface GiftHolding {
  /** When its one itinerary was begun; null before. */
  usedAt: number | null
}

/** A one-time plan that is paid and not taken back. */
export interface PurchaseHolding {
  plan: OneTimePlan
  /** It pays for one trip; false when it was bought while a plan paid for any number. */
  oneTrip: boolean
  /** The destination of its trip, as its itinerary names it; null until a plan was finished under it. */
  place: string | null
}

/** Everything that was granted to a person, read from the ledgers. */
export interface Holdings {
  purchases: PurchaseHolding[]
  subscriptions: SubscriptionHolding[]
  gifts: GiftHolding[]
}

const day = 86_400_000

/**
 * A renewal is charged about an hour after the period began and its notice may be late. Members keep access for this
 * time.
 */
const renewalSlack = 3 * day
/** Days a member has to repair a failed payment. */
export const graceDays = 7
/** Days in which the itinerary of a gift can be edited and exported after it was made. */
export const giftDays = 30

/** Whether a subscription is in force. */
export function subscriptionCovers(
  { status, paidUntil, endsAtPeriodEnd }: SubscriptionHolding,
  now: number,
): boolean {
  if (paidUntil === null) return false
  switch (status) {
    case 'active':
      return now < paidUntil + (endsAtPeriodEnd ? 0 : renewalSlack)
    case 'past_due':
      return now < paidUntil + graceDays * day
    case 'paused':
      return now < paidUntil
    case 'incomplete':
    case 'ended':
      return false
  }
}

const giftCovers = ({ usedAt }: GiftHolding, now: number) => usedAt === null || now < usedAt + giftDays * day

const isMember = ({ subscriptions }: Holdings, now: number) =>
  subscriptions.some((subscription) => subscriptionCovers(subscription, now))

/** The best of these purchases, and of a membership. */
function best(purchases: PurchaseHolding[], member: boolean): PlanType {
  return highest([...purchases.map(({ plan }) => plan), ...(member ? (['globetrotter'] as const) : [])])
}

/** The plan that somebody holds: the best of what was bought and given. Every screen and call asks this function. */
export function planHeld(holdings: Holdings, now: number): PlanType {
  const given = holdings.gifts.some((gift) => giftCovers(gift, now)) ? (['premium'] as const) : []
  return highest([best(holdings.purchases, isMember(holdings, now)), ...given])
}

/** What pays for an itinerary: a plan for any trip, a purchase for this trip, an unused gift, or nothing. */
export type Cover = 'plan' | 'trip' | 'gift' | 'none'

/** Which trips somebody's plans pay for. */
export interface TripRights {
  /** The best plan that pays for any number of trips; `free` when there is none. */
  unlimited: PlanType
  /** Purchases that have become a trip. */
  trips: { plan: OneTimePlan; place: string }[]
  /** Purchases that will become the first trip that is finished under them. */
  open: OneTimePlan[]
  /** A gift that nothing was planned with. */
  gift: boolean
}

export function tripRights(holdings: Holdings, now: number): TripRights {
  const { purchases, gifts } = holdings
  const single = purchases.filter(({ oneTrip }) => oneTrip)
  return {
    unlimited: best(
      purchases.filter(({ oneTrip }) => !oneTrip),
      isMember(holdings, now),
    ),
    trips: single.flatMap(({ plan, place }) => (place === null ? [] : [{ plan, place }])),
    open: single.flatMap(({ plan, place }) => (place === null ? [plan] : [])),
    gift: gifts.some(({ usedAt }) => usedAt === null),
  }
}

/**
 * What pays for an itinerary to `place` under a plan. A gift is good for one itinerary at Premium level and is kept for as
 * long as something bought is enough.
 */
export function coverFor(plan: PlanType, place: string, rights: TripRights): Cover {
  if (atLeast(rights.unlimited, plan)) return 'plan'
  if (atLeast(highest([planOfTrip(place, rights), ...rights.open]), plan)) return 'trip'
  return rights.gift && atLeast('premium', plan) ? 'gift' : 'none'
}

/** The best plan, up to `most`, under which an itinerary to `place` is paid for; `free` when nothing pays for it. */
export function planFor(most: PlanType, place: string, rights: TripRights): PlanType {
  return highest(planTypes.filter((plan) => atLeast(most, plan) && coverFor(plan, place, rights) !== 'none'))
}

/** The best plan whose trip goes to `place`; `free` when none does. */
export function planOfTrip(place: string, { trips }: TripRights): PlanType {
  return highest(trips.filter((trip) => isSamePlace(trip.place, place)).map(({ plan }) => plan))
}

/** The name under which the trip of a purchase goes to the same places as `place`, in whatever order; else `place`. */
export function nameOfTrip(place: string, { trips }: TripRights): string {
  return trips.find((trip) => isSamePlace(trip.place, place))?.place ?? place
}

/** Whether two names of destinations, as itineraries carry them, are the same: "Rome and Paris" is "Paris and Rome". */
function isSamePlace(one: string, other: string): boolean {
  return namesIn(one) === namesIn(other)
}

function namesIn(place: string): string {
  return place
    .trim()
    .toLowerCase()
    .split(/, | and /)
    .sort()
    .join()
}
