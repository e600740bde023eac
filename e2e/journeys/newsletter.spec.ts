import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

const thanks =
  'Thanks for subscribing! Check your inbox soon for travel inspiration. If you are new, a mail asks you to confirm first.'
let made = 0
const someone = () => `traveller-${Date.now()}-${made++}@example.com`

const footer = (page: Page) => page.getByRole('form', { name: 'Travel inspiration by email' })
const inline = (page: Page) => page.getByRole('form', { name: 'Wish you were here?' })
const banner = (page: Page) => page.getByRole('form', { name: 'Not planning yet?' })

test.describe('the newsletter', () => {
  test('is thanked for in the footer for five seconds, and then the form returns', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/pricing')
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/subscribe-newsletter'),
      (async () => {
        await footer(page).getByLabel('Email address').fill(someone())
        await footer(page).getByRole('button', { name: 'Subscribe' }).click()
      })(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ location: 'footer', offers: false, source: '/pricing' })
    expect(sent.postDataJSON()).not.toHaveProperty('name')
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(footer(page)).toHaveCount(0)
    await page.clock.runFor(3500)
    await expect(page.getByText(thanks)).toBeVisible()
    await page.clock.runFor(2000)
    await expect(footer(page).getByLabel('Email address')).toHaveValue('')
  })

  test('asks for a name inline and nowhere else', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page).getByLabel('Name (optional)')).toHaveCount(0)
    await inline(page).getByLabel('Name (optional)').fill('Ada')
    await inline(page).getByLabel('Email address').fill(someone())
    await inline(page).getByText('Send me offers too').click()
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/subscribe-newsletter'),
      inline(page).getByRole('button', { name: 'Subscribe' }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({
      location: 'inline',
      name: 'Ada',
      offers: true,
      source: '/',
    })
    await expect(page.getByText(thanks)).toBeVisible()
  })

  test('stands as a banner below the prices', async ({ page }) => {
    await page.goto('/pricing')
    await expect(banner(page).getByLabel('Name (optional)')).toHaveCount(0)
    await banner(page).getByLabel('Email address').fill(someone())
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/subscribe-newsletter'),
      banner(page).getByRole('button', { name: 'Subscribe' }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ location: 'banner', source: '/pricing' })
    await expect(page.getByText(thanks)).toBeVisible()
  })
})

