import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { expectNoSideways, unfold } from '../support/views'

test('what is written is shown as understood while it is typed, can be taken away, and is followed', {
  tag: '@phone',
}, async ({ page }) => {
  await plannerWith(page, 'premium')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-05-03')
  await page.getByLabel('End date').fill('2027-05-05')
  await page
    .getByLabel('Additional info')
    .fill(
      'We have seen the Colosseum. I am vegetarian. Sunset at the Pincio terrace. Is the Pantheon open on Monday?',
    )
  const understood = page.getByRole('list', { name: 'What we understood' })
  await expect(understood.getByRole('listitem')).toHaveText([
    'Colosseum seen already',
    'Vegetarian',
    'Pincio Terrace at sunset',
  ])
  await expect(page.getByText(/^Not understood: .*Pantheon/)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSideways(page)

  await understood.getByRole('button', { name: 'Remove Colosseum seen already' }).click()
  await expect(understood.getByRole('listitem')).toHaveText(['Vegetarian', 'Pincio Terrace at sunset'])

  // What was taken away can be put back, and taken away again.
  const leftOut = page.getByRole('list', { name: 'Left out' })
  await leftOut.getByRole('button', { name: 'Colosseum seen already' }).click()
  await expect(understood.getByRole('listitem')).toHaveCount(3)
  await expect(leftOut).toHaveCount(0)
  await understood.getByRole('button', { name: 'Remove Colosseum seen already' }).click()

  await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
  await unfold(page, 'Overview')
  await expect(page.getByText('You wrote: vegetarian; Pincio Terrace at sunset.')).toBeVisible()
  const check = page.locator('[data-check=wishes]')
  // A question is no wish that a plan could prove: the check leaves it open, and says what is done.
  await expect(check).toHaveAttribute('data-status', 'unknown')
  await expect(check).toContainText('A part of what you wrote was not understood.')
  await expect(check).toContainText('Done: vegetarian; Pincio Terrace at sunset.')
  await expect(page.locator('[data-check=diet]')).toHaveAttribute('data-status', 'pass')
})

test('a plan without filters says which wishes it will not follow', async ({ page }) => {
  await plannerWith(page, 'explorer')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Additional info').fill('No museums, and I am vegan.')
  const understood = page.getByRole('list', { name: 'What we understood' })
  await expect(understood.getByRole('listitem')).toHaveText(['No museums', 'Vegan'])
  await expect(page.getByText('Filters come with Premium: Vegan will not be followed.')).toBeVisible()
})

test('an interest typed by hand is read, and one that nothing answers is said before and in the plan', async ({
  page,
}) => {
  await plannerWith(page, 'premium')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-05-03')
  await page.getByLabel('End date').fill('2027-05-04')
  for (const interest of ['keine Museen', 'Numismatics']) {
    await page.getByPlaceholder('Add an interest...').fill(interest)
    await page.getByPlaceholder('Add an interest...').press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Museums' }).click()
  await expect(page.getByText('Understood: no museums.')).toBeVisible()
  await expect(page.getByText('Nothing in Rome answers “Numismatics”.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
  await expect(page.getByText(/You wrote: no museums\./)).toBeVisible()
  await expect(page.getByText(/We know of nothing in Rome for "Numismatics"/)).toBeVisible()
  await expect(page.locator('[data-check=wishes]')).toHaveAttribute('data-status', 'pass')
})
