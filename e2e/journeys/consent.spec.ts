import { expectNoViolations } from '../support/no-violations'
import { ownProduct } from '../support/own-product'
import { expect, test } from '../support/test'
import { expectNoSideways, inTheme } from '../support/views'

let product: Awaited<ReturnType<typeof ownProduct>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await ownProduct({ ASK_CONSENT: 'true', MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' })
})
test.afterAll(() => product.close())

test('a site that asks stores nothing before a choice, takes no for an answer, and lets one change it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const sent: string[] = []
  page.on('request', (request) => {
    if (/affiliate-tracking|popup\/seen/.test(request.url())) sent.push(request.url())
  })
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'vite-ui-theme'),
    )
  const allowed = () => page.evaluate(() => document.documentElement.dataset.consent)
  const question = page.getByRole('region', { name: 'May we do more than plan your trip?' })
  await inTheme(page, 'light')
  await page.goto(product.url)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(question).toBeInViewport()
    await expectNoSideways(page)
  }
  await expectNoViolations(page)
  // What comes last stands above the question at the end of the page.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const foot = await page.getByRole('contentinfo').boundingBox()
  const asked = await question.boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1)
  expect(await kept()).toEqual([])
  expect(sent).toEqual([])

  // Who plans first can do so, and is asked still.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.url}/planner?destination=Rome`)
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(question).toBeVisible()

  await question.getByRole('button', { name: 'Allow none' }).click()
  await expect(question).toHaveCount(0)
  expect(await allowed()).toBe('')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto(product.url)
  await expect(question).toHaveCount(0)
  expect(sent).toEqual([])

  await page.goto(`${product.url}/privacy#choices`)
  await page.getByRole('button', { name: 'Allow all' }).click()
  await expect.poll(allowed).toBe('counting popup map')
  await page.goto(`${product.url}/privacy#choices`)
  await expect(page.getByRole('checkbox', { name: /^Count booking links/ })).toBeChecked()
  await page.getByRole('button', { name: 'Allow none' }).click()
  await expect.poll(allowed).toBe('')
})
