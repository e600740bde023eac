import { highest, type OneTimePlan, type PlanType } from './plans'

/** How a subscription stands, in the product's words. */
export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'paused', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A subscription as far as it matters to what may be used. Times are in milliseconds. */
export interface SubscriptionHolding {
  status: SubscriptionStatus
  /** The end of the last period that was paid for and not paid back; null when there is none. */
  paidUntil: number | null
  /** It was cancelled and runs out at the end of its period. */
  endsAtPeriodEnd: boolean
}

/** A gift that this person accepted. */
export interface GiftHolding {
  /** When its one itinerary was begun; null as long as it was not. */
  usedAt: number | null
}

/** Everything a person was granted, as the ledgers tell it. */
export interface Holdings {
  purchases: OneTimePlan[]
  subscriptions: SubscriptionHolding[]
  gifts: GiftHolding[]
}

const day = 86_400_000

/** A renewal is charged an hour or so after the period began, and its notice may be late: no member stands outside for that. */
const renewalSlack = 3 * day
/** Days a member has to put a failed payment right. */
export const graceDays = 7
/** Days in which the one itinerary of a gift can be edited and exported after it was made. */
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

/** The plan that somebody has: the best of what was bought and given. Every screen and every call asks this. */
export function planHeld(holdings: Holdings, now: number): PlanType {
  const given = holdings.gifts.some((gift) => giftCovers(gift, now)) ? (['premium'] as const) : []
  return highest([...bought(holdings, now), ...given])
}

/**
 * The plan under which another itinerary may be made, and whether that takes up a gift: a gift is good for one
 * itinerary, which stays open for editing afterwards.
 */
export function planForNextItinerary(
  holdings: Holdings,
  now: number,
): { plan: PlanType; takesGift: boolean } {
  const own = highest(bought(holdings, now))
  const unused = holdings.gifts.some(({ usedAt }) => usedAt === null)
  return unused && (own === 'free' || own === 'explorer')
    ? { plan: 'premium', takesGift: true }
    : { plan: own, takesGift: false }
}
