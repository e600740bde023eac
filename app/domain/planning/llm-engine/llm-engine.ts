import type { Destination } from '~/domain/catalogue/destination'
import { ok, type Result } from '~/domain/errors'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Repair } from '~/domain/itinerary/provenance'
import type { Said } from '~/domain/message'
import { clashOf } from '~/domain/planning/catalogue-engine/clash'
import { composeDay } from '~/domain/planning/catalogue-engine/compose-day'
import type { TimedOption } from '~/domain/planning/catalogue-engine/day-times'
import { dayWords } from '~/domain/planning/catalogue-engine/day-title'
import { overviewOf } from '~/domain/planning/catalogue-engine/overview'
import { plannedTrip } from '~/domain/planning/catalogue-engine/planned-trip'
import { tipsOf } from '~/domain/planning/catalogue-engine/tips'
import type { TripOutline } from '~/domain/planning/catalogue-engine/trip-outline'
import type { PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import { type AnsweredDay, writeDay } from './ask-for-day'
import { AsyncQueue } from './async-queue'
import { dayPools } from './day-pools'
import { faultsOfDay } from './faults-of-day'
import type { Answer } from './language-model'
import { provenanceOf } from './provenance-of'
import { OverviewAnswer, overviewQuestion, overviewSoFar } from './questions'
import { type TextGuard, textGuard } from './text-guard'

export interface LlmEngineParts extends AnswerReaderParts {
  /** Makes the free sample, which is the same for everybody. */
  embedded: PlannerEngine
  /** Lets what was asked leave before the solver takes the thread. */
  pause(): Promise<void>
}

const mostTips = 3

/**
 * The planner with a language model: the solver proposes each day and what else could be had on it; the model chooses,
 * orders and writes, one question a day, side by side; the timetable, the sums and whatever does not fit are settled by
 * the same code that makes the embedded planner's days. A day the model cannot give is the solver's own.
 */
export function llmEngine(parts: LlmEngineParts): PlannerEngine {
  return {
    name: 'openai',
    async *plan(request, destination) {
      if (request.sample) {
        yield* parts.embedded.plan(request, destination)
        return
      }
      const mail = new AsyncQueue<Result<PlanPiece, Said>>()
      const stop = new AbortController()
      write(request, destination, parts, mail, stop.signal).then(
        () => mail.close(),
        (error) => mail.close(error ?? new Error('the writing ended without a word')),
      )
      try {
        yield* mail
      } finally {
        stop.abort()
      }
    },
  }
}

async function write(
  request: PlanRequest,
  destination: Destination,
  parts: LlmEngineParts,
  mail: AsyncQueue<Result<PlanPiece, Said>>,
  signal: AbortSignal,
): Promise<void> {
  const reader = new AnswerReader(parts, signal)
  const guard = textGuard(request, destination)
  const put = (piece: PlanPiece) => mail.put(ok(piece))
  // Asked first: it needs nothing of the solver, so that the first words come while the solver works.
  const opening = reader.ask(overviewQuestion(request, destination), overviewSoFar, (text) =>
    put({ kind: 'draft', day: 0, text }),
  )
  await parts.pause()
  const planned = plannedTrip(request, destination)
  if (!planned) return mail.put(clashOf(request, destination))
  const { outline, days: proposed } = planned
  const written = dayPools(proposed, outline).map((pool) =>
    writeDay({
      pool,
      day: pool.day,
      proposed: proposed[pool.day] ?? [],
      outline,
      request,
      destination,
      guard,
      reader,
      put,
    }),
  )
  // Each is awaited in its turn; until then a failure is nobody's business.
  for (const day of written) day.catch(() => {})

  const first = await opening
  const words = openingOf(first, guard)
  const repairs: Repair[] = []
  if (!words.overview)
    repairs.push({ day: 0, kind: first.ok ? 'words' : 'planned-without-model', detail: 'overview' })
  put({ kind: 'overview', overview: words.overview ?? overviewOf(request, destination, outline) })

  const days: TimedOption[][] = []
  const told = new Map<string, number>()
  const answers: Answer[] = [first]
  for (const [index, promise] of written.entries()) {
    const day = await promise
    answers.push(...day.answers)
    const {
      made,
      stops,
      repairs: more,
    } = bind(day, index, proposed[index] ?? [], outline, request, destination, told)
    days.push(stops)
    repairs.push(...more.map((repair) => ({ ...repair, day: index + 1 })))
    put({ kind: 'day', day: made })
  }
  put({ kind: 'tips', tips: [...words.tips, ...tipsOf(request, destination, days, outline.frames)] })
  put(provenanceOf(answers, repairs))
}

function openingOf(answer: Answer, guard: TextGuard): { overview?: string; tips: string[] } {
  const value = answer.ok ? (OverviewAnswer.safeParse(answer.value).data ?? {}) : {}
  const overview = guard(value.overview, 420)
  const tips = (value.tips ?? []).flatMap((tip) => guard(tip, 240) ?? []).slice(0, mostTips)
  return { ...(overview !== undefined && { overview }), tips }
}

/** The day as it goes out, with its words; the solver's own where a hard check would fail. */
function bind(
  written: AnsweredDay,
  index: number,
  proposed: TimedOption[],
  outline: TripOutline,
  request: PlanRequest,
  destination: Destination,
  told: Map<string, number>,
): { made: ItineraryDay; stops: TimedOption[]; repairs: AnsweredDay['repairs'] } {
  const compose = (
    { stops, title, notes }: Pick<AnsweredDay, 'stops' | 'title' | 'notes'>,
    heard: Map<string, number>,
  ) => {
    const day = composeDay(stops, index, outline, request, destination, heard)
    const { frames } = outline
    const [words] = dayWords(
      [stops],
      frames.slice(index, index + 1),
      dayShape(request.filters).stops[0],
      destination,
    )
    const activities = day.activities.map((activity) => {
      const note = activity.placeId === null ? undefined : notes.get(activity.placeId)
      return note ? { ...activity, reason: note } : activity
    })
    const { area = destination.name, title: plain = destination.name } = words ?? {}
    return { ...day, activities, title: title ?? plain, area }
  }
  const own = { stops: proposed, notes: new Map<string, string>() }
  // A day out of town and a free day are what they are: there is nothing to choose.
  const { trip, wander } = outline.frames[index] ?? {}
  if (trip || wander) return { made: compose(own, told), stops: proposed, repairs: [] }
  const made = compose(written, new Map(told))
  const faults = faultsOfDay(made, request, destination)
  if (faults.length === 0) {
    // Counts what was told, in the order in which the days go out.
    compose(written, told)
    return { made, stops: written.stops, repairs: written.repairs }
  }
  const repairs = [...written.repairs, { kind: 'planned-without-model' as const, detail: faults.join(' ') }]
  return { made: compose(own, told), stops: proposed, repairs }
}
