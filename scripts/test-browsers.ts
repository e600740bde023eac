// The main journeys in Firefox and WebKit, where they are installed: `npm run test:browsers`. A picture of each failure is
// left in test-results/.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './browsers/find-program'
import { firefox } from './browsers/firefox'
import { Person } from './browsers/person'
import { stories } from './browsers/stories'
import { webkit } from './browsers/webkit'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { readPort } from './ports.mjs'
import { serve } from './serve.mjs'

process.env.LOCAL_ONLY = '1'
const port = readPort(process.env.PORT) ?? 8787
const browsers = [
  { start: firefox, program: findProgram('firefox-esr', 'firefox') },
  { start: webkit, program: findProgram('WebKitWebDriver') },
]

await ensureBuilt()
let failed = 0
for (const { start, program } of browsers) {
  if (!program) {
    console.log(`${start.name}: not installed`)
    continue
  }
  // Nothing of one browser is seen by the other.
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-browsers-'))
  const local = await startLocalParts({ port, stateDir })
  const server = await serve({ port, stateDir, env: { ...local.env, LOOPBACK_LIMIT_FACTOR: '100' } })
  const driver = await start(program)
  const person = new Person(driver, server.url)
  for (const { name, live } of stories) {
    try {
      await live(person, { stop: () => server.close() })
      console.log(`${driver.name}: ${name}`)
    } catch (error) {
      failed += 1
      console.log(`${driver.name}: FAILED ${name}: ${error instanceof Error ? error.message : error}`)
      const picture = await driver.picture().catch(() => undefined)
      if (picture === undefined) continue
      mkdirSync('test-results', { recursive: true })
      const path = join(
        'test-results',
        `${driver.name}-${stories.findIndex((each) => each.name === name)}.png`,
      )
      writeFileSync(path, Buffer.from(picture, 'base64'))
      console.log(`  ${path}`)
    }
  }
  await driver.close()
  await Promise.all([server.close(), local.close()])
  rmSync(stateDir, { recursive: true, force: true })
}
process.exitCode = failed === 0 ? 0 : 1
