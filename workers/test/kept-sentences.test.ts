import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { planRequest } from '~/domain/request/plan-request'
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

it('keeps codes of our sentences: words only where they are the facts, names and tips of the catalogue', async () => {
  const form = TripForm.parse({
    destination: 'Rome, Italy',
    startDate: '2027-04-13',
    endDate: '2027-04-16',
    interests: ['Museums', 'Quux therapy'],
    arrivalTime: '12:00',
  })
  const stub = env.GENERATOR.get(env.GENERATOR.idFromName('sentences'))
  const request = planRequest(form, 'premium', 'rome')
  const result = await stub.start('sentences', { key: 'k', keyMade: false, digest: 'd', form, request })
  if (!result.ok) throw new Error(result.failure.message)
  await (await stub.fetch(`https://generator.local/events/${result.value.generationId}?after=0`)).text()

  const { results } = await env.DB.prepare('SELECT itinerary FROM trips').all()
  const [{ itinerary }] = z.tuple([z.object({ itinerary: z.string() })]).parse(results)
  const texts = textsRead(JSON.parse(itinerary))
  expect(texts.length).toBeGreaterThan(30)
  const known = new Set(allTexts(await assetCatalogue(env.ASSETS).find('rome')))
  expect(texts.filter((text) => text !== '' && !known.has(text))).toEqual([])
  expect(itinerary).toContain('"code":"overview.unanswered"')
})
