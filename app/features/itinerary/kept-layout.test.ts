import { expect, it } from 'vitest'
import { keptLayout } from './kept-layout'

it('is laid out once for the same input, anew for another, and forgotten in time', () => {
  let made = 0
  const layout = keptLayout(({ day }: { day: number }) => ({ day, made: ++made }))
  const first = layout({ day: 1 })
  expect(layout({ day: 1 })).toBe(first)
  expect(layout({ day: 2 })).toEqual({ day: 2, made: 2 })
  for (let day = 3; day < 100; day++) layout({ day })
  expect(layout({ day: 1 }).made).toBe(100)
})
