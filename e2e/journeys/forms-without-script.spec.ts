import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the trip form says what is wrong, leads to the field, and is planned once it is right', async ({
    page,
  }) => {
    await page.goto('/planner')
    await page.locator('select[name=destination]').selectOption('Tokyo, Japan')
    await page.getByLabel('Start date').fill('2027-10-20')
    await page.getByLabel('End date').evaluate((field: HTMLInputElement) => {
      // The browser checks this itself if the start is the initial one.
      field.min = ''
      field.value = '2027-10-13'
    })
    await page.getByText('Luxury', { exact: true }).click()
    await page.getByLabel('Additional info').fill('No lifts, please.')
    const generate = page.getByRole('button', { name: 'Generate Itinerary' }).last()
    await generate.click()

    const summary = page.getByRole('alert')
    const link = summary.getByRole('link', { name: 'The end date is before the start date.' })
    await expect(link).toBeVisible()
    const end = page.getByLabel('End date')
    await expect(end).toHaveAttribute('aria-invalid', 'true')
    await expect(end).toHaveAccessibleDescription('The end date is before the start date.')
    await expect(page.getByLabel('Start date')).toHaveValue('2027-10-20')
    await expect(end).toHaveValue('2027-10-13')
    await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
    await expect(page.getByLabel('Additional info')).toHaveValue('No lifts, please.')
    await expect(page.locator('select[name=destination]')).toHaveValue('Tokyo, Japan')
    await link.click()
    await expect(page).toHaveURL(/\/planner#trip-endDate$/)
    await expect(page.locator(':target')).toHaveAttribute('name', 'endDate')

    await end.fill('2027-10-22')
    await generate.click()
    await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
  })
})

test('a form that was sent before the page was awake comes back awake, as it was typed', async ({ page }) => {
  // A native form submission, as before the scripts have loaded.
  await page.goto('/planner?destination=Rome')
  await page.getByLabel('Additional info').fill('By train.')
  await page.getByLabel('Start date').evaluate((field) => {
    const form = (field as HTMLInputElement).form
    const set = (name: string, value: string) => {
      const control = form?.elements.namedItem(name)
      if (control instanceof HTMLInputElement) control.value = value
    }
    set('startDate', '2027-10-20')
    set('endDate', '2027-10-13')
    form?.submit()
  })
  const summary = page.getByRole('alert').filter({ hasText: 'The end date is before the start date.' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('End date')).toHaveValue('2027-10-13')
  await expect(page.getByLabel('Additional info')).toHaveValue('By train.')
  await expectNoViolations(page)

  await page.getByLabel('End date').fill('2027-10-22')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(summary).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
})

test('a field that the server refuses is marked and focused', { tag: '@once' }, async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'fields-wrong',
        message: 'Some fields need another look.',
        fields: { departureTime: 'You leave before you arrive.' },
      },
    }),
  )
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  const leave = page.getByLabel('You leave at')
  await expect(leave).toBeFocused()
  await expect(leave).toHaveAccessibleDescription('You leave before you arrive.')
})
