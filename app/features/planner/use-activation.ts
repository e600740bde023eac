import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements, plans } from '~/domain/billing/plans'
import { showToast } from '~/ui/toast'

/** What the return from a payment found, as the loader tells it. */
export interface ActivationNotice {
  plan: PlanType
  outcome: 'active' | 'pending' | 'unreachable' | 'none'
}

/** How often and how long a payment that is not confirmed yet is asked for, milliseconds. */
const askEvery = 1500
const asks = 4

/** Why a plan is not active, once it was asked for often enough. */
const notYet = {
  pending: {
    title: 'Payment is being processed',
    text: 'Your plan opens by itself as soon as the payment is confirmed.',
  },
  unreachable: {
    title: 'Payment not confirmed yet',
    text: 'The payment service does not answer right now. If you have paid, your plan opens by itself once it does.',
  },
  none: {
    title: 'No payment found',
    text: 'We found no completed payment for this plan in this browser, so nothing was unlocked.',
    variant: 'destructive',
  },
} as const

/** Says once that a bought plan is active, waits a while for a payment that is still under way, and says if there is none. */
export function useActivation(activation: ActivationNotice | null): void {
  const revalidator = useRevalidator()
  const announced = useRef(false)
  const asked = useRef(0)
  useEffect(() => {
    if (!activation || announced.current) return
    const { plan, outcome } = activation
    if (outcome === 'active') {
      announced.current = true
      const { name, dayLimit } = plans[plan]
      showToast({
        title: `${name} plan activated`,
        text: `You can now plan trips of up to ${dayLimit} days${entitlements(plan).restaurants ? ', with restaurant recommendations' : ''}.`,
      })
      return
    }
    // The webhook may come a moment after the browser.
    if (asked.current < asks) {
      const timer = setTimeout(() => {
        asked.current += 1
        revalidator.revalidate()
      }, askEvery)
      return () => clearTimeout(timer)
    }
    announced.current = true
    showToast(notYet[outcome])
  }, [activation, revalidator])
}
