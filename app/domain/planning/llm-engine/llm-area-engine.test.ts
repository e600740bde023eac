import { describe, expect, it } from 'vitest'
import { budgetOf } from '~/domain/itinerary/budget'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import type { Said } from '~/domain/message'
import { areaStages } from '~/domain/planning/area-engine/area-engine'
import { catalogueStages } from '~/domain/planning/catalogue-engine/catalogue-engine'
import type { PlanPiece } from '~/domain/planning/planner-engine'
import { atOnce } from '~/domain/planning/steps'
import { defaultFilters } from '~/domain/request/filters'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { defaultInterests } from '~/domain/request/trip-rules'
import { testLocality } from '~/domain/testing/test-locality'
import { judge } from '~/domain/verification/judge'
import { sayIn } from '~/messages/languages'
import type { Answer, LanguageModel } from './language-model'
import { llmAreaEngine } from './llm-area-engine'

const request: PlanRequest = {
  destinationId: null,
  locality: 'Ghent, Belgium',
  startDate: '2027-05-01',
  days: 3,
  budget: 'moderate',
  interests: defaultInterests,
  additionalInfo: '',
  filters: defaultFilters,
  seed: 1,
  sample: false,
  dayLimit: null,
}
const locality = testLocality()
const usage = { inputTokens: 10, outputTokens: 10 }

interface Asked {
  kinds?: string[]
  count?: number
  day?: number
  stops?: { id: string; near?: [number, number] }[]
}
interface Proposal {
  name: string
  kind: string
  meals?: string[]
  latitude: number
  longitude: number
  note: string
}

const houses = [
  'Lantern',
  'Weaver',
  'Miller',
  'Harbour',
  'Castle',
  'Orchard',
  'Cloister',
  'Bridge',
  'Garden',
  'Granary',
]
const words = ['House', 'Hall', 'Court', 'Corner', 'Yard', 'Row']

