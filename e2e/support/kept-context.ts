import type { Browser, BrowserContext } from '@playwright/test'

/** A context that the tests of one worker use one after the other, so that the browser keeps the product's files. */
interface KeptContext {
  context: BrowserContext
  /** Nothing of it is left: no page of a test, no cookie, no storage, no rule for requests. */
  clear(): Promise<void>
  /** Whether a test changed something that cannot be undone. */
  isSpent(): boolean
}

/** Everything a page keeps of a visitor, which is all but the files in the browser's own cache. */
const storageTypes = 'local_storage,indexeddb,cache_storage,file_systems,service_workers,shared_storage'

/** By their options, as JSON. */
const kept = new Map<string, KeptContext>()

/** Lends the context with these options, empty. `browser` has been given the options of the test by Playwright. */
export async function withKeptContext(
  browser: Browser,
  options: object,
  use: (context: BrowserContext) => Promise<void>,
) {
  const key = JSON.stringify(options)
  const own = kept.get(key) ?? (await keptContext(browser))
  kept.set(key, own)
  await use(own.context)
  if (own.isSpent()) {
    kept.delete(key)
    await own.context.close()
  } else await own.clear()
}

async function keptContext(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext()
  // Storage is emptied from a page of its own, when those of the test are gone and write nothing more.
  const blank = await context.newPage()
  const devtools = await context.newCDPSession(blank)
  const origins = new Set<string>()
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url())
      if (origin.startsWith('http')) origins.add(origin)
    }),
  )
  let spent = false
  const spend =
    <Input extends unknown[], Output>(act: (...input: Input) => Output) =>
    (...input: Input) => {
      spent = true
      return act(...input)
    }
  // A clock that was set stays set, and a script that was added is added to every later page.
  const { clock } = context
  clock.install = spend(clock.install.bind(clock))
  clock.setFixedTime = spend(clock.setFixedTime.bind(clock))
  clock.setSystemTime = spend(clock.setSystemTime.bind(clock))
  context.addInitScript = spend(context.addInitScript.bind(context))
  context.exposeFunction = spend(context.exposeFunction.bind(context))
  return {
    context,
    isSpent: () => spent,
    async clear() {
      for (const page of context.pages()) if (page !== blank) await page.close()
      await context.unrouteAll()
      await context.setOffline(false)
      await context.clearPermissions()
      await context.clearCookies()
      for (const origin of origins)
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
      origins.clear()
    },
  }
}
