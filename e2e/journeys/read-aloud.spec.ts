import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { traveller } from '../support/trips'
import { expectNoSideways } from '../support/views'

/** What a screen reader is told of each state: landmarks, headings and controls, in their order. */
const reads = (page: Page, outline: string) => expect(page.locator('body')).toMatchAriaSnapshot(outline)

const frame = `
  - link "Skip to the content"
  - banner:
    - link "Vacation Planner HQ"
    - navigation "Main"
    - group "Theme":
      - radio "Light" [checked]
      - radio "Dark"
      - radio "System"`

/** No heading skips a level, no item has two controls of one name, and at 200 % nothing scrolls sideways. */
async function expectWellMade(page: Page, state: string) {
  const wrong = await page.evaluate(() => {
    const isShown = (it: Element) => it.checkVisibility({ visibilityProperty: true })
    const found: string[] = []
    let before = 0
    for (const heading of document.querySelectorAll('main h1, main h2, main h3, main h4, main h5')) {
      if (!isShown(heading)) continue
      const level = Number(heading.tagName[1])
      if (level > before + 1) found.push(`${heading.tagName} after H${before}: ${heading.textContent}`)
      before = level
    }
    if (document.querySelectorAll('h1').length !== 1) found.push('not one h1')
    for (const region of document.querySelectorAll('main ul > li')) {
      const names = [...region.querySelectorAll(':scope > button, :scope > a')].map((it) =>
        (it.getAttribute('aria-label') ?? it.textContent ?? '').trim(),
      )
      if (new Set(names).size < names.length) found.push(`twice in one item: ${names.join(' | ')}`)
    }
    return found
  })
  expect(wrong, state).toEqual([])
  // A window of 1440 by 900 pixels at 200 %.
  const before = page.viewportSize()
  await page.setViewportSize({ width: 720, height: 450 })
  await expectNoSideways(page)
  if (before) await page.setViewportSize(before)
}

