// @ts-check
// The states of the planner's screen for a signed-in person, for `npm run screenshots`.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(name: string, fullPage?: boolean) => Promise<void>} Take */

/**
 * The editor on the trip that the page shows, its dialogs, and a stop that is dragged.
 * @param {Page} page
 * @param {Take} take
 */
export async function editorStates(page, take) {
  const editor = page.getByRole('region', { name: 'Edit the itinerary' })
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor.waitFor()
  const stops = page.getByRole('list', { name: 'Stops of day 1', exact: true }).getByRole('listitem')
  const titles = await stops.getByRole('heading', { level: 5 }).allTextContents()
  const [, second = '', third = ''] = titles
  const lunch = await stops
    .filter({ has: page.getByText('Lunch', { exact: true }) })
    .getByRole('heading', { level: 5 })
    .innerText()
  const act = async (/** @type {string} */ title, /** @type {string} */ action) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act(second, 'Lock')
  await editor.evaluate((element) => element.scrollIntoView())
  await take('editor', false)
  await act(third, 'Edit')
  await dialog.waitFor()
  await take('editor-activity', false)
  await close()
  await page.getByRole('button', { name: 'Add a stop to day 1' }).click()
  await dialog.waitFor()
  await take('editor-add', false)
  await close()
  await act(third, 'Swap')
  await dialog.waitFor()
  await take('editor-swap', false)
  await close()
  await page.getByRole('button', { name: 'Re-plan day 1' }).click()
  await page.getByRole('menuitem', { name: 'Slower' }).click()
  await dialog.getByRole('row', { name: /^Cost/ }).waitFor()
  await take('editor-compare', false)
  await close()
  await page.getByRole('button', { name: `Drag ${third}` }).focus()
  await page.keyboard.press('Space')
  await page.getByText(`${third} is on day 1`).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await take('editor-dragging', false)
  await page.keyboard.press('Escape')
  await act(lunch, 'Edit')
  await dialog.getByLabel('Starts').fill('17:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('it belongs between').first().scrollIntoViewIfNeeded()
  await take('editor-worse', false)
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await dialog.waitFor()
  await take('editor-leave', false)
  await page.getByRole('button', { name: 'Stay and keep editing' }).click()
}

/** What the form is folded to on a phone, once there is a plan. */
export const anotherPlan = 'Change or plan another'

/**
 * Opens a part that is one line on a phone; on a wider screen it is open.
 * @param {Page} page
 * @param {string | RegExp} name
 */
export async function openFold(page, name) {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const button = page.locator('[data-fold][aria-expanded=false]').filter({ hasText: name }).first()
  if (await button.isVisible()) await button.click()
}

/**
 * Dates in the calendar, a place without a catalogue, a trip of thirty days, and a plan that could not be made.
 * @param {Page} page Of a member of the club.
 * @param {Take} take
 */
export async function clubStates(page, take) {
  const generate = page.getByRole('button', { name: 'Generate Itinerary' })
  const plan = async (
    /** @type {string} */ typed,
    /** @type {string} */ first,
    /** @type {string} */ last,
  ) => {
    await page.goto(`/planner?destination=${typed}`)
    await openFold(page, anotherPlan)
    await page.getByLabel('Start date').fill(first)
    await page.getByLabel('End date').fill(last)
    await generate.click()
    await page.getByRole('region', { name: 'Checks' }).waitFor({ timeout: 60_000 })
    await page.evaluate(() => window.scrollTo(0, 0))
  }
  await page.goto('/planner')
  await openFold(page, anotherPlan)
  await page.getByText('Arrival and departure').click()
  await page.getByLabel('You arrive at').fill('14:30')
  await page.getByRole('button', { name: 'Choose the dates in a calendar' }).click()
  await page.getByRole('dialog').waitFor()
  await take('planner-dates', false)
  await page.keyboard.press('Escape')
  await page.getByLabel('You arrive at').fill('')
  await plan('Ghent', '2027-05-01', '2027-05-03')
  await take('planner-sketch')
  await plan('Rome', '2027-04-01', '2027-04-30')
  await take('planner-month')
  await page.route('**/api/generate-itinerary', (route) => route.fulfill({ status: 400, body: '{}' }))
  await generate.click()
  await page.getByText('Error generating itinerary').first().waitFor()
  await take('planner-error', false)
  await page.unroute('**/api/generate-itinerary')
}

/**
 * A trip to several places: its fields, its plan, and the day of a journey.
 * @param {Page} page
 * @param {Take} take
 */
export async function severalStates(page, take) {
  await page.goto(
    '/planner?destination=London&then=Paris&then=Florence&startDate=2027-05-10&endDate=2027-05-17',
  )
  await openFold(page, anotherPlan)
  await page.getByLabel('Nights in London').selectOption('5 nights')
  await page.getByLabel('Nights in Paris').selectOption('5 nights')
  await page.getByText(/The places need at least/).waitFor()
  await page.getByRole('group', { name: 'Places of the trip' }).scrollIntoViewIfNeeded()
  await take('several-form', false)
  await page.getByLabel('Nights in London').selectOption('3 nights')
  await page.getByLabel('Nights in Paris').selectOption('You decide')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await page.getByRole('region', { name: 'Checks' }).waitFor({ timeout: 60_000 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await take('several-plan')
  await page.getByRole('tab', { name: /Day 4/ }).click()
  await page.getByRole('heading', { name: 'Train to Paris' }).scrollIntoViewIfNeeded()
  await take('several-journey', false)
  await page.getByRole('button', { name: 'Places', exact: true }).click()
  await page.getByRole('dialog', { name: 'Places and nights' }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Nights in London: one less' }).click()
  await page.getByRole('button', { name: 'Nights in Florence: one more' }).click()
  await take('several-places', false)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByRole('button', { name: 'Use this plan' }).waitFor({ timeout: 60_000 })
  await take('several-effect', false)
  await page.getByRole('button', { name: 'Keep it as it is' }).click()
  await page
    .getByRole('article', { name: /^Day 4/ })
    .getByRole('button', { name: 'Expand' })
    .click()
  await page.getByRole('button', { name: 'I have booked Train to Paris' }).click()
  await page.getByRole('dialog', { name: 'From London to Paris' }).waitFor()
  await take('several-booked', false)
}
