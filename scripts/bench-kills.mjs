// @ts-check
// `npm run bench:kills -- --kills 100 --seed 1`: kills workerd in the middle of plans, payments and saves, and looks whether
// anything is lost or there twice. `npm test` does the same a few times.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { commandWithToolchain, runTool } from './toolchain.mjs'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})

await commandWithToolchain(async () => {
  await ensureBuilt()
  const env = { LOCAL_ONLY: '1', KILLS: values.kills, KILL_SEED: values.seed }
  await runTool('vitest', ['vitest'], ['run', '--project', 'built', 'e2e/built/kills'], { env })
})
