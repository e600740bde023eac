// For every component test: a new document, and a failure if anything is written to console.error.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  // The files of one process share what is global.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(calls, 'console.error was called').toEqual([])
})
