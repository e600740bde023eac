import { expect, test } from 'vitest'
import { onlyDayChanged } from './only-day-changed'

const changed = (from: string, to: string) =>
  onlyDayChanged({ currentUrl: new URL(from, 'https://a.test'), nextUrl: new URL(to, 'https://a.test') })

test('another day of the same page is on the page already', () => {
  expect(changed('/planner', '/planner?day=3#day-3')).toBe(true)
  expect(changed('/trips/a?day=2', '/trips/a?day=3')).toBe(true)
  expect(changed('/trips/a?day=2', '/trips/a')).toBe(true)
})

test('everything else is loaded again, and so is the same address', () => {
  expect(changed('/trips/a?day=2', '/trips/b?day=3')).toBe(false)
  expect(changed('/planner?day=2', '/planner?destination=Rome&day=2')).toBe(false)
  expect(changed('/trips/a?day=2', '/trips/a?day=2')).toBe(false)
})
