import { expect, type Locator, type Page } from '@playwright/test'
import { plannedTrip, traveller, tripToLookAt } from './trips'

/** Opens the editor on a trip that other tests edit too, for what is not saved at the server; returns the trip's id. */
export async function openEditor(page: Page, more: Record<string, unknown> = {}): Promise<string> {
  const { id } = await tripToLookAt(page, more)
  await editTrip(page, id)
  return id
}

/** Opens the editor on a new trip and returns the trip's id. */
export async function openEditorToSave(page: Page, more: Record<string, unknown> = {}): Promise<string> {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request, more)
  await editTrip(page, id)
  return id
}

async function editTrip(page: Page, id: string) {
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Edit the itinerary' })).toBeVisible()
}

/** The titles of a day's stops in order. */
export function stopTitles(page: Page, day: number): Locator {
  return page.getByRole('list', { name: `Stops of day ${day}` }).getByRole('heading', { level: 5 })
}

/** What those titles are, once they are there. */
export async function titlesOf(page: Page, day: number): Promise<string[]> {
  await expect(stopTitles(page, day).first()).toBeVisible()
  return stopTitles(page, day).allTextContents()
}

/** Chooses an action of a stop's menu. */
export async function actOn(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Presses Save Changes and waits until nothing is unsaved. */
export async function saveChanges(page: Page) {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaved(page)
}

/** Everything is saved and no request is running. */
export async function expectSaved(page: Page) {
  await expect(page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ })).toHaveCount(0)
}

/** A browser that keeps nothing on the device. */
export async function withoutStorage(page: Page) {
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  })
}

/** Waits until the device keeps an edit with this many steps done. */
export async function expectKept(page: Page, id: string, steps: number) {
  const kept = () =>
    page.evaluate(async (path) => {
      const list = await (await caches.open('own-1')).match(path)
      return list ? JSON.parse(await list.text()).at : null
    }, `/own/steps/${id}`)
  await expect.poll(kept).toBe(steps)
}
