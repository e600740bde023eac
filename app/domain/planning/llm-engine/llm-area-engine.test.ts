import { describe, expect, it } from 'vitest'
import { budgetOf } from '~/domain/itinerary/budget'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import type { Said } from '~/domain/message'
import { areaStages } from '~/domain/planning/area-engine/area-engine'
import type { PlanPiece } from '~/domain/planning/planner-engine'
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
  day?: number
  stops?: { id: string; near?: [number, number] }[]
}
type Proposal = { id: string; name: string; latitude: number; longitude: number; note: string }

/** A model that proposes for each stop what it is told to, near where the stop is. */
function proposing(make: (stop: { id: string; near: [number, number] }) => Partial<Proposal>): LanguageModel {
  return {
    async ask({ name, data }): Promise<Answer> {
      if (name === 'overview')
        return { ok: true, value: { overview: 'Canals and quiet mornings.', tips: [] }, usage }
      const stops = ((data as Asked).stops ?? []).map(({ id, near = locality.center }) => ({
        id,
        name: `House of ${id}`,
        latitude: near[0],
        longitude: near[1],
        note: 'It suits you.',
        ...make({ id, near }),
      }))
      return { ok: true, value: { stops }, usage }
    },
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

async function make(model: LanguageModel) {
  const pieces: PlanPiece[] = []
  const engine = llmAreaEngine(
    {
      model,
      answers: { recall: () => undefined, keep: () => {} },
      now: () => 0,
      pause,
      say: sayIn(),
      parallel: 6,
    },
    areaStages((() => ({ rise: '06:20', set: '21:05' })) as never),
  )
  for await (const piece of engine.plan(request, locality)) if (piece.ok) pieces.push(piece.value)
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
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: locality.currency,
    engine: 'openai' as const,
    sample: false,
  }
  const { checks } = judge(plan, request, locality)
  return {
    days,
    provenance,
    overview: sayIn()(overview),
    checks,
    stops: days.flatMap(({ activities }) => activities),
  }
}

describe('a sketch in which a model names places', () => {
  it('marks each as unverified, and no check passes on it', async () => {
    const { stops, checks, overview } = await make(proposing(() => ({})))
    const named = stops.filter(({ unverified }) => unverified)
    expect(named.length).toBeGreaterThan(5)
    expect(
      named.every(
        ({ placeId, cost, latitude }) => placeId === null && cost === undefined && latitude !== null,
      ),
    ).toBe(true)
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

  it('leaves out what lies elsewhere in the world, and what comes twice', async () => {
    const { stops, provenance } = await make(
      proposing(({ id }) =>
        id.startsWith('d1') ? { latitude: 41.9, longitude: 12.5 } : { name: 'The Same House' },
      ),
    )
    const named = stops.filter(({ unverified }) => unverified)
    expect(named.map(({ title }) => title)).toEqual(['The Same House'])
    const kinds = new Set(provenance?.repairs.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['out-of-reach', 'repeated']))
  })

  it('leaves out what cannot be walked to in time', async () => {
    let north = true
    const { stops, checks } = await make(
      proposing(({ near }) => {
        north = !north
        return { latitude: near[0] + (north ? 0.03 : -0.03) }
      }),
    )
    expect(stops.some(({ unverified }) => unverified)).toBe(true)
    expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
  })

  it('takes no address on the web and no markup for a name', async () => {
    const { stops } = await make(proposing(() => ({ name: '<b>Bar</b> https://evil.example' })))
    expect(stops.some(({ unverified }) => unverified)).toBe(false)
  })

  it('is the sketch as it is when there is no answer', async () => {
    const down: Answer = { ok: false, failure: 'unreachable', usage }
    const { stops, provenance } = await make({ ask: async () => down })
    expect(stops.some(({ unverified }) => unverified)).toBe(false)
    expect(sayIn()(provenance?.note ?? '')).toMatch(/^Made by our own planner/)
  })
})
