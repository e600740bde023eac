import { expect, type Page } from '@playwright/test'

/** Picks a destination as a person does: opens the picker, types, chooses the suggestion. */
export async function pickDestination(page: Page, typed: string, label: string) {
  await page.getByRole('button', { name: /^Destination/ }).click()
  await page.getByPlaceholder('Search destinations...').fill(typed)
  await page.getByRole('option', { name: label }).click()
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText(label)
  await expect(page.getByPlaceholder('Search destinations...')).toHaveCount(0)
}
