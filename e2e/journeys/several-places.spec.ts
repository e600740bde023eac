import type { Page } from '@playwright/test'
import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { traveller, tripOf } from '../support/trips'
import { expectNoSideways, unfold } from '../support/views'

const group = (page: Page) => page.getByRole('group', { name: 'Places of the trip' })
const foot = (page: Page) => page.getByTestId('what-generate-does')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Itinerary' })

async function setDates(page: Page, first: string, last: string) {
  await page.getByLabel('Start date').fill(first)
  await page.getByLabel('End date').fill(last)
}

/** Chooses a place by keyboard alone: the picker has the focus. */
async function choosePlace(page: Page, typed: string, label: string) {
  await page.keyboard.press('Enter')
  const search = page.getByPlaceholder('Search destinations...')
  await expect(search).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(label)
  await page.keyboard.press('Enter')
  await expect(search).toHaveCount(0)
}

test('a trip to three places is asked for by keyboard, planned and read', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(150_000)
  await traveller(page.request, 'premium')
  await page.goto('/planner')
  await pickDestination(page, 'rome', 'Rome, Italy')
  await setDates(page, '2027-05-10', '2027-05-17')
  await page.getByRole('button', { name: 'Add a place' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Place 2/ })).toBeFocused()
  await expect(foot(page)).toHaveText('Choose place 2, or remove it.')
  await expect(generate(page)).toBeDisabled()
  await choosePlace(page, 'venice', 'Venice, Italy')
  await page.getByRole('button', { name: 'Add a place' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Place 3/ })).toBeFocused()
  await choosePlace(page, 'florence', 'Florence, Italy')

  // The button stays under the finger while a place moves.
  await page.getByRole('button', { name: 'Move Florence up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move Florence up' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Place 2/ })).toContainText('Florence')
  await expect(group(page).getByRole('status')).toHaveText('Florence is now place 2 of 3.')

  const nights = page.getByLabel('Nights in Rome')
  await nights.selectOption('5 nights')
  await page.getByLabel('Nights in Florence').selectOption('3 nights')
  await expect(nights).toHaveAccessibleDescription(
    'The places need at least 9 nights, and the trip has 7. Choose a later end date or fewer nights.',
  )
  await nights.selectOption('3 nights')
  await expect(page.getByText(/The places need at least/)).toHaveCount(0)
  await page.getByLabel('Nights in Florence').selectOption('You decide')
  await group(page).getByText('Plane', { exact: true }).click()
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)

  await page.reload()
  await expect(page.getByRole('button', { name: /^Place 3/ })).toContainText('Venice, Italy')
  await expect(nights).toHaveValue('3')
  await expect(group(page).getByRole('checkbox', { name: 'Plane' })).not.toBeChecked()
  await expect(foot(page)).toHaveText('8 days in Rome, Florence and Venice, from Mon 10 May.')

  await generate(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible({ timeout: 30_000 })

  // The head names all places, each with its nights; the tabs are grouped, and the page takes the inks of the open day's place.
  await expect(page.getByRole('heading', { name: 'Overview: Rome, Florence and Venice' })).toBeAttached()
  const places = page.getByRole('list', { name: 'Places of the trip' }).getByRole('listitem')
  await expect(places).toHaveCount(3)
  await expect(places.first()).toContainText('Rome')
  await expect(places.first()).toContainText('3 nights')
  const inks = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink-hot'))
  const ofRome = await inks()
  await page.getByRole('tab', { name: /^Venice Day 8/ }).click()
  await expect.poll(inks).not.toBe(ofRome)
  await page.getByRole('tab', { name: /^Florence Day 4/ }).click()
  const journey = page.getByRole('listitem').filter({ hasText: 'Train to Florence' })
  await expect(page.getByText(/You leave at .+ You arrive at/)).toBeVisible()
  await expect(journey).toContainText('Roma Termini')
  await expect(journey).toContainText('Firenze Santa Maria Novella')
  await expect(journey).toContainText('About every')
  await expect(journey).not.toContainText('Estimate')
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  await page.reload()
  await unfold(page, 'Overview')
  const map = page.getByRole('img', { name: 'Map of the trip: Rome to Florence by train or coach' })
  await expect(map).toBeVisible()
  // What is true of each place is beside it.
  await expect(page.getByRole('region', { name: 'Venice on your dates' })).toContainText('Public holidays')
  await unfold(page, 'Travel Essentials')
  const essentials = page.getByRole('region', { name: 'Travel Essentials' })
  await expect(essentials).toContainText('Florence: Euro')
  await expect(essentials.getByText('112')).toHaveCount(1)
  // On paper, where no button is, the parts have their titles.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#essentials')).toHaveText('Travel Essentials', { useInnerText: true })
  await page.emulateMedia({ media: 'screen' })
  await unfold(page, 'Where you stay')
  const stay = page.getByRole('region', { name: 'Where you stay' })
  await stay.getByLabel('Where you stay in').selectOption('Florence')
  await expect(stay.getByText('Your base')).toBeVisible()
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  // An address of one's own in one of the places, and when the trip begins, which is asked beside its first place.
  const [{ id }] = await (await page.request.get('/api/trips')).json()
  const journeys = async () =>
    (await tripOf(page.request, id)).itinerary.days.flatMap(({ activities }) =>
      activities.flatMap(({ title }) => (title.startsWith('Train to') ? [title] : [])),
    )
  const before = await journeys()
  await expect(stay.getByLabel(/^You (arrive|leave)/)).toHaveCount(0)
  await stay.getByRole('button', { name: 'I stay somewhere else' }).click()
  const own = page.getByRole('dialog', { name: 'Where do you stay?' })
  await own.getByLabel('Address or name').fill('Via Maggio 5')
  await own.getByRole('button', { name: 'Plan from here' }).click()
  await expect(stay.getByRole('status')).toContainText('You stay at Via Maggio 5 now.')
  await expect(stay).toContainText('Your base: Via Maggio 5')
  const { itinerary } = await tripOf(page.request, id)
  const slept = itinerary.days.map(({ activities }) => activities.at(-1)?.title.includes('Via Maggio 5'))
  const [first, last] = [slept.indexOf(true), slept.lastIndexOf(true)]
  expect([first, slept.slice(first, last).every(Boolean), slept.at(-1)]).toEqual([3, true, false])
  expect(await journeys()).toEqual(before)
  await stay.getByLabel('Where you stay in').selectOption('Rome')
  await stay.getByLabel('You arrive on the first day').selectOption('14:00')
  await expect(stay.getByRole('status')).toContainText('Day 1 is planned again for that time.')
  const late = (await tripOf(page.request, id)).itinerary
  expect(late.days[0]?.activities.every(({ startTime }) => startTime >= '14:00')).toBe(true)
  expect(late.checks.filter(({ status, id }) => status === 'fail' && id !== 'money')).toEqual([])
  await unfold(page, 'Budget Breakdown')
  const costs = page.getByRole('table', { name: /^By place/ })
  await expect(costs.getByRole('row')).toHaveCount(5)

  // The shared link is read by anybody.
  const [trip]: { id: string }[] = await (await page.request.get('/api/trips')).json()
  const share = await page.request.post(`/api/trips/${trip?.id}/share`)
  const { shareUrl }: { shareUrl: string } = await share.json()
  await page.context().clearCookies()
  await page.goto(shareUrl)
  await expect(
    page.getByRole('heading', { level: 1, name: 'A trip to Rome, Florence and Venice' }),
  ).toBeAttached()
  await expect(page.getByRole('list', { name: 'Places of the trip' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('Rome to Florence').first()).toBeVisible()
  await page.getByRole('tab', { name: /^Florence Day 4/ }).click()
  await expect(page.getByText('Roma Termini').first()).toBeVisible()
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
})

test('a guest is told before the button what the sample shows and what needs a plan', async ({ page }) => {
  await page.goto('/planner?destination=Rome&then=Florence&then=Venezia')
  await expect(page.getByRole('button', { name: /^Place 3/ })).toContainText('Venice, Italy')
  await expect(foot(page)).toContainText(
    'Free sample: 3 days in Rome, Italy. A plan for all 3 places together needs a paid plan.',
  )
  await expect(foot(page).getByRole('link', { name: 'See the plans' })).toBeVisible()
  await generate(page).click()
  await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
  // The sample does not take the places out of the form.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Place 2/ })).toContainText('Florence, Italy')
  await page.getByRole('button', { name: 'Remove Rome' }).click()
  await page.getByRole('button', { name: 'Remove Venice' }).click()
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Florence, Italy')
  await expect(group(page)).toHaveCount(0)
})

test('a list that is typed fills the places: in the picker, and in the free text', async ({ page }) => {
  await page.goto('/planner')
  await page.getByRole('button', { name: /^Destination/ }).click()
  await page.getByPlaceholder('Search destinations...').fill('Rom 4 Nächte, dann Florenz und Venedig')
  await page.getByRole('option', { name: 'Rome (4 nights), Florence, Venice' }).click()
  await expect(page.getByLabel('Nights in Rome')).toHaveValue('4')
  await expect(page.getByRole('button', { name: /^Place 3/ })).toContainText('Venice, Italy')

  await page.getByRole('button', { name: 'Remove Rome' }).click()
  await page.getByRole('button', { name: 'Remove Venice' }).click()
  const text = page.getByLabel('Additional info')
  await text.fill('No museums, please. Tokyo 3 nights, then Kyoto and Osaka.')
  await page.getByRole('button', { name: 'Plan these places: Tokyo (3 nights), Kyoto, Osaka' }).click()
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Tokyo, Japan')
  await expect(page.getByRole('button', { name: /^Place 3/ })).toContainText('Osaka, Japan')
  await expect(text).toHaveValue('No museums, please.')
})

test('the page of a city proposes the classic routes, which fill the form', async ({ page }) => {
  await page.goto('/destinations/florence')
  await page.getByRole('link', { name: 'Rome, Florence and Venice, 9 days' }).click()
  await expect(page).toHaveURL(/\/planner\?/)
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Rome, Italy')
  await expect(page.getByRole('button', { name: /^Place 2/ })).toContainText('Florence, Italy')
  await expect(page.getByRole('button', { name: /^Place 3/ })).toContainText('Venice, Italy')
  await expect(page.getByText(/9 days\. The free sample/)).toBeVisible()
  // What is decided about them stays, though the address names them again.
  await page.getByLabel('Nights in Venice').selectOption('2 nights')
  await page.reload()
  await expect(page.getByLabel('Nights in Venice')).toHaveValue('2')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('several places are asked for in plain fields, and what is wrong is said', async ({ page }) => {
    await traveller(page.request, 'premium')
    await page.goto('/planner')
    await page.locator('select[name=destination]').selectOption('Rome, Italy')
    await setDates(page, '2027-05-10', '2027-05-15')
    const add = async (index: number, name: string, nights: string) => {
      await page.getByRole('textbox', { name: `Place ${index}` }).fill(name)
      await page.getByLabel(`Nights in place ${index}`).fill(nights)
    }
    await add(2, 'Florence', '7')
    await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
    await expect(page.getByRole('alert')).toContainText('The places need at least 8 nights')
    await expect(page.getByRole('textbox', { name: 'Place 2' })).toHaveValue('Florence')
    await add(2, 'Florence', '2')
    await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
    await expect(page.getByText('Rome to Florence').first()).toBeVisible()
  })
})
