import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { silentLog } from '~/domain/operations/events'
import type { ModelUsage } from '~/domain/planning/model-usage'
import { database } from '~/services/db/database.server'
import { d1UsageLog } from '~/services/db/usage-log.server'

const usage: ModelUsage = {
  id: 'generation-1',
  purpose: 'plan',
  model: 'gpt-4.1-mini',
  prompt: '1',
  questions: 4,
  inputTokens: 4000,
  outputTokens: 900,
  microDollars: 3040,
  repairs: 2,
  seconds: 6.2,
  outcome: 'written',
}

describe('what a model was used for', () => {
  const log = d1UsageLog(database(env.DB), () => 1_800_000_000_000, silentLog)

  it('is written down once for each plan, and can be added up', async () => {
    await log.record(usage)
    await log.record({ ...usage, inputTokens: 1 })
    await log.record({ ...usage, id: 'answer-1', purpose: 'talk', microDollars: null })
    const sums = env.DB.prepare(
      `SELECT purpose, count(*) AS n, sum(input_tokens) AS input, sum(micro_dollars) / 1e6 AS dollars
       FROM model_usage GROUP BY purpose ORDER BY purpose`,
    )
    expect((await sums.all()).results).toEqual([
      { purpose: 'plan', n: 1, input: 4000, dollars: 0.00304 },
      { purpose: 'talk', n: 1, input: 4000, dollars: null },
    ])
  })
})
