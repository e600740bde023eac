import { ok } from '~/domain/errors'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Repair } from '~/domain/itinerary/provenance'
import { sequence } from '~/domain/message'
import type { LateWork, PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { type CatalogueStages, nothingSaid } from '~/domain/planning/stages'
import type { Steps } from '~/domain/planning/steps'
import type { SolvedDraft } from '~/domain/planning/trip-draft'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Written } from '~/domain/request/written'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import { asTheyCome } from './as-they-come'
import { type AnsweredDay, writeDay } from './ask-for-day'
import { dayPools } from './day-pools'
import { newFaultsOfTrip } from './faults-of-day'
import type { Answer } from './language-model'
import { lateDays } from './late-days'
import { provenanceOf } from './provenance-of'
import { OverviewAnswer, overviewQuestion } from './questions'
import { revisedPlan } from './revised-plan'
import { type TextGuard, textGuard } from './text-guard'
import { readAgain } from './wishes/read-again'
import { type Writing, writingEngine } from './writing-engine'

const mostTips = 3

interface LlmParts extends AnswerReaderParts {
  /** Does the work of a solver so that it holds up nothing else of the thread. */
  solve<Result>(steps: Steps<Result>): Promise<Result>
  /** What the traveller wrote; left out where there is nothing to read. */
  written?: Written
}

/**
 * The planner with a language model. The overview is delivered as soon as it is known that there is a plan, the first day when it
 * is settled, the others when they are solved. Then the model is asked, one
 * question a day, side by side: it chooses, orders and writes; what it would have is made possible by the stages and takes
 * the place of the day. A day without an answer that can be used, or without one in time, stays as it is.
 */
export function llmEngine(parts: LlmParts, stages: CatalogueStages): PlannerEngine {
  return writingEngine(stages, (writing) => write(writing, parts, stages))
}

