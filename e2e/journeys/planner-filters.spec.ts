import type { Page } from '@playwright/test'
import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { inTheme } from '../support/views'

const panel = (page: Page) => page.getByRole('region', { name: 'Advanced Filters' })
const openPanel = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Advanced Filters/ })
    .click()

/** The texts of a group's options in order. */
const optionsOf = (page: Page, group: string) =>
  panel(page).getByRole('group', { name: group, exact: true }).locator('label')

/** The request that the form sends; the answer is a failure, so that nothing is planned. */
async function sent(page: Page): Promise<{ planType?: string; advancedFilters?: Record<string, unknown> }> {
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({ status: 422, json: { code: 'wishes-clash', message: 'Not today.' } }),
  )
  const [request] = await Promise.all([
    page.waitForRequest('**/api/generate-itinerary'),
    page.getByRole('button', { name: 'Generate Itinerary' }).click(),
  ])
  await expect(page.getByRole('button', { name: 'Generate Itinerary' })).toBeEnabled()
  return request.postDataJSON()
}

test('without Premium the filters are shown locked, but for the travel style', async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  await expect(panel(page)).toContainText('Pro')
  await openPanel(page)
  await expect(panel(page).getByRole('tab')).toHaveText(['Style & Pace', 'Comfort', 'Special Needs'])
  await expect(panel(page).getByRole('tab', { name: 'Style & Pace' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const style = panel(page).getByRole('checkbox', { name: 'Cultural' })
  await style.check({ force: true })
  await expect(style).toBeChecked()
  await style.uncheck({ force: true })
  await expect(style).not.toBeChecked()

  const sections = {
    'Style & Pace': ['Pace', 'Local Experiences Only'],
    Comfort: ['Walking Distance', 'Accessibility'],
    'Special Needs': ['Dietary Restrictions', 'Family-Friendly'],
  }
  for (const [tab, names] of Object.entries(sections)) {
    await panel(page).getByRole('tab', { name: tab }).click()
    for (const name of names) {
      const section = panel(page).getByRole('region', { name, exact: true })
      await expect(section.getByRole('heading', { name })).toBeVisible()
      await expect(section.getByRole('button', { name: 'Unlock with Premium' })).toBeVisible()
      await expect(section.getByRole('checkbox')).toHaveCount(0)
      await expect(section.getByRole('slider')).toHaveCount(0)
      await expect(section.getByRole('radio')).toHaveCount(0)
    }
  }
  await expect(panel(page).getByText('Unlock all filters with a premium plan')).toBeVisible()
  await expectNoViolations(page)
  expect(await sent(page)).not.toHaveProperty('advancedFilters')
})

test('the tooltip explains the filters when it is pressed, and goes with Escape', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/planner')
  await page.waitForLoadState('networkidle')
  const info = page.getByRole('button', { name: 'About the advanced filters' })
  await info.click()
  await expect(page.getByRole('tooltip')).toContainText('How you like to travel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('Unlock and Upgrade open the upgrade prompt, which keeps the focus and closes with Escape', async ({
  page,
}) => {
  await page.goto('/planner')
  await openPanel(page)
  const unlock = panel(page).getByRole('button', { name: 'Unlock with Premium' }).first()
  await unlock.click()
  const prompt = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await expect(prompt).toBeVisible()
  await expectNoViolations(page)
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await prompt.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await expect(unlock).toBeFocused()

  await panel(page).getByRole('button', { name: 'Upgrade', exact: true }).click()
  await prompt.getByRole('button', { name: 'Continue with Free Plan' }).click()
  await expect(prompt).toBeHidden()
  await panel(page).getByRole('button', { name: 'Upgrade', exact: true }).click()
  await prompt.getByRole('link', { name: 'See Pricing Options' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('with Premium every filter is open, and they are sent only while they are switched on', {
  tag: '@phone',
}, async ({ page }) => {
  // Many steps, each of them quick.
  test.slow()
  await plannerWith(page, 'premium')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  expect(await sent(page)).toMatchObject({ planType: 'premium' })
  expect(await sent(page)).not.toHaveProperty('advancedFilters')

  await openPanel(page)
  await expect(optionsOf(page, 'Travel Style')).toHaveText([
    'Adventure',
    'Cultural',
    'Relaxation',
    'Nature',
    'Urban',
    'Historical',
    'Photography',
  ])
  await expect(optionsOf(page, 'Pace')).toHaveText(['Relaxed', 'Moderate', 'Fast-paced'])
  await panel(page).getByText('Historical', { exact: true }).click()
  await panel(page).getByText('Relaxed', { exact: true }).click()
  await panel(page).getByText('Local experiences only', { exact: true }).click()
  await panel(page).getByRole('tab', { name: 'Comfort' }).click()
  const walking = panel(page).getByRole('slider', { name: 'Walking Distance' })
  await expect(walking).toHaveAttribute('aria-valuetext', 'Moderate (2-5km)')
  for (const [kilometers, label] of [
    [6, 'Active (5-8km)'],
    [8, 'Active (5-8km)'],
    [9, 'Extensive (8km+)'],
    [10, 'Extensive (8km+)'],
    [3, 'Moderate (2-5km)'],
    [0, 'Minimal (< 2km)'],
    [2, 'Minimal (< 2km)'],
  ] as const) {
    await walking.fill(String(kilometers))
    await expect(panel(page).getByText(label, { exact: true })).toBeVisible()
  }
  await walking.press('ArrowRight')
  await expect(walking).toHaveValue('3')
  await expect(optionsOf(page, 'Accessibility')).toHaveText([
    'Wheelchair accessible',
    'Limited mobility',
    'No stairs',
    'Audio guides',
    'Visual aids',
  ])
  await panel(page).getByText('No stairs', { exact: true }).click()
  await panel(page).getByRole('tab', { name: 'Special Needs' }).click()
  await expect(optionsOf(page, 'Dietary Restrictions')).toHaveText([
    'Vegetarian',
    'Vegan',
    'Gluten-free',
    'Nut-free',
    'Halal',
    'Kosher',
    'Dairy-free',
  ])
  await panel(page).getByText('Vegan', { exact: true }).click()
  await panel(page).getByText('Family-friendly', { exact: true }).click()
  await expect(panel(page).getByRole('button', { name: 'Unlock with Premium' })).toHaveCount(0)
  await expect(panel(page).getByText('Unlock all filters with a premium plan')).toHaveCount(0)
  await expectNoViolations(page)
  expect((await sent(page)).advancedFilters).toEqual({
    travelStyle: ['Historical'],
    accessibility: ['No stairs'],
    dietaryRestrictions: ['Vegan'],
    maxWalkingDistance: 3,
    pace: 'relaxed',
    localExperiencesOnly: true,
    childFriendly: true,
  })

  // Folded they count, and the line tells them.
  await openPanel(page)
  await expect(panel(page).getByRole('tab')).toHaveCount(0)
  await expect(panel(page)).toContainText(
    'Set: Historical, Pace: Relaxed, Local experiences only, Walking Distance: Moderate (2-5km), No stairs, Vegan, Family-friendly',
  )
  expect((await sent(page)).advancedFilters).toMatchObject({ dietaryRestrictions: ['Vegan'] })

  // Switched off they do not, and are kept.
  const filtersSwitch = panel(page).getByRole('switch', { name: 'Advanced filters' })
  await filtersSwitch.uncheck({ force: true })
  await expect(panel(page)).toContainText('Switched off: Historical')
  expect(await sent(page)).not.toHaveProperty('advancedFilters')
  await filtersSwitch.check({ force: true })
  await expect(panel(page).getByRole('checkbox', { name: 'Historical' })).toBeChecked()
  await expectNoViolations(page)
})

test('Explorer sends the travel style and keeps the rest locked', async ({ page }) => {
  await inTheme(page, 'dark')
  await plannerWith(page, 'explorer')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByRole('button', { name: 'Shorten to 3 days' }).click()
  await openPanel(page)
  await panel(page).getByText('Urban', { exact: true }).click()
  await expectNoViolations(page)
  expect(await sent(page)).toMatchObject({
    planType: 'explorer',
    advancedFilters: { travelStyle: ['Urban'] },
  })
  await panel(page).getByRole('button', { name: 'Unlock with Premium' }).first().click()
  const prompt = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await expect(prompt.getByRole('button', { name: 'Continue with Explorer Plan' })).toBeVisible()
  await expect(prompt.getByText('Premium', { exact: true })).toBeVisible()
})
