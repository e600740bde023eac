// One gift, asked for in every way that could make it pay twice.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 30_000 })

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

const form = (destination: string, more: object = {}) =>
  romeForm({ destination, endDate: '2027-04-13', planType: 'premium', ...more })

/** A guest who has accepted a gift. */
async function gifted(): Promise<Visitor> {
  const visitor = new Visitor(worker)
  await visitor.ask('/api/popup/seen', { method: 'POST' })
  const db = await worker.database()
  const id = randomUUID()
  await db
    .prepare(
      `INSERT INTO gifts (id, code, user_id, month, created_at, redeemed_by, redeemed_at)
       SELECT ?, ?, ?, '2027-05', 1, visitor_id, 2 FROM sessions ORDER BY created_at DESC, rowid DESC LIMIT 1`,
    )
    .bind(id, id, id)
    .run()
  return visitor
}

async function plan(visitor: Visitor, body: object, key?: string) {
  const asked = { method: 'POST' as const, json: body, ...(key && { key }) }
  const { status, text } = await visitor.ask('/api/generate-itinerary', asked)
  return { status, code: /"code":"([\w-]+)"/.exec(text)?.[1] }
}

it('pays for one itinerary, whatever keys come with the forms', async () => {
  const visitor = await gifted()
  const places = [
    'Paris, France',
    'London, United Kingdom',
    'Barcelona, Spain',
    'Tokyo, Japan',
    'Lisbon, Portugal',
  ]
  expect(await plan(visitor, form('Rome, Italy'), 'one')).toEqual({ status: 200, code: undefined })
  for (const place of places) {
    // The used key with another form, and after that another key: the first must not open the way for the second.
    expect(await plan(visitor, form(place), 'one')).toEqual({ status: 422, code: 'key-reused' })
    expect((await plan(visitor, form(place), randomUUID())).status).toBe(402)
    expect((await plan(visitor, form(place))).status).toBe(402)
  }
  expect((await plan(visitor, form('Rome, Italy'), 'one')).status, 'the same again is the same trip').toBe(
    200,
  )
})

it('pays for one itinerary when the browser signs in between', async () => {
  const visitor = await gifted()
  expect((await plan(visitor, form('Rome, Italy'), 'one')).status).toBe(200)
  await visitor.signIn()
  expect((await plan(visitor, form('Paris, France'), 'one')).status).not.toBe(200)
  expect((await plan(visitor, form('Paris, France'), 'two')).status).toBe(402)
  expect(await visitor.json<unknown[]>('/api/trips')).toHaveLength(1)
})

it('is given back when wishes clash', async () => {
  const visitor = await gifted()
  const wishes = { advancedFilters: { accessibility: ['Wheelchair accessible', 'No stairs'] } }
  expect((await plan(visitor, form('Cusco, Peru', wishes))).code).toBe('wishes-clash')
  expect((await plan(visitor, form('Rome, Italy'))).status).toBe(200)
  expect((await plan(visitor, form('Paris, France'))).status).toBe(402)
})

const places = (...names: string[]) => {
  const { destination: _one, ...several } = form('', { startDate: '2027-05-10', endDate: '2027-05-16' })
  return { ...several, destinations: names.map((destination) => ({ destination })) }
}

it('pays for a trip to several places like for any other, and is given back where it cannot be', async () => {
  const visitor = await gifted()
  const wishes = { advancedFilters: { accessibility: ['Wheelchair accessible', 'No stairs'] } }
  expect((await plan(visitor, { ...places('Lima', 'Cusco'), ...wishes })).code).toBe('wishes-clash')
  const asked = places('Rome', 'Florence', 'Venice')
  expect((await plan(visitor, asked)).status).toBe(200)
  expect((await plan(visitor, places('Prague', 'Vienna'))).status).toBe(402)
  await visitor.signIn()
  const [trip] = await visitor.json<{ id: string; destination: string }[]>('/api/trips')
  expect(trip?.destination).toBe('Rome, Florence and Venice')

  // It is edited like a trip of the same plan that was bought: a place goes, and the rest takes its nights.
  const proposed = await visitor.ask(`/api/trips/${trip?.id}/places`, {
    method: 'POST',
    json: { destinations: [{ destination: 'Rome' }, { destination: 'Venice' }] },
  })
  expect(proposed.status).toBe(200)
  const { version, itinerary } = JSON.parse(proposed.text)
  expect(itinerary.days).toHaveLength(7)
  const kept = await visitor.ask(`/api/trips/${trip?.id}`, { method: 'PUT', json: { version, itinerary } })
  expect(kept.status).toBe(200)
  const [after] = await visitor.json<{ destination: string }[]>('/api/trips')
  expect(after?.destination).toBe('Rome and Venice')
})
