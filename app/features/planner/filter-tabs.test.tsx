import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { accessNeeds, diets, travelStyles } from '~/domain/catalogue/vocabulary'
import { defaultFilters } from '~/domain/request/filters'
import { FilterTabs } from './filter-tabs'

/** The tabs with filters that change, and the current values. */
function open({ unlocked }: { unlocked: boolean }) {
  const now = { filters: defaultFilters }
  const onUpgrade = vi.fn()
  function Host() {
    const [filters, setFilters] = useState(defaultFilters)
    now.filters = filters
    return <FilterTabs filters={filters} unlocked={unlocked} onChange={setFilters} onUpgrade={onUpgrade} />
  }
  render(<Host />)
  return { now, onUpgrade }
}

const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
const words = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

test('every option stands under its tab, in the order that was asked for', () => {
  open({ unlocked: true })
  expect(words('Travel Style')).toEqual(travelStyles)
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Relaxed',
    'Moderate',
    'Fast-paced',
  ])
  tab('Comfort')
  expect(words('Accessibility')).toEqual(accessNeeds)
  tab('Special Needs')
  expect(words('Dietary Restrictions')).toEqual(diets)
})

test('an option is added where it is absent and removed where it is there', () => {
  const { now } = open({ unlocked: true })
  const urban = screen.getByRole('checkbox', { name: 'Urban' })
  fireEvent.click(urban)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Nature' }))
  expect(now.filters.travelStyle).toEqual(['Urban', 'Nature'])
  fireEvent.click(urban)
  expect(now.filters.travelStyle).toEqual(['Nature'])
  fireEvent.click(screen.getByRole('radio', { name: 'Fast-paced' }))
  expect(now.filters.pace).toBe('fast-paced')
})

test('the slider is named by how far one walks', () => {
  const { now } = open({ unlocked: true })
  tab('Comfort')
  const slider = screen.getByRole('slider', { name: 'Walking Distance' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Moderate (2-5km)')
  fireEvent.change(slider, { target: { value: '9' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Extensive (8km+)')
  expect(now.filters.maxWalkingDistance).toBe(9)
})

test('locked sections hold nothing that can be reached, and offer what unlocks them', () => {
  const { onUpgrade, now } = open({ unlocked: false })
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cultural' }))
  expect(now.filters.travelStyle).toEqual(['Cultural'])
  const pace = screen.getByRole('region', { name: 'Pace' })
  fireEvent.click(within(pace).getByRole('button', { name: 'Unlock with Premium' }))
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(onUpgrade).toHaveBeenCalledTimes(2)
  tab('Special Needs')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('region', { name: 'Family-Friendly' })).toBeTruthy()
})
