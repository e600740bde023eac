import type { Locality } from '~/domain/catalogue/locality'
import { ok } from '~/domain/errors'
import type { Repair } from '~/domain/itinerary/provenance'
import { type Say, sequence } from '~/domain/message'
import type { PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { nothingSaid, type PlannerStages, solvedDraft } from '~/domain/planning/stages'
import type { DraftParts } from '~/domain/planning/trip-draft'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import type { Answer } from './language-model'
import { namePlaces } from './name-places'
import { provenanceOf } from './provenance-of'
import { areaOverviewQuestion, NamesAnswer, namesQuestion, OverviewAnswer, overviewSoFar } from './questions'
import { textGuard } from './text-guard'
import { type Writing, writingEngine } from './writing-engine'

interface LlmAreaParts extends AnswerReaderParts {
  /** The sketch in the words in which a model is asked about it. */
  say: Say
}

/**
 * A sketch in which a language model has named places. Nobody has checked them: each is marked as unverified, the checks
 * leave them open, and what lies where it cannot be is left out. The sketch itself needs no model.
 */
export function llmAreaEngine<Parts extends DraftParts>(
  parts: LlmAreaParts,
  stages: PlannerStages<Locality, Parts>,
): PlannerEngine<Locality> {
  return writingEngine(stages, (writing) => write(writing, parts, stages))
}

async function write<Parts extends DraftParts>(
  { request, destination: locality, put: give, signal }: Writing<Locality>,
  parts: LlmAreaParts,
  stages: PlannerStages<Locality, Parts>,
): Promise<void> {
  const reader = new AnswerReader(parts, signal)
  const put = (piece: PlanPiece) => give(ok(piece))
  const opening = reader.ask(areaOverviewQuestion(request, locality), overviewSoFar, (text) =>
    put({ kind: 'draft', day: 0, text }),
  )
  const solved = solvedDraft(stages, request, locality)
  if (!solved.ok) return give(solved)
  const { narrate } = stages
  const said = nothingSaid()
  const days = Array.from({ length: request.days }, (_, index) => narrate.day(solved.value, index, said))
  const asked = days.map((day) => {
    const question = namesQuestion(day, request, locality, parts.say)
    const tell = (text: string) => put({ kind: 'draft', day: day.day, text })
    return question ? reader.ask(question, draftOf, tell) : undefined
  })
  for (const each of asked) each?.catch(() => {})

  const answers: Answer[] = [await opening]
  const repairs: Repair[] = []
  const names = new Set<string>()
  const taken = new Set<string>()
  const written = openingOf(answers[0])
  const venues = asked.some(Boolean) ? 'unverified' : 'none'
  const readFor = (more: string[]) =>
    textGuard({ ...request, interests: [...request.interests, ...more] }, placeholderDestination(locality))
  // What kind of plan this is stands in the sketch's own words, whatever a model has written.
  const introduction = readFor([])(written.overview, 420)
  put({ kind: 'overview', overview: sequence([introduction ?? '', narrate.overview(solved.value, venues)]) })

  for (const [index, day] of days.entries()) {
    const answer = await asked[index]
    if (answer) answers.push(answer)
    if (!answer?.ok) {
      if (answer) repairs.push({ day: day.day, kind: 'planned-without-model', detail: answer.failure })
      put({ kind: 'day', day })
      continue
    }
    for (const { name } of NamesAnswer.safeParse(answer.value).data?.stops ?? []) names.add(name)
    const { center } = locality
    const walkMeters = request.filters.maxWalkingDistance * 1000
    const made = namePlaces(day, answer.value, { center, taken, walkMeters, guard: readFor([...names]) })
    repairs.push(...made.repairs.map((repair) => ({ ...repair, day: day.day })))
    put({ kind: 'day', day: made.day })
  }
  put({ kind: 'tips', tips: narrate.tips(solved.value) })
  put(provenanceOf(answers, repairs))
}

function openingOf(answer: Answer | undefined): { overview?: unknown } {
  return answer?.ok ? (OverviewAnswer.safeParse(answer.value).data ?? {}) : {}
}

function draftOf(value: unknown): string {
  const stops = NamesAnswer.safeParse(value).data?.stops ?? []
  return stops
    .flatMap(({ name, note }) =>
      name === '' ? [] : [typeof note === 'string' && note ? `${name}: ${note}` : name],
    )
    .join('\n')
}