test('what a screen reader is told from the front page to a plan and its dialogs', async ({ page }) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await page.goto('/')
  await reads(
    page,
    `${frame}
    - link "Log in"
  - main:
    - heading "Plan your next vacation in 30 seconds with AI" [level=1]
    - form "Plan a trip":
      - textbox "Destination"
      - textbox "From"
      - textbox "To"
      - button "Plan My Trip"
    - region "Where to?":
      - list
    - region "How It Works":
      - group "Three steps":
        - list:
          - listitem:
            - heading "1 Say where, when and what you like" [level=3]
    - region "Questions and answers"
  - contentinfo:
    - form "Travel inspiration by email"`,
  )
  await expectWellMade(page, 'landing')

  await traveller(page.request, 'premium')
  await page.goto('/planner')
  await reads(
    page,
    `${frame}
    - button "Account menu"
  - main:
    - heading "Itinerary planner" [level=1]
    - form "Your trip":
      - heading "Your trip" [level=2]
      - button "Destination Where do you want to go?"
      - textbox "Start date"
      - textbox "End date"
      - button "Choose the dates in a calendar"
      - group "Budget":
        - radio "Moderate" [checked]
      - group "Interests":
        - list:
          - listitem:
            - button "Remove Sightseeing"
        - textbox "Add an interest"
      - region "Advanced Filters"
      - textbox "Additional info"
      - button "Generate Itinerary" [disabled]
    - region "Assistant"
    - list "Destinations to begin with":
      - listitem:
        - button "Paris France"`,
  )
  await expectWellMade(page, 'form')

  await page.getByRole('button', { name: /^Destination/ }).click()
  await page.getByPlaceholder('Search destinations...').fill('rom')
  await reads(
    page,
    `
  - dialog "Destination":
    - searchbox "Search destinations..."
    - listbox "Destination":
      - group "Suggestions":
        - option "Rome, Italy Checked places"`,
  )
  await page.getByRole('option', { name: 'Rome, Italy' }).click()

  await page.getByLabel('Start date').fill('2027-04-16')
  await page.getByLabel('End date').fill('2027-04-13')
  await reads(
    page,
    `
  - main:
    - form "Your trip":
      - textbox "End date"
      - paragraph: Choose an end on or after the start.
      - paragraph: Choose an end on or after the start.
      - button "Generate Itinerary"`,
  )
  await page.getByLabel('Start date').fill('2027-04-13')

  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/generate-itinerary', async (route) => {
    await released
    await route.continue()
  })
  await page.getByLabel('End date').fill('2027-04-15')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await reads(
    page,
    `
  - main:
    - form "Your trip":
      - button "Generating..." [disabled]
    - region "Assistant"
    - list "Progress":
      - listitem:
        - img "Under way"
        - text: Reading your wishes
    - status: Reading your wishes`,
  )
  answer()
  await expect(page.getByRole('article')).toHaveCount(3)
  await reads(
    page,
    `
  - main:
    - heading "Itinerary planner" [level=1]
    - region "Assistant":
      - textbox "Ask about this trip"
      - button "Send"
    - button "Edit"
    - button "Places"
    - button "Save"
    - button "Share"
    - region /Overview. Rome, Italy/:
      - heading /Overview. Rome, Italy/ [level=2]
      - link /\\d+ of \\d+ checks passed/
    - region "Day-by-Day":
      - heading "Day-by-Day" [level=2]
      - tablist "Days":
        - tab "Day 1 Tue 13" [selected]
        - tab "Day 2 Wed 14"
      - article /Day 1. /:
        - heading /Day 1. / [level=3]
        - button "Collapse" [expanded]
        - tabpanel "Day 1 Tue 13":
          - img /stops from/
          - region "Route of day 1":
            - heading "Route of day 1" [level=4]
            - button "Open the map"
          - heading "Open when you arrive" [level=4]
      - article /Day 2. /:
        - button "Expand"
      - group: Download and print
    - region "Where you stay"
    - region "Travel Essentials"
    - region "Checks"
    - region "Budget Breakdown":
      - table /By category/
      - table "By day, the night included"
    - region "Travel Recommendations":
      - tablist "Travel Recommendations"
  - region "Notifications (F8)"`,
  )
  await expectWellMade(page, 'plan')
  await page.getByRole('link', { name: /checks passed/ }).click()
  await page
    .getByRole('region', { name: 'Checks' })
    .getByText(/of \d+ passed/)
    .click()
  await reads(
    page,
    `
  - main:
    - region "Checks":
      - heading /Checks/ [level=2]
      - group:
        - text: /\\d+ of \\d+ passed/
        - list:
          - listitem:
            - img "Pass"
            - paragraph: Open when you arrive`,
  )
  await expectWellMade(page, 'checks')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await reads(
    page,
    `
  - dialog "Share this itinerary":
    - heading "Share this itinerary" [level=2]
    - button "Close"
    - list:
      - listitem:
        - button "Facebook"
    - alert
    - switch /Readers may download/
    - button "Take the link back"`,
  )
  const link = await page.getByText(/\/trips\/shared\//).innerText()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await reads(
    page,
    `
  - main:
    - region "Edit the itinerary":
      - button "Undo" [disabled]
      - button "Redo" [disabled]
      - button "Re-plan the trip": Re-plan
      - button "Places"
      - button "Done Editing"
      - article /Day 1. /:
        - button "Drag day 1"
        - list "Stops of day 1":
          - listitem:
            - heading "Morning" [level=4]
            - button /Drag /
            - heading [level=5]
            - button /Move .* up/ [disabled]
            - button /Move .* down/
            - button /Move .* to day/: To day…
            - button /Actions for /
        - button "Add a stop to day 1"`,
  )
  await expectWellMade(page, 'editing')
  await page
    .getByRole('region', { name: 'Edit the itinerary' })
    .getByRole('button', { name: 'Places' })
    .click()
  await reads(
    page,
    `
  - dialog "Places and nights":
    - button "Close"
    - list "Places of the trip":
      - listitem:
        - button "Move Rome earlier" [disabled]
        - button /Nights in Rome. one less/
        - spinbutton "Nights in Rome": "2"
        - button /Nights in Rome. one more/
    - status
    - button "Cancel"
    - button "Show what changes" [disabled]`,
  )

  await page.context().clearCookies()
  await page.goto(link)
  await reads(
    page,
    `${frame}
    - link "Log in"
  - main:
    - heading [level=1]
    - region "Day-by-Day":
      - tablist "Days":
        - tab "Day 1 Tue 13" [selected]`,
  )
  await expectWellMade(page, 'shared')
})

test('what a screen reader is told where one pays, has an account, reads of a city or is lost', async ({
  page,
}) => {
  const states = {
    '/pricing': `
    - heading "Pay per trip, or not at all." [level=1]
    - navigation "Billing of the Globetrotter Club"
    - list:
      - listitem:
        - heading "Free" [level=2]
        - link "Start Free"
      - listitem:
        - heading "Explorer" [level=2]
        - link "Choose Explorer"`,
    '/checkout?plan=premium': `
    - heading "Complete your purchase" [level=1]
    - textbox "Email for the receipt"
    - textbox "Card number"
    - textbox "Expiry"
    - textbox "CVC"
    - button "Pay $10.00"
    - button "Pay on Stripe’s own page"
    - button "Cancel"`,
    '/profile': `
    - region "My Account":
      - heading "My Account" [level=1]
      - link "Log Out"
    - region "Your trips":
      - tablist "Trips":
        - tab "Saved Trips" [selected]
    - region "Ways to log in":
      - button "Add a passkey"
    - region "Your data":
      - link "Download my data"
      - group: Delete my account`,
    '/destinations/rome': `
    - navigation "Breadcrumb"
    - heading "Rome" [level=1]
    - region "3 days in Rome, hour by hour":
      - article /Day 1. /:
        - heading /Day 1. / [level=3]`,
    '/nowhere': `
    - heading "404 Page Not Found" [level=1]
    - link "Back to the front page"
    - link "Plan a trip"`,
  }
  await traveller(page.request)
  for (const [path, outline] of Object.entries(states)) {
    await page.goto(path)
    await reads(page, `\n  - main:${outline}\n  - contentinfo`)
    await expectWellMade(page, path)
  }
})
