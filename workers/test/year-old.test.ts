// Storage that is a year old: after the hourly run and the alarms, each table of D1 and of each Durable Object holds what
// /privacy allows, and nothing else. A table that is new to a schema fails here until it has rows, old and young.
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { GenerationCommand } from '~/domain/planning/generation'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { platformNames } from '~/domain/retention/retention-rules'
import { database } from '~/services/db/database.server'
import { d1Purges } from '~/services/db/purge-store.server'
import { purge } from '~/use-cases/purge'
import { allowed, aYear, everything, today } from './year-of-use'

const day = 86_400_000
const week = 7 * day

const mayStay = new Map<string, unknown[]>(Object.entries(allowed))

/** Tables whose rows no period ends: the owner, or who unsubscribes, ends them. */
const endless = ['users', 'customers', 'sign_in_ways', 'passkeys']

describe('the database', () => {
  const generations = { forget: async () => undefined, drop: async () => undefined }
  const hourlyRun = () =>
    purge({ purges: d1Purges(database(env.DB), () => today), generations, log: () => undefined })
  const withoutRows = (tables: Record<string, unknown[]>) =>
    Object.keys(tables).filter((table) => tables[table]?.length === 0)

  it('keeps of each table what it may', async () => {
    await aYear()
    const before = await everything()
    expect(withoutRows(before)).toEqual([])
    expect(await hourlyRun()).toMatchObject({ finished: true, failed: [] })
    const after = await everything()
    expect(withoutRows(after)).toEqual([])
    for (const [table, rows] of Object.entries(after)) expect(rows, table).toEqual(mayStay.get(table))
    const whole = Object.keys(before).filter((table) => before[table]?.length === after[table]?.length)
    expect(whole.sort()).toEqual([...endless].sort())
  })

  it('has no table that nobody wrote down here', async () => {
    expect(Object.keys(await everything()).sort()).toEqual(Object.keys(allowed).sort())
    await env.DB.prepare('CREATE TABLE diaries (id TEXT)').run()
    await aYear()
    const tables = await everything()
    expect(withoutRows(tables)).toEqual(['diaries'])
    expect(Object.keys(tables)).not.toEqual(Object.keys(allowed))
  })
})

/** The rows of an object by table, as what `name` says of each. */
function storedIn(stub: DurableObjectStub, name: (row: Record<string, unknown>) => string) {
  return runInDurableObject(stub, (_object, { storage: { sql } }) => {
    const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
    const ours = tables.filter((table) => !(table.name in platformNames))
    return Object.fromEntries(
      ours.map((table) => [table.name, sql.exec(`SELECT * FROM ${table.name}`).toArray().map(name).sort()]),
    )
  })
}

type Row = (string | number)[]

async function seeded(stub: DurableObjectStub, rows: Record<string, Row[]>) {
  await runInDurableObject(stub, async (_object, { storage }) => {
    for (const [table, list] of Object.entries(rows))
      for (const row of list) storage.sql.exec(`INSERT INTO ${table} VALUES (${row.map(() => '?')})`, ...row)
    await storage.setAlarm(Date.now() + day)
  })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
}

const form = TripForm.parse({
  destination: 'Rome, Italy',
  startDate: '2027-04-13',
  endDate: '2027-04-14',
  interests: ['Museums'],
})
const command: GenerationCommand = {
  key: 'k',
  keyMade: false,
  digest: 'd',
  form,
  request: planRequest(form, 'premium', 'rome'),
  cover: 'plan',
}

describe('the object of a visitor', () => {
  const ages = { ancient: 366 * day, old: 30 * day, latest: week + day, young: day }
  const idOf = ({ id, generation_id, seq, at }: Record<string, unknown>) =>
    id !== undefined ? String(id) : at !== undefined ? String(at) : [generation_id, seq].join(' ').trim()
  const generation = (id: string, at: number, status = 'done'): Row => {
    return [id, `trip-${id}`, 'somebody', 'k', 'd', JSON.stringify(command), status, 1, at]
  }

  it('keeps of each table what it may', async () => {
    const stub = env.GENERATOR.get(env.GENERATOR.idFromName('a-year-old'))
    const now = Date.now()
    const all = Object.entries(ages)
    const lately = now - 60_000
    await seeded(stub, {
      generations: all.map(([id, age]) => generation(id, now - age, id === 'young' ? 'failed' : 'done')),
      events: all.flatMap(([id]) => [
        [id, 1, '{"event":"accepted"}'],
        [id, 2, '{"event":"done"}'],
      ]),
      answers: all.map(([id]) => [id, 'day-1', '{}']),
      gifts_held: all.map(([id]) => [id]),
      questions: [[now - 2 * 3_600_000], [lately]],
      ended: [[now - day]],
    })
    expect(await storedIn(stub, idOf)).toEqual({
      generations: ['latest', 'young'],
      // Of the latest plan the last event alone, which holds it; of a failed one of this week all.
      events: ['latest 2', 'young 1', 'young 2'],
      answers: ['young'],
      // What failed has given its gift back.
      gifts_held: [],
      questions: [String(lately)],
      ended: [],
    })
  })

  it('is empty a year after the latest plan', async () => {
    const stub = env.GENERATOR.get(env.GENERATOR.idFromName('a-year-gone'))
    const ago = Date.now() - ages.ancient
    await seeded(stub, {
      generations: [generation('ancient', ago)],
      events: [['ancient', 1, '{"event":"done"}']],
      answers: [['ancient', 'day-1', '{}']],
      gifts_held: [['ancient']],
      questions: [[ago]],
      ended: [[ago]],
    })
    const left = await storedIn(stub, idOf)
    expect(Object.values(left).flat()).toEqual([])
    expect(await runDurableObjectAlarm(stub)).toBe(false)
  })
})

describe('an object that counts', () => {
  it('keeps of each table what it may', async () => {
    const stub = env.COUNTERS.get(env.COUNTERS.idFromName('a-year-old'))
    const [over, runs] = [Date.now() - 1, Date.now() + day]
    await seeded(stub, {
      buckets: [
        ['old', 1, over, 5],
        ['young', 1, runs, 5],
      ],
      spending: [
        ['old', 'u', over, 5],
        ['young', 'u', runs, 5],
      ],
    })
    expect(await storedIn(stub, ({ key }) => String(key))).toEqual({
      buckets: ['young'],
      spending: ['young'],
    })
  })
})
