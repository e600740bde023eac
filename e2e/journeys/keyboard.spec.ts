import type { Page } from '@playwright/test'
import { signInByApi, somebody } from '../support/sign-in'
import { expectWalkByTab } from '../support/tab-through'
import { expect, test } from '../support/test'

const focused = (page: Page) => page.locator(':focus')

/**
 * Pages with parts that stand in another order, or are folded, on a phone. The rest of the frame is the same on all; on a desktop
 * every-size.spec.ts walks through each page.
 */
const otherwiseOnPhone = ['/', '/planner', '/pricing', '/destinations/kyoto', '/checkout?plan=premium']

for (const path of otherwiseOnPhone)
  test(`the Tab key alone walks through ${path}, in order, and always shows where it is`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto(path)
    await expectWalkByTab(page)
  })

test('the first stop skips what is the same on every page', async ({ page }) => {
  await page.goto('/pricing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await focused(page).evaluate((element) => Boolean(element.closest('main')))
  expect(inMain).toBe(true)
})

test('a link keeps the focus while its code arrives', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/booking-links-on-demand/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/')
  const hotels = page.getByRole('link', { name: /Hotels in Rome/ })
  await hotels.focus()
  await hotels.evaluate((link) => link.setAttribute('data-before', ''))
  arrive()
  await expect(page.locator('[data-before]')).toHaveCount(0)
  await expect(hotels).toBeFocused()
})

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('the drawer is opened, walked and closed, and the focus comes back', async ({ page }) => {
    await page.goto('/pricing')
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link', { name: 'How It Works' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('on a desk', () => {
  test('the theme is chosen by arrow keys', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('radio', { name: 'Light' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Dark' }).first()).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })

  test('the account menu opens, is walked and closes, and the focus comes back', async ({ page }) => {
    await signInByApi(page.request, somebody())
    await page.goto('/pricing')
    const open = page.getByRole('button', { name: 'Account menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Account' })
    await expect(menu).toBeVisible()
    for (const name of ['My Account', 'Saved Trips', 'Billing & Subscription', 'Log Out']) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('a trip is filled in, planned and opened without a mouse', async ({ page }) => {
    await page.goto('/planner')
    const destination = page.getByRole('button', { name: /^Destination/ })
    await destination.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder('Search destinations...')).toBeFocused()
    await page.keyboard.type('lisb')
    await expect(page.getByRole('option', { name: 'Lisbon, Portugal' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(destination).toBeFocused()
    await expect(destination).toContainText('Lisbon, Portugal')
    await page.getByRole('button', { name: /Generate/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Travel Recommendations' })).toBeVisible({
      timeout: 20_000,
    })
    const day = page.getByRole('article', { name: /^Day 2/ })
    await day.getByRole('button', { name: 'Expand' }).focus()
    await page.keyboard.press('Enter')
    await expect(day.getByRole('button', { name: 'Collapse' })).toBeFocused()
  })

  test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
    await page.goto('/planner')
    await page.getByRole('button', { name: /^Advanced Filters/ }).press('Enter')
    const upgrade = page.getByRole('button', { name: 'Upgrade', exact: true })
    await upgrade.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let turn = 0; turn < 6; turn++) {
      await page.keyboard.press('Tab')
      expect(await focused(page).evaluate((element) => Boolean(element.closest('[role=dialog]')))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(upgrade).toBeFocused()
  })
})
