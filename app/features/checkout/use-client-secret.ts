import { useEffect, useRef, useState } from 'react'
import { type Failure, isFailure } from '~/domain/errors'
import { readAnswer } from '~/features/answers/read-answer'
import type { Toast } from '~/messages/en/toasts'

/** The order that a payment is set up for. */
export interface PaymentOrder {
  path: '/api/create-payment-intent' | '/api/create-subscription-intent'
  body: object
}

export type Setup =
  | { state: 'waiting' }
  | { state: 'ready'; clientSecret: string }
  | { state: 'failed'; failure: Failure }

/**
 * Asks the server to set up the payment of an order, again whenever the order changes; waits while the order is null.
 * Requests are made one at a time: the server keeps the state of the last one.
 */
export function useClientSecret(order: PaymentOrder | null, failed: Toast): Setup {
  const [setup, setSetup] = useState<Setup>({ state: 'waiting' })
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const path = order?.path
  const body = order && JSON.stringify(order.body)
  const { title, text } = failed
  useEffect(() => {
    setSetup({ state: 'waiting' })
    if (!path || !body) return
    let current = true
    const broken = brokenSetup({ title, text })
    const answer = before.current.then(() => (current ? ask(path, body, broken) : broken)).catch(() => broken)
    before.current = answer
    answer.then((result) => {
      if (current) setSetup(result)
    })
    return () => {
      current = false
    }
  }, [path, body, title, text])
  return setup
}

/** Sets the payment of an order up, once. */
export function askClientSecret({ path, body }: PaymentOrder, failed: Toast): Promise<Setup> {
  const broken = brokenSetup(failed)
  return ask(path, JSON.stringify(body), broken).catch(() => broken)
}

function brokenSetup({ title, text }: Pick<Toast, 'title' | 'text'>): Setup {
  return { state: 'failed', failure: { code: 'upstream-down', title, message: text } }
}

async function ask(path: PaymentOrder['path'], body: string, broken: Setup): Promise<Setup> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  if (!response.ok) {
    const answer: unknown = await response.json()
    return isFailure(answer) ? { state: 'failed', failure: answer } : broken
  }
  return { state: 'ready', ...(await readAnswer(response, 'secret')) }
}
