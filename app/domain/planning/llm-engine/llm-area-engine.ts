import type { Locality } from '~/domain/catalogue/locality'
import { ok } from '~/domain/errors'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Repair } from '~/domain/itinerary/provenance'
import { type Say, sequence } from '~/domain/message'
import type { LateWork, PlannerEngine, PlanPiece } from '~/domain/planning/planner-engine'
import { type CatalogueStages, nothingSaid, type PlannerStages, solvedDraft } from '~/domain/planning/stages'
import type { Steps } from '~/domain/planning/steps'
import type { DraftParts } from '~/domain/planning/trip-draft'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { AnswerReader, type AnswerReaderParts } from './answer-reader'
import { asTheyCome } from './as-they-come'
import type { Answer, Question } from './language-model'
import { namePlaces } from './name-places'
import { provenanceOf } from './provenance-of'
import { areaOverviewQuestion, NamesAnswer, namesQuestion, OverviewAnswer } from './questions'
import { textGuard } from './text-guard'
import { daysInTown, namedDays } from './town/named-days'
import { namedPlaces } from './town/named-places'
import { townQuestions } from './town/town-questions'
import { type Writing, writingEngine } from './writing-engine'

interface LlmAreaParts extends AnswerReaderParts {
  /** The sketch in the words in which a model is asked about it. */
  say: Say
  /** The stages of the planner that puts named places into days, and how its solver is run. */
  townStages: CatalogueStages
  solve<Result>(steps: Steps<Result>): Promise<Result>
}

/** Time for the answers about the town, milliseconds: they are longer than those about a day. */
const timeForTown = 20_000

