import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs'

const tabs = [
  { id: 'hotels', label: 'Hotels', content: 'Beds' },
  { id: 'flights', label: 'Flights', content: 'Wings' },
  { id: 'cars', label: 'Transportation', content: 'Wheels' },
]

function pressed(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return [screen.getByRole('tab', { selected: true }).textContent, screen.getByRole('tabpanel').textContent]
}

test('arrows, Home and End choose a tab and move the focus with it', () => {
  render(<Tabs label="Recommendations" tabs={tabs} />)
  screen.getByRole('tab', { name: 'Hotels' }).focus()
  expect(pressed('ArrowRight')).toEqual(['Flights', 'Wings'])
  expect(pressed('End')).toEqual(['Transportation', 'Wheels'])
  expect(pressed('ArrowRight')).toEqual(['Hotels', 'Beds'])
  expect(pressed('ArrowLeft')).toEqual(['Transportation', 'Wheels'])
  expect(pressed('Home')).toEqual(['Hotels', 'Beds'])
  expect(document.activeElement?.textContent).toBe('Hotels')
})
