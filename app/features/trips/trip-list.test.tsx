import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TripList, TripListLoading } from './trip-list'

it('says that trips could not be read, in the words of the tab', () => {
  const error = 'Error loading saved trips. Please try again.'
  render(<TripList trips={null} empty="" error={error} canSave back="/profile" />)
  expect(screen.getByRole('alert').textContent).toBe(error)
})

it('shows the outlines of cards while trips are on their way', () => {
  render(<TripListLoading />)
  expect(screen.getByRole('status', { name: 'Loading trips' }).children).toHaveLength(3)
})