/**
 * A sketch in which a language model has named places. The sketch is delivered at once. The model is asked for the town as a
 * whole; what it names that can be there is planned by the planner of the catalogue, and those days take the place of the
 * sketch's. For days in other towns it is asked by the day. Nobody has checked the names: each is marked as unverified,
 * the checks leave them open. The sketch itself needs no model.
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
  const late = new Map<string, Promise<Answer>>()
  const whenLate = (answer: Promise<Answer>, { name }: Question) => {
    late.set(name, answer)
    answer.catch(() => {})
  }
  const opening = reader.within(undefined, whenLate)(question)
  opening.catch(() => {})
  const inTown = daysInTown(sketch)
  const towns = inTown.length > 0 ? townQuestions(request, locality, inTown.length) : []
  const answersOfTown = Promise.all(towns.map(reader.within(timeForTown, whenLate)))
  const named = answersOfTown.then((answers) => nameTown(sketch, answers, { request, locality }, parts))
  named.catch(() => {})
  const ask = reader.within(undefined, whenLate)
  const asked = sketch.flatMap((day) => {
    const elsewhere = day.kind === 'day trip' && namesQuestion(day, request, locality, parts.say)
    return elsewhere ? [{ day, question: elsewhere }] : []
  })
  const work = asked.map(({ question }) => ask(question))
  for (const each of work) each.catch(() => {})

  let made: NamedSketch = { days: sketch, repairs: [] }
  const deliver = (next: NamedSketch) => {
    for (const [index, day] of next.days.entries())
      if (!same(day, made.days[index])) put({ kind: 'revised', day })
    made = next
  }
  const withTrips = (town: NamedSketch, results: ReadonlyMap<number, Answer>): NamedSketch => {
    const answers = new Map(
      [...results].flatMap(([index, answer]) => {
        const day = asked[index]?.day.day
        return day === undefined ? [] : [[day, answer] as const]
      }),
    )
    const trips = namedTrips(town.days, answers, { request, locality })
    return { days: trips.days, repairs: [...town.repairs, ...trips.repairs] }
  }
  const town = await named
  deliver(town)
  await asTheyCome(work, parts.pause, (results) => deliver(withTrips(town, results)))

  const first = await opening
  const overviewOf = (answer: Answer, days: readonly ItineraryDay[]) => {
    const anyNamed = days.some(({ activities }) => activities.some(({ unverified }) => unverified))
    const written = answer.ok ? (OverviewAnswer.safeParse(answer.value).data ?? {}) : {}
    const read = textGuard(request, placeholderDestination(locality))
    const introduction = read(written.overview, 420, question.data)
    // What kind of plan this is stands in the sketch's own words, whatever a model has written.
    const kind = narrate.overview(solved.value, anyNamed ? 'unverified' : 'none')
    return introduction !== undefined || anyNamed ? sequence([introduction ?? '', kind]) : kind
  }
  const overview = overviewOf(first, made.days)
  if (!same(overview, narrate.overview(solved.value, 'none'))) put({ kind: 'revised', overview })
  put({ kind: 'tips', tips: narrate.tips(solved.value) })
  const trips = await Promise.all(work)
  const inTime = await answersOfTown
  // The days decide about each other, so what came late is one offer for all of them.
  const offers = async (): Promise<LateWork[]> => {
    const came = new Map<string, Answer>()
    for (const [name, answer] of late) came.set(name, await answer)
    const latest = ({ name }: Question, answer: Answer) => came.get(name) ?? answer
    const later = towns.flatMap((each, index) => latest(each, inTime[index] ?? first))
    const next = withTrips(
      await nameTown(sketch, later, { request, locality }, parts),
      new Map(trips.map((answer, index) => [index, latest(asked[index]?.question ?? question, answer)])),
    )
    const days = next.days.filter((day, index) => !same(day, made.days[index]))
    const told = overviewOf(latest(question, first), next.days)
    const words = !same(told, overview) && { overview: told }
    return days.length > 0 || words ? [{ days, ...words }] : []
  }
  if (late.size > 0) put({ kind: 'late', offers: offers() })
  put(provenanceOf([first, ...inTime, ...trips], made.repairs))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface NamedSketch {
  days: ItineraryDay[]
  repairs: Repair[]
}

interface Asked {
  request: Writing<Locality>['request']
  locality: Locality
}

/** The sketch with days of places that the answers name in the town. */
async function nameTown(
  sketch: ItineraryDay[],
  answers: readonly Answer[],
  { request, locality }: Asked,
  { townStages, solve, pause }: LlmAreaParts,
): Promise<NamedSketch> {
  if (answers.length === 0) return { days: sketch, repairs: [] }
  const failed = answers.flatMap((answer): Repair[] =>
    answer.ok ? [] : [{ day: 0, kind: 'planned-without-model', detail: answer.failure }],
  )
  const given = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const { places, repairs } = namedPlaces(given, locality, unwantedNames(request))
  await pause()
  const guard = textGuard(
    request,
    placeholderDestination(locality),
    places.map(({ name }) => name),
  )
  const days = await namedDays(sketch, places, { request, locality }, { stages: townStages, solve, guard })
  return { days, repairs: [...failed, ...repairs.map((repair) => ({ ...repair, day: 0 }))] }
}

/** Names that the traveller does not want to see. */
function unwantedNames({ wishes = [] }: Asked['request']): string[] {
  return wishes.flatMap((wish) =>
    (wish.is === 'skip' || wish.is === 'seen') && wish.what.by === 'name' ? [wish.what.name] : [],
  )
}

/** The days in other towns with the names of the answers by day, of which each comes once: on the first day that has it. */
function namedTrips(
  sketch: readonly ItineraryDay[],
  answers: ReadonlyMap<number, Answer>,
  { request, locality }: Asked,
): NamedSketch {
  const { center } = locality
  const walkMeters = request.filters.maxWalkingDistance * 1000
  const names = new Set<string>()
  const taken = new Set<string>()
  for (const { activities } of sketch)
    for (const { title, unverified } of activities)
      if (unverified && typeof title === 'string') taken.add(title.toLowerCase())
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
