import type { Browser } from '@playwright/test'
import { askForMail, codeIn, linkIn, mailTo } from '../support/mailbox'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { somebody } from '../support/sign-in'
import { expect, test } from '../support/test'

const loginMail = /is your code to log in/
const over = 'This link works no more'

/** A browser of its own, as another device has. */
const device = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ ...(baseURL && { baseURL }) }).then((context) => context.newPage())

test('who asks for a mail on one device logs in on another with its link and its code', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const email = somebody()
  await page.goto('/auth/email?returnTo=/profile')
  await expectNoViolations(page)
  await askForMail(page, email)
  await expectNoViolations(page)
  const mail = await mailTo(email, loginMail)
  const link = await linkIn(browser, mail, 'Log in')

  const phone = await device(browser, baseURL)
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await expectNoViolations(phone)
  await phone.getByLabel('Code').fill(codeIn(mail) === '000000' ? '111111' : '000000')
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone.getByRole('alert')).toBeVisible()
  await phone.getByLabel('Code').fill(codeIn(mail))
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone).toHaveURL(/\/profile$/)
  await expect(phone.getByRole('main').getByText(email)).toBeVisible()
  await phone.close()

  // It worked once: where it was asked for, nobody is logged in by it.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: over })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'My Account' })).toHaveCount(0)
})

test('a guest buys a plan, loses the cookies, finds it by mail, plans with it and is refunded', async ({
  page,
  context,
  browser,
}) => {
  // Many steps, each of them quick.
  test.slow()
  const email = somebody()
  await page.goto('/checkout?plan=premium')
  await page.getByLabel('Email for the receipt').fill(email)
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
  const receipt = await mailTo(email, /Premium is paid/)
  expect(await linkIn(browser, receipt, 'Plan your trip')).toMatch(/\/planner$/)

  await context.clearCookies()
  await page.goto('/refund')
  await expect(page.getByText('Nothing was bought in this browser.')).toBeVisible()
  await page.getByRole('link', { name: 'find my purchase by mail' }).click()
  await askForMail(page, email)
  await page.getByLabel('Code').fill(codeIn(await mailTo(email, loginMail)))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/refund$/)
  await expect(page.getByText('Premium, paid once', { exact: true })).toBeVisible()

  await page.goto('/planner')
  await pickDestination(page, 'rom', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-16')
  await page.getByText('Moderate', { exact: true }).click()
  await page.getByRole('button', { name: /Generate/ }).click()
  await expect(page.getByRole('article')).toHaveCount(4, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled()

  await page.goto('/refund')
  await expect(page.getByText('Premium, paid once, for Rome, Italy', { exact: true })).toBeVisible()
  await page.getByText('Request a refund').click()
  await page.getByRole('button', { name: 'Refund $10.00' }).click()
  await expect(page.getByText('Refunded in full. Banks take five to ten days to show it.')).toBeVisible()
  await mailTo(email, /Your Premium payment is refunded/)
  await page.goto('/planner')
  await expect(page.getByText('The free sample shows the first 3.')).toBeVisible()
})

test('the newsletter comes to who confirms by mail, and is left with one click', async ({
  page,
  browser,
  request,
}) => {
  const email = somebody()
  await page.goto('/pricing')
  const form = page.getByRole('form', { name: 'Travel inspiration by email' })
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const mail = await mailTo(email, /Please confirm your newsletter sign-up/)

  await page.goto(await linkIn(browser, mail, 'Confirm my sign-up'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed up' })).toBeVisible()

  // The button that mail programs show sends this call by itself, without a page.
  expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(await linkIn(browser, mail, 'Unsubscribe')).toBe(address)
  await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Nobody is signed up under this link' })).toBeVisible()
})
