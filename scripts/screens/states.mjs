// @ts-check
// The states of screens that `npm run screenshots` takes, one or two lines for each.

import { familyOnForm, ownStates } from './own-states.mjs'
import { anotherPlan, clubStates, editorStates, openFold, severalStates } from './planner-states.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ trip: string, own: string[], share: string, todayShare: string, gift: string, mail: string }} Made What the travellers have made.
 * @typedef {'guest' | 'paid' | 'traveller' | 'member' | 'newcomer'} Who Not signed in; bought Premium; signed in
 *   as well, with a trip; subscribed; signed in and never paid.
 * @typedef {object} State
 * @property {string} name
 * @property {string | ((made: Made) => string)} path
 * @property {Who} [who] A guest unless said.
 * @property {(page: Page) => Promise<unknown>} [act] What is done before the picture is taken.
 * @property {(page: Page, take: import('./planner-states.mjs').Take) => Promise<void>} [walk] Takes pictures on its way, under names of their own.
 * @property {true} [window] The window alone: something lies over the page.
 * @property {true} [whole] To its foot, however long it is.
 * @property {true} [phone] Not there on a desktop.
 */

/** @type {(name: string | RegExp) => (page: Page) => Promise<void>} */
const press = (name) => (page) => page.getByRole('button', { name }).first().click()

/** @type {(...acts: ((page: Page) => Promise<unknown>)[]) => (page: Page) => Promise<void>} */
const then =
  (...acts) =>
  async (page) => {
    for (const act of acts) await act(page)
  }

/** @type {(role: 'dialog' | 'alertdialog' | 'list' | 'heading', name?: string | RegExp) => (page: Page) => Promise<void>} */
const see = (role, name) => (page) =>
  page
    .getByRole(role, name ? { name } : {})
    .first()
    .waitFor()

/** @type {(name: string | RegExp) => (page: Page) => Promise<void>} */
const unfold = (name) => (page) => openFold(page, name)

