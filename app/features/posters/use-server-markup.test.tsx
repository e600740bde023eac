import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useServerMarkup } from './use-server-markup'

function Part({ edition }: { edition: string }) {
  return <p>{useServerMarkup(edition) ? 'server' : 'browser'}</p>
}

function hydrated(edition: string) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Part edition={edition} />)
  return render(<Part edition={edition} />, { container, hydrate: true })
}

it('a part stays the server’s while nothing changes', () => {
  const { container, rerender } = hydrated('rome')
  act(() => rerender(<Part edition="rome" />))
  expect(container.textContent).toBe('server')
})

it('another edition is the browser’s, and so is the first when it comes back', () => {
  const { container, rerender } = hydrated('rome')
  rerender(<Part edition="tokyo" />)
  expect(container.textContent).toBe('browser')
  rerender(<Part edition="rome" />)
  expect(container.textContent).toBe('browser')
})

it('what comes up after hydration is the browser’s', () => {
  const { container } = render(<Part edition="rome" />)
  expect(container.textContent).toBe('browser')
})
