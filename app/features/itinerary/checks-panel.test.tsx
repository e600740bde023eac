import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CheckView } from '~/domain/itinerary/itinerary'
import { ChecksPanel } from './checks-panel'

const check = (id: CheckView['id'], status: CheckView['status']): CheckView => ({
  id,
  status,
  evidence: `Evidence of ${id}.`,
})

/** The line that opens what passed. */
const line = () => screen.getByText(/of \d+ passed/).closest('summary')

test('where all passed, the proof is one line with a tick', () => {
  render(<ChecksPanel checks={[check('open', 'pass'), check('walk', 'pass')]} scores={[]} />)
  expect(line()?.textContent).toContain('2 of 2 passed')
  expect(line()?.querySelectorAll('svg')).toHaveLength(2)
  expect(screen.getByText('Evidence of open.').closest('details')?.open).toBe(false)
})

test('what failed or is unknown is in sight, failures first, and the line has no tick', () => {
  const checks = [check('open', 'pass'), check('walk', 'unknown'), check('wishes', 'fail')]
  render(<ChecksPanel checks={checks} scores={[]} />)
  const rows = screen.getAllByRole('listitem').filter((row) => !row.closest('details'))
  expect(rows.map((row) => within(row).getByText(/^Evidence/).textContent)).toEqual([
    'Evidence of wishes.',
    'Evidence of walk.',
  ])
  expect(line()?.textContent).toContain('1 of 3 passed')
  expect(line()?.querySelectorAll('svg')).toHaveLength(1)
})
