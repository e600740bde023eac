// @ts-check
// The people whose screens are taken: browser contexts that have paid, signed in, planned and shared over the API.
import { buyPremium, joinClub } from '../premium-guest.mjs'

/**
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('@playwright/test').APIRequestContext} APIRequestContext
 */

/**
 * The cookie of a guest who has bought Premium, in the format of a browser context.
 * @param {string} url
 * @param {Record<string, string>} env
 */
export async function premiumCookie(url, env) {
  const cookie = await buyPremium(url, env)
  const at = cookie.indexOf('=')
  return {
    name: cookie.slice(0, at),
    value: cookie.slice(at + 1),
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: /** @type {const} */ ('Lax'),
  }
}

/**
 * @param {{ request: APIRequestContext }} browser
 * @param {string} name
 */
export async function signIn({ request }, name) {
  const page = await request.get('/api/login')
  await request.post(page.url(), { form: { email: `${name}@example.com` } })
}

/**
 * Plans four days in Rome and shares them.
 * @param {{ request: APIRequestContext }} browser
 * @param {string} startDate
 * @param {string} endDate
 */
export async function shareTrip({ request }, startDate, endDate) {
  const planned = await request.post('/api/generate-itinerary', {
    data: { ...rome, startDate, endDate, planType: 'premium' },
    // A busy local server closes the connection that it is sent on; by its key it is one plan.
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    maxRetries: 3,
  })
  if (!planned.ok()) throw new Error(await planned.text())
  const [trip] = await (await request.get('/api/trips')).json()
  await request.post(`/api/trips/${trip.id}/save`)
  const { shareUrl } = await (await request.post(`/api/trips/${trip.id}/share`)).json()
  return { id: String(trip.id), path: new URL(shareUrl).pathname }
}

const rome = {
  destination: 'Rome, Italy',
  budget: 'moderate',
  interests: ['Museums', 'Food & Dining', 'Sightseeing'],
  additionalInfo: '',
}

/**
 * Joins the Club.
 * @param {BrowserContext} context
 * @param {Record<string, string>} env
 */
export async function subscribe(context, env) {
  const page = await context.newPage()
  await joinClub(page, env)
  await page.close()
}

/**
 * A gift link that a member makes.
 * @param {BrowserContext} context
 */
export async function makeGift(context) {
  const page = await context.newPage()
  await page.goto('/account/billing')
  await page.getByRole('button', { name: 'Make a gift link' }).click()
  const link = await page.getByLabel('Gift link').inputValue()
  await page.close()
  return new URL(link).pathname
}

/**
 * Asks for a mail to log in by; the address at which the local mailbox shows it.
 * @param {{ request: APIRequestContext }} browser
 * @param {Record<string, string>} env
 */
export async function logInMail({ request }, env) {
  const mailbox = env.RESEND_API_BASE
  await request.post('/auth/email', { form: { intent: 'send', email: 'emmy.noether@example.com' } })
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await request.get(`${mailbox}/_test/mails?to=emmy.noether@example.com`)
    const { mails } = await answer.json()
    if (mails.length > 0) return `${mailbox}/mail/${mails[0].id}/html`
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The mail to log in by did not come.')
}
