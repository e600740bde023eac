import type { PlanType } from '~/domain/billing/plan-type'
import type { OneTimePlan } from '~/domain/billing/plans'

/** What each plan includes, as the plan cards list it. */
export const planFeatures: Record<PlanType, readonly string[]> = {
  free: ['Sample itinerary preview', 'Basic destination info'],
  explorer: ['3-day custom itinerary', 'PDF export', 'Basic customization'],
  premium: [
    '7-10 day itinerary',
    'Advanced filters',
    'Save and share features',
    'Restaurant recommendations',
  ],
  globetrotter: ['Unlimited trip planning', 'Priority access', '1 free gift itinerary per month'],
}

/** What the checkout and the payment provider call a plan. */
export const checkoutTexts: Record<OneTimePlan, string> = {
  explorer: 'Basic Plan - 3-day itinerary with essential travel information',
  premium: 'Premium Plan - 7-10 day detailed itinerary with restaurant recommendations',
}

/** The sentence about yearly payment on every screen. */
export const yearlySaving = 'Save 34%'
