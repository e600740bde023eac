import { test as base, expect, type Page, type Response } from '@playwright/test'
import { withKeptContext } from './kept-context'

/** Waits until the scripts of the page answer. Whoever presses several buttons in a row needs that: of those that are
 * pressed before, only the last one counts. */
export async function awake(page: Page): Promise<void> {
  // The offline page has no script.
  if ((await page.locator('script[type="module"], script[data-later]').count()) === 0) return
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** A test whose page must cause no console error, no exception, and no request to another host. */
export const test = base.extend({
  context: async (
    {
      browser,
      baseURL,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
  ) => {
    const where = { baseURL, contextOptions, permissions, serviceWorkers }
    const device = { deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, locale, timezoneId, viewport }
    await withKeptContext(browser, { ...where, ...device }, use)
  },
  page: async ({ page, baseURL, javaScriptEnabled: scripts }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      // The browser logs every response over 399; the tests declare which they expect.
      const expected = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !expected) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      const outside = /^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)
      if (outside) faults.push(`a call outside: ${request.url()}`)
    })
    const whenAwake = async (answer: Response | null, waitUntil?: string) => {
      const isPage = answer?.headers()['content-type']?.startsWith('text/html')
      const isOurs = new URL(page.url()).origin === baseURL
      if (!waitUntil && scripts && isPage && isOurs) await awake(page)
      return answer
    }
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (url, options) => whenAwake(await goto(url, options), options?.waitUntil)
    page.reload = async (options) => whenAwake(await reload(options), options?.waitUntil)
    await use(page)
    expect(faults).toEqual([])
  },
})

export { expect }
