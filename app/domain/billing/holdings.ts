import { atLeast, highest, type OneTimePlan, type PlanType } from './plans'

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

/** Everything that was granted to a person, read from the ledgers. */
export interface Holdings {
  purchases: OneTimePlan[]
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

function bought({ purchases, subscriptions }: Holdings, now: number): PlanType[] {
  const member = subscriptions.some((subscription) => subscriptionCovers(subscription, now))
  return [...purchases, ...(member ? (['globetrotter'] as const) : [])]
}

/** The plan that somebody holds: the best of what was bought and given. Every screen and call asks this function. */
export function planHeld(holdings: Holdings, now: number): PlanType {
  const given = holdings.gifts.some((gift) => giftCovers(gift, now)) ? (['premium'] as const) : []
  return highest([...bought(holdings, now), ...given])
}

/** What pays for an itinerary: a plan that was bought, an unused gift, or nothing. */
export type Cover = 'plan' | 'gift' | 'none'

/**
 * What pays for another itinerary under a plan. A gift is good for one itinerary at Premium level and is kept for as
 * long as something bought is enough.
 */
export function coverFor(plan: PlanType, holdings: Holdings, now: number): Cover {
  if (atLeast(highest(bought(holdings, now)), plan)) return 'plan'
  const unused = holdings.gifts.some(({ usedAt }) => usedAt === null)
  return unused && atLeast('premium', plan) ? 'gift' : 'none'
}
