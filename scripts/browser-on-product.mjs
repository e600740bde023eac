// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { startLocalParts } from './counterparts.mjs'
import { serve } from './serve.mjs'

/**
 * A fresh product as `npm start` serves it, with its counterparts, and a browser; `close` ends all of it.
 * @param {number} port
 * @param {(close: () => Promise<void>) => void} onStop
 */
export async function browserOnProduct(port, onStop) {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-browser-'))
  const local = await startLocalParts({ port, stateDir })
  const server = await serve({ port, stateDir, env: { ...local.env, LOOPBACK_LIMIT_FACTOR: '1000' } })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Headless Chromium rounds every letter's width to whole pixels; browsers with a screen do not.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  const close = async () => {
    await browser.close()
    await Promise.all([server.close(), local.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)
  return { browser, url: server.url, env: local.env, close }
}
