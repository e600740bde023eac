import { useEffect, useState } from 'react'
import { type Failure, isFailure } from '~/domain/errors'
import { messages } from '~/domain/messages'
import type { OneTimePlan } from '~/domain/plans/plans'

const setupFailed: Failure = {
  code: 'upstream-down',
  title: messages.paymentSetupFailed.title,
  message: messages.paymentSetupFailed.text,
}

type Setup =
  | { state: 'waiting' }
  | { state: 'ready'; clientSecret: string }
  | { state: 'failed'; failure: Failure }

/** Asks the server for the payment of a plan. `amount` is the price this page shows, in dollars, for comparison. */
export function useClientSecret(plan: OneTimePlan, amount: number): Setup {
  const [setup, setSetup] = useState<Setup>({ state: 'waiting' })
  useEffect(() => {
    const controller = new AbortController()
    async function ask(): Promise<Setup> {
      const response = await fetch('/api/create-payment-intent', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ amount, planType: plan }),
        signal: controller.signal,
      })
      if (response.ok) {
        const { clientSecret }: { clientSecret: string } = await response.json()
        return { state: 'ready', clientSecret }
      }
      const answer: unknown = await response.json()
      return { state: 'failed', failure: isFailure(answer) ? answer : setupFailed }
    }
    ask()
      .catch((): Setup => ({ state: 'failed', failure: setupFailed }))
      .then((result) => {
        if (!controller.signal.aborted) setSetup(result)
      })
    return () => controller.abort()
  }, [plan, amount])
  return setup
}
