// The Stripe stand-in and the OpenID provider for the tests in the Workers runtime, which reach them over HTTP. The
// app has no port for webhooks, so events wait until a test takes them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCounterparts } from '../../local/counterparts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Bindings: where the counterparts are, and their keys. */
    counterparts: Record<string, string>
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'vacation-planner-hq-test-'))
  const counterparts = await startCounterparts({
    appOrigin: 'http://localhost:8787',
    firstPort: 42_300,
    stateDir,
  })
  await fetch(`${counterparts.env.STRIPE_API_BASE}/_test/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'hold' }),
  })
  project.provide('counterparts', counterparts.env)
  return async () => {
    await counterparts.close()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
