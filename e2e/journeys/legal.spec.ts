import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

test.describe('the fine print', () => {
  test('terms name the prices, the guarantee and what is not promised', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '7-day money-back guarantee' })).toBeVisible()
    await expect(
      page.getByText('Contact us within 7 days of a purchase and we refund it in full.'),
    ).toBeVisible()
    await expect(page.getByText('may be out of date when you travel')).toBeVisible()
    await expect(page.getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
      'href',
      'https://www.geonames.org/',
    )
    await expect(page.getByText('Globetrotter Club: $15 a month, or $99 a year')).toBeVisible()
    await expectNoSideways(page)
  })

  test('privacy names what is kept and who handles it', async ({ page }) => {
    await page.goto('/privacy')
    for (const word of ['__Host-session', 'vite-ui-theme', 'vphq-popup-shown', 'Cloudflare', 'Stripe']) {
      await expect(page.getByText(word).first()).toBeVisible()
    }
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Your rights' })
      .click()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  })
})

test('an address that leads nowhere says so', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('every public page has its own title, description, canonical address and picture', async ({
  page,
  baseURL,
}) => {
  const seen = new Set<string>()
  for (const path of ['/', '/planner', '/pricing', '/auth', '/terms', '/privacy']) {
    await page.goto(`${path}?utm_source=test`)
    seen.add(await page.title())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${baseURL}/og.png`)
  }
  expect(seen.size).toBe(6)
})

test('machines find the map of the site, its rules, its icons and whom to tell of a weakness', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/planner', '/pricing', '/auth', '/terms', '/privacy']) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
    expect((await request.get(path)).status()).toBe(200)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: \S+$/m)
  expect(new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? 0).getTime()).toBeGreaterThan(Date.now())
  const manifest: { icons: { src: string; sizes: string }[] } = await (
    await request.get('/manifest.webmanifest')
  ).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  for (const path of ['/og.png', '/apple-touch-icon.png', '/favicon.svg']) {
    expect((await request.get(path)).status()).toBe(200)
  }
})
