import { act, render, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOpenDay } from './use-open-day'

/** The addresses that were visited, and which of them is shown. */
const addresses = vi.hoisted(() => {
  let visited = ['']
  let at = 0
  const listeners = new Set<() => void>()
  const show = (next: number) => {
    at = next
    for (const listener of listeners) listener()
  }
  return {
    visited: () => visited.slice(1),
    now: () => visited[at] ?? '',
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: ({ search }: { search: string }) => {
      visited = [...visited.slice(0, at + 1), search]
      show(at + 1)
    },
    go: (steps: number) => show(at + steps),
    reset: () => {
      visited = ['']
      at = 0
    },
  }
})
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ search: useSyncExternalStore(addresses.listen, addresses.now) }),
  useNavigate: () => addresses.push,
}))
afterEach(addresses.reset)

/** The trip's page, as far as its days go. */
function Days() {
  const { day, open, close } = useOpenDay([1, 2, 3, 4], 1, 'trip')
  return (
    <>
      <p>Open: {day ?? 'none'}</p>
      {[1, 2, 3, 4].map((each) => (
        <div key={each}>
          <button type="button" onClick={() => open(each)}>
            Open {each}
          </button>
          <button type="button" onClick={() => close(each)}>
            Close {each}
          </button>
        </div>
      ))}
    </>
  )
}

const press = (...names: string[]) =>
  act(() => {
    for (const name of names) screen.getByRole('button', { name }).click()
  })
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

it('answers first: the day and its address follow together after the next picture', async () => {
  render(<Days />)
  press('Open 3')
  expect(screen.getByText('Open: 1')).toBeTruthy()
  expect(addresses.visited()).toEqual([])
  await waitFor(() => expect(addresses.visited()).toEqual(['?day=3']))
  expect(screen.getByText('Open: 3')).toBeTruthy()
})

it('names only the last of days that are opened before a picture', async () => {
  render(<Days />)
  press('Open 3', 'Open 4')
  await waitFor(() => expect(addresses.visited()).toEqual(['?day=4']))
  expect(screen.getByText('Open: 4')).toBeTruthy()
})

it('does not open a day that was closed again before the next picture', async () => {
  render(<Days />)
  press('Open 3', 'Close 3')
  await soon()
  expect(addresses.visited()).toEqual([])
  expect(screen.getByText('Open: 1')).toBeTruthy()
})

it('goes back and forward through the days that were opened', async () => {
  render(<Days />)
  press('Open 2')
  await waitFor(() => expect(addresses.visited()).toEqual(['?day=2']))
  press('Open 4')
  await waitFor(() => expect(addresses.visited()).toEqual(['?day=2', '?day=4']))
  act(() => addresses.go(-1))
  expect(screen.getByText('Open: 2')).toBeTruthy()
  act(() => addresses.go(1))
  expect(screen.getByText('Open: 4')).toBeTruthy()
})
