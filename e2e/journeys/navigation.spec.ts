import type { Page } from '@playwright/test'
import { signInByApi, somebody } from '../support/sign-in'
import { awake, expect, test } from '../support/test'

/** Addresses of the links by their text. */
const leads = async (page: Page, region: string, label: string) =>
  Object.fromEntries(
    await page
      .getByRole(
        region === 'footer' ? 'contentinfo' : 'navigation',
        region === 'footer' ? {} : { name: label },
      )
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])),
  )

const main = { 'How It Works': '/planner', Pricing: '/pricing', Contact: '/pricing#contact' }
const guest = { 'Log in': '/auth?returnTo=%2Fpricing', 'Get Started': '/planner' }
const member = {
  'My Account': '/profile',
  'Saved Trips': '/profile',
  'Billing & Subscription': '/account/billing',
  'Log Out': '/api/logout',
}

test('the logo leads home, and the footer to everything else', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vacation Planner HQ' })).toHaveAttribute(
    'href',
    '/',
  )
  expect(await leads(page, 'footer', '')).toMatchObject({
    Planner: '/planner',
    Pricing: '/pricing',
    'Globetrotter Club': '/subscribe',
    'Questions and answers': '/#faq',
    'Saved trips': '/profile',
    Billing: '/account/billing',
    Terms: '/terms',
    Privacy: '/privacy',
  })
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()} Vacation Planner HQ`)).toBeVisible()
  for (const site of ['Facebook', 'Twitter', 'LinkedIn', 'Pinterest'])
    await expect(footer.getByRole('link', { name: site })).toBeVisible()
})

test('Contact stays on the page and shows where to write to', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/pricing')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await expect(page).toHaveURL(/\/pricing#contact$/)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeInViewport()
  await expect(footer.getByText('This installation has not been given a contact address yet.')).toBeVisible()
})

test.describe('on a desk', () => {
  test('a guest sees Log in and Get Started beside the links of the site', async ({ page }) => {
    await page.goto('/pricing')
    expect(await leads(page, 'nav', 'Main')).toEqual(main)
    for (const [name, to] of Object.entries(guest))
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', to)
  })

  test('whoever is signed in has a menu behind the profile picture', async ({ page }) => {
    await signInByApi(page.request, somebody())
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Account menu' }).click()
    expect(await leads(page, 'nav', 'Account')).toEqual(member)
  })
})

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('the drawer has the links of the bar', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await leads(page, 'nav', 'Menu')).toEqual({ ...main, ...guest })
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'How It Works' }).click()
    await expect(page).toHaveURL(/\/planner$/)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('and those of the menu for whoever is signed in', async ({ page }) => {
    await signInByApi(page.request, somebody())
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await leads(page, 'nav', 'Menu')).toEqual({ ...main, ...member })
  })
})

test('a move from a destination’s page brings the colours of the next one, and the way back its own', async ({
  page,
}) => {
  const paper = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--day-paper').trim())
  await page.goto('/pricing')
  const house = await paper()
  await page.goto('/destinations/reykjavik')
  await awake(page)
  const reykjavik = await paper()
  expect(reykjavik).not.toBe(house)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing', exact: true })
    .click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect.poll(paper).toBe(house)
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  // The browser cannot draw that page by itself: it is loaded, and a look at the page it leaves
  // would be cut off.
  await page.goBack()
  await page.waitForFunction(
    (wanted) => document.documentElement.style.getPropertyValue('--day-paper').trim() === wanted,
    reykjavik,
  )
})
