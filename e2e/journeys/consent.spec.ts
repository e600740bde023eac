import type { Page } from '@playwright/test'
import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { ownProduct } from '../support/own-product'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

let product: Awaited<ReturnType<typeof ownProduct>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await ownProduct({ ASK_CONSENT: 'true', MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' })
})
test.afterAll(() => product.close())

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]

const questionOn = (page: Page) => page.getByRole('region', { name: 'May we do more than plan your trip?' })

/** A press in the middle of each button would reach it: nothing lies over it. */
async function expectReachable(page: Page, names: string[], state: string) {
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button, `${name}, ${state}`).toBeInViewport({ ratio: 1 })
    await expect
      .poll(
        () =>
          button.evaluate((it) => {
            const { left, top, width, height } = it.getBoundingClientRect()
            return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          }),
        { message: `${name}, ${state}: nothing lies over it` },
      )
      .toBe(true)
  }
}

test('a site that asks covers nothing, stores nothing before a choice, and takes no for an answer', async ({
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
  const question = questionOn(page)
  await page.goto(product.url)
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expectNoSideways(page)
  }
  await expectNoViolationsInBothThemes(page)
  // What comes last stands above the question at the end of the page.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const foot = await page.getByRole('contentinfo').boundingBox()
  const asked = await question.boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1)
  expect(await kept()).toEqual([])
  expect(sent).toEqual([])

  // Who plans first can do so on any screen, and is asked still.
  await page.goto(`${product.url}/planner?destination=Rome`)
  const all = ['Generate Itinerary', 'Allow none', 'Allow all']
  const onEveryScreen = async (state: string) => {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      const at = `${state} at ${screen.width}`
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectReachable(page, all, at)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expectReachable(page, screen.width < 1024 ? all : all.slice(1), `${at}, at the end`)
    }
  }
  await onEveryScreen('the form')
  await page.setViewportSize({ width: 320, height: 568 })
  await question.getByText('Choose', { exact: true }).click()
  await expect(question.getByRole('checkbox')).toHaveCount(3)
  await expectReachable(page, ['Generate Itinerary'], 'with the choices open')
  await question.getByText('Choose', { exact: true }).click()
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await onEveryScreen('a plan')

  // By the keyboard.
  await question.getByRole('button', { name: 'Allow none' }).focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-consent', '')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto(product.url)
  await expect(question).toHaveCount(0)
  expect(sent).toEqual([])

  await page.goto(`${product.url}/privacy#choices`)
  await page.getByRole('button', { name: 'Allow all' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'counting popup map')
  await page.goto(`${product.url}/privacy#choices`)
  await expect(page.getByRole('checkbox', { name: /^Count booking links/ })).toBeChecked()
  await page.getByRole('button', { name: 'Allow none' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-consent', '')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the question covers no button, is answered, and is not asked again', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`${product.url}/planner?destination=Rome`)
    const question = questionOn(page)
    const [bar, asked] = [await page.getByTestId('trip-foot').boundingBox(), await question.boundingBox()]
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1)
    expect(bar?.y).toBeGreaterThanOrEqual(0)
    await question.getByText('Choose', { exact: true }).click()
    await question.getByRole('checkbox', { name: /^Load maps from/ }).check()
    await question.getByRole('button', { name: 'Save my choice' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'map')
    await page.goto(`${product.url}/pricing`)
    await expect(question).toHaveCount(0)
  })
})
