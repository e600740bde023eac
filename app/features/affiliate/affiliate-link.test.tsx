import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AffiliateLink } from './affiliate-link'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  // Effects that still wait run while the page is taken down, and need the observer.
  cleanup()
  vi.unstubAllGlobals()
})

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a built-in link asks nobody', () => {
  const asked = answering(async () => Response.json({}))
  render(
    <AffiliateLink provider="booking" category="hotels" place="Rome">
      Hotels
    </AffiliateLink>,
  )
  const link = screen.getByRole('link', { name: 'Hotels' })
  expect(link.getAttribute('href')).toContain('ref=hotels')
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener')
  expect(asked).not.toHaveBeenCalled()
})

test('any other link is asked for', async () => {
  const asked = answering(async () => Response.json({ url: 'https://www.skyscanner.net/?src=vphq' }))
  render(
    <AffiliateLink provider="skyscanner" category="flights">
      Flights
    </AffiliateLink>,
  )
  const link = await screen.findByRole('link', { name: 'Flights' })
  expect(link.getAttribute('href')).toBe('https://www.skyscanner.net/?src=vphq')
  expect(asked.mock.calls[0]?.toString()).toContain('/api/affiliate-link?provider=skyscanner')
})

test.each([
  ['refused', async () => Response.json({ code: 'unknown-value' }, { status: 400 })],
  ['lost', async () => Promise.reject(new TypeError('no network'))],
])('a link that is %s is plain text, unless there is another', async (_how, answer) => {
  const asked = answering(answer)
  render(
    <>
      <AffiliateLink provider="skyscanner" category="flights">
        Flights
      </AffiliateLink>
      <AffiliateLink provider="skyscanner" category="flights" override="https://elsewhere.example/">
        Elsewhere
      </AffiliateLink>
    </>,
  )
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 10_000 })
  await Promise.allSettled(asked.mock.results.map(({ value }) => value))
  expect(screen.getByText('Flights').tagName).toBe('SPAN')
  expect(screen.getByRole('link').textContent).toBe('Elsewhere')
})