/** @param {Page} page */
const generate = async (page) => {
  await press(/Generate/)(page)
  await see('heading', 'Travel Recommendations')(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** @param {Page} page */
const fourDaysInRome = async (page) => {
  await openFold(page, anotherPlan)
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-16')
}

/** @type {(to: string) => (page: Page) => Promise<void>} */
const recommend = (name) => async (page) => {
  await generate(page)
  await openFold(page, 'Travel Recommendations')
  await page.getByRole('tab', { name, exact: true }).click()
  await page.getByRole('heading', { name: 'Travel Recommendations' }).scrollIntoViewIfNeeded()
}

/** @type {(email: string) => (page: Page) => Promise<void>} */
const subscribeAs = (email) => async (page) => {
  // Before, the browser sends the form itself and shows messages of its own.
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const form = page.getByRole('form', { name: 'Not planning yet?' })
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await form.scrollIntoViewIfNeeded().catch(() => {})
  await page.waitForTimeout(400)
}

const rome = '/planner?destination=Rome'

/** @type {State[]} */
export const states = [
  { name: 'landing', path: '/', whole: true },
  { name: 'landing-tokyo', path: '/?destination=tokyo' },
  { name: 'destinations', path: '/destinations' },
  { name: 'city', path: '/destinations/rome' },
  { name: 'city-plan', path: '/destinations/kyoto/3-days' },
  { name: 'pricing', path: '/pricing' },
  { name: 'pricing-yearly', path: '/pricing?billing=yearly' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-email', path: '/auth/email' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'menu', path: '/pricing', act: openMenu, window: true, phone: true },
  { name: 'menu-signed-in', path: '/pricing', who: 'traveller', act: openMenu, window: true },
  { name: 'newsletter', path: '/newsletter' },
  {
    name: 'newsletter-thanks',
    path: '/pricing',
    act: subscribeAs('ada@example.com'),
    window: true,
  },
  { name: 'newsletter-invalid', path: '/pricing', act: subscribeAs('ada'), window: true },
  { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe?token=nobody' },
  { name: 'popup', path: '/pricing', act: awaitPopup, window: true },

  { name: 'planner-empty', path: '/planner' },
  { name: 'travellers', path: '/planner', act: familyOnForm, window: true },
  { name: 'picker', path: '/planner', act: press(/^Destination/), window: true },
  { name: 'picker-suggestions', path: '/planner', act: search('flor'), window: true },
  { name: 'picker-nothing', path: '/planner', act: search('zzqx'), window: true },
  {
    name: 'planner-filters-locked',
    path: '/planner?destination=Tokyo',
    act: press(/^Advanced Filters/),
  },
  {
    name: 'planner-upgrade',
    path: '/planner',
    act: then(press(/^Advanced Filters/), press('Upgrade')),
    window: true,
  },
  {
    name: 'planner-printing',
    path: rome,
    act: then(holdPlans, press(/Generate/), (page) => page.locator('.press svg path').first().waitFor()),
    window: true,
  },
  { name: 'planner-sample', path: rome, act: generate },
  {
    name: 'planner-surprise',
    path: '/planner',
    who: 'paid',
    act: then(unfold(anotherPlan), press('Surprise Me'), (page) =>
      page.getByRole('dialog').getByRole('listitem').first().waitFor(),
    ),
    window: true,
  },
  {
    name: 'planner-filters',
    path: rome,
    who: 'paid',
    act: then(unfold(anotherPlan), press(/^Advanced Filters/), async (page) => {
      const tab = page.getByRole('tab', { name: 'Comfort' })
      await tab.click()
      await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    }),
    window: true,
  },
  { name: 'itinerary', path: rome, who: 'paid', act: then(fourDaysInRome, generate) },
  {
    name: 'recommendations-activities',
    path: rome,
    who: 'paid',
    act: recommend('Activities'),
    window: true,
  },
  {
    name: 'recommendations-flights',
    path: rome,
    who: 'paid',
    act: recommend('Flights'),
    window: true,
  },
  {
    name: 'recommendations-transportation',
    path: rome,
    who: 'paid',
    act: recommend('Transportation'),
    window: true,
  },

  { name: 'trip', path: ({ trip }) => `/trips/${trip}`, who: 'traveller' },
  {
    name: 'planner-share',
    path: ({ trip }) => `/trips/${trip}`,
    who: 'traveller',
    act: then(press('Share'), see('dialog')),
    window: true,
  },
  {
    name: 'export',
    path: ({ trip }) => `/trips/${trip}`,
    who: 'traveller',
    act: openTakeAlong,
    window: true,
  },
  {
    name: 'trip-history',
    path: ({ trip }) => `/trips/${trip}`,
    who: 'traveller',
    act: openHistory,
    window: true,
  },
  { name: 'editor', path: ({ trip }) => `/trips/${trip}`, who: 'traveller', walk: editorStates },
  { name: 'own', path: ({ own }) => `/trips/${own.shift()}`, who: 'traveller', walk: ownStates },
  { name: 'club', path: '/planner', who: 'member', walk: clubStates },
  { name: 'several', path: '/planner', who: 'member', walk: severalStates },
  {
    name: 'chat',
    path: ({ trip }) => `/trips/${trip}`,
    who: 'traveller',
    act: askForChange,
    window: true,
  },
  { name: 'shared', path: ({ share }) => share },
  { name: 'shared-today', path: ({ todayShare }) => todayShare, window: true },
  { name: 'not-shared', path: '/trips/shared/unknown' },

  {
    name: 'checkout',
    path: '/checkout?plan=premium',
    act: (page) => page.getByRole('button', { name: 'Pay $10.00' }).waitFor(),
  },
  {
    name: 'checkout-explorer',
    path: '/checkout?plan=explorer',
    act: (page) => page.getByRole('button', { name: 'Pay $7.00' }).waitFor(),
  },
  { name: 'login-required', path: '/subscribe' },
  {
    name: 'subscribe',
    path: '/subscribe?yearly=true',
    who: 'traveller',
    act: (page) => page.getByRole('button', { name: /^Subscribe \$/ }).waitFor(),
  },
  {
    name: 'subscribe-coupon',
    path: '/subscribe?first_itinerary=true',
    who: 'traveller',
    act: (page) => page.getByRole('button', { name: /^Subscribe \$/ }).waitFor(),
  },
  { name: 'profile', path: '/profile', who: 'traveller', whole: true },
  { name: 'profile-erase', path: '/profile', who: 'newcomer', act: askToErase, window: true },
  { name: 'profile-empty', path: '/profile', who: 'member' },
  { name: 'billing', path: '/account/billing', who: 'member' },
  { name: 'billing-sample', path: '/account/billing', who: 'newcomer' },
  { name: 'refund', path: '/refund', who: 'paid' },
  { name: 'gift', path: ({ gift }) => gift },
  { name: 'offline', path: '/pricing', act: loseNetwork, window: true },
  { name: 'mail-log-in', path: ({ mail }) => mail },
]

/**
 * The call for a plan is under way until the page is closed. Before scripts run, the form would be posted.
 * @param {Page} page
 */
async function holdPlans(page) {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.context().route('**/api/generate-itinerary', () => {})
}

/** @type {(words: string) => (page: Page) => Promise<void>} */
function search(words) {
  return async (page) => {
    await press(/^Destination/)(page)
    await page.getByPlaceholder('Search destinations...').fill(words)
    await page.waitForTimeout(1500)
  }
}

/** @param {Page} page */
async function askToErase(page) {
  await page.getByText('Delete my account').first().click()
  await page.getByLabel('I am sure, delete everything').scrollIntoViewIfNeeded()
}

/**
 * A page that is asked for without a network, when the service worker keeps its part.
 * @param {Page} page
 */
async function loseNetwork(page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.context().setOffline(true)
  await page.goto('/terms').catch(() => {})
  await page.getByRole('heading', { name: 'No network right now' }).waitFor()
}

/** @param {Page} page */
async function openMenu(page) {
  await page.locator('button[popovertarget]:visible').first().click()
}

/** @param {Page} page */
async function awaitPopup(page) {
  await page.clock.install()
  await page.goto('/')
  await page.waitForFunction(() => sessionStorage.getItem('vphq-page-views'))
  await page.goto('/pricing')
  await page.waitForFunction(() => Number(sessionStorage.getItem('vphq-page-views')) > 1)
  await page.clock.runFor(21_000)
  await see('dialog')(page)
  await page.clock.resume()
}

/** @param {Page} page */
async function openTakeAlong(page) {
  const heading = page.getByText('Download and print').first()
  await heading.scrollIntoViewIfNeeded()
  await heading.click()
}

/** @param {Page} page */
async function openHistory(page) {
  await page.getByText('Dates and earlier versions').click()
  await page.getByText('Dates and earlier versions').scrollIntoViewIfNeeded()
}

/** @param {Page} page */
async function askForChange(page) {
  await openFold(page, /^\s*Ask\s*$/)
  const field = page.getByLabel('Ask about this trip')
  await field.fill('swap day 1 and 2')
  await page.getByRole('button', { name: 'Send' }).click()
  await see('dialog', 'Day 1 and day 2 swapped')(page)
}
