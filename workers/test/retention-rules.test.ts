import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { silentLog } from '~/domain/operations/events'
import { hasRule, platformNames, retention, type Storage } from '~/domain/retention/retention-rules'
import { romeItinerary } from '~/domain/testing/rome-itinerary'
import { kvPopupRecord } from '~/services/kv/popup-record.server'
import { kvShareCache } from '~/services/kv/share-cache.server'

const tablesOf = "SELECT name FROM sqlite_master WHERE type = 'table'"

/** Names of a storage that have no rule. */
const without = (storage: Storage, names: string[]) => names.filter((name) => !hasRule(storage, name))

describe('everything that is stored has an end', () => {
  it('in the database: every table has a rule, and every rule a table', async () => {
    const { results } = await env.DB.prepare(tablesOf).all<{ name: string }>()
    const tables = results.map(({ name }) => name)
    expect(tables).toContain('trips')
    expect(without('database', tables)).toEqual([])
    const ruled = Object.values(retention).flatMap(({ storage, names }) =>
      storage === 'database' ? names : [],
    )
    expect(ruled.filter((name) => !tables.includes(name))).toEqual([])
  })

  it('in the object of a visitor: every table has a rule, and nothing lies beside the tables', async () => {
    const stub = env.GENERATOR.get(env.GENERATOR.idFromName('rules'))
    const [tables, keys] = await runInDurableObject(stub, async (_generator, { storage }) => [
      storage.sql
        .exec<{ name: string }>(tablesOf)
        .toArray()
        .map(({ name }) => name),
      [...(await storage.list()).keys()],
    ])
    expect(tables).toContain('generations')
    expect(without('generator', tables)).toEqual([])
    expect(keys).toEqual([])
  })

  it('in an object that counts: every table has a rule', async () => {
    const stub = env.COUNTERS.get(env.COUNTERS.idFromName('rules'))
    const tables = await runInDurableObject(stub, (_counters, { storage }) =>
      storage.sql
        .exec<{ name: string }>(tablesOf)
        .toArray()
        .map(({ name }) => name),
    )
    expect(tables).toContain('buckets')
    expect(without('counters', tables)).toEqual([])
  })

  it('in the cache: every key is of a family with a rule, and expires when the rule says so', async () => {
    const now = Date.now()
    await kvPopupRecord(env.CACHE, () => now).markSeen('somebody')
    await kvShareCache(env.CACHE, () => now, silentLog).put('a-code', 1, romeItinerary)
    const { keys } = await env.CACHE.list()
    expect(
      without(
        'cache',
        keys.map(({ name }) => name.split(':')[0] ?? name),
      ),
    ).toEqual([])
    const ends = keys.map(({ name, expiration = Number.POSITIVE_INFINITY }) => {
      const rule = Object.values(retention).find(
        ({ storage, names }) => storage === 'cache' && names.some((family) => name.startsWith(`${family}:`)),
      )
      return expiration * 1000 <= now + (rule?.keep ?? 0) + 60_000
    })
    expect(ends).toEqual([true, true])
  })

  it('notices a table that nobody wrote a rule for', async () => {
    await env.DB.prepare('CREATE TABLE diaries (id TEXT)').run()
    const { results } = await env.DB.prepare(tablesOf).all<{ name: string }>()
    expect(
      without(
        'database',
        results.map(({ name }) => name),
      ),
    ).toEqual(['diaries'])
  })

  it('says of what the platform keeps why it stays', () => {
    for (const reason of Object.values(platformNames)) expect(reason).toMatch(/keeps/)
  })
})
