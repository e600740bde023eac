import { expectNoViolations } from '../support/no-violations'
import { fillSignIn, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'
import { buyPlanThere, planThere, productWithModel, travellerWithTrip } from '../support/with-model'

test.describe.configure({ timeout: 150_000 })

/** Answers take about twelve seconds: more than a day or an introduction has. */
const slow = { firstTokenMs: 300, tokensPerSecond: 9 }
/** Those about a town take 24 to 31 seconds together. */
const slowForTowns = { firstTokenMs: 9000, tokensPerSecond: 28 }

let shared: Awaited<ReturnType<typeof productWithModel>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shared = await productWithModel(slow)
})
test.afterAll(() => shared.close())

test('an introduction that comes late is shown to a guest, and used after logging in', async ({ page }) => {
  const { product, model } = shared
  model.setPace(slow)
  await buyPlanThere(page, product)
  await planThere(page, product, { endDate: '2027-04-14' })
  await page.goto(`${product.url}/planner`)
  const late = page.getByRole('list', { name: 'Words that came later' })
  await expect(late).toContainText('introduction came after your plan was finished', { timeout: 60_000 })
  await expect(late.getByRole('button')).toHaveCount(0)
  const words = page.getByText('Rome rewards slow mornings')
  await expect(words).toHaveCount(1)
  // It has a row of its own, and takes no width from the assistant beside the buttons.
  expect((await page.getByTestId('guide').boundingBox())?.width).toBeGreaterThan(300)
  await expectNoSideways(page)
  await expectNoViolations(page)

  await late.getByRole('link', { name: 'Log in to use it' }).first().click()
  await page
    .getByRole('link', { name: /account|continue|log in/i })
    .first()
    .waitFor()
  await page.goto(`${product.url}/api/login`)
  await fillSignIn(page, somebody())
  await page.waitForURL(`${product.url}/**`)
  await page.goto(`${product.url}/planner`)
  await late.getByRole('button', { name: 'Use this introduction' }).click({ timeout: 60_000 })
  await expect(late.getByText('introduction came after')).toHaveCount(0)
  await expect(words).toHaveCount(1)
  await page.reload()
  await expect(words).toHaveCount(1)
})

test('names of a town that come late change nothing until they are used, for all its days', async ({
  page,
}) => {
  const { product, model } = shared
  model.setPace(slowForTowns)
  await travellerWithTrip(page, product, { destination: 'Ghent, Belgium', endDate: '2027-04-15' })
  const first = page.getByRole('article').first()
  const late = page.getByRole('list', { name: 'Words that came later' })
  await expect(late).toContainText('Nobody has checked the names.', { timeout: 60_000 })
  await expect(first.getByText('Unverified')).toHaveCount(0)
  await expectNoSideways(page)
  await expectNoViolations(page)
  await late.getByRole('button', { name: /^Use it for days/ }).click()
  await expect(first.getByText('Unverified').first()).toBeVisible()
  await expect(late).toHaveCount(0)
  await page.reload()
  await expect(first.getByText('Unverified').first()).toBeVisible()
})
