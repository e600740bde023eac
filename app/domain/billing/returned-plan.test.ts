import { expect, it } from 'vitest'
import { returnedPlan } from './returned-plan'

const plan = (query: string) => returnedPlan(new URLSearchParams(query))

it('a return from a payment names the plan that was paid for', () => {
  expect(plan('payment_success=true&plan=premium')).toBe('premium')
  expect(plan('payment_success=true&plan=basic')).toBe('explorer')
  expect(plan('subscription_success=true')).toBe('globetrotter')
})

it('any other address names none', () => {
  for (const query of [
    '',
    'plan=premium',
    'payment_success=false&plan=premium',
    'subscription_success=false',
    'payment_success=true',
    'payment_success=true&plan=gold',
  ])
    expect(plan(query), query).toBeNull()
})
