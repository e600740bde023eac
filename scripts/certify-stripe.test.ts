import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StripeStandIn, startStripe } from '../local/stripe/server'
import { TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '../local/stripe/test-keys'
import { type Certified, certify } from './certify/flows'

const stateDir = mkdtempSync(join(tmpdir(), 'vphq-certify-'))
let standIn: StripeStandIn
beforeAll(async () => {
  const quiet = () => undefined
  standIn = await startStripe({
    appOrigin: 'http://localhost:59999',
    webhookUrl: 'http://localhost:59999/api/stripe/webhook',
    firstPort: 42_800,
    stateDir,
    log: quiet,
  })
  await control('webhooks', { mode: 'hold' })
})
afterAll(async () => {
  await standIn.close()
  rmSync(stateDir, { recursive: true, force: true })
})

const control = (path: string, body: object) =>
  fetch(`${standIn.url}/_test/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

async function certified(secretKey: string, run: string): Promise<Certified[]> {
  const rows: Certified[] = []
  const settings = { secretKey, webhookSecret: TEST_WEBHOOK_SECRET, apiBase: standIn.url, run }
  for await (const row of certify(settings)) rows.push(row)
  return rows
}

describe('the certification run', () => {
  it('passes every flow at the stand-in, and says what it does not run', async () => {
    const rows = await certified(TEST_SECRET_KEY, 'one')
    expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(rows.filter(({ outcome }) => outcome === 'passed').length).toBe(14)
    expect(rows.at(-1)).toMatchObject({ outcome: 'not run' })
  })

  it('names the flow that fails, and goes on', async () => {
    await control('api', { fail: 6 })
    const [first, ...others] = await certified(TEST_SECRET_KEY, 'two')
    expect(first).toMatchObject({ outcome: 'failed' })
    expect(others.at(-2)).toMatchObject({ outcome: 'passed' })
  })

  it('takes no live key', async () => {
    await expect(certified('sk_live_1', 'three')).rejects.toThrow('sandbox')
  })
})
