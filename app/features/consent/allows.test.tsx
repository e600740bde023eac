import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackClick, trackImpression } from '~/features/affiliate/tracking'
import { drawMap } from '~/features/itinerary/draw-map.client'
import { LiveMap } from '~/features/itinerary/live-map'
import type { RouteShape } from '~/features/itinerary/route-geometry'
import { PopupTrigger } from '~/features/newsletter/popup-trigger'

vi.mock('@remix-run/react', () => ({ useLocation: () => ({ pathname: '/pricing' }) }))
vi.mock('~/features/itinerary/draw-map.client', () => ({ drawMap: vi.fn() }))

const sent = vi.fn(() => true)
beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true })
})
afterEach(() => {
  delete document.documentElement.dataset.consent
  sessionStorage.clear()
  localStorage.clear()
  vi.clearAllMocks()
})

const shape: RouteShape = {
  nodes: [],
  legs: [],
  names: [],
  minutes: [],
  height: 1,
  scale: { meters: 1, length: 1 },
  frame: { degree: [41, 12], x: 0, y: 0, across: 0.1, down: 0.1 },
}
const link = { provider: 'viator', category: 'tours', url: 'https://www.viator.com/' }

/** What is stored and sent when a page with links is read and one is followed. */
function used(consent: string | undefined) {
  if (consent !== undefined) document.documentElement.dataset.consent = consent
  render(<PopupTrigger member={false} />)
  trackImpression(link)
  trackClick({ ...link, destination: 'Rome', userId: null })
  return [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    `${sent.mock.calls.length} sent`,
  ].sort()
}

it.each([
  ['who is not asked', undefined, ['2 sent', 'vphq-affiliate-clicks', 'vphq-page-views', 'vphq-visit']],
  [
    'who allowed all',
    'counting popup map',
    ['2 sent', 'vphq-affiliate-clicks', 'vphq-page-views', 'vphq-visit'],
  ],
  ['who allowed the popup', 'popup', ['0 sent', 'vphq-page-views']],
  ['who allowed nothing yet', '', ['0 sent']],
])('a page stores and sends for %s what that reader allows', (_who, consent, kept) => {
  expect(used(consent)).toEqual(kept)
})

it('a map loads at once for who allowed it, and else says where it comes from and waits for a press', () => {
  const map = (
    <LiveMap
      title="Route of day 1"
      shape={shape}
      style="https://tiles.example/style.json"
      onClose={() => {}}
    />
  )
  document.documentElement.dataset.consent = 'map'
  const { unmount } = render(map)
  expect(drawMap).toHaveBeenCalledOnce()
  unmount()

  vi.mocked(drawMap).mockClear()
  document.documentElement.dataset.consent = 'counting'
  render(map)
  expect(screen.getByText(/The map comes from tiles\.example\./)).toBeTruthy()
  expect(drawMap).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Load the map' }).click())
  expect(drawMap).toHaveBeenCalledOnce()
})
