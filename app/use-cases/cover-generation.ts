import type { GiftLedger } from '~/domain/billing/gift'
import { type Holdings, planForNextItinerary } from '~/domain/billing/holdings'
import { atLeast, type PlanType } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'

export interface Cover {
  holdings(visitorId: string): Promise<Holdings>
  gifts: GiftLedger
  now(): Date
}

/**
 * Whether another itinerary may be made under a plan. What was bought covers any number; where only a gift does, the
 * gift is taken up, once: `true` says that this happened.
 */
export async function coverGeneration(
  { visitorId, plan, key }: { visitorId: string; plan: PlanType; key: string },
  { holdings, gifts, now }: Cover,
): Promise<Result<boolean>> {
  if (plan === 'free') return ok(false)
  const next = planForNextItinerary(await holdings(visitorId), now().getTime())
  if (!next.takesGift && atLeast(next.plan, plan)) return ok(false)
  if (await gifts.claim(visitorId, key)) return ok(true)
  return fail(
    'plan-required',
    'Your gift was good for one itinerary, and that is made. Choose a plan for the next one.',
    { title: 'Your gift is used' },
  )
}
