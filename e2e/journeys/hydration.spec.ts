import { awake, expect, test } from '../support/test'

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

test('a page that is read loads no code for who saves data, until they do something', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const files: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) files.push(request.url())
  })
  await page.goto('/pricing', { waitUntil: 'load' })
  // Links need no code.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/terms"]')?.click())
  await page.waitForURL('**/terms', { waitUntil: 'load' })
  expect(files).toEqual([])

  // The first press counts, although the code comes only then.
  await page.getByRole('contentinfo').getByRole('textbox').fill('reader@example.com')
  await awake(page)
  expect(files.length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible()
})
