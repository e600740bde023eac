import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PlanType } from '~/domain/billing/plan-type'
import { tripGuide } from '~/domain/guide/trip-guide'
import { housesOfCity } from '~/domain/testing/city-houses'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan } from '~/domain/testing/test-plan'
import { guideView } from '~/messages/guide-view'
import { sayIn } from '~/messages/languages'
import { Recommendations } from './recommendations'

// Nothing is ever visible in this environment, so links do not count as seen.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

function open(plan: PlanType, stays = housesOfCity) {
  const itinerary = { ...testPlan, checks: [], scores: [] }
  const reader = { ab: 'a' as const, userId: null }
  const guide = tripGuide(itinerary, { ...testDestination, stays }, { plan, budget: 'moderate', reader })
  const { recommendations } = guideView(guide, sayIn())
  if (!recommendations) throw new Error('no recommendations')
  const onUpgrade = vi.fn()
  render(<Recommendations recommended={recommendations} onUpgrade={onUpgrade} />)
  return { onUpgrade, recommendations }
}

const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

test('the free plan sees two of four hotels and what brings the others', () => {
  const { onUpgrade } = open('free')
  expect(screen.getAllByRole('link', { name: /Look for hotels/ })).toHaveLength(2)
  expect(screen.getByText('2 more hotels with a paid plan')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(onUpgrade).toHaveBeenCalledOnce()
})

test('a paid plan sees four hotels of the catalogue, and nothing that is made up', () => {
  const { recommendations } = open('explorer')
  expect(screen.getAllByRole('link', { name: /Look for hotels/ })).toHaveLength(4)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    recommendations.hotels.map(({ name }) => name),
  )
  expect(screen.queryByText(/sample|of 5|reviews/i)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
})

test('where no hotel was checked, the platforms are named and nothing else', () => {
  open('explorer', [])
  expect(screen.getByText('We have checked no hotels here. The platforms show what is free.')).toBeTruthy()
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(within(screen.getByRole('tabpanel')).getAllByRole('link').length).toBeGreaterThan(0)
})

test('tickets are as the catalogue has them', () => {
  const { recommendations } = open('premium')
  tab('Activities')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    recommendations.activities.map(({ name }) => name),
  )
  expect(screen.queryByText(/sample|of 5|reviews/i)).toBeNull()
})

test('flights and local fares come without a price that nobody knows', () => {
  open('premium')
  tab('Flights')
  expect(screen.getByText("We do not know fares. The platforms show today's.")).toBeTruthy()
  tab('Transportation')
  expect(screen.getByText('€2.00')).toBeTruthy()
})
