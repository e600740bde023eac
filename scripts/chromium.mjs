// @ts-check
// The browser for the tests: an installed one, else Debian's, else Playwright's own.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import { runTool } from './toolchain.mjs'

/** The headless shell renders pages without windows, which takes a third less CPU time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** An installed Chromium or Chrome, or undefined, which means Playwright's own to Playwright. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const folders = PATH.split(delimiter)
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  places.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  return places.find((path) => existsSync(path))
}

/** Makes sure that there is a browser: the headless shell where available, even if a full Chromium is installed. */
export async function ensureChromium() {
  const found = findChromium()
  if (process.env.CHROMIUM_PATH || found?.endsWith(SHELL)) return
  if (process.getuid?.() === 0 && isDebian()) {
    try {
      await run('apt-get update', 'apt-get', ['update', '-qq'])
      await run('apt-get install', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL])
      return
    } catch (error) {
      console.error(`${error}\nGoing on with another browser, which takes longer.`)
    }
  }
  if (found || (await hasPlaywrights())) return
  await runTool('Installing Chromium', ['@playwright/test', 'playwright'], ['install', 'chromium'])
}

async function hasPlaywrights() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

function isDebian() {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'))
}
