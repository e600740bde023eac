import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the screen. */
export async function expectNoSideways(page: Page) {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(over).toBeLessThanOrEqual(0)
}

/** Shows the page in a theme that the visitor chose. */
export async function inTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
}

/** Changes the theme of a page that is open, as another tab does; what lies over the page stays open. */
export async function changeTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** The structured data of a page, by its type. */
export async function jsonLd(page: Page, type: string) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === type)
}

/** Opens a part that is one line on a phone; on a wider screen it is open. */
export async function unfold(page: Page, name: string | RegExp) {
  const button = page.locator('[data-fold]').filter({ hasText: name }).first()
  await expect(button).toBeAttached()
  if (await button.isVisible()) await button.click()
}

/** Asks the assistant of a plan, which is a button first on a phone. */
export async function ask(page: Page, sentence: string) {
  const field = page.getByLabel('Ask about this trip')
  if (!(await field.isVisible())) await unfold(page, /^\s*Ask\s*$/)
  await field.fill(sentence)
  await page.getByRole('button', { name: 'Send' }).click()
}
