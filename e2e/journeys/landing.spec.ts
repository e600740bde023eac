import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { expect, test } from '../support/test'
import { expectNoSideways, jsonLd } from '../support/views'

test.describe('the landing page', () => {
  test('says what it is, to people and to search engines, and leads to the planner and the prices', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    expect(await jsonLd(page, 'Organization')).toMatchObject({ name: 'Vacation Planner HQ' })
    const faq = await jsonLd(page, 'FAQPage')
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toContain('Can I edit an itinerary?')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Plan your next vacation in 30 seconds with AI' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try It Free' })).toHaveAttribute('href', '/planner')
    await expect(page.getByRole('link', { name: 'Buy a Trip Plan' })).toHaveAttribute('href', '/pricing')
    await expect(page.getByText('Trusted by 500+ early travellers')).toBeVisible()
    for (const feature of ['Instant AI Trip Plans', 'Budget-Conscious', 'Hidden Gems', 'Export & Share']) {
      await expect(page.getByRole('heading', { name: feature })).toBeVisible()
    }
    const how = page.getByRole('region', { name: 'How It Works' })
    await expect(how.getByRole('listitem')).toHaveCount(3)
    await expect(how.getByRole('link', { name: 'Try it now' })).toHaveAttribute('href', '/planner')
    await expect(page.getByText('On paid plans you can edit every day')).toBeVisible()
    await expectNoSideways(page)

    // Its day is drawn when a reader comes near it.
    const day = page.getByRole('region', { name: 'Every line is checked before you travel.' })
    await day.scrollIntoViewIfNeeded()
    const drawing = day.getByRole('img', { name: /stops from .* on foot between them/ })
    await expect(drawing).toBeVisible()
    // The words left as much room as the drawing needs.
    const [drawn, room] = [await drawing.boundingBox(), await page.locator('[data-late-line]').boundingBox()]
    expect(drawn?.height).toBe(room?.height)

    // No praise that nobody gave.
    const voices = page.getByRole('region', { name: 'What we would like to hear' })
    await expect(voices.getByRole('figure')).toHaveCount(3)
    await expect(voices.getByText('Sample voice', { exact: false })).toHaveCount(4)

    const answer = page.getByText('Yes, on every paid plan: move, add, change and remove stops')
    await expect(answer).toBeHidden()
    await page.getByText('Can I edit an itinerary?').click()
    await expect(answer).toBeVisible()

    const closing = page.getByRole('region', { name: 'Start with three days, free.' })
    await expect(closing.getByRole('link', { name: 'Plan a Free Sample' })).toHaveAttribute(
      'href',
      '/planner',
    )
    await expect(closing.getByRole('link', { name: 'Compare Plans' })).toHaveAttribute('href', '/pricing')

    // Four plans, in whole dollars.
    const fares = page.getByRole('region', { name: 'Pay per trip, or not at all.' })
    const plans = fares.getByRole('listitem')
    await expect(plans).toHaveCount(4)
    await expect(plans.filter({ hasText: 'Free' }).first()).toContainText('$0')
    await expect(plans.filter({ hasText: 'Explorer' })).toContainText('$7')
    await expect(plans.filter({ hasText: 'Premium' })).toContainText('$10')
    await expect(plans.filter({ hasText: 'Premium' })).toContainText('MOST POPULAR')
    await expect(plans.filter({ hasText: 'Globetrotter Club' })).toContainText('$15')
    await expect(plans.filter({ hasText: 'Globetrotter Club' })).toContainText('$99 a year: Save 34%')
    await fares.getByRole('link', { name: 'View Full Plan Details' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
  })

  test('has the colours and the plan of the destination in its address', async ({ page }) => {
    await page.goto('/')
    const inks = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const before = await inks()
    await expect(page.getByText('This page has Rome’s colours.')).toBeAttached()
    await expect(page.getByText('This is the free sample for Rome,')).toBeVisible()
    await page.goto('/?destination=tokyo')
    await expect(page.getByRole('heading', { level: 2, name: 'Tokyo', exact: true })).toBeAttached()
    await expect(page.getByText('This page has Tokyo’s colours.')).toBeAttached()
    await expect(page.getByText('This is the free sample for Tokyo,')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the planner for Tokyo' })).toHaveAttribute(
      'href',
      '/planner?destination=Tokyo%2C%20Japan',
    )
    expect(await inks()).not.toBe(before)
  })
})

