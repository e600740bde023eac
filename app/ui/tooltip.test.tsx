import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfoTip } from './tooltip'

const shown: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.push(this.textContent ?? '')
    },
    hidePopover(this: HTMLElement) {
      shown.splice(shown.indexOf(this.textContent ?? ''), 1)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const two = (
  <>
    <InfoTip label="First">one</InfoTip>
    <InfoTip label="Second">two</InfoTip>
  </>
)
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const enter = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }))
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }))

test('it opens after 700 milliseconds, not before', () => {
  render(two)
  enter('First')
  pass(699)
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual(['one'])
})

test('the next one opens at once within 300 milliseconds, and waits again after that', () => {
  render(two)
  enter('First')
  pass(700)
  leave('First')
  pass(120)
  expect(shown).toEqual([])
  pass(299)
  enter('Second')
  pass(0)
  expect(shown).toEqual(['two'])
  leave('Second')
  pass(120)
  pass(301)
  enter('First')
  pass(600)
  expect(shown).toEqual([])
})

test('a press opens it at once, Escape closes it', () => {
  render(two)
  const button = screen.getByRole('button', { name: 'First' })
  fireEvent.click(button)
  pass(0)
  expect(shown).toEqual(['one'])
  fireEvent.keyDown(button, { key: 'Escape' })
  pass(0)
  expect(shown).toEqual([])
})
