import { ok } from '~/domain/errors'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Repair } from '~/domain/itinerary/provenance'
import type { PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { type CatalogueStages, nothingSaid, type SaidSoFar, solvedDraft } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import { type AnsweredDay, writeDay } from './ask-for-day'
import { dayPools } from './day-pools'
import { faultsOfDay } from './faults-of-day'
import type { Answer } from './language-model'
import { provenanceOf } from './provenance-of'
import { OverviewAnswer, overviewQuestion, overviewSoFar } from './questions'
import { type TextGuard, textGuard } from './text-guard'
import { type Writing, writingEngine } from './writing-engine'

export interface LlmEngineParts extends AnswerReaderParts {
  /** Lets what was asked leave before the solver takes the thread. */
  pause(): Promise<void>
}

const mostTips = 3

/**
 * The planner with a language model: the stages propose each day and what else could be had on it; the model chooses,
 * orders and writes, one question a day, side by side; the timetable, the sums and whatever does not fit are settled by
 * the stages again. A day the model cannot give is the solver's own.
 */
export function llmEngine(parts: LlmEngineParts, stages: CatalogueStages): PlannerEngine {
  return writingEngine(stages, (writing) => write(writing, parts, stages))
}

async function write(
  { request, destination, put: give, signal }: Writing<SolvedDraft['destination']>,
  parts: LlmEngineParts,
  stages: CatalogueStages,
): Promise<void> {
  const reader = new AnswerReader(parts, signal)
  const guard = textGuard(request, destination)
  const put = (piece: PlanPiece) => give(ok(piece))
  // Asked first: it needs nothing of the solver, so that the first words come while the solver works.
  const opening = reader.ask(overviewQuestion(request, destination), overviewSoFar, (text) =>
    put({ kind: 'draft', day: 0, text }),
  )
  await parts.pause()
  const solved = solvedDraft(stages, request, destination)
  if (!solved.ok) return give(solved)
  const draft = solved.value
  const written = dayPools(draft).map((pool) => writeDay({ pool, draft, stages, guard, reader, put }))
  // Each is awaited in its turn; until then a failure is nobody's business.
  for (const day of written) day.catch(() => {})

  const first = await opening
  const words = openingOf(first, guard)
  const repairs: Repair[] = []
  if (!words.overview)
    repairs.push({ day: 0, kind: first.ok ? 'words' : 'planned-without-model', detail: 'overview' })
  put({ kind: 'overview', overview: words.overview ?? stages.narrate.overview(draft) })

  const days: TimedOption[][] = []
  const said = nothingSaid()
  const answers: Answer[] = [first]
  for (const [index, promise] of written.entries()) {
    const day = await promise
    answers.push(...day.answers)
    const { made, stops, repairs: more } = bind(day, index, draft, stages, said)
    days.push(stops)
    repairs.push(...more.map((repair) => ({ ...repair, day: index + 1 })))
    put({ kind: 'day', day: made })
  }
  put({ kind: 'tips', tips: [...words.tips, ...stages.narrate.tips({ ...draft, solve: { days } })] })
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
  draft: SolvedDraft,
  { narrate }: CatalogueStages,
  said: SaidSoFar,
): { made: ItineraryDay; stops: TimedOption[]; repairs: AnsweredDay['repairs'] } {
  const proposed = draft.solve.days[index] ?? []
  // A title of the stages stands on its own: the other days may have titles of the model.
  const ownDay = () => {
    const told = { ...nothingSaid(), details: said.details, bought: said.bought }
    const day = narrate.day(draft, index, told)
    said.bought = told.bought
    return day
  }
  const compose = (told: SaidSoFar) => {
    const days = draft.solve.days.with(index, written.stops)
    const day = narrate.day({ ...draft, solve: { days } }, index, told)
    const activities = day.activities.map((activity) => {
      const note = activity.placeId === null ? undefined : written.notes.get(activity.placeId)
      return note ? { ...activity, reason: note } : activity
    })
    return { ...day, activities, title: written.title ?? day.title }
  }
  // A day out of town and a free day are what they are: there is nothing to choose.
  const { trip, wander } = draft.meals.frames[index] ?? {}
  if (trip || wander) return { made: ownDay(), stops: proposed, repairs: [] }
  const told = { ...nothingSaid(), details: new Map(said.details), bought: said.bought }
  const made = compose(told)
  const faults = faultsOfDay(made, draft.request, draft.destination)
  if (faults.length === 0) {
    // What was told counts only of a day that goes out, in the order in which the days go out.
    said.details = told.details
    said.bought = told.bought
    return { made, stops: written.stops, repairs: written.repairs }
  }
  const repairs = [...written.repairs, { kind: 'planned-without-model' as const, detail: faults.join(' ') }]
  return { made: ownDay(), stops: proposed, repairs }
}
