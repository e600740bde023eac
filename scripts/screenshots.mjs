// @ts-check
// `npm run screenshots`: the pictures in docs/screens, taken in a real browser of the product as `npm start` serves it.
// `npm run screenshots -- pricing auth` takes some. What there is to take: scripts/screens/states.mjs.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserOnProduct } from './browser-on-product.mjs'
import { Failure } from './processes.mjs'
import { states } from './screens/states.mjs'
import { logInMail, makeGift, premiumCookie, shareTrip, signIn, subscribe } from './screens/travellers.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const PORT = Number(process.env.PORT ?? 8807)
const SIZES = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } }
const THEMES = /** @type {const} */ (['light', 'dark'])
/** WebP at this quality and no wider than this: letters stay sharp, and all pictures together weigh a few megabytes. */
const QUALITY = 0.5
const WIDEST = 1080
/** What is shown of a long page, in windows; all of it where a state says so, in the day print. */
const WINDOWS = 2
/** Pictures in another folder than the repository's are there to be looked at. */
const out = process.env.SCREENS_DIR ?? join(ROOT, 'docs/screens')

/** @typedef {import('./screens/states.mjs').State} State */
/** @typedef {import('./screens/states.mjs').Made} Made */

await commandWithToolchain(async (_stopping, onStop) => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !states.some((state) => state.name === name))
  if (unknown.length > 0) throw new Failure(`No such picture: ${unknown.join(', ')}.`)
  const wanted = asked.length > 0 ? states.filter(({ name }) => asked.includes(name)) : states
  const { browser, url, env, close } = await browserOnProduct(PORT, onStop)

  const { cookies, made } = await prepare(browser, url, env)
  mkdirSync(out, { recursive: true })
  if (asked.length === 0) for (const file of readdirSync(out)) rmSync(join(out, file))
  const bench = await browser.newPage()
  /** @type {string[]} */
  const failed = []
  for (const theme of THEMES)
    for (const [size, viewport] of Object.entries(SIZES))
      for (const state of wanted) {
        if (state.phone && size !== 'phone') continue
        const context = await browser.newContext({
          viewport,
          colorScheme: theme,
          baseURL: url,
          reducedMotion: 'reduce',
          locale: 'en-IE',
          storageState: { cookies: cookies[state.who ?? 'guest'], origins: [] },
        })
        await context.addInitScript((name) => localStorage.setItem('vite-ui-theme', name), theme)
        try {
          const page = await context.newPage()
          const write = (/** @type {string} */ name, /** @type {Buffer} */ png) =>
            writePicture(bench, png, `${name}-${size}-${theme}`)
          await open(page, state, made)
          const most = state.whole && theme === 'light' ? Number.POSITIVE_INFINITY : WINDOWS
          if (state.walk)
            await state.walk(page, async (name, full = true) =>
              write(name, await picture(page, full ? WINDOWS : 1)),
            )
          else await write(state.name, await picture(page, state.window ? 1 : most))
        } catch (error) {
          failed.push(
            `${state.name}, ${size}, ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
          )
        }
        await context.close()
      }
  await close()
  if (failed.length > 0) throw new Failure(`Not taken:\n${failed.join('\n')}`)
})

/**
 * The people whose screens are taken, as cookies, and what they have made.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Record<string, string>} env
 */
async function prepare(browser, url, env) {
  const enter = () => browser.newContext({ baseURL: url })
  const [guest, paid, traveller, member, newcomer] = await Promise.all([
    enter(),
    enter(),
    enter(),
    enter(),
    enter(),
  ])
  await paid.addCookies([await premiumCookie(url, env)])
  await traveller.addCookies([await premiumCookie(url, env)])
  await signIn(traveller, 'ada.lovelace')
  const today = new Date()
  const day = (/** @type {number} */ add) =>
    new Date(today.getTime() + add * 86_400_000).toISOString().slice(0, 10)
  const now = await shareTrip(traveller, day(0), day(2))
  // What is booked on a trip stays there, so each print has one of its own.
  const own = []
  for (const month of ['06', '07', '08', '09'])
    own.push((await shareTrip(traveller, `2027-${month}-13`, `2027-${month}-14`)).id)
  const trip = await shareTrip(traveller, '2027-04-13', '2027-04-16')
  await subscribe(member, env)
  await signIn(newcomer, 'mary.somerville')
  /** @type {Made} */
  const made = {
    trip: trip.id,
    own,
    share: trip.path,
    todayShare: now.path,
    gift: await makeGift(member),
    mail: await logInMail(guest, env),
  }
  const cookiesOf = async (/** @type {import('@playwright/test').BrowserContext} */ context) => {
    const { cookies } = await context.storageState()
    await context.close()
    return cookies
  }
  const cookies = {
    guest: await cookiesOf(guest),
    paid: await cookiesOf(paid),
    traveller: await cookiesOf(traveller),
    member: await cookiesOf(member),
    newcomer: await cookiesOf(newcomer),
  }
  return { cookies, made }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {State} state
 * @param {Made} made
 */
async function open(page, { path, act }, made) {
  await page.goto(typeof path === 'string' ? path : path(made))
  await act?.(page)
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} windows How much of the page, from its head down; the window as it stands for one.
 */
async function picture(page, windows) {
  await page.locator('html[data-type]').waitFor()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  if (windows > WINDOWS) await scrollThrough(page)
  await page.waitForTimeout(500)
  if (windows === 1) return page.screenshot({ scale: 'css' })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, height * windows) }
  return page.screenshot({ fullPage: true, clip, scale: 'css' })
}

/**
 * Some drawings come when they are near the window.
 * @param {import('@playwright/test').Page} page
 */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((go) => setTimeout(go, 100))
    }
    scrollTo(0, 0)
  })
}

/**
 * Playwright writes PNG; the browser itself writes WebP, of a tenth of the size.
 * @param {import('@playwright/test').Page} bench
 * @param {Buffer} png
 * @param {string} name
 */
async function writePicture(bench, png, name) {
  const webp = await bench.evaluate(
    async ({ source, quality, widest }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      const scale = Math.min(1, widest / image.width)
      canvas.width = image.width * scale
      canvas.height = image.height * scale
      const brush = canvas.getContext('2d')
      if (brush) brush.imageSmoothingQuality = 'high'
      brush?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    { source: png.toString('base64'), quality: QUALITY, widest: WIDEST },
  )
  writeFileSync(join(out, `${name}.webp`), Buffer.from(webp, 'base64'))
}
