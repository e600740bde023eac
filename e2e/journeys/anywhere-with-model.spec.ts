import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'
import { buyPlanThere, withModel } from '../support/with-model'

test('names that a model gives to a town without a catalogue are marked, linked to a map and never passed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await withModel({}, {}, async (product) => {
    await buyPlanThere(page, product, 'explorer')
    await page.goto(`${product.url}/planner`)
    await pickDestination(page, 'ghent', 'Ghent, Belgium')
    await page.getByLabel('Start date').fill('2027-05-01')
    await page.getByLabel('End date').fill('2027-05-03')
    await page.getByRole('button', { name: /Generate/ }).click()
    await expect(page.getByText('A sketch, not a checked plan.')).toBeVisible({ timeout: 60_000 })
    const guide = page.getByTestId('guide')
    await expect(guide).toContainText('nobody has checked them')
    await expect(guide).not.toContainText('I name none')

    const first = page.getByRole('article').first()
    const named = / (?:Old|Upper|Lower) \w+ (?:Gate|Church|Square|Museum|Park|Viewpoint)$/
    await expect(first.getByRole('heading', { name: named }).first()).toBeVisible()
    await expect(first.getByRole('heading', { name: / Tavern$/ }).first()).toBeVisible()
    await expect(first.getByText('Unverified').first()).toBeVisible()
    const search = first.getByRole('link', { name: /map/i }).first()
    await expect(search).toHaveAttribute('href', /^https:\/\/[^?]+\?.*(?:Old|Upper|Lower)/)
    await expect(search).toHaveAttribute('rel', /noopener|noreferrer/)
    // No price and no hours: they are unknown.
    await expect(page.getByText('Not priced')).toBeVisible()
    await expect(first.getByText('Open when you arrive')).toHaveCount(0)

    const proof = page.getByRole('region', { name: 'Checks' })
    await expect(proof.getByText(/named by a language model and nobody has verified/)).toBeVisible()
    await expect(proof.locator('[data-status=fail]')).toHaveCount(0)
    await expect(proof.locator('[data-status=unknown]').first()).toBeVisible()
    await expectNoSideways(page)
    await expectNoViolations(page)
  })
})
