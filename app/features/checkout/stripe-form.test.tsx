import { loadStripe } from '@stripe/stripe-js/pure'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StripeForm } from './stripe-form'

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }))

afterEach(() => {
  vi.useRealTimers()
  vi.mocked(loadStripe).mockReset()
  delete document.documentElement.dataset.consent
})

const payElsewhere = vi.fn(async () => null)
const form = () => (
  <StripeForm
    clientSecret="pi_1_secret_2"
    begin={async () => null}
    payElsewhere={payElsewhere}
    cents={700}
    publishableKey="pk_test_1"
    payLabel="Pay $7.00"
    returnPath="/planner"
    failed={{ title: 'Payment Failed', text: 'An error occurred during payment' }}
    paying={false}
    onPaying={() => {}}
  />
)

test('a script of the provider that does not load is told, with its own page as another way', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'))
  render(form())
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.')
  expect(screen.getByRole('button', { name: 'Load the form again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('#contact')
  expect(screen.queryByRole('button', { name: 'Pay $7.00' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'Pay on Stripe’s own page' }).click())
  expect(payElsewhere).toHaveBeenCalledOnce()
})

test('a script that hangs is told within five seconds', async () => {
  vi.useFakeTimers()
  vi.mocked(loadStripe).mockReturnValue(new Promise(() => {}))
  render(form())
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('alert').textContent).toContain('did not load')
})

test('what the page itself took counts, and leaves the script three seconds', async () => {
  vi.useFakeTimers()
  const since = vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.mocked(loadStripe).mockReturnValue(new Promise(() => {}))
  const { unmount } = render(form())
  await act(() => vi.advanceTimersByTimeAsync(3600))
  expect(screen.getByRole('alert')).toBeTruthy()
  unmount()
  since.mockReturnValue(60_000)
  render(form())
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('alert')).toBeTruthy()
  since.mockRestore()
})

test('where the reader has not allowed it, the script is loaded after a press, and the other way needs none', () => {
  document.documentElement.dataset.consent = 'counting'
  vi.mocked(loadStripe).mockReturnValue(new Promise(() => {}))
  render(form())
  expect(screen.getByText(/The card form comes from Stripe/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pay on Stripe’s own page' })).toBeTruthy()
  expect(loadStripe).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Load the card form' }).click())
  expect(loadStripe).toHaveBeenCalledOnce()
})
