import type { Page } from '@playwright/test'
import { builtFileWith } from '../support/built-file'
import { expectNoViolations } from '../support/no-violations'
import { signInByApi, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Take some travel inspiration with you' })

/** Opens pages in turn, each until it was counted, with a clock that the test moves. */
async function seePages(page: Page, ...paths: string[]) {
  await page.clock.install()
  for (const path of paths) await seePage(page, path)
}

async function seePage(page: Page, path: string) {
  const views = () => page.evaluate(() => Number(sessionStorage.getItem('vphq-page-views')))
  const before = page.url() === 'about:blank' ? 0 : await views()
  await page.goto(path)
  await expect.poll(views).toBe(before + 1)
}

test.describe('the newsletter popup', () => {
  test('opens after 20 seconds from the second page view on, once', async ({ page }) => {
    await seePages(page, '/')
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
    await seePage(page, '/pricing')
    await page.clock.runFor(19_500)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(popup(page)).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await seePage(page, '/terms')
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
  })

  test('never opens where somebody pays, over a plan, nor for members', async ({ page }) => {
    await seePages(page, '/', '/pricing', '/checkout?plan=premium')
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
    await seePage(page, '/planner')
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
    await signInByApi(page.request, somebody())
    await seePage(page, '/terms')
    await page.clock.runFor(60_000)
    await expect(popup(page)).toHaveCount(0)
  })

  test('signs up, with its own location', { tag: '@phone' }, async ({ page }) => {
    await seePages(page, '/pricing', '/terms')
    await page.clock.runFor(20_500)
    await popup(page).getByLabel('Email address').fill(`popup-${Date.now()}@example.com`)
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/subscribe-newsletter'),
      popup(page).getByRole('button', { name: 'Subscribe' }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ location: 'popup', source: '/terms' })
    await expect(popup(page).getByText('Thanks for subscribing!')).toBeVisible()
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toHaveCount(0)
  })
})

test('never asks for an address that was just given', { tag: '@phone' }, async ({ page }) => {
  await seePages(page, '/', '/pricing')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const banner = page.getByRole('form', { name: 'Not planning yet?' })
  await banner.getByLabel('Email address').fill(`given-${Date.now()}@example.com`)
  await banner.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
  await seePage(page, '/terms')
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
})

test.describe('with a mouse', () => {
  test('leaving for the top of the window opens it at once, but not on the first page; before, it costs nothing', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const file = builtFileWith('Take some travel inspiration')
    const ofPopup = () => scripts.filter((url) => url.endsWith(`/${file}`))
    const leave = () =>
      page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })))
    await seePages(page, '/')
    await leave()
    await page.clock.runFor(1000)
    await expect(popup(page)).toHaveCount(0)
    await seePage(page, '/pricing')
    expect(ofPopup()).toEqual([])
    await leave()
    await expect(popup(page)).toBeVisible()
    expect(ofPopup()).toHaveLength(1)
  })

  test('it waits for a dialog and for a running generation', async ({ page }) => {
    await seePages(page, '/', '/pricing')
    await page.evaluate(() => document.querySelector('main')?.setAttribute('aria-busy', 'true'))
    await page.clock.runFor(40_000)
    await expect(popup(page)).toHaveCount(0)
    await page.evaluate(() => {
      document.querySelector('main')?.removeAttribute('aria-busy')
      const other = document.createElement('dialog')
      document.body.insertAdjacentElement('beforeend', other)
      other.showModal()
    })
    await page.clock.runFor(10_000)
    await expect(popup(page)).toHaveCount(0)
    await page.evaluate(() => document.querySelector('dialog')?.close())
    await page.clock.runFor(3000)
    await expect(popup(page)).toBeVisible()
  })

  test('it waits while a form is being filled in', async ({ page }) => {
    await seePages(page, '/', '/pricing')
    const email = page.getByRole('form', { name: 'Not planning yet?' }).getByLabel('Email address')
    await email.fill('ada@')
    await page.clock.runFor(40_000)
    await expect(popup(page)).toHaveCount(0)
    await email.blur()
    await page.clock.runFor(3000)
    await expect(popup(page)).toBeVisible()
  })
})

test.describe('with a finger', { tag: '@phone-only' }, () => {
  test('there is no exit intent', async ({ page }) => {
    await seePages(page, '/', '/pricing')
    await page.evaluate(() =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })),
    )
    await page.clock.runFor(1000)
    await expect(popup(page)).toHaveCount(0)
  })
})

test('another tab of the session does not show it again', async ({ page, context }) => {
  await seePages(page, '/', '/pricing')
  const marked = page.waitForResponse(
    (response) => response.url().endsWith('/api/popup/seen') && response.request().method() === 'POST',
  )
  await page.clock.runFor(20_500)
  await expect(popup(page)).toBeVisible()
  expect((await marked).status()).toBe(204)
  const tab = await context.newPage()
  await seePages(tab, '/', '/pricing')
  await tab.clock.runFor(60_000)
  await expect(popup(tab)).toHaveCount(0)
})

test('does not come over a payment that was reached while the server was asked', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/popup/seen', async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue()
  })
  await seePages(page, '/', '/pricing')
  const asked = page.waitForRequest('**/api/popup/seen')
  await page.clock.runFor(20_500)
  await asked
  // Links in the footer navigate in the page; links of the server-rendered plan cards load a new page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Globetrotter Club' }).click()
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  const answered = page.waitForResponse('**/api/popup/seen')
  answer()
  await answered
  await page.clock.runFor(1000)
  await expect(popup(page)).toHaveCount(0)
})