test('what is no address is not sent, and what the server says of a failure is told', async ({ page }) => {
  await page.goto('/pricing')
  const toast = page.getByRole('region', { name: /Notifications/ })
  const email = footer(page).getByLabel('Email address')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required', '')
  for (const wrong of ['', 'nobody']) {
    await email.fill(wrong)
    await footer(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(toast.getByText('Invalid Email')).toBeVisible()
    await expect(toast.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toBeFocused()
    if (wrong) await expectNoViolations(page)
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast.getByText('Invalid Email')).toHaveCount(0)
  }
  const send = async () => {
    await footer(page).getByLabel('Email address').fill(someone())
    await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  }
  await page.route('**/api/subscribe-newsletter', (route) =>
    route.fulfill({ status: 429, json: { code: 'rate-limited', message: 'Please wait a little.' } }),
  )
  await send()
  await expect(toast.getByText('Subscription Failed')).toBeVisible()
  await expect(toast.getByText('Please wait a little.')).toBeVisible()
  await page.unroute('**/api/subscribe-newsletter')
  await page.route('**/api/subscribe-newsletter', (route) => route.abort())
  await send()
  await expect(
    toast.getByText('There was a problem subscribing to the newsletter. Please try again.'),
  ).toBeVisible()
  await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const)
  test(`a toast covers no control at ${width} pixels, and none when the page has scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/pricing')
    const toast = page.locator('.toast')
    /** Names of what it covers. */
    const covered = () =>
      page.evaluate(() => {
        const toast = document.querySelector('.toast')
        const box = toast?.getBoundingClientRect()
        if (!toast || !box) return ['there is no toast']
        return [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), summary'),
        ]
          .filter((control) => {
            const { left, right, top, bottom, width } = control.getBoundingClientRect()
            const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top
            return meets && width > 0 && !toast.contains(control)
          })
          .map((control) => control.innerText || control.id)
      })
    const send = banner(page).getByRole('button', { name: 'Subscribe' })
    await banner(page).getByLabel('Email address').fill('ada')
    // Where it was in the way: the button at the bottom of the window.
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await send.click()
    await expect(toast).toBeVisible()
    expect(await covered()).toEqual([])
    await expect(toast).toBeInViewport({ ratio: 1 })
    // It stays while the pointer rests on it.
    await toast.hover()
    await page.mouse.wheel(0, 160)
    await expect.poll(covered).toEqual([])
  })

test('a toast is reached by F8, swiped away to the right, and goes after five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/pricing')
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
  const toast = toasts.getByText('Invalid Email')
  const email = footer(page).getByLabel('Email address')
  const swipe = async (pixels: number) => {
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {}
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 5 + pixels, y + 5)
    await page.mouse.up()
  }
  await email.press('Enter')
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await expect(toasts).toBeFocused()
  await swipe(40)
  await expect(toast).toBeVisible()
  await swipe(60)
  await expect(toast).toHaveCount(0)
  await page.mouse.move(0, 0)
  await email.press('Enter')
  await expect(toast).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toast).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted, thanked for, and refused in the same words', async ({ page }) => {
    await page.goto('/pricing')
    await footer(page).getByLabel('Email address').fill(someone())
    await footer(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/newsletter$/)
    await expect(page.getByText(thanks)).toBeVisible()
    await page.goto('/newsletter')
    await inline(page)
      .getByLabel('Email address')
      .evaluate((field: HTMLInputElement) => {
        field.form?.setAttribute('novalidate', '')
        field.value = 'nobody'
      })
    await inline(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Invalid Email')).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: 'Please enter a valid email address.' }).click()
    const email = inline(page).getByLabel('Email address')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(email).toHaveValue('nobody')
  })
})

test.describe('the call', () => {
  const body = (email: string) => ({ email, location: 'footer', offers: false, source: '/' })

  test('answers the same for an address that is known', async ({ request }) => {
    const email = someone()
    const first = await request.post('/api/subscribe-newsletter', { data: body(email) })
    const again = await request.post('/api/subscribe-newsletter', { data: body(email.toUpperCase()) })
    expect([first.status(), again.status()]).toEqual([200, 200])
    expect(await first.json()).toEqual({ ok: true })
    expect(await again.json()).toEqual({ ok: true })
  })

  test('refuses what is no address', async ({ request }) => {
    const response = await request.post('/api/subscribe-newsletter', { data: body('nobody') })
    expect(response.status()).toBe(422)
    expect(await response.json()).toMatchObject({
      title: 'Invalid Email',
      message: 'Please enter a valid email address.',
      fields: { email: 'Please enter a valid email address.' },
    })
    expect(response.headers()['set-cookie']).toBeUndefined()
  })

  test('refuses another site', async ({ request }) => {
    const elsewhere = await request.post('/api/subscribe-newsletter', {
      data: body(someone()),
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect(elsewhere.status()).toBe(403)
  })

  test('refuses another place', async ({ request }) => {
    const nowhere = await request.post('/api/subscribe-newsletter', {
      data: { ...body(someone()), location: 'sidebar' },
    })
    expect(nowhere.status()).toBe(422)
  })

  test('stops a browser that goes on and on', async ({ request }) => {
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn++) {
      const response = await request.post('/api/subscribe-newsletter', { data: body(someone()) })
      statuses.push(response.status())
      if (response.status() === 429) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

test('an unsubscribe link that is not valid says so and has no button', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe?token=nobody')
  await expect(page.getByRole('heading', { name: 'Nobody is signed up under this link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0)
  await expect(page.getByText('No mail at hand? Write to')).toBeVisible()
  await expectNoViolations(page)
})

test('shows that it is being sent, and is sent once', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = 0
  await page.route('**/api/subscribe-newsletter', async (route) => {
    sent++
    await held
    await route.fulfill({ json: { ok: true } })
  })
  await page.goto('/pricing')
  // The code of the form at the foot is loaded after the page is awake; before that the browser sends the form itself.
  await page.waitForLoadState('networkidle')
  const email = footer(page).getByLabel('Email address')
  await email.fill(someone())
  await email.press('Enter')
  await expect(footer(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  await email.press('Enter')
  answer()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(sent).toBe(1)
})
