import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { ok } from '~/domain/errors'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { referenceRates } from '~/domain/money/reference-rates'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import { Connections } from '~/domain/planning/several-places/connection'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { sayIn } from '~/messages/languages'
import { type ModelUse, type Planners, planAnywhere } from './plan-anywhere'

const towns = new Map(
  ['florence', 'venice'].map((id) => [
    id,
    Destination.parse(JSON.parse(readFileSync(`catalogue/${id}.json`, 'utf8'))),
  ]),
)
const filters = { ...defaultFilters }
const request: PlanRequest = {
  destinationId: 'florence',
  places: [
    { destinationId: 'florence', nights: 2, interests: ['Museums'], filters },
    { destinationId: 'venice', nights: 1, interests: ['Museums'], filters },
  ],
  startDate: '2027-05-10',
  days: 4,
  budget: 'moderate',
  interests: ['Museums'],
  additionalInfo: '',
  filters,
  seed: 0,
  sample: false,
  dayLimit: null,
}

const titled = (day: ItineraryDay, title: string): ItineraryDay => ({ ...day, title })

/** The planner of the catalogue, which then waits for a model; the model names the first day of each place, and another one late. */
function slowModel(answered: Promise<void>, kept: Map<string, unknown>) {
  return ({ answers }: ModelUse): PlannerEngine => ({
    name: 'openai',
    async *plan(asked, destination) {
      const days: ItineraryDay[] = []
      for await (const piece of catalogueEngine.plan(asked, destination)) {
        if (piece.ok && piece.value.kind === 'day') days.push(piece.value.day)
        if (!piece.ok || piece.value.kind !== 'tips') yield piece
      }
      await answered
      kept.set(destination.id ?? '', answers.recall('day-1'))
      answers.keep('day-1', { ok: true, value: destination.id, usage: { inputTokens: 1, outputTokens: 1 } })
      const [first, second] = days
      if (first) yield ok({ kind: 'revised', day: titled(first, `Written for ${destination.name}`) })
      yield ok({ kind: 'tips', tips: [] })
      if (second)
        yield ok({
          kind: 'late',
          offers: Promise.resolve([{ days: [titled(second, `Late for ${destination.name}`)] }]),
        })
      const repairs = [{ day: 2, kind: 'planned-without-model' as const, detail: 'late' }]
      yield ok({ kind: 'provenance', engine: 'openai', provenance: { prompt: 'p', tokens: 7, repairs } })
    },
  })
}

function planners(answered: Promise<void>, kept = new Map<string, unknown>()): Planners {
  const engine = slowModel(answered, kept)
  return {
    engines: { forCatalogue: engine, elsewhere: () => Promise.reject() as never },
    catalogue: { list: async () => [], find: async (id) => towns.get(id ?? '') ?? null },
    localities: { find: async () => null },
    connections: async () =>
      Connections.parse(JSON.parse(readFileSync('catalogue/connections/connections.json', 'utf8'))),
    rates: async () => referenceRates,
    sunTimes: () => ({ rise: '06:00', set: '20:00' }),
  }
}

function book() {
  const answers = new Map<string, Parameters<ModelUse['answers']['keep']>[1]>()
  const use: ModelUse = {
    answers: { recall: (name) => answers.get(name), keep: (name, answer) => answers.set(name, answer) },
    reserve: async () => true,
  }
  return use
}

describe('a trip to several places with a language model', () => {
  it('has all its days before the model has said a word', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const events = await planAnywhere(request, book(), planners(answered))
    const days: number[] = []
    while (days.length < 4) {
      const { value, done } = await events.next()
      if (done) throw new Error('it ended without its days')
      if (value.event === 'day') days.push(value.data.day)
    }
    expect(days).toEqual([1, 2, 3, 4])
    answer()
    await events.return(undefined as never)
  })

  it('counts and tells what the model did in every place, and offers the late days of each as days of the trip', async () => {
    const kept = new Map<string, unknown>()
    const events = await planAnywhere(request, book(), planners(Promise.resolve(), kept))
    let step = await events.next()
    while (!step.done) step = await events.next()
    const outcome = step.value
    if (!outcome.ok) throw new Error('no plan')
    const { days, provenance, engine } = outcome.itinerary
    expect(engine).toBe('openai')
    expect(days[0]?.title).toBe('Written for Florence')
    expect(days.map(({ title }) => title)).toContain('Written for Venice')
    // No answer about one place is taken for one about the other.
    expect([...kept.values()]).toEqual([undefined, undefined])
    expect(provenance?.tokens).toBe(14)
    const offers = (await outcome.late) ?? []
    const late = offers.flatMap(({ days }) => days)
    expect(offers.map(({ place }) => place)).toEqual([0, 1])
    expect(late.map(({ title }) => title)).toEqual(['Late for Florence', 'Late for Venice'])
    expect(provenance?.repairs.map(({ day }) => day)).toEqual(late.map(({ day }) => day))
    expect(sayIn()(provenance?.note ?? '')).toContain(late.map(({ day }) => day).join(' and '))
    for (const day of late)
      expect({ ...day, title: '' }).toEqual({ ...days.find((each) => each.day === day.day), title: '' })
  })
})
