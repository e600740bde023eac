import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, showToast } from './toast'
import { ToastRegion } from './toast-region'

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.setPointerCapture = () => {}
})
afterEach(() => {
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

/** Shows a toast; its code comes after the page's. */
async function say(title: string) {
  act(() => showToast({ title }))
  await act(() => vi.dynamicImportSettled())
}

test('a toast goes after five seconds and is forgotten much later', async () => {
  render(<ToastRegion />)
  await say('Link copied to clipboard!')
  expect(screen.getByText('Link copied to clipboard!')).toBeTruthy()
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.queryByText('Link copied to clipboard!')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Link copied to clipboard!')).toBeNull()
  expect(currentToast()).not.toBeNull()
  act(() => vi.advanceTimersByTime(1_000_000))
  expect(currentToast()).toBeNull()
})

test('a second toast takes the place of the first', async () => {
  render(<ToastRegion />)
  await say('One')
  await say('Two')
  expect(screen.queryByText('One')).toBeNull()
  expect(screen.getByText('Two')).toBeTruthy()
})

test('it stays while the pointer rests on it', async () => {
  render(<ToastRegion />)
  await say('Read me')
  fireEvent.pointerEnter(screen.getByText('Read me'))
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('Read me')).not.toBeNull()
})

test.each([
  [49, true],
  [50, false],
])('pulled %i pixels to the right it stays: %s', async (way, stays) => {
  render(<ToastRegion />)
  await say('Swipe me')
  const title = screen.getByText('Swipe me')
  fireEvent(title, new MouseEvent('pointerdown', { bubbles: true, clientX: 100 }))
  fireEvent(title, new MouseEvent('pointermove', { bubbles: true, clientX: 100 + way }))
  fireEvent(title, new MouseEvent('pointerup', { bubbles: true, clientX: 100 + way }))
  expect(screen.queryByText('Swipe me') !== null).toBe(stays)
})

test('F8 brings the focus to the toasts', () => {
  render(<ToastRegion />)
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications (F8)')
})
