import type { Locality } from '~/domain/catalogue/locality'
import { ok, type Result } from '~/domain/errors'
import type { Repair } from '~/domain/itinerary/provenance'
import { type Said, type Say, sequence } from '~/domain/message'
import { withUnverifiedVenues } from '~/domain/planning/area-engine/overview'
import type { PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import type { PlanRequest } from '~/domain/request/plan-request'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import { AsyncQueue } from './async-queue'
import type { Answer } from './language-model'
import { namePlaces } from './name-places'
import { provenanceOf } from './provenance-of'
import { areaOverviewQuestion, NamesAnswer, namesQuestion, OverviewAnswer, overviewSoFar } from './questions'
import { textGuard } from './text-guard'

interface LlmAreaParts extends AnswerReaderParts {
  /** The sketch in the words in which a model is asked about it. */
  say: Say
}

/**
 * A sketch in which a language model has named places. Nobody has checked them: each is marked as unverified, the checks
 * leave them open, and what lies where it cannot be is left out. The sketch itself needs no model.
 */
export function llmAreaEngine(
  parts: LlmAreaParts,
  sketcher: PlannerEngine<Locality>,
): PlannerEngine<Locality> {
  return {
    name: 'openai',
    async *plan(request, locality) {
      if (request.sample) {
        yield* sketcher.plan(request, locality)
        return
      }
      const mail = new AsyncQueue<Result<PlanPiece, Said>>()
      const stop = new AbortController()
      write(request, locality, parts, sketcher, mail, stop.signal).then(
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
  locality: Locality,
  parts: LlmAreaParts,
  sketcher: PlannerEngine<Locality>,
  mail: AsyncQueue<Result<PlanPiece, Said>>,
  signal: AbortSignal,
): Promise<void> {
  const reader = new AnswerReader(parts, signal)
  const put = (piece: PlanPiece) => mail.put(ok(piece))
  const opening = reader.ask(areaOverviewQuestion(request, locality), overviewSoFar, (text) =>
    put({ kind: 'draft', day: 0, text }),
  )
  const pieces: PlanPiece[] = []
  for await (const piece of sketcher.plan(request, locality)) {
    if (!piece.ok) return mail.put(piece)
    pieces.push(piece.value)
  }
  const days = pieces.flatMap((piece) => (piece.kind === 'day' ? [piece.day] : []))
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
  const told = pieces.flatMap((piece) => (piece.kind === 'overview' ? [piece.overview] : []))[0] ?? ''
  const sketched = asked.some(Boolean) ? withUnverifiedVenues(told) : told
  const readFor = (more: string[]) =>
    textGuard({ ...request, interests: [...request.interests, ...more] }, placeholderDestination(locality))
  // What kind of plan this is stands in the sketch's own words, whatever a model has written.
  const introduction = readFor([])(written.overview, 420)
  put({ kind: 'overview', overview: sequence([introduction ?? '', sketched]) })

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
  for (const piece of pieces) if (piece.kind === 'tips') put(piece)
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
