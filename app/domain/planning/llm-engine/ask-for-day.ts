import type { CatalogueStages, FittedDay } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import type { AnswerReader } from './answer-reader'
import type { DayPool } from './day-pools'
import type { Answer } from './language-model'
import { askAgain, DayAnswer, dayQuestion, idOf } from './questions'
import type { TextGuard } from './text-guard'

/** A day as the model would have it, made possible. */
export interface AnsweredDay {
  stops: TimedOption[]
  title?: string
  /** Why, by id of the place. */
  notes: Map<string, string>
  repairs: FittedDay['repairs']
  answers: Answer[]
  /** The day is the solver's, since no answer could be used. */
  own: boolean
  /** What the model made of the day after its time; null where that cannot be used. */
  late?: Promise<AnsweredDay | null>
}

export interface DayWork {
  draft: SolvedDraft
  stages: CatalogueStages
  pool: DayPool
  guard: TextGuard
  reader: AnswerReader
}

const longestTitle = 70
const longestNote = 220

/** Asks for a day, once more if the answer is of no use, and falls back on the solver's own. */
export async function writeDay(work: DayWork): Promise<AnsweredDay> {
  const { pool, draft, reader } = work
  const question = dayQuestion(pool, draft.request, draft.destination)
  let late: AnsweredDay['late']
  const ask = reader.within(undefined, (answer) => {
    late = answer.then((came) => {
      const made = readAnswer(came, work)
      return 'faults' in made ? null : { ...made, own: false, answers: [came] }
    })
    late.catch(() => {})
  })
  const first = await ask(question)
  const read = readAnswer(first, work)
  if (!('faults' in read)) return { ...read, own: false, answers: [first] }
  // Where the service itself failed it has been tried often enough.
  const mayHelp =
    first.ok || first.failure === 'malformed' || first.failure === 'cut-off' || first.failure === 'refused'
  const answers = [first]
  if (mayHelp) {
    const second = await ask(askAgain(question, read.faults))
    answers.push(second)
    const reread = readAnswer(second, work)
    const again: FittedDay['repairs'][number] = {
      kind: 'asked-again',
      detail: read.faults.join(' ').slice(0, 300),
    }
    if (!('faults' in reread)) return { ...reread, own: false, repairs: [again, ...reread.repairs], answers }
  }
  const last = answers.at(-1)
  const detail = last && !last.ok ? last.failure : read.faults.join(' ').slice(0, 300)
  const repairs: FittedDay['repairs'] = [{ kind: 'planned-without-model', detail }]
  return {
    stops: draft.solve.days[pool.day] ?? [],
    notes: new Map(),
    repairs,
    answers,
    own: true,
    ...(late && { late }),
  }
}

function readAnswer(
  answer: Answer,
  work: DayWork,
): Omit<AnsweredDay, 'answers' | 'own'> | { faults: string[] } {
  const { pool, guard, stages, draft } = work
  if (!answer.ok) return { faults: [`There was no complete answer: ${answer.failure}.`] }
  const parsed = DayAnswer.safeParse(answer.value)
  if (!parsed.success) return { faults: ['The answer was not of the form that was asked for.'] }
  const ids = new Set(pool.places.map(({ id }) => id))
  const stops = parsed.data.stops.map(({ id, note }) => ({ id: idOf(id, pool), note }))
  const wish = stops.map(({ id }) => id)
  const usable = wish.filter((id) => ids.has(id))
  if (usable.length * 2 < wish.length || usable.length === 0) {
    return { faults: [`${wish.length - usable.length} of ${wish.length} stops are not of this day.`] }
  }
  // Ids of other days' places count as unknown here: each place belongs to one day.
  const inPool = wish.map((id) => (ids.has(id) ? id : `${id} (not of this day)`))
  const fitted = stages.solveDay(draft, pool.day, inPool)
  const repairs = [...fitted.repairs]
  const { interests, additionalInfo } = draft.request
  // The figures that a text may hold: those of its own place, and what was typed.
  const traveller = [interests, additionalInfo]
  const read = (text: unknown, most: number, given: unknown, what: string) => {
    const line = guard(text, most, given)
    if (line === undefined && typeof text === 'string' && text.trim() !== '')
      repairs.push({ kind: 'words', detail: what })
    return line
  }
  const title = read(parsed.data.title, longestTitle, traveller, 'title')
  const notes = new Map<string, string>()
  for (const { id, note } of stops) {
    const place = pool.places.find((each) => each.id === id)
    if (!place || notes.has(id)) continue
    const { name, fact } = place
    const line = read(note, longestNote, [traveller, name, fact], id)
    if (line !== undefined) notes.set(id, line)
  }
  return { stops: fitted.stops, notes, repairs, ...(title !== undefined && { title }) }
}
