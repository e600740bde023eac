import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import type { GenerationCommand } from '~/domain/planning/generation'
import { quotaLimits } from '~/domain/quota/quota'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import type { Generator } from '../generator'

const form = TripForm.parse({
  destination: 'Rome, Italy',
  startDate: '2027-04-13',
  endDate: '2027-04-14',
  interests: ['Museums'],
})

function command(key: string, more: Partial<GenerationCommand> = {}): GenerationCommand {
  const request = planRequest(form, 'premium', 'rome')
  return { key, keyMade: false, digest: 'd', form, request, cover: 'plan', ...more }
}

function generatorOf(owner: string): DurableObjectStub<Generator> {
  return env.GENERATOR.get(env.GENERATOR.idFromName(owner))
}

async function eventsOf(
  stub: DurableObjectStub<Generator>,
  generationId: string,
  after = 0,
): Promise<string[]> {
  const response = await stub.fetch(`https://generator.local/events/${generationId}?after=${after}`)
  expect(response.status).toBe(200)
  return [...(await response.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '')
}

async function started(
  stub: DurableObjectStub<Generator>,
  owner: string,
  wanted: GenerationCommand,
): Promise<string> {
  const result = await stub.start(owner, wanted)
  if (!result.ok) throw new Error(result.failure.message)
  return result.value.generationId
}

/** The rows of an object, by table. */
function storedIn(stub: DurableObjectStub<Generator>): Promise<Record<string, number>> {
  return runInDurableObject(stub, (_generator, { storage: { sql } }) =>
    Object.fromEntries(
      ['generations', 'events', 'answers', 'questions'].map((table) => [
        table,
        Number(sql.exec(`SELECT count(*) AS n FROM ${table}`).one().n),
      ]),
    ),
  )
}

/** Makes everything in an object older by so many days and runs its alarm, which must have been set. */
async function daysLater(stub: DurableObjectStub<Generator>, days: number) {
  await runInDurableObject(stub, async (_generator, { storage }) => {
    expect(await storage.getAlarm()).not.toBeNull()
    storage.sql.exec('UPDATE generations SET created_at = created_at - ?', days * 86_400_000)
    storage.sql.exec('UPDATE questions SET at = at - ?', days * 86_400_000)
    storage.sql.exec('UPDATE ended SET at = at - ?', days * 86_400_000)
  })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
}

describe('what the generator of a visitor keeps', () => {
  it('is after a week the latest plan alone, and after a year nothing', async () => {
    const stub = generatorOf('old')
    await eventsOf(stub, await started(stub, 'old', command('first')))
    const plan = await started(stub, 'old', command('second'))
    await eventsOf(stub, plan)
    await stub.admitQuestion()
    await daysLater(stub, 6)
    expect(await storedIn(stub)).toEqual({ generations: 2, events: 16, answers: 0, questions: 0 })
    await daysLater(stub, 2)
    expect(await storedIn(stub)).toEqual({ generations: 1, events: 1, answers: 0, questions: 0 })
    const latest = await stub.latest()
    expect(latest).toMatchObject({ generationId: plan, status: 'done' })
    expect(readItinerary(latest?.stored ?? '').days).toHaveLength(2)
    await daysLater(stub, 360)
    expect(await storedIn(stub)).toEqual({ generations: 0, events: 0, answers: 0, questions: 0 })
    expect(await runInDurableObject(stub, (_generator, { storage }) => storage.getAlarm())).toBeNull()
  })

  it('loses a generation whose trip was deleted', async () => {
    const stub = generatorOf('dropped')
    const id = await started(stub, 'dropped', command('k'))
    await eventsOf(stub, id)
    await stub.drop(id)
    expect(await stub.latest()).toBeNull()
    expect(await storedIn(stub)).toMatchObject({ generations: 0, events: 0 })
  })

  it('is nothing once its owner is gone: what is under way ends, and nothing begins for a while', async () => {
    const stub = generatorOf('gone')
    const id = await started(stub, 'gone', command('k'))
    const reading = stub.fetch(`https://generator.local/events/${id}?after=0`)
    await stub.forget()
    expect(await (await reading).text()).not.toContain('event: done')
    await runDurableObjectAlarm(stub)
    expect(await storedIn(stub)).toEqual({ generations: 0, events: 0, answers: 0, questions: 0 })
    expect(await stub.start('gone', command('k2'))).toMatchObject({ ok: false })
    const { results } = await env.DB.prepare('SELECT id FROM trips').all()
    expect(results).toEqual([])
  })
})

describe('the generator of a visitor', () => {
  it('runs ten equal commands at once as one generation and keeps one trip', async () => {
    const stub = generatorOf('ten')
    const ids = await Promise.all(Array.from({ length: 10 }, () => started(stub, 'ten', command('same'))))
    expect(new Set(ids).size).toBe(1)
    expect(await eventsOf(stub, ids[0] ?? '')).toEqual([
      'accepted',
      'overview',
      'day',
      'day',
      'tips',
      'budget',
      'checks',
      'done',
    ])
    const { results } = await env.DB.prepare('SELECT id FROM trips').all()
    expect(results).toHaveLength(1)
  })

  it('does not plan again what an alarm that fires twice has finished', async () => {
    const stub = generatorOf('twice')
    const id = await started(stub, 'twice', command('k'))
    const first = await eventsOf(stub, id)
    await runInDurableObject(stub, (generator) => generator.alarm())
    expect(await eventsOf(stub, id)).toEqual(first)
  })

  it('goes on where it stopped when the work is cut off after any event', { timeout: 30_000 }, async () => {
    const stub = generatorOf('cut')
    const id = await started(stub, 'cut', command('k'))
    const whole = await eventsOf(stub, id)
    for (let kept = 1; kept < whole.length; kept++) {
      await runInDurableObject(stub, async (generator, state) => {
        state.storage.sql.exec('DELETE FROM events WHERE seq > ?', kept)
        state.storage.sql.exec("UPDATE generations SET status = 'running'")
        await generator.alarm()
      })
      expect(await eventsOf(stub, id)).toEqual(whole)
      expect(await eventsOf(stub, id, kept)).toEqual(whole.slice(kept))
    }
    const { results } = await env.DB.prepare('SELECT id FROM trips').all()
    expect(results).toHaveLength(1)
  })

  it('refuses a key that comes back for another trip', async () => {
    const stub = generatorOf('reuse')
    await started(stub, 'reuse', command('k'))
    expect(await stub.start('reuse', command('k', { digest: 'other' }))).toMatchObject({
      ok: false,
      failure: { code: 'key-reused' },
    })
  })

  it('lets exactly as many start as the quota allows, however many ask at once', async () => {
    const stub = generatorOf('many')
    const asked = quotaLimits.running + 5
    const results = await Promise.all(
      Array.from({ length: asked }, (_, index) => stub.start('many', command(`k${index}`))),
    )
    const refused = results.filter((result) => !result.ok)
    expect(refused).toHaveLength(asked - quotaLimits.running)
    expect(refused[0]).toMatchObject({ failure: { code: 'rate-limited', retryAfter: expect.any(Number) } })
  })

  it('has nothing for another visitor', async () => {
    const id = await started(generatorOf('mine'), 'mine', command('k'))
    const response = await generatorOf('theirs').fetch(`https://generator.local/events/${id}?after=0`)
    expect(response.status).toBe(404)
  })

  it('ends with an error event, and never a trip, when the wishes cannot be met', async () => {
    const stub = generatorOf('clash')
    const { filters, ...asked } = planRequest(form, 'premium', 'cusco')
    const request = {
      ...asked,
      filters: { ...filters, accessibility: ['Wheelchair accessible' as const, 'No stairs' as const] },
    }
    const id = await started(stub, 'clash', command('k', { request }))
    expect((await eventsOf(stub, id)).at(-1)).toBe('error')
    expect(await stub.latest()).toMatchObject({ status: 'failed', stored: null })
    const { results } = await env.DB.prepare('SELECT id FROM trips').all()
    expect(results).toEqual([])

    const plan = await started(stub, 'clash', command('k2'))
    expect((await eventsOf(stub, plan)).at(-1)).toBe('done')
    const again = await started(stub, 'clash', command('k3', { request }))
    expect((await eventsOf(stub, again)).at(-1)).toBe('error')
    expect(await stub.latest(), 'what failed takes no plan’s place').toMatchObject({ generationId: plan })
  })
})

describe('a gift', () => {
  const clash = () => {
    const { filters, ...asked } = planRequest(form, 'premium', 'cusco')
    const wishes = { ...filters, accessibility: ['Wheelchair accessible' as const, 'No stairs' as const] }
    return { ...asked, filters: wishes }
  }
  const gift = (key: string, more: Partial<GenerationCommand> = {}) =>
    command(key, { cover: 'gift', digest: key, ...more })
  const usedBy = async () => {
    const row = await env.DB.prepare('SELECT used_key AS generation, used_at AS at FROM gifts').first()
    return row?.at === null ? null : row?.generation
  }
  async function given(owner: string) {
    await env.DB.prepare(
      "INSERT INTO gifts (id, code, user_id, month, created_at, redeemed_by, redeemed_at) VALUES ('g', 'c', 'ada', '2027-05', 1, ?, 2)",
    )
      .bind(owner)
      .run()
    return generatorOf(owner)
  }

  it('makes one itinerary of several that ask at once, and none that no gift pays for', async () => {
    const stub = await given('race')
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => stub.start('race', gift(key))))
    const begun = answers.flatMap((answer) => (answer.ok ? [answer.value.generationId] : []))
    expect(begun).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { title: 'Your gift is used' } })
    expect((await eventsOf(stub, begun[0] ?? '')).at(-1)).toBe('done')
    expect(await usedBy()).toBe(begun[0])
    expect(await stub.start('race', gift('late', { cover: 'none' }))).toMatchObject({ ok: false })
    const { results } = await env.DB.prepare('SELECT id FROM trips').all()
    expect(results).toHaveLength(1)
  })

  it('is given back when the wishes clash, before the error is told', async () => {
    const stub = await given('wishes')
    const id = await started(stub, 'wishes', gift('k', { request: clash() }))
    expect((await eventsOf(stub, id)).at(-1)).toBe('error')
    expect(await usedBy()).toBeNull()
    const next = await started(stub, 'wishes', gift('k2'))
    expect((await eventsOf(stub, next)).at(-1)).toBe('done')
    expect(await usedBy()).toBe(next)
  })

  it('is given back later when the database is away just then', async () => {
    const stub = await given('away')
    const id = await started(stub, 'away', gift('k', { request: clash() }))
    await eventsOf(stub, id)
    // The state of the object when the gift could not be returned.
    await env.DB.prepare('UPDATE gifts SET used_key = ?, used_at = 3').bind(id).run()
    await runInDurableObject(stub, async (generator, state) => {
      state.storage.sql.exec('INSERT INTO gifts_held VALUES (?)', id)
      await env.DB.exec('ALTER TABLE gifts RENAME TO hidden')
      await generator.alarm()
      expect(await state.storage.getAlarm(), 'it is tried again').not.toBeNull()
      await env.DB.exec('ALTER TABLE hidden RENAME TO gifts')
      await generator.alarm()
    })
    expect(await usedBy()).toBeNull()
  })

  it('is not given back when the trip was stored and the object stopped after that', async () => {
    const stub = await given('stored')
    const id = await started(stub, 'stored', gift('k'))
    await eventsOf(stub, id)
    await runInDurableObject(stub, async (generator, state) => {
      state.storage.sql.exec("UPDATE generations SET status = 'failed'")
      state.storage.sql.exec('INSERT INTO gifts_held VALUES (?)', id)
      await generator.alarm()
    })
    expect(await usedBy()).toBe(id)
  })

  it('is taken by the alarm when the object stopped while it asked for it', async () => {
    const stub = await given('stopped')
    const id = await started(stub, 'stopped', gift('k'))
    await eventsOf(stub, id)
    await env.DB.batch([
      env.DB.prepare('UPDATE gifts SET used_key = NULL, used_at = NULL'),
      env.DB.prepare('DELETE FROM trips'),
    ])
    await runInDurableObject(stub, async (generator, state) => {
      state.storage.sql.exec('DELETE FROM events WHERE seq > 1')
      state.storage.sql.exec("UPDATE generations SET status = 'running'")
      await generator.alarm()
    })
    expect(await usedBy()).toBe(id)
  })
})
