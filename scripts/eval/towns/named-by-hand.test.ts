// Two real towns without a catalogue, with answers that a large language model wrote by hand, from the instructions and the kinds
// that are asked for alone; no service was called.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { metersBetween } from '../../../app/domain/catalogue/distance'
import type { Locality } from '../../../app/domain/catalogue/locality'
import type { ItineraryDay } from '../../../app/domain/itinerary/itinerary'
import { areaStages } from '../../../app/domain/planning/area-engine/area-engine'
import { catalogueStages } from '../../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { Answer } from '../../../app/domain/planning/llm-engine/language-model'
import { llmAreaEngine } from '../../../app/domain/planning/llm-engine/llm-area-engine'
import { atOnce } from '../../../app/domain/planning/steps'
import { defaultFilters } from '../../../app/domain/request/filters'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { defaultInterests } from '../../../app/domain/request/trip-rules'
import { sayIn } from '../../../app/messages/languages'
import { sunTimes } from '../../../app/services/sun-times.server'

interface Town {
  locality: Locality
  answers: Record<string, { places: { name: string; latitude: number; longitude: number }[] }>
}
const townOf = (id: string): Town => JSON.parse(readFileSync(`scripts/eval/towns/${id}.json`, 'utf8'))

async function planned({ locality, answers }: Town, days: number) {
  const request: PlanRequest = {
    destinationId: null,
    locality: locality.label,
    startDate: '2027-05-13',
    days,
    budget: 'moderate',
    interests: defaultInterests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 1,
    sample: false,
    dayLimit: null,
  }
  const usage = { inputTokens: 0, outputTokens: 0 }
  const engine = llmAreaEngine(
    {
      model: {
        ask: async ({ name }): Promise<Answer> => {
          const value = answers[name]
          return value ? { ok: true, value, usage } : { ok: false, failure: 'refused', usage }
        },
      },
      answers: { recall: () => undefined, keep: () => {} },
      now: () => 0,
      pause: async () => {},
      say: sayIn(),
      parallel: 6,
      townStages: catalogueStages,
      solve: async (steps) => atOnce(steps),
    },
    areaStages(sunTimes),
  )
  const byNumber = new Map<number, ItineraryDay>()
  for await (const piece of engine.plan(request, locality))
    if (piece.ok && 'day' in piece.value) byNumber.set(piece.value.day.day, piece.value.day)
  return [...byNumber.values()]
}

describe.each(['ghent', 'leipzig'])('%s, whose places a model names', (id) => {
  it.each([2, 3])(
    'has names for four of five stops of %i days and more, each once, where they were said to be',
    async (length) => {
      const town = townOf(id)
      const days = await planned(town, length)
      const visits = days.flatMap(({ activities }) =>
        activities.filter(({ type }) => type === 'attraction' || type === 'food'),
      )
      const named = visits.filter(({ unverified }) => unverified)
      expect(visits.length).toBeGreaterThanOrEqual(length * 6)
      expect(named.length / visits.length).toBeGreaterThanOrEqual(0.8)
      expect(new Set(named.map(({ title }) => title)).size).toBe(named.length)
      const given = new Map(
        Object.values(town.answers).flatMap(({ places }) => places.map((place) => [place.name, place])),
      )
      for (const { title, latitude, longitude } of named) {
        const { latitude: north = 0, longitude: east = 0 } = given.get(String(title)) ?? {}
        expect(metersBetween([north, east], [latitude ?? 0, longitude ?? 0])).toBeLessThan(20)
      }
    },
  )
})
