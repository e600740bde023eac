import { confirmWithTestCard } from '../support/buy-plan'
import { expectSaved, stopTitles, titlesOf } from '../support/editor'
import { ownProduct, ownProductUrl } from '../support/own-product'
import { signInByApi, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'
import { plannedTrip } from '../support/trips'

let product: Awaited<ReturnType<typeof ownProduct>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  // The stand-in of a map server is one of a router, too.
  product = await ownProduct(async ({ PLACES_URL = '' }) => ({ ROUTER_URL: new URL(PLACES_URL).origin }))
})
test.afterAll(() => product.close())
test.use({ baseURL: ownProductUrl })

interface Measured {
  itinerary: {
    measured?: { meters: number }[]
    checks: { id: string; status: string; evidence: string }[]
    days: { activities: { type: string; title: string; startTime: string }[] }[]
  }
}

test('the editor goes on with the walks that a router measured, and the trip tells of them', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const order = await page.request.post('/api/create-payment-intent', {
    data: { amount: 10, planType: 'premium' },
  })
  const payment = await confirmWithTestCard((await order.json()).clientSecret, product.standIns)
  await page.request.get(`/planner?payment_success=true&plan=premium&payment_intent=${payment}`)
  await signInByApi(page.request, somebody())
  const id = await plannedTrip(page.request)
  const stored = async (): Promise<Measured> => (await page.request.get(`/api/trips/${id}`)).json()
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  // A ticket that is moved has no new neighbours on foot, and neither has a stop between rides: the first that has.
  let { itinerary } = await stored()
  for (const title of (await titlesOf(page, 1)).slice(1, -1)) {
    const down = page.getByRole('button', { name: `Move ${title} down` })
    if (!(await down.isVisible()) || (await down.isDisabled())) continue
    await down.click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectSaved(page)
    itinerary = (await stored()).itinerary
    if (itinerary.measured?.length) break
  }
  expect(itinerary.measured?.length).toBeGreaterThan(0)
  const reach = itinerary.checks.find((check) => check.id === 'reach')
  expect(reach?.evidence).toContain('A router measured')
  // The screen shows the day as it is stored, without a reload.
  const stops = itinerary.days[0]?.activities.filter(({ type }) => type !== 'accommodation') ?? []
  for (const { title, startTime } of stops.filter(({ type }) => type !== 'transport')) {
    const stop = page
      .getByRole('list', { name: 'Stops of day 1' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 5 }) })
    await expect(stop).toContainText(clock(startTime))
  }
  // The next step in the browser computes with them: what was saved before is saved again as it is.
  const [first = ''] = await titlesOf(page, 2)
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await expect(stopTitles(page, 2).first()).not.toHaveText(first)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaved(page)
  const after = (await stored()).itinerary
  expect(after.days[0]).toEqual(itinerary.days[0])
  for (const walk of itinerary.measured ?? []) expect(after.measured).toContainEqual(walk)
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' }).first()).toBeVisible()
})

/** "9:05 AM". */
function clock(time: string): RegExp {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  const twelve = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`
  return new RegExp(`${twelve}\\s*${half}|${time}`)
}
