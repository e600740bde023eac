import type { Page } from '@playwright/test'
import { plannerWith } from '../support/buy-plan'
import { expectNoViolations, expectNoViolationsInBothThemes } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { tripOf, tripToLookAt } from '../support/trips'
import { expectNoSideways, unfold } from '../support/views'

const recommendations = (page: Page) => page.getByRole('region', { name: 'Travel Recommendations' })

async function planRome(page: Page) {
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-23')
  await page.getByLabel('End date').fill('2027-04-26')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(recommendations(page)).toBeVisible()
}

test('the free plan shows a sample with its limits', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByText('Free sample, 3 days'), 'the plan is read from its top').toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Travel Tips' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Budget Breakdown' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Travel Essentials' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Edit|Save|Share)$/ })).toHaveCount(0)
  const panel = recommendations(page)
  await unfold(page, 'Travel Recommendations')
  await expect(panel.getByRole('tab')).toHaveText(['Hotels', 'Activities', 'Flights', 'Transportation'])
  await expect(panel.getByRole('link', { name: /Look for hotels/ })).toHaveCount(2)
  await expect(panel.getByText('2 more hotels with a paid plan')).toBeVisible()
  await panel.getByRole('tab', { name: 'Activities' }).click()
  await expect(panel.getByRole('link', { name: /Look for tickets/ })).toHaveCount(2)
  await panel.getByRole('button', { name: 'Upgrade', exact: true }).click()
  const prompt = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await prompt.getByRole('button', { name: 'Continue with Free Plan' }).click()
  await page.getByRole('button', { name: 'Upgrade to Edit' }).click()
  await expect(prompt).toContainText('With a paid plan you can move and swap stops and change their times.')
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await expectNoViolationsInBothThemes(page)
  await expectNoSideways(page)
})

test('a paid plan comes with facts for its dates, essentials, sums by day and everything recommended', {
  tag: '@phone',
}, async ({ page }) => {
  // Many steps, each of them quick.
  test.slow()
  await plannerWith(page, 'explorer')
  await page.getByLabel('End date').fill('2027-04-25')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-23')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(recommendations(page)).toBeVisible()
  const overview = page.getByRole('region', { name: /^Overview/ })
  for (const part of [
    'Overview',
    'Travel Essentials',
    'Budget Breakdown',
    'Where you stay',
    'Travel Recommendations',
  ])
    await unfold(page, part)
  await expect(overview.getByText('19° / 8°')).toBeVisible()
  await expect(overview.getByText('Liberation from Nazi-Fascism (1945), Sun 25 April')).toBeVisible()
  await expect(overview.getByText(/^13 h \d+ min$/)).toBeVisible()
  await expect(overview.getByText('Euro', { exact: true })).toBeVisible()

  const essentials = page.getByRole('region', { name: 'Travel Essentials' })
  await expect(essentials.getByText('Light layers')).toBeVisible()
  await expect(essentials.getByText('112', { exact: true })).toBeVisible()
  await expect(essentials.getByText('Type C, F and L, 230 V. They drive on the right.')).toBeVisible()
  await expect(essentials.getByText('Grazie')).toBeVisible()

  const budget = page.getByRole('region', { name: 'Budget Breakdown' })
  await expect(budget.getByRole('table', { name: /^By day/ }).getByRole('row')).toHaveCount(4)
  await expect(budget.getByRole('row', { name: /^Two travellers sharing a room/ })).toBeVisible()

  const panel = recommendations(page)
  await expect(panel.getByRole('link', { name: /Look for hotels/ })).toHaveCount(4)
  await expect(panel.getByText(/sample/i)).toHaveCount(0)
  await expect(panel.getByText(/^Hotels and their usual prices come from our catalogue\./)).toBeVisible()
  const base = page.getByRole('region', { name: 'Where you stay' }).getByRole('heading', { level: 3 }).first()
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText(await base.innerText())
  await expect(panel.getByRole('link', { name: /Look for hotels/ }).first()).toHaveAttribute(
    'href',
    /booking\.com.*ss=[^&]*Rome.*checkin=2027-04-23.*src=vphq.*ref=hotels/,
  )
  await panel.getByRole('tab', { name: 'Hotels' }).press('ArrowRight')
  await expect(panel.getByRole('link', { name: /Look for tickets/ })).toHaveCount(4)
  await panel.getByRole('tab', { name: 'Flights' }).click()
  await expect(panel.getByRole('link', { name: /^Flights to Rome/ })).toHaveAttribute('href', /ref=flights/)
  await panel.getByRole('tab', { name: 'Transportation' }).click()
  await expect(panel.getByText('€1.50')).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Trains and coaches/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upgrade to Edit' })).toHaveCount(0)
  await expectNoViolations(page)
  await expectNoSideways(page)

  await page.reload()
  await expect(page.getByRole('region', { name: 'Travel Essentials' })).toBeVisible()
})

test('every stop says why, when it is open and how one gets there; cards close on three names', {
  tag: '@phone',
}, async ({ page }) => {
  await plannerWith(page, 'premium')
  await planRome(page)
  const first = page.getByRole('article').first()
  await expect(first.getByRole('button', { name: 'Collapse' })).toBeVisible()
  const stop = first.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lunch' }) })
  await expect(stop).toContainText(/\d+ min (walk|ride) · \d+\.\d km/)
  await expect(stop).toContainText(/Open \d\d:\d\d to \d\d:\d\d|Always open/)
  await unfold(page, 'Day Line')
  await expect(first.getByRole('img', { name: /stops from \d\d:\d\d to \d\d:\d\d/ })).toBeVisible()
  await expect(first.getByRole('img', { name: /minutes (on foot|by ride)/ })).toBeVisible()
  await first.getByRole('button', { name: 'Collapse' }).click()
  await expect(first).toContainText(/[^,]+, [^,]+, [^,]+\.\.\./)
  await expectNoViolations(page)
})

test('an open day shows each activity with its icon, title, words, time and cost', async ({ page }) => {
  const { id } = await tripToLookAt(page)
  const { days } = (await tripOf(page.request, id)).itinerary
  await page.goto(`/trips/${id}`)
  const day = page.getByRole('article', { name: /^Day 1: / })
  const icons: Record<string, string> = {
    attraction: 'Attraction',
    food: 'Food',
    transport: 'Transport',
    accommodation: 'Accommodation',
  }
  for (const { type, title, description, startTime, cost } of days[0]?.activities ?? []) {
    const row = day
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 5, name: title }) })
      .first()
    await expect(row.getByRole('img', { name: icons[type] ?? type, exact: true })).toBeVisible()
    await expect(row).toContainText(startTime)
    await expect(row).toContainText(description)
    if (cost && (type === 'food' || type === 'attraction')) await expect(row).toContainText(cost)
  }
})
