import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '~/domain/operations/events'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { romeItinerary } from '~/domain/testing/rome-itinerary'
import { undoTime, versionsKept } from '~/domain/trips/trip'
import { sayIn } from '~/messages/languages'
import { database } from '~/services/db/database.server'
import { d1Shares } from '~/services/db/share-store.server'
import { d1Trips } from '~/services/db/trip-store.server'
import { kvShareCache } from '~/services/kv/share-cache.server'
import { openSharedTrip } from '~/use-cases/open-shared-trip'
import { unshareTrip } from '~/use-cases/unshare-trip'

let time = 1_800_000_000_000
const now = () => time
const trips = () => d1Trips(database(env.DB), now)
const shares = () => d1Shares(database(env.DB), now)
const shareCache = kvShareCache(env.CACHE, () => Date.now(), silentLog)

const form = TripForm.parse({ destination: 'Rome, Italy', startDate: '2027-04-13', endDate: '2027-04-13' })

async function joined(visitorId: string, userId: string) {
  await env.DB.prepare('INSERT INTO account_visitors VALUES (?, ?, 0)').bind(visitorId, userId).run()
}

const record = (id: string, owner: string) =>
  trips().record({
    id,
    generationId: `g-${id}`,
    owner,
    form,
    request: planRequest(form, 'premium', 'rome'),
    itinerary: romeItinerary,
  })

beforeEach(async () => {
  await joined('v-ada', 'ada')
  await joined('v-eve', 'eve')
  await record('t1', 'v-ada')
})

describe('trips', () => {
  it('belong to the account that their visitor is, from the moment it is', async () => {
    await record('t2', 'v-guest')
    expect((await trips().list('ada', 'all')).map(({ id }) => id)).toEqual(['t1'])
    await joined('v-guest', 'ada')
    expect((await trips().list('ada', 'all')).map(({ id }) => id)).toEqual(['t2', 't1'])
    expect(await trips().list('eve', 'all')).toEqual([])
  })

  it('are listed with what their poster is printed from, where no catalogue knows it', async () => {
    const palette = {
      name: 'Olot',
      facts: { family: 'mountain' as const, season: 'spring' as const, sunset: 30 },
      latitude: 42.2,
    }
    const sketch = { ...romeItinerary, destination: 'Olot, Spain', destinationId: null, palette }
    const request = planRequest(form, 'premium', 'rome')
    await trips().record({ id: 't2', generationId: 'g2', owner: 'v-ada', form, request, itinerary: sketch })
    expect((await trips().list('ada', 'all')).map((trip) => trip.palette)).toEqual([palette, null])
  })

  it('are read when they were stored under earlier names', async () => {
    const palette = {
      name: 'Olot',
      facts: { family: 'mountain', season: 'spring', sunset: 30 },
      latitude: 42.2,
    }
    const provenance = { prompt: 'p1', tokens: 7, repairs: [] }
    const id = await record('t3', 'v-ada').then(() => 't3')
    const old = { ...romeItinerary, destinationId: null, print: palette, making: provenance }
    await env.DB.prepare('UPDATE trips SET itinerary = ? WHERE id = ?').bind(JSON.stringify(old), id).run()
    expect((await trips().find('ada', id))?.itinerary).toMatchObject({ palette, provenance })
    expect((await trips().list('ada', 'all')).find((trip) => trip.id === id)?.palette).toEqual(palette)
    await shareCache.put('old', 1, JSON.parse(JSON.stringify(old)))
    expect(await shareCache.get('old')).toMatchObject({ trip: { palette, provenance }, version: 1 })
  })

  it('take one of several edits from the same version, and keep what it replaced', async () => {
    expect(await trips().versions('ada', 't1')).toEqual([])
    const edit = (overview: string) => trips().update('ada', 't1', 1, { ...romeItinerary, overview })
    const results = await Promise.all([edit('A'), edit('B'), edit('C')])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toHaveLength(2)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'stale-version', version: 2 } })
    expect(await trips().versions('ada', 't1')).toEqual([{ version: 1, replacedAt: time }])
    expect((await trips().atVersion('ada', 't1', 1))?.overview).toBe('First')
    expect(await trips().update('eve', 't1', 2, romeItinerary)).toMatchObject({
      failure: { code: 'not-found' },
    })
    expect(await trips().atVersion('eve', 't1', 1)).toBeNull()
    expect(await trips().atVersion('ada', 't1', 2)).toBeNull()
    expect(await trips().versions('eve', 't1')).toBeNull()
    expect(await trips().byGeneration('ada', 'g-t1')).toEqual(await trips().find('ada', 't1'))
    expect(await trips().byGeneration('eve', 'g-t1')).toBeNull()
  })

  it('take the same edit twice as one, since the answer to the first may have been lost', async () => {
    const edit = { ...romeItinerary, overview: 'A' }
    expect(await trips().update('ada', 't1', 1, edit)).toEqual({ ok: true, value: { version: 2 } })
    expect(await trips().update('ada', 't1', 1, edit)).toEqual({ ok: true, value: { version: 2 } })
    expect(await trips().versions('ada', 't1')).toHaveLength(1)
  })

  it('keep the last twenty versions', async () => {
    for (let version = 1; version <= versionsKept + 5; version++) {
      await trips().update('ada', 't1', version, { ...romeItinerary, overview: `Edit ${version}` })
    }
    const kept = (await trips().versions('ada', 't1')) ?? []
    expect(kept).toHaveLength(versionsKept)
    expect(kept[0]?.version).toBe(versionsKept + 5)
    expect(kept.at(-1)?.version).toBe(6)
  })

  it('can be brought back for a day after their deletion, by their owner alone', async () => {
    expect(await trips().remove('eve', 't1')).toBeNull()
    expect(await trips().remove('ada', 't1')).toEqual({ shareCode: null })
    expect(await trips().find('ada', 't1')).toBeNull()
    expect(await trips().undoRemove('eve', 't1')).toBe(false)
    expect(await trips().undoRemove('ada', 't1')).toBe(true)
    expect(await trips().find('ada', 't1')).toMatchObject({ id: 't1', version: 1 })

    await trips().update('ada', 't1', 1, romeItinerary)
    await trips().remove('ada', 't1')
    time += undoTime + 1
    // Also before the purge has run.
    expect(await trips().undoRemove('ada', 't1')).toBe(false)
  })
})