/** A model that names places of the kinds it is asked for, around the centre; what `make` says of one replaces it. */
function naming(make: (proposal: Proposal, index: number) => Partial<Proposal> = () => ({})): LanguageModel {
  return {
    async ask({ name, data }): Promise<Answer> {
      const { kinds = [], count = 0, stops } = data as Asked
      if (name === 'overview')
        return { ok: true, value: { overview: 'Canals and quiet mornings.', tips: [] }, usage }
      if (stops) return { ok: true, value: { stops: [] }, usage }
      const places = Array.from({ length: count }, (_, index): Proposal => {
        const kind = kinds[index % kinds.length] ?? 'sight'
        const turn = index * 2.4 + kinds.length
        const away = 0.001 + 0.0007 * index
        const place = {
          name: `${houses[index % houses.length]} ${words[Math.floor(index / houses.length)]} ${kind}`,
          kind,
          ...(kind === 'food' && { meals: index % 3 === 0 ? ['breakfast'] : ['lunch', 'dinner'] }),
          latitude: locality.center[0] + away * Math.cos(turn),
          longitude: locality.center[1] + 1.5 * away * Math.sin(turn),
          note: 'It suits you.',
        }
        return { ...place, ...make(place, index) }
      })
      return { ok: true, value: { places }, usage }
    },
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

async function make(model: LanguageModel, asked: Partial<PlanRequest> = {}) {
  const wish = { ...request, ...asked }
  const pieces: PlanPiece[] = []
  const engine = llmAreaEngine(
    {
      model,
      answers: { recall: () => undefined, keep: () => {} },
      now: () => 0,
      pause,
      say: sayIn(),
      parallel: 6,
      townStages: catalogueStages,
      solve: async (steps) => atOnce(steps),
    },
    areaStages((() => ({ rise: '06:20', set: '21:05' })) as never),
  )
  for await (const piece of engine.plan(wish, locality)) if (piece.ok) pieces.push(piece.value)
  const byNumber = new Map<number, ItineraryDay>()
  let overview: Said = ''
  for (const piece of pieces) {
    if ('overview' in piece) overview = piece.overview
    if ('day' in piece) byNumber.set(piece.day.day, piece.day)
  }
  const days = [...byNumber.values()]
  const provenance: Provenance | undefined = pieces.flatMap((piece) =>
    piece.kind === 'provenance' ? [piece.provenance] : [],
  )[0]
  const tips = pieces.flatMap((piece) => (piece.kind === 'tips' ? piece.tips : []))
  const plan = {
    destination: locality.label,
    destinationId: null,
    startDate: wish.startDate,
    endDate: lastDay(wish),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: locality.currency,
    engine: 'openai' as const,
    sample: false,
  }
  const { checks } = judge(plan, wish, locality)
  return {
    pieces,
    days,
    provenance,
    overview: sayIn()(overview),
    checks,
    stops: days.flatMap(({ activities }) => activities),
  }
}

const visits = (stops: Awaited<ReturnType<typeof make>>['stops']) =>
  stops.filter(({ type }) => type === 'attraction' || type === 'food')

describe('a town for which a model names the places', () => {
  it('is planned of them, each once and marked as unverified, and no check passes on it', async () => {
    const { stops, checks, overview, days } = await make(naming())
    const named = visits(stops).filter(({ unverified }) => unverified)
    expect(named.length / visits(stops).length).toBeGreaterThan(0.8)
    expect(new Set(named.map(({ title }) => title)).size).toBe(named.length)
    expect(named.every(({ placeId, latitude }) => placeId === null && latitude !== null)).toBe(true)
    expect(stops.every(({ costCents, hours }) => costCents === 0 && hours === undefined)).toBe(true)
    const eaten = days.map(({ activities }) => activities.flatMap(({ meal }) => meal ?? []))
    expect(eaten[0]).toEqual(['lunch', 'dinner'])
    expect(eaten.at(-1)).toEqual(['breakfast', 'lunch'])
    for (const meals of eaten.slice(1, -1)) expect(meals).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(overview).toMatch(/^Canals and quiet mornings\. /)
    expect(overview).toContain('This is a sketch and not a checked plan')
    expect(overview).toContain('comes from a language model and is marked as unverified')
    expect(overview).not.toContain('no venue is named')
    const status = (id: string) => checks.find((check) => check.id === id)
    expect(status('real')?.status).toBe('unknown')
    expect(sayIn()(status('real')?.evidence ?? '')).toContain(
      'were named by a language model and nobody has verified them',
    )
    expect(status('words')?.status).toBe('unknown')
    expect(checks.filter(({ status: each }) => each === 'fail')).toEqual([])
  })

  it('is offered as one, with its introduction, where the names come late: the plan stays the sketch', async () => {
    const slow = naming()
    const model: LanguageModel = {
      async ask(question, ...rest) {
        question.goesOn?.take(slow.ask(question, ...rest))
        return { ok: false, failure: 'late', usage }
      },
    }
    const { pieces, days, overview, provenance } = await make(model)
    expect(days.some(({ activities }) => activities.some(({ unverified }) => unverified))).toBe(false)
    expect(overview).toContain('no venue is named')
    expect(new Set(provenance?.repairs.map(({ detail }) => detail))).toEqual(new Set(['late']))
    const late = await Promise.all(pieces.map((piece) => (piece.kind === 'late' ? piece.offers : [])))
    const [offer, ...more] = late.flat()
    expect(more).toEqual([])
    const inTime = await make(naming())
    expect(offer?.days).toEqual(inTime.days)
    expect(sayIn()(offer?.overview ?? '')).toBe(inTime.overview)
  })

  it('keeps what was named in time, and offers the days as they would be with what came late', async () => {
    const well = naming()
    const isLate = (data: unknown) => (data as Asked).kinds?.includes('food')
    const model: LanguageModel = {
      async ask(question, ...rest) {
        if (!isLate(question.data)) return well.ask(question, ...rest)
        question.goesOn?.take(well.ask(question, ...rest))
        return { ok: false, failure: 'late', usage }
      },
    }
    const { pieces } = await make(model)
    const late = (
      await Promise.all(pieces.map((piece) => (piece.kind === 'late' ? piece.offers : [])))
    ).flat()
    const tables = late.flatMap(({ days }) =>
      days.flatMap(({ activities }) => activities.filter(({ meal, unverified }) => meal && unverified)),
    )
    expect(tables.length).toBeGreaterThan(6)
  })

  it('keeps to the arrival, the departure, the pace and the walking limit', async () => {
    const filters = { ...defaultFilters, pace: 'relaxed' as const, maxWalkingDistance: 3 }
    const { days, checks } = await make(naming(), { filters, arrival: '14:00', departure: '12:00', days: 4 })
    const [first, last] = [days[0], days.at(-1)]
    expect(first?.activities.every(({ startTime }) => startTime >= '14:00')).toBe(true)
    expect(last?.activities.every(({ endTime }) => endTime <= '12:00')).toBe(true)
    expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
  })

  it('leaves out what lies elsewhere in the world, what is another town’s, and what comes twice', async () => {
    const { stops, provenance } = await make(
      naming((place, index) => {
        if (index % 5 === 0) return { latitude: 41.9, longitude: 12.5 }
        if (index % 5 === 1) return { name: `Great Harbour ${place.name}` }
        if (index % 5 === 2) return { name: index > 2 ? 'The Belfry, Ghent' : 'Belfry' }
        return {}
      }),
    )
    const titles = visits(stops).flatMap(({ title, unverified }) => (unverified ? [String(title)] : []))
    expect(titles.length).toBeGreaterThan(5)
    expect(titles.filter((title) => title.includes('Belfry')).length).toBe(1)
    expect(titles.some((title) => title.includes('Great Harbour'))).toBe(false)
    const kinds = new Set(provenance?.repairs.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['out-of-reach', 'repeated']))
  })

  it('believes no position that many names share', async () => {
    const { stops } = await make(naming(() => ({ latitude: 51.05, longitude: 3.717 })))
    expect(stops.some(({ unverified }) => unverified)).toBe(false)
  })

  it('names nothing that the traveller has seen', async () => {
    const seen = 'Weaver House sight'
    const model = naming((place, index) => (index === 0 && place.kind === 'sight' ? { name: seen } : {}))
    const titles = async (wishes: PlanRequest['wishes']) =>
      (await make(model, wishes && { wishes })).stops.map(({ title }) => title)
    expect(await titles(undefined)).toContain(seen)
    expect(await titles([{ is: 'seen', what: { by: 'name', name: 'weaver house sight' } }])).not.toContain(
      seen,
    )
  })

  it('takes no address on the web and no markup for a name', async () => {
    const { stops } = await make(naming(() => ({ name: '<b>Bar</b> https://evil.example' })))
    expect(stops.some(({ unverified }) => unverified)).toBe(false)
  })

  it('keeps a reason from what may not be said', async () => {
    const { stops } = await make(naming(() => ({ note: 'Call +39 06 555 1234, entry is €20.' })))
    expect(stops.some(({ unverified }) => unverified)).toBe(true)
    expect(JSON.stringify(stops)).not.toContain('555')
  })

  it('is the sketch as it is when there is no answer, or too little in it', async () => {
    const down: Answer = { ok: false, failure: 'unreachable', usage }
    const { stops, provenance } = await make({ ask: async () => down })
    expect(stops.some(({ unverified }) => unverified)).toBe(false)
    expect(sayIn()(provenance?.note ?? '')).toMatch(/^Made by our own planner/)
    const one = await make(naming((_, index) => (index > 0 ? { name: '' } : {})))
    expect(one.days.length).toBe(3)
    expect(one.checks.filter(({ status }) => status === 'fail')).toEqual([])
  })
})
