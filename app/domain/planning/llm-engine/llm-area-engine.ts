import type { Locality } from '~/domain/catalogue/locality'
import { ok } from '~/domain/errors'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Repair } from '~/domain/itinerary/provenance'
import { type Say, sequence } from '~/domain/message'
import type { PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { nothingSaid, type PlannerStages, solvedDraft } from '~/domain/planning/stages'
import type { DraftParts } from '~/domain/planning/trip-draft'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import { asTheyCome } from './as-they-come'
import type { Answer } from './language-model'
import { namePlaces } from './name-places'
import { provenanceOf } from './provenance-of'
import { areaOverviewQuestion, NamesAnswer, namesQuestion, OverviewAnswer } from './questions'
import { textGuard } from './text-guard'
import { type Writing, writingEngine } from './writing-engine'

interface LlmAreaParts extends AnswerReaderParts {
  /** The sketch in the words in which a model is asked about it. */
  say: Say
}

/**
 * A sketch in which a language model has named places. The sketch is delivered at once; the days with names take its days'
 * place. Nobody has checked the names: each is marked as unverified, the checks leave them open, and what lies where it
 * cannot be is left out. The sketch itself needs no model.
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
  const { narrate } = stages
  const reader = new AnswerReader(parts, signal)
  const put = (piece: PlanPiece) => give(ok(piece))
  const solved = solvedDraft(stages, request, locality)
  if (!solved.ok) return give(solved)
  put({ kind: 'overview', overview: narrate.overview(solved.value, 'none') })
  const said = nothingSaid()
  const sketch = Array.from({ length: request.days }, (_, index) => narrate.day(solved.value, index, said))
  for (const day of sketch) put({ kind: 'day', day })
  await parts.pause()

  const question = areaOverviewQuestion(request, locality)
  const opening = reader.within()(question)
  opening.catch(() => {})
  const asked = sketch.flatMap((day) => {
    const question = namesQuestion(day, request, locality, parts.say)
    return question ? [{ day, question }] : []
  })
  const work = asked.map(({ question }) => reader.within()(question))
  let made: NamedSketch = { days: sketch, repairs: [] }
  await asTheyCome(work, parts.pause, (results) => {
    const answers = new Map(
      [...results].flatMap(([index, answer]) => {
        const day = asked[index]?.day.day
        return day === undefined ? [] : [[day, answer] as const]
      }),
    )
    const next = namedSketch(sketch, answers, { request, locality })
    for (const [index, day] of next.days.entries())
      if (JSON.stringify(day) !== JSON.stringify(made.days[index])) put({ kind: 'revised', day })
    made = next
  })

  const first = await opening
  const named = made.days.some(({ activities }) => activities.some(({ unverified }) => unverified))
  const written = first.ok ? (OverviewAnswer.safeParse(first.value).data ?? {}) : {}
  const introduction = textGuard(request, placeholderDestination(locality))(
    written.overview,
    420,
    question.data,
  )
  // What kind of plan this is stands in the sketch's own words, whatever a model has written.
  if (introduction !== undefined || named) {
    const kind = narrate.overview(solved.value, named ? 'unverified' : 'none')
    put({ kind: 'revised', overview: sequence([introduction ?? '', kind]) })
  }
  put({ kind: 'tips', tips: narrate.tips(solved.value) })
  put(provenanceOf([first, ...(await Promise.all(work))], made.repairs))
}

interface NamedSketch {
  days: ItineraryDay[]
  repairs: Repair[]
}

/** The sketch with the names of the answers by day, of which each comes once: on the first day that has it. */
function namedSketch(
  sketch: readonly ItineraryDay[],
  answers: ReadonlyMap<number, Answer>,
  { request, locality }: { request: Writing<Locality>['request']; locality: Locality },
): NamedSketch {
  const { center } = locality
  const walkMeters = request.filters.maxWalkingDistance * 1000
  const names = new Set<string>()
  const taken = new Set<string>()
  const repairs: Repair[] = []
  const days = sketch.map((day) => {
    const answer = answers.get(day.day)
    if (!answer) return day
    if (!answer.ok) {
      repairs.push({ day: day.day, kind: 'planned-without-model', detail: answer.failure })
      return day
    }
    for (const { name } of NamesAnswer.safeParse(answer.value).data?.stops ?? []) names.add(name)
    const guard = textGuard(request, placeholderDestination(locality), [...names])
    const made = namePlaces(day, answer.value, { center, taken, walkMeters, guard })
    repairs.push(...made.repairs.map((repair) => ({ ...repair, day: day.day })))
    return made.day
  })
  return { days, repairs }
}