describe('share links', () => {
  const open = (code: string) =>
    openSharedTrip(code, { shares: shares(), shareCache, say: sayIn(), now: () => new Date() })

  it('are one for a trip, and nobody else can make or end it', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => shares().open('ada', 't1')))
    expect(new Set(codes).size).toBe(1)
    expect(await shares().open('eve', 't1')).toBeNull()
    expect(await shares().close('eve', 't1')).toBeNull()
    expect(await open(codes[0] ?? '')).toMatchObject({ overview: 'First' })
  })

  it('show an edit at once, although the cache knew the trip before', async () => {
    const code = (await shares().open('ada', 't1')) ?? ''
    await open(code)
    await trips().update('ada', 't1', 1, { ...romeItinerary, overview: 'Second' })
    expect(await open(code)).toMatchObject({ overview: 'Second' })
  })

  it('are dead at once when taken back, and leave nothing in the cache', async () => {
    const code = (await shares().open('ada', 't1')) ?? ''
    await open(code)
    await unshareTrip({ userId: 'ada', tripId: 't1' }, { shares: shares(), shareCache })
    expect(await open(code)).toBeNull()
    expect((await env.CACHE.list()).keys).toEqual([])
    expect(await shares().open('ada', 't1')).not.toBe(code)
  })

  it('stay dead when the cache cannot be cleared, and work when it cannot be read', async () => {
    const code = (await shares().open('ada', 't1')) ?? ''
    const broken = {
      get: async () => null,
      put: async () => {},
      clear: async () => Promise.reject(new Error('no cache')),
    }
    expect(
      await openSharedTrip(code, {
        shares: shares(),
        shareCache: broken,
        say: sayIn(),
        now: () => new Date(),
      }),
    ).not.toBeNull()
    await open(code)
    const parts = { shares: shares(), shareCache: broken }
    await expect(unshareTrip({ userId: 'ada', tripId: 't1' }, parts)).rejects.toThrow()
    expect(await open(code)).toBeNull()
  })

  it('copy a trip once for each reader, without its link', async () => {
    const code = (await shares().open('ada', 't1')) ?? ''
    const target = await shares().target(code)
    if (!target) throw new Error('no target')
    const copies = await Promise.all([1, 2].map(() => shares().copy(target, 'v-eve')))
    expect(new Set(copies).size).toBe(1)
    expect(await trips().list('eve', 'all')).toMatchObject([{ destination: 'Rome, Italy', shareCode: null }])
  })
})
