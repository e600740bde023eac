// `npm run certify:stripe`: goes through every flow of payments in a sandbox of Stripe and prints what came of each.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Certified, certify } from './certify/flows'
import { ROOT } from './toolchain.mjs'

const file = join(ROOT, '.dev.vars')
const given = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = given
if (!secretKey || !webhookSecret) {
  console.error(
    'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of a sandbox, in .dev.vars or the environment.',
  )
  process.exit(2)
}

const marks: Record<Certified['outcome'], string> = { passed: '✓', failed: '✗' }
const run = String(Date.now())
let failed = 0
console.log(`Run ${run} at ${apiBase ?? 'api.stripe.com'}`)
for await (const { flow, outcome, words, milliseconds } of certify({
  secretKey,
  webhookSecret,
  run,
  ...(apiBase && { apiBase }),
})) {
  if (outcome === 'failed') failed += 1
  console.log(`${marks[outcome]} ${flow} (${milliseconds} ms): ${words}`)
}
console.log(failed > 0 ? `\n${failed} failed.` : '\nEvery flow passed.')
process.exitCode = failed > 0 ? 1 : 0
