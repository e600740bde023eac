import { expect, test } from '../support/test'

test('keys pressed all the while the page wakes up do it no harm', async ({ page }) => {
  await page.addInitScript(() => {
    // Between any two tasks of the page, until it is hydrated.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      if (performance.getEntriesByName('awake').length === 0) port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  for (const path of ['/', '/planner', '/pricing']) await page.goto(path)
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await page.getByRole('link', { name: 'Yearly Save 34%' }).click()
  await expect(page).toHaveURL(/billing=yearly/)
  // Not loaded again.
  await expect(page.locator('[data-before]')).toHaveCount(1)
})
