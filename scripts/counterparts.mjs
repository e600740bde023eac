// @ts-check
// The stand-ins that start and dev need: one for each part without real settings.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { readSettings } from './settings.mjs'
import { ROOT } from './toolchain.mjs'

/**
 * @param {{ port: number, stateDir: string }} options
 * @returns {Promise<{ env: Record<string, string>, close(): Promise<void> }>}
 */
export async function startLocalParts({ port, stateDir }) {
  const settings = readSettings()
  const appOrigin = settings.bindings.APP_URL ?? `http://localhost:${port}`
  /** @type {typeof import('../local/counterparts')} */
  const { startCounterparts } = await tsImport('../local/counterparts.ts', import.meta.url)
  const counterparts = await startCounterparts({
    appOrigin,
    firstPort: port + 1,
    stateDir,
    stripe: !settings.stripe,
    openid: !settings.openid,
    mail: !settings.mail,
    places: !settings.places,
  })
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  // For tests, which control the stand-ins: their addresses.
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(join(stateDir, 'counterparts.json'), JSON.stringify(counterparts.env))
  return {
    env: { APP_VERSION: version, ...counterparts.env, ...settings.bindings },
    close: counterparts.close,
  }
}
