import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePlacesOffer } from './live-places-offer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers one after the other, the last one again and again. */
function answers(...states: (string | Error)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const state = states[Math.min(asked.length, states.length - 1)]
    asked.push(path)
    if (state instanceof Error) throw state
    return Response.json({ state })
  })
  return asked
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('says that places are looked up, and offers a plan with them once they are there', async () => {
  const asked = answers('none', new TypeError('network'), 'waiting', 'ready')
  const planAgain = vi.fn()
  render(<LivePlacesOffer town="Helsinki, Finland" planAgain={planAgain} />)
  await pass(0)
  expect(screen.queryByText(/Helsinki/)).toBeNull()
  await pass(8000)
  expect(screen.getByText(/We are looking for real places in Helsinki/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await pass(4000)
  act(() => screen.getByRole('button', { name: 'Plan with real places' }).click())
  expect(planAgain).toHaveBeenCalledOnce()
  const calls = asked.length
  await pass(60_000)
  expect(asked).toHaveLength(calls)
  expect(asked[0]).toBe('/api/live-places?town=Helsinki%2C%20Finland')
})

test.each(['off', 'none'])('says nothing where nobody looks, and stops asking: %s', async (state) => {
  const asked = answers(state)
  const { container } = render(<LivePlacesOffer town="Turku, Finland" planAgain={() => {}} />)
  await pass(60_000)
  const calls = asked.length
  expect(calls).toBeLessThan(5)
  await pass(600_000)
  expect(asked).toHaveLength(calls)
  expect(container.textContent).toBe('')
})

test('stops asking when the plan is left', async () => {
  const asked = answers('waiting')
  const { unmount } = render(<LivePlacesOffer town="Turku, Finland" planAgain={() => {}} />)
  await pass(5000)
  unmount()
  const calls = asked.length
  await pass(60_000)
  expect(asked).toHaveLength(calls)
})
