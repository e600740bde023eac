import { test as base, expect } from '@playwright/test'

/** A test whose page must stay silent: no error in the console, nothing thrown, no call to a host outside. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      // The browser itself notes every answer over 399; the tests say which of them they expect.
      const expected = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !expected) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      const outside = /^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)
      if (outside) faults.push(`a call outside: ${request.url()}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

export { expect }
