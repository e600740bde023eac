import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'

// A page whose data cannot be loaded shows the message of its area, and everything around it stays.

interface Failure {
  title: string
  path: RegExp
  next: string
}

/**
 * From here on a route's loader fails: in the product's own response (a flat list in which objects refer to keys and
 * values by index), an error replaces its data.
 */
const fail = (page: Page, id: string) =>
  page.route('**/*.data*', async (route) => {
    const answer = await route.fetch()
    const [first = '', ...rest] = (await answer.text()).split('\n')
    const flat: unknown[] = JSON.parse(first)
    const [routes] = z
      .tuple([z.record(z.string(), z.number())])
      .rest(z.unknown())
      .parse(flat)
    const place = routes[`_${flat.indexOf(id)}`]
    if (place === undefined) throw new Error(`no data of ${id} in ${first.slice(0, 200)}`)
    flat[place] = { [`_${flat.length}`]: flat.length + 1 }
    flat.push('error', ['E', 'no data today'])
    await route.fulfill({ response: answer, body: [JSON.stringify(flat), ...rest].join('\n') })
  })

async function expectInShell(page: Page, { title, path, next }: Failure) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path)
  await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', next)
  // The same document: nothing was loaded again or lost.
  await expect(page.locator('body[data-before]')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vacation Planner HQ' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
}

const areas: (Failure & { area: string; from: string; link: string; route: string })[] = [
  {
    area: 'the planner',
    from: '/pricing',
    link: 'Planner',
    route: 'routes/planner',
    title: 'The planner could not be opened',
    path: /^\/planner$/,
    next: '/profile',
  },
  {
    area: 'the account',
    from: '/pricing',
    link: 'Billing',
    route: 'routes/account-billing',
    title: 'This page of your account could not be opened',
    path: /^\/account\/billing$/,
    next: '/planner',
  },
  {
    area: 'the checkout',
    from: '/pricing',
    link: 'Globetrotter Club',
    route: 'routes/subscribe',
    title: 'The checkout could not be opened',
    path: /^\/subscribe$/,
    next: '/planner',
  },
  {
    area: 'the pages about the product',
    from: '/planner',
    link: 'Terms',
    route: 'routes/terms',
    title: 'This page could not be opened',
    path: /^\/terms$/,
    next: '/planner',
  },
]

for (const { area, from, link, route, ...failure } of areas) {
  test(`a failure in ${area} keeps what is around it`, async ({ page }) => {
    await open(page, from)
    await fail(page, route)
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expectInShell(page, failure)
  })
}

test('coming back to a shared trip loads it anew: the browser does not have what it takes to draw it', async ({
  page,
}) => {
  await traveller(page.request)
  const id = await plannedTrip(page.request)
  await page.request.post(`/api/trips/${id}/save`)
  const shared = await page.request.post(`/api/trips/${id}/share`)
  const { shareUrl }: { shareUrl: string } = await shared.json()
  const { pathname } = new URL(shareUrl)
  await open(page, pathname)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await expect(page.getByRole('article').first().getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Budget Breakdown' })).toBeVisible()
})
