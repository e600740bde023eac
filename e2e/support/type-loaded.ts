import type { Page } from '@playwright/test'

/** Waits until the page has asked for its type, which it does after its first paint, and has it. */
export async function typeLoaded(page: Page): Promise<void> {
  await page.locator('html[data-type]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}
