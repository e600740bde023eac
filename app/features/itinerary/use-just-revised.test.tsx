import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useJustRevised } from './use-just-revised'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('marks what was replaced for a moment, and anew when it is replaced again', () => {
  const { result, rerender } = renderHook(({ revised }) => useJustRevised(revised), {
    initialProps: { revised: 0 },
  })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  expect(result.current).toBe(false)
  rerender({ revised: 4 })
  expect(result.current).toBe(true)
  wait(10_000)
  rerender({ revised: 9 })
  wait(10_000)
  expect(result.current).toBe(true)
  wait(6000)
  expect(result.current).toBe(false)
  rerender({ revised: 9 })
  expect(result.current).toBe(false)
})
