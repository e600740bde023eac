// @ts-check
// `npm run fuzz -- --minutes 10 --seed 1`: sends the built Worker bodies that no form sends, so long for each of the two exercises
// in e2e/built/fuzz. It is no part of `npm test`: what it finds becomes a test of its own.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { commandWithToolchain, runTool } from './toolchain.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})

await commandWithToolchain(async () => {
  await ensureBuilt()
  const env = { LOCAL_ONLY: '1', FUZZ_MINUTES: values.minutes, FUZZ_SEED: values.seed }
  await runTool('vitest', ['vitest'], ['run', '--project', 'built', 'e2e/built/fuzz'], { env })
})
