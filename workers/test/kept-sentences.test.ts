import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { User } from '~/domain/account/session'
import { Itinerary } from '~/domain/itinerary/itinerary'
import { referenceRates } from '~/domain/money/reference-rates'
import { type PlanRequest, planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { createMemory, recalled } from '~/messages/recall'
import { database } from '~/services/db/database.server'
import { d1Trips } from '~/services/db/trip-store.server'
import { assetCatalogue } from '~/services/places/asset-catalogue.server'
import { editTrip } from '~/use-cases/edit-trip'

/** What a person reads of an itinerary. */
const read = new Set(['overview', 'title', 'area', 'description', 'reason', 'note', 'tips', 'evidence'])

function textsRead(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return read.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsRead(each, key))
  if (typeof value !== 'object' || value === null) return []
  // The row has a code and parameters in place of each sentence of ours.
  if ('code' in value) return []
  return Object.entries(value).flatMap(([name, each]) => textsRead(each, name))
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : []
}

const form = TripForm.parse({
  destination: 'Rome, Italy',
  startDate: '2027-04-13',
  endDate: '2027-04-16',
  interests: ['Museums', 'Quux therapy'],
  arrivalTime: '12:00',
})

/** What readers of a generation were sent, and the generator that made it. */
async function generated(owner: string, request: PlanRequest) {
  const stub = env.GENERATOR.get(env.GENERATOR.idFromName(owner))
  const result = await stub.start(owner, {
    key: 'k',
    keyMade: false,
    digest: 'd',
    form,
    request,
    cover: 'plan',
  })
  if (!result.ok) throw new Error(result.failure.message)
  const events = await stub.fetch(`https://generator.local/events/${result.value.generationId}?after=0`)
  return { stub, sent: await events.text() }
}

it('keeps codes of our sentences: words only where they are the facts, names and tips of the catalogue', async () => {
  await generated('sentences', planRequest(form, 'premium', 'rome'))
  const { results } = await env.DB.prepare('SELECT itinerary FROM trips').all()
  const [{ itinerary }] = z.tuple([z.object({ itinerary: z.string() })]).parse(results)
  const texts = textsRead(JSON.parse(itinerary))
  expect(texts.length).toBeGreaterThan(30)
  const known = new Set(allTexts(await assetCatalogue(env.ASSETS).find('rome')))
  expect(texts.filter((text) => text !== '' && !known.has(text))).toEqual([])
  expect(itinerary).toContain('"code":"overview.unanswered"')
  expect(pricesOf(itinerary)).toEqual({ words: [], priced: expect.any(Number) })
  expect(pricesOf(itinerary).priced).toBeGreaterThan(20)
})

/** Starts and prices that the row has in words, and how many prices it has as amounts. */
function pricesOf(itinerary: string) {
  const { days } = Itinerary.parse(JSON.parse(itinerary))
  const stops = days.flatMap(({ activities }) => activities)
  return {
    words: stops.flatMap(({ cost, time }) => [cost, time].filter((text) => text !== undefined)),
    priced: stops.filter(({ currency }) => currency === 'EUR').length,
  }
}

const say = sayIn()
const parts = {
  trips: d1Trips(database(env.DB), () => 0),
  catalogue: assetCatalogue(env.ASSETS),
  localities: { find: async () => null },
  sunTimes: () => null,
  rates: async () => referenceRates,
  say,
}
const user = { id: 'ada', planType: 'premium' } as User

it('keeps an edit and days planned anew as codes too, but for what a person wrote', async () => {
  await generated('edited', planRequest(form, 'premium', 'rome'))
  await env.DB.prepare("INSERT INTO account_visitors VALUES ('edited', 'ada', 0)").run()
  const trip = (await parts.trips.list('ada', 'all'))[0]
  const found = trip && (await parts.trips.find('ada', trip.id))
  const rome = await parts.catalogue.find('rome')
  if (!found?.request || !rome) throw new Error('no trip')
  // As the browser does: texts in words, and messages for those that it rendered itself.
  const memory = createMemory()
  const facts = editFacts(
    { request: found.request, destination: rome, sunTimes: () => null },
    memory.over(say),
  )
  const view = itineraryView(found.itinerary, say)
  const replanned = facts.replanDays(view.days, { days: [2], from: '10:00' }, found.request, rome)
  if (!replanned.ok) throw new Error(replanned.failure.message)
  const [first, ...days] = replanned.value
  const [stop, ...stops] = first?.activities ?? []
  if (!first || !stop) throw new Error('no stop')
  const mine = { ...stop, ownCost: true, cost: 'five or so: €5, cash', costCents: 500 }
  const changed = {
    ...view,
    tips: ['Mind the step.'],
    days: [{ ...first, activities: [mine, ...stops] }, ...days],
  }
  const sent = Itinerary.parse(JSON.parse(JSON.stringify(recalled(changed, memory.recall))))
  const saved = await editTrip({ user, tripId: found.id, version: 1, itinerary: sent }, parts)
  expect(saved).toMatchObject({ ok: true })

  const row = await env.DB.prepare('SELECT itinerary FROM trips WHERE id = ?').bind(found.id).first()
  const itinerary = String(row?.itinerary)
  const known = new Set(allTexts(rome))
  expect(textsRead(JSON.parse(itinerary)).filter((text) => text !== '' && !known.has(text))).toEqual([
    'Mind the step.',
  ])
  expect(itinerary).toContain('"code":"note.hours-asked"')
  expect(pricesOf(itinerary).words).toEqual([])
  expect(saved.ok && saved.value.itinerary.days[0]?.activities.map(({ time }) => time)).toEqual(
    first.activities.map(({ time }) => time),
  )
})

it('keeps a plan that failed as codes, and sends it in words', async () => {
  const { filters, ...asked } = planRequest(form, 'premium', 'cusco')
  const accessibility = ['Wheelchair accessible' as const, 'No stairs' as const]
  const { stub, sent } = await generated('failed', { ...asked, filters: { ...filters, accessibility } })
  expect(sent).toContain('do not go together: too few sights are confirmed for that. You can leave out')
  const kept = await runInDurableObject(stub, (_generator, { storage }) =>
    storage.sql
      .exec('SELECT body FROM events ORDER BY seq')
      .toArray()
      .map(({ body }) => String(body)),
  )
  const { data } = z
    .object({ event: z.literal('error'), data: z.object({ code: z.string(), message: z.json() }) })
    .parse(JSON.parse(kept.at(-1) ?? ''))
  expect(textsRead({ evidence: data.message })).toEqual([])
  expect(kept.join()).not.toContain('go together')
})
