import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '~/domain/operations/events'
import { purgeLimits } from '~/domain/retention/purge'
import { database } from '~/services/db/database.server'
import { d1Purges } from '~/services/db/purge-store.server'
import { purge } from '~/use-cases/purge'
import { allowed, aYear, everything, rows, today } from './year-of-use'

const forgotten: string[] = []
const dropped: string[] = []
const generations = {
  forget: async (owner: string) => void forgotten.push(owner),
  drop: async (owner: string, generationId: string) => void dropped.push(`${owner} ${generationId}`),
}
const log = vi.fn<Log>()
const purges = (now = today) => d1Purges(database(env.DB), () => now)
const run = (limits: Partial<Record<keyof typeof purgeLimits, number>> = {}, now = today) =>
  purge({ purges: purges(now), generations, log }, { ...purgeLimits, ...limits })

beforeEach(() => {
  forgotten.length = 0
  dropped.length = 0
  log.mockClear()
})

describe('the purge of a database that is a year old', () => {
  it('leaves what the privacy page allows and nothing else', async () => {
    await aYear()
    const report = await run()
    expect(await everything()).toEqual(allowed)
    expect(report).toMatchObject({ finished: true, failed: [] })
    expect(forgotten.sort()).toEqual(['v-guest-old', 'v-stray'])
    // The account's generators forget a deleted trip too.
    expect(dropped.sort()).toEqual(['v-ada g-t-deleted', 'v-ada-cafe g-t-deleted', 'v-ada-phone g-t-deleted'])
  })

  it('does nothing more when it is run again', async () => {
    await aYear()
    await run()
    const { removed } = await run()
    expect(removed).toEqual({})
    expect(await everything()).toEqual(allowed)
  })

  it('never takes more rows than it may, and finishes in later runs', async () => {
    await aYear()
    const before = Object.values(await everything()).flat().length
    const first = await run({ rows: 4, batch: 2, guests: 1 })
    const after = Object.values(await everything()).flat().length
    expect(first.finished).toBe(false)
    // A trip that goes takes its versions along.
    expect(before - after).toBeLessThanOrEqual(6)
    let runs = 1
    while (runs < 50 && !(await run({ rows: 4, batch: 2, guests: 1 })).finished) runs += 1
    expect(runs).toBeGreaterThan(3)
    expect(runs).toBeLessThan(50)
    expect(await everything()).toEqual(allowed)
  })

  it('goes on with the others when one rule breaks, and makes up for it in the next run', async () => {
    await aYear()
    const store = purges()
    const broken = { ...store, dueTrips: () => Promise.reject(new Error('D1 is away')) }
    const report = await purge({ purges: broken, generations, log })
    expect(report).toMatchObject({ failed: ['deleted-trips'], finished: false })
    expect(log).toHaveBeenCalledWith('purge-rule-broke', expect.anything(), expect.anything())
    expect(await rows('sessions', 'id')).toEqual(allowed.sessions)
    expect(await rows('trips', 'id')).toContain('t-deleted')
    await run()
    expect(await everything()).toEqual(allowed)
  })

  it('keeps a guest who cannot be forgotten whole, to be found again, and goes on with the others', async () => {
    await aYear()
    const stubborn = {
      ...generations,
      forget: async (owner: string) => {
        if (owner === 'v-guest-old') throw new Error('down')
      },
    }
    await purge({ purges: purges(), generations: stubborn, log })
    expect(await rows('trips', 'id')).toEqual([...allowed.trips, 't-guest-old'])
    expect(await rows('sessions', 'id')).toEqual([...allowed.sessions, 's-guest-old'])
    await run()
    expect(await everything()).toEqual(allowed)
  })

  it('says in the log how many rows went, and of nobody who', async () => {
    await aYear()
    await run()
    const [[event, fields] = []] = log.mock.calls
    expect(event).toBe('purge-done')
    expect(fields).toMatchObject({ removed: { sessions: 1, 'booking-links': 1 }, failed: 0, finished: true })
    expect(JSON.stringify(fields)).not.toMatch(/v-|ada|guest-old/)
  })
})
