import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { provideLexicons } from '~/domain/reader/lexicons'
import { allLexicons } from '~/domain/reader/lexicons/all'
import { testCity } from '~/domain/testing/test-city'
import { WhatWasRead } from './what-was-read'

vi.mock('./use-destination', () => ({ useDestination: () => testCity }))
provideLexicons(allLexicons)

function Field({ first = 'My brother says no museums', offered }: { first?: string; offered?: string }) {
  const [text, setText] = useState(first)
  return (
    <>
      <output>{text}</output>
      <WhatWasRead
        text={text}
        destinationId="rome"
        plan="premium"
        ignored={[]}
        offered={offered}
        onIgnore={() => undefined}
        onRestore={() => undefined}
        onConfirm={setText}
      />
    </>
  )
}

test('what is asked back is said in plain words after the text once it was confirmed', () => {
  render(<Field />)
  expect(screen.queryByRole('list', { name: 'What we understood' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'No museums' }))
  expect(screen.getByRole('status').textContent).toBe('My brother says no museums. No museums.')
  expect(screen.getByRole('list', { name: 'What we understood' }).textContent).toBe('No museums')
  expect(screen.queryByRole('list', { name: 'Did you mean:' })).toBeNull()
})

test('places that are offered beside it are not called not understood', () => {
  const list = 'London 4 nights, then Paris and Amsterdam'
  const { rerender } = render(<Field first={list} />)
  expect(screen.getByText(`Not understood: “${list}”.`)).toBeTruthy()
  rerender(<Field first={list} offered={list} />)
  expect(screen.queryByText(/^Not understood/)).toBeNull()
})