test('on a phone the landing page is short: rows to swipe and lines to open hold the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7600)
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  for (const name of ['What you get', 'Three steps', 'Sample voices', 'Least time to spare']) {
    const row = page.getByRole('group', { name })
    const last = row.getByRole('listitem').last()
    await row.scrollIntoViewIfNeeded()
    await expect(last).not.toBeInViewport()
    // By keyboard as by finger.
    await row.focus()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(last).toBeInViewport({ timeout: 200 })
    }).toPass()
  }
  const newsletter = page.getByRole('form', { name: 'Wish you were here?' })
  await expect(newsletter).toBeHidden()
  await page.getByRole('button', { name: 'Wish you were here?' }).click()
  await expect(newsletter.getByLabel('Name (optional)')).toBeVisible()
  const book = page.getByRole('region', { name: 'Planned here, booked where you like' })
  await book.getByRole('button').click()
  await expect(book.getByRole('link', { name: /^Hotels in Rome/ })).toBeVisible()

  // Elsewhere nothing is folded, and the rows are no stop of the Tab key.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(newsletter).toBeVisible()
  await expect(page.getByRole('link', { name: /^Hotels in Rome/ })).toBeVisible()
  const row = page.getByRole('group', { name: 'What you get' })
  await row.focus()
  await expect(row).not.toBeFocused()
})

test('the plan on the landing page is the one that the planner makes', async ({ page, request }) => {
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Rome' })
  const heading = await card.getByText(/^Day \d: /).innerText()
  const [, nth = '', title] = /^Day (\d): (.*)/s.exec(heading) ?? []
  const written = await card.getByText(/^\w{3} \d+ \w+$/).innerText()
  const [, day, month] = /^\w+ (\d+) (\w+)/.exec(written) ?? []
  const year = new Date().getFullYear()
  const candidates = [year, year + 1].map((each) => new Date(`${day} ${month} ${each} 12:00 UTC`))
  const shown = candidates.find((date) => date.getTime() > Date.now())?.getTime() ?? 0
  const start = new Date(shown - (Number(nth) - 1) * 86_400_000).toISOString().slice(0, 10)
  const made = await request.post('/api/generate-itinerary', {
    data: { destination: 'Rome, Italy', startDate: start, endDate: start },
  })
  const plan: { days: { title: string }[]; budget: { grandTotal: number }; checks: { status: string }[] } =
    await made.json()
  expect(title).toBe(plan.days[Number(nth) - 1]?.title)
  await expect(card.getByText(`€${plan.budget.grandTotal.toFixed(2)}`, { exact: true })).toBeVisible()
  const passed = plan.checks.filter(({ status }) => status === 'pass').length
  await expect(page.getByText(`${passed} of 16 checks passed`).filter({ visible: true })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page reads the same, and the wall is a form to the planner', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    // In weeks with a public holiday one check is unknown.
    await expect(page.getByText(/^1[56] of 16 checks passed$/).filter({ visible: true })).toBeVisible()
    await page.getByText('Do you book anything for me?').click()
    await expect(page.getByText('No. Recommendations link to booking platforms')).toBeVisible()
    await page.getByRole('button', { name: /^Tokyo/ }).click()
    await expect(page).toHaveURL(/\/planner\?destination=Tokyo/)
    await expect(page.getByText('This page has Tokyo’s colours.')).toBeAttached()
  })
})

test.describe('by keyboard', () => {
  test('a poster is picked, a question opened, the planner reached', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /^London/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/planner\?destination=London/)
    await page.goBack()
    // The router moves the focus when it has drawn the page.
    await expect(page.getByRole('button', { name: /^London/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.locator('summary', { hasText: 'What is checked?' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('That every place exists')).toBeVisible()
    await page.getByRole('link', { name: 'Try It Free' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/planner$/)
  })
})

test.describe('the theme', () => {
  test('is light until another is chosen, and stays chosen', async ({ page }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await page.goto('/')
    expect(await theme()).toBe('light')
    await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
    expect(await theme()).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark')
    const response = await page.goto('/pricing')
    expect(await response?.text()).toContain('data-theme="dark"')
    expect(await theme()).toBe('dark')
  })

  test('follows the device where the visitor wants that', async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const day = await paper()
    await page.getByRole('radio', { name: 'System' }).first().check({ force: true })
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('system')
    await expect.poll(paper).not.toBe(day)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(paper).toBe(day)
  })
})
