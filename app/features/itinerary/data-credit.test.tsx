import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { housePalette } from '~/domain/posters/house-palette'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { ItineraryOverview } from './itinerary-overview'

const { itinerary } = tripOf([dayOf(1, '2027-04-13', [stop()])])
const credit = {
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
}

const overview = (shown: typeof itinerary) =>
  render(
    <ItineraryOverview
      palette={{ ...housePalette, name: 'Rome' }}
      destination={shown.destination}
      overview={shown.overview}
      sample={false}
      days={shown.days}
      itinerary={shown}
      base={null}
    />,
  )

test('a trip with places of open data names whose they are, with a link, where nothing folds it away', () => {
  overview({ ...itinerary, credit })
  const link = screen.getByRole('link', { name: '© OpenStreetMap contributors' })
  expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright')
  expect(link.parentElement?.textContent).toContain('ODbL 1.0')
  expect(link.closest('.phone-fold')).toBeNull()
})

test('a trip of our own catalogue names nobody', () => {
  const { container } = overview(itinerary)
  expect(container.textContent).not.toContain('©')
})
