import { loadStripe } from '@stripe/stripe-js'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StripeForm } from './stripe-form'

vi.mock('@stripe/stripe-js', () => ({ loadStripe: vi.fn() }))

test('a script of the provider that does not load is told, with another way', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'))
  render(
    <StripeForm
      clientSecret="pi_1_secret_2"
      publishableKey="pk_test_1"
      payLabel="Pay $7.00"
      returnPath="/planner"
      failed={{ title: 'Payment Failed', text: 'An error occurred during payment' }}
      paying={false}
      onPaying={() => {}}
    />,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.')
  expect(screen.getByRole('button', { name: 'Load the form again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('#contact')
  expect(screen.queryByRole('button', { name: 'Pay $7.00' })).toBeNull()
})