async function write(
  { request: asked, destination, put: give, signal }: Writing<SolvedDraft['destination']>,
  parts: LlmParts,
  stages: CatalogueStages,
): Promise<void> {
  const { narrate } = stages
  const reader = new AnswerReader(parts, signal)
  const guard = textGuard(asked, destination)
  const put = (piece: PlanPiece) => give(ok(piece))
  const rereading = parts.written && readAgain(reader, parts.written, asked, destination)
  rereading?.catch(() => {})
  const prepared = (request: PlanRequest) => stages.meals(stages.candidates(request, destination))
  const first = prepared(asked)
  if (!first.ok) return give(first)
  const before = narrate.overview(first.value)
  put({ kind: 'overview', overview: before })
  await parts.pause()
  // The first day is there while the others are solved.
  const begun = await parts.solve(stages.solveFirst(first.value))
  const shown = begun ? [narrate.day(begun.draft, 0, nothingSaid())] : []
  for (const day of shown) put({ kind: 'day', day })
  await parts.pause()
  let draft = await parts.solve(stages.solveInSteps(first.value, begun))
  let standing = daysOf(draft, stages)
  for (const day of standing.slice(shown.length)) put({ kind: 'day', day })
  // A ticket that it is the first day to use may have become worth buying.
  for (const day of changed(shown, standing.slice(0, shown.length))) put({ kind: 'revised', day })
  // What the model has read of the traveller's words is planned before a day is written.
  const reread = await rereading
  const second = reread?.request && prepared(reread.request)
  if (reread?.request) {
    // Wishes that leave no trip are not followed: the overview says that not all was understood.
    const request = second?.ok ? reread.request : { ...asked, unread: true }
    draft = second?.ok ? await parts.solve(stages.solveInSteps(second.value)) : { ...draft, request }
    put({ kind: 'request', request })
    const days = daysOf(draft, stages)
    for (const day of changed(standing, days)) put({ kind: 'revised', day })
    standing = days
  }
  const { request } = draft
  const overview = narrate.overview(draft)
  if (JSON.stringify(overview) !== JSON.stringify(before)) put({ kind: 'revised', overview })
  await parts.pause()

  reader.goOn()
  const introduced = (words: string) => sequence([words, ...narrate.particulars(draft)])
  const allPools = dayPools(draft)
  const question = overviewQuestion(request, destination, allPools)
  let lateOpening: Promise<Answer> | undefined
  const opening = reader.within(undefined, (answer) => {
    lateOpening = answer
    answer.catch(() => {})
  })(question)
  const pools = allPools.filter(({ day }) => {
    // A day out of town, a free day and one on which nobody may go out are what they are: there is nothing to choose.
    const { trip, wander, standstill } = draft.meals.frames[day] ?? {}
    return !trip && !wander && standstill === undefined
  })
  const written = pools.map((pool) => writeDay({ pool, draft, stages, guard, reader }))
  const opened = opening.then((answer) => {
    const words = openingOf(answer, question.data, guard)
    if (words.overview !== undefined) put({ kind: 'revised', overview: introduced(words.overview) })
    return { answer, words }
  })
  opened.catch(() => {})

  const solverPlan = { days: standing, stops: draft.solve.days }
  const faultsOfTrip = newFaultsOfTrip(standing, request, destination)
  let plan = { ...solverPlan, refused: new Map<number, string>() as ReadonlyMap<number, string> }
  let answered: ReadonlyMap<number, AnsweredDay> = new Map()
  const revised = (days: ReadonlyMap<number, AnsweredDay>) =>
    revisedPlan(solverPlan, days, draft, stages, faultsOfTrip)
  await asTheyCome(written, parts.pause, (results) => {
    answered = new Map([...results].map(([index, day]) => [pools[index]?.day ?? 0, day] as const))
    const next = revised(answered)
    for (const day of changed(plan.days, next.days)) put({ kind: 'revised', day })
    plan = next
  })

  const { answer: opener, words } = await opened
  const repairs: Repair[] = []
  const visited = new Set(plan.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  // What was seen already, or is not wanted, may be named as what is left out.
  const spokenOf = new Set(
    (request.wishes ?? []).flatMap((wish) =>
      'what' in wish && typeof wish.what === 'object' && wish.what.by === 'place' ? [wish.what.id] : [],
    ),
  )
  // A day may have lost what the introduction names.
  const isPlanned = (text: string) =>
    !destination.places.some(
      ({ id, name, kind }) => kind !== 'base' && !visited.has(id) && !spokenOf.has(id) && text.includes(name),
    )
  if (words.overview !== undefined && !isPlanned(words.overview)) {
    put({ kind: 'revised', overview })
    repairs.push({ day: 0, kind: 'words', detail: 'overview' })
  }
  if (words.overview === undefined)
    repairs.push({
      day: 0,
      ...(opener.ok
        ? { kind: 'words', detail: 'overview' }
        : { kind: 'planned-without-model', detail: opener.failure }),
    })
  const answers: Answer[] = [opener]
  for (const [index, promise] of written.entries()) {
    const answered = await promise
    const day = (pools[index]?.day ?? 0) + 1
    answers.push(...answered.answers)
    repairs.push(...answered.repairs.map((repair) => ({ ...repair, day })))
    const why = plan.refused.get(day - 1)
    if (why !== undefined) repairs.push({ day, kind: 'own-stops', detail: why })
  }
  put({
    kind: 'tips',
    tips: [...words.tips.filter(isPlanned), ...narrate.tips({ ...draft, solve: { days: plan.stops } })],
  })
  const waiting = new Map([...answered].flatMap(([day, { late }]) => (late ? [[day, late] as const] : [])))
  const lateOverview = async (): Promise<LateWork[]> => {
    const answer = await lateOpening
    const { overview: text } = answer ? openingOf(answer, question.data, guard) : {}
    if (text === undefined || !isPlanned(text)) return []
    const named = destination.places.filter(({ id, name }) => visited.has(id) && text.includes(name))
    return [{ days: [], overview: introduced(text), names: named.map(({ id }) => id) }]
  }
  if (waiting.size > 0 || lateOpening) {
    const days = lateDays(
      waiting,
      plan.days,
      (day, late) => revised(new Map([...answered, [day, late]])).days,
    )
    const offers = Promise.all([lateOverview(), days]).then(([opened, each]) => [
      ...opened,
      ...each.map((day) => ({ days: [day] })),
    ])
    put({ kind: 'late', offers })
  }
  put(provenanceOf(answers, repairs, reread && [reread.answer]))
}

/** The days of a draft in our own words. */
function daysOf(draft: SolvedDraft, { narrate }: CatalogueStages): ItineraryDay[] {
  const said = nothingSaid()
  return draft.meals.frames.map((_, index) => narrate.day(draft, index, said))
}

/** Days that are not the same as before. */
function changed(before: readonly ItineraryDay[], after: readonly ItineraryDay[]): ItineraryDay[] {
  return after.filter((day, index) => {
    const stood = before[index]
    return day !== stood && JSON.stringify(day) !== JSON.stringify(stood)
  })
}

function openingOf(answer: Answer, given: unknown, guard: TextGuard): { overview?: string; tips: string[] } {
  const value = answer.ok ? (OverviewAnswer.safeParse(answer.value).data ?? {}) : {}
  const overview = guard(value.overview, 420, given)
  const tips = (value.tips ?? []).flatMap((tip) => guard(tip, 240, given) ?? []).slice(0, mostTips)
  return { ...(overview !== undefined && { overview }), tips }
}
