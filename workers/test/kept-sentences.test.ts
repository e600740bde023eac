import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type PlanRequest, planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { assetCatalogue } from '~/services/places/asset-catalogue.server'

/** What a person reads of an itinerary. */
const read = new Set(['overview', 'title', 'area', 'description', 'reason', 'note', 'tips', 'evidence'])

function textsRead(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return read.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsRead(each, key))
  if (typeof value !== 'object' || value === null) return []
  // Of a sentence of ours the row holds the code and what fills it.
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
