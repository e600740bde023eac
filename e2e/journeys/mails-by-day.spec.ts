import type { Browser, Page } from '@playwright/test'
import { type BuiltWorker, startBuiltWorker } from '../built/harness/built-worker'
import { confirm } from '../built/harness/visitor'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { somebody } from '../support/sign-in'
import { expect, test } from '../support/test'

const day = 86_400_000
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

/** The built product with a clock that can be moved, for browsers. */
let worker: BuiltWorker
test.beforeAll(async () => {
  test.setTimeout(120_000)
  worker = await startBuiltWorker({ port: Number(process.env.E2E_LANE_PORT) + 44 })
})
test.afterAll(() => worker.close())

const mailsTo = async (email: string) => (await worker.mailbox(email)).mails

async function mailTo(email: string, subject: RegExp) {
  const found = async () => (await mailsTo(email)).filter((mail) => subject.test(mail.subject))
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await found()
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}

/** Two hourly runs in the evening (UTC) of a day that is so many days ahead, which is day in America as well. */
async function eveningIn(days: number) {
  await worker.setAhead(Date.parse(`${dateIn(days)}T18:00:00Z`) - Date.now())
  for (let turn = 0; turn < 2; turn++) {
    expect(await worker.runSchedule()).toBe('ok')
    await worker.runMailer()
  }
}

async function logInByMail(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const { text } = await mailTo(email, /is your code to log in/)
  await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Opens a mail as its reader sees it; gives the address behind a link of it, which opens in a tab of its own. */
async function linkIn(page: Page, id: string, name: string): Promise<string> {
  await page.goto(`${worker.standIns.RESEND_API_BASE}/mail/${id}/html`)
  return (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
}

/** A browser of its own. */
const device = async (browser: Browser) => {
  const context = await browser.newContext({
    baseURL: worker.url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

test('a gift comes by mail on its day to a stranger, who plans and saves, is reminded before the trip, and ends that with one click', async ({
  browser,
}) => {
  // Many steps, each of them quick.
  test.slow()
  const giver = await device(browser)
  await giver.goto('/auth/email?returnTo=/account/billing')
  await logInByMail(giver, somebody())
  await expect(giver).toHaveURL(/\/account\/billing$/)
  const data = { amount: 15, isYearly: false, coupon: null }
  const order = await giver.request.post('/api/create-subscription-intent', { data })
  const { clientSecret }: { clientSecret: string } = await order.json()
  await confirm(worker, clientSecret)
  await giver.goto('/planner?subscription_success=true')

  await giver.goto('/account/billing')
  await giver.getByRole('button', { name: 'Make a gift link' }).click()
  const email = somebody('stranger')
  await giver.getByLabel('Your name').fill('Ada')
  await giver.getByLabel('The receiver’s email').fill(email)
  await giver.getByLabel('Day', { exact: true }).fill(dateIn(5))
  await giver.getByRole('button', { name: 'Send the gift' }).click()
  await expect(giver.getByText(`A mail brings a gift to ${email} on`)).toBeVisible()
  await eveningIn(4)
  expect(await mailsTo(email)).toEqual([])
  await eveningIn(5)
  const gift = await mailTo(email, /^Ada gives you a trip$/)
  // Trips begin from the browser's day on.
  await worker.setAhead(0)

  const stranger = await device(browser)
  await stranger.goto(await linkIn(stranger, gift.id, 'See your gift'))
  await stranger.getByRole('button', { name: 'Accept the gift' }).click()
  await stranger.getByRole('link', { name: 'Plan your trip' }).click()
  await pickDestination(stranger, 'rom', 'Rome, Italy')
  await stranger.getByLabel('Start date').fill(dateIn(20))
  await stranger.getByLabel('End date').fill(dateIn(23))
  await stranger.getByRole('button', { name: /Generate/ }).click()
  await expect(stranger.getByRole('article')).toHaveCount(4, { timeout: 30_000 })

  await stranger.goto('/auth/email?returnTo=/planner')
  await logInByMail(stranger, email)
  await expect(stranger).toHaveURL(/\/planner$/)
  await stranger.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(stranger.getByRole('button', { name: 'Saved' })).toBeVisible()

  await eveningIn(17)
  const reminder = await mailTo(email, /^Rome, Italy in 3 days$/)
  const stop = await linkIn(stranger, reminder.id, 'Unsubscribe')
  await stranger.goto(await linkIn(stranger, reminder.id, 'Open your trip'))
  await expect(stranger.getByRole('article')).toHaveCount(4)

  // The button that mail programs show sends this call by itself, without a page.
  await stranger.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } })
  const before = (await mailsTo(email)).length
  await eveningIn(19)
  expect(await mailsTo(email)).toHaveLength(before)
  await stranger.goto(stop)
  await expectNoViolations(stranger)
  for (const each of [giver, stranger]) await each.context().close()
})
