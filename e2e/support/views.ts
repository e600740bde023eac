import { expect, type Page } from '@playwright/test'

/** The screens every journey of the front is walked on. */
export const views = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const

/** Collects what the page complains about; call the result at the end. */
export function watchConsole(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return () => expect(complaints).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}

/** Shows the page in a theme, as a visitor who chose it finds it. */
export async function inTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
}

/** The structured data of a page, by its type. */
export async function jsonLd(page: Page, type: string) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === type)
}
