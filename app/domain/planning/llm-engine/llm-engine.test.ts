import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import { catalogueStages } from '~/domain/planning/catalogue-engine/catalogue-engine'
import type { PlanPiece } from '~/domain/planning/planner-engine'
import { nothingSaid } from '~/domain/planning/stages'
import { atOnce, type Steps } from '~/domain/planning/steps'
import type { Constraint } from '~/domain/reader/constraint'
import { read } from '~/domain/reader/read'
import { type Written, withReading } from '~/domain/request/written'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { sayIn } from '~/messages/languages'
import type { Answer, LanguageModel, Question } from './language-model'
import { llmEngine } from './llm-engine'

const usage = { inputTokens: 100, outputTokens: 50 }

interface DayData {
  /** Lines of places, each with its number first; a line without one is a quarter. */
  proposal?: string
}
const linesOf = (proposal = '') => proposal.split('\n').filter((line) => /^\d/.test(line))
const numberOf = (line: string) => line.split(' ')[0] ?? ''

/** Answers each question with what it is given for it; the solver's own proposal, in its order, otherwise. */
function modelOf(answers: Record<string, Answer | ((data: DayData) => unknown)> = {}) {
  const asked: string[] = []
  const model: LanguageModel = {
    async ask({ name, data }: Question, onPart): Promise<Answer> {
      asked.push(name)
      const given = answers[name]
      if (given && typeof given !== 'function') return given
      const value = given ? given(data as DayData) : usual(name, data as DayData)
      onPart(value)
      return { ok: true, value, usage }
    },
  }
  return { model, asked }
}

function usual(name: string, { proposal }: DayData) {
  if (name === 'wishes') return { wishes: [], other: [] }
  if (name === 'overview') return { overview: 'Three calm days.', tips: ['Bring a hat.'] }
  return {
    title: 'By the river',
    stops: linesOf(proposal).map((line) => ({ id: numberOf(line), note: 'It is near.' })),
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Solves with a pause after each step. */
async function solve<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

/** What was solved, by the stage and the request. */
const solved = new Map<string, unknown>()

function* solvedOnce<Result>(key: string, solve: () => Steps<Result>): Steps<Result> {
  if (!solved.has(key)) solved.set(key, yield* solve())
  return solved.get(key) as Result
}

/** The stages of the catalogue. Most tests plan the same trip, and to solve it takes most of their time: here that is done once. */
const stagesSolvedOnce: typeof catalogueStages = {
  ...catalogueStages,
  solveFirst: (draft) =>
    solvedOnce(`first ${JSON.stringify(draft.request)}`, () => catalogueStages.solveFirst(draft)),
  solveInSteps: (draft, first) =>
    solvedOnce(`${first ? 'rest' : 'all'} ${JSON.stringify(draft.request)}`, () =>
      catalogueStages.solveInSteps(draft, first),
    ),
}

async function make(
  model: LanguageModel,
  kept = new Map<string, Answer>(),
  request = cityRequest({ days: 3 }),
  written?: Written,
  stages = stagesSolvedOnce,
) {
  const pieces: PlanPiece[] = []
  const engine = llmEngine(
    {
      model,
      answers: { recall: (name) => kept.get(name), keep: (name, answer) => kept.set(name, answer) },
      now: () => 0,
      pause,
      solve,
      parallel: 2,
      ...(written && { written }),
    },
    stages,
  )
  for await (const piece of engine.plan(request, testCity)) if (piece.ok) pieces.push(piece.value)
  const byNumber = new Map<number, ItineraryDay>()
  for (const piece of pieces)
    if (piece.kind === 'day' || (piece.kind === 'revised' && 'day' in piece))
      byNumber.set(piece.day.day, piece.day)
  const days = [...byNumber.values()]
  const provenance: Provenance | undefined = pieces.flatMap((piece) =>
    piece.kind === 'provenance' ? [piece.provenance] : [],
  )[0]
  const by = pieces.flatMap((piece) => (piece.kind === 'provenance' ? [piece.engine] : []))[0]
  return { pieces, days, provenance, by }
}

const lateOf = async (pieces: PlanPiece[]) =>
  (await Promise.all(pieces.map((piece) => (piece.kind === 'late' ? piece.offers : [])))).flat()

const failed = (failure: 'unreachable' | 'malformed'): Answer => ({
  ok: false,
  failure,
  usage: { inputTokens: 0, outputTokens: 0 },
})

describe('the planner with a model', () => {
  it('gives the plan of the solver at once, then what the model makes of it', async () => {
    const { pieces, days, provenance, by } = await make(modelOf().model)
    const plan = ['overview', 'day', 'day', 'day']
    expect(pieces.map(({ kind }) => kind)).toEqual([
      ...plan,
      ...plan.map(() => 'revised'),
      'tips',
      'provenance',
    ])
    expect(pieces.find((piece) => piece.kind === 'revised' && 'overview' in piece)).toMatchObject({
      overview: {
        code: 'text.sequence',
        params: { parts: ['Three calm days.', { code: 'overview.length' }] },
      },
    })
    expect(days.map(({ day, title }) => `${day} ${title}`)).toEqual([
      '1 By the river',
      '2 By the river',
      '3 By the river',
    ])
    expect(days[0]?.activities.find(({ type }) => type === 'food')?.reason).toBe('It is near.')
    expect(provenance).toMatchObject({ tokens: 600, repairs: [] })
    expect(by).toBe('openai')
  })

  it('offers a day whose answer comes after its time, and changes nothing of the plan for it', async () => {
    const usually = modelOf()
    const model: LanguageModel = {
      ask: async (question, onPart, signal) => {
        const answer = usually.model.ask(question, onPart, signal)
        if (question.name !== 'day-2') return answer
        question.goesOn?.take(answer)
        return { ok: false, failure: 'late', usage }
      },
    }
    const { pieces, days, provenance } = await make(model)
    expect(days.map(({ title }) => title)).toEqual([
      'By the river',
      expect.not.stringContaining('river'),
      'By the river',
    ])
    expect(provenance?.repairs).toEqual([{ day: 2, kind: 'planned-without-model', detail: 'late' }])
    const late = (await lateOf(pieces)).map((offer) => offer.days.map(({ day, title }) => `${day} ${title}`))
    expect(late).toEqual([['2 By the river']])
  })

  it('offers an introduction that comes late, with the places that it names, unless one is not in the plan', async () => {
    const { days } = await make(modelOf().model)
    const held = new Set(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
    const sights = testCity.places.filter(({ kind }) => kind !== 'base' && kind !== 'food')
    const planned = sights.find(({ id }) => held.has(id))
    const other = sights.find(
      ({ id, name }) => !held.has(id) && !days.some(({ title }) => String(title).includes(name)),
    )
    if (!planned || !other) throw new Error('a sight in the plan and one that is not')
    const introducedBy = (overview: string): LanguageModel => {
      const usually = modelOf({ overview: () => ({ overview, tips: [] }) })
      return {
        ask: async (question, onPart, signal) => {
          const answer = usually.model.ask(question, onPart, signal)
          if (question.name !== 'overview') return answer
          question.goesOn?.take(answer)
          return { ok: false, failure: 'late', usage }
        },
      }
    }
    const { pieces, provenance } = await make(introducedBy(`It begins at ${planned.name}.`))
    expect(provenance?.repairs).toEqual([{ day: 0, kind: 'planned-without-model', detail: 'late' }])
    expect(await lateOf(pieces)).toMatchObject([
      {
        days: [],
        overview: { params: { parts: [`It begins at ${planned.name}.`, { code: 'overview.length' }] } },
        names: [planned.id],
      },
    ])
    const refused = await make(introducedBy(`It begins at ${other.name}.`))
    expect(await lateOf(refused.pieces)).toEqual([])
  })

  it('offers nothing where what comes late is of no use either', async () => {
    const model: LanguageModel = {
      ask: async ({ goesOn }) => {
        goesOn?.take(Promise.resolve({ ok: true, value: { title: 'Nothing', stops: [{ id: 'x' }] }, usage }))
        return { ok: false, failure: 'late', usage }
      },
    }
    const { pieces } = await make(model)
    expect(pieces.map(({ kind }) => kind)).toContain('late')
    expect(await lateOf(pieces)).toEqual([])
  })

  it('delivers the overview before the days are solved, and the first day before the others', async () => {
    const told: string[] = []
    const parts = { ...modelOf(), answers: { recall: () => undefined, keep: () => {} }, now: () => 0, pause }
    const engine = llmEngine(
      {
        ...parts,
        parallel: 4,
        async solve(steps) {
          told.push('solve')
          return solve(steps)
        },
      },
      catalogueStages,
    )
    for await (const piece of engine.plan(cityRequest({ days: 3 }), testCity))
      if (piece.ok) told.push(piece.value.kind)
    expect(told.slice(0, 6)).toEqual(['overview', 'solve', 'day', 'solve', 'day', 'day'])
  })

  it('gives the plan of the solver without a stop when the model is of no use, overview and all', async () => {
    const request = cityRequest({ days: 5 })
    const made = catalogueStages.meals(catalogueStages.candidates(request, testCity))
    if (!made.ok) throw new Error('There is no plan')
    const first = atOnce(catalogueStages.solveFirst(made.value))
    const draft = atOnce(catalogueStages.solveInSteps(made.value, first))
    const said = nothingSaid()
    const plain = Array.from({ length: 5 }, (_, index) => catalogueStages.narrate.day(draft, index, said))
    const ask = async () => failed('unreachable')
    const [one, other] = await Promise.all(
      [1, 2].map(() => make({ ask }, new Map(), request, undefined, catalogueStages)),
    )
    expect(one?.days).toEqual(plain)
    expect(other?.days).toEqual(plain)
    expect(one?.pieces[0]).toEqual({ kind: 'overview', overview: catalogueStages.narrate.overview(draft) })
  })

  it('tells the overview anew, after the days, where solving has changed it', async () => {
    const stages: typeof catalogueStages = {
      ...catalogueStages,
      narrate: {
        ...catalogueStages.narrate,
        overview: (draft) => ('solve' in draft ? 'Two days are free.' : 'No day is free.'),
      },
    }
    const pieces: PlanPiece[] = []
    const model: LanguageModel = { ask: async () => failed('unreachable') }
    const answers = { recall: () => undefined, keep: () => {} }
    const engine = llmEngine({ model, answers, now: () => 0, pause, solve, parallel: 4 }, stages)
    for await (const piece of engine.plan(cityRequest({ days: 2 }), testCity))
      if (piece.ok) pieces.push(piece.value)
    expect(pieces.slice(0, 4)).toMatchObject([
      { kind: 'overview', overview: 'No day is free.' },
      { kind: 'day' },
      { kind: 'day' },
      { kind: 'revised', overview: 'Two days are free.' },
    ])
  })

  it('asks no more than a few questions at once', async () => {
    let [running, most] = [0, 0]
    const { model } = modelOf()
    await make({
      async ask(question, _onPart, signal) {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running--
        return model.ask(question, () => {}, signal)
      },
    })
    expect(most).toBe(2)
  })

  it('delivers the whole plan before the model has said a word, and each day as its answer comes', async () => {
    const pieces: PlanPiece[] = []
    const { model } = modelOf()
    const answered: (() => void)[] = []
    const slow: LanguageModel = {
      async ask(question, onPart, signal) {
        const day = Number(question.name.replace('day-', ''))
        onPart(null)
        if (day) await new Promise<void>((resolve) => (answered[day] = resolve))
        return model.ask(question, onPart, signal)
      },
    }
    const parts = { model: slow, answers: { recall: () => undefined, keep: () => {} } }
    const engine = llmEngine({ ...parts, now: () => 0, pause, solve, parallel: 4 }, catalogueStages)
    const work = engine.plan(cityRequest({ days: 3 }), testCity)[Symbol.asyncIterator]()
    const take = async () => {
      const { value } = await work.next()
      if (value?.ok) pieces.push(value.value)
      return pieces.at(-1)
    }
    for (let count = 0; count < 4; count++) await take()
    expect(pieces.map(({ kind }) => kind)).toEqual(['overview', 'day', 'day', 'day'])
    expect(await take()).toMatchObject({
      kind: 'revised',
      overview: { params: { parts: ['Three calm days.', {}] } },
    })
    answered[3]?.()
    expect(await take()).toMatchObject({ kind: 'revised', day: { day: 3, title: 'By the river' } })
    answered[1]?.()
    expect(await take()).toMatchObject({ kind: 'revised', day: { day: 1, title: 'By the river' } })
    answered[2]?.()
    expect(await take()).toMatchObject({ kind: 'revised', day: { day: 2 } })
    expect(await take()).toMatchObject({ kind: 'tips' })
  })

  it('leaves a day as it was whose answer would break what the traveller wished for', async () => {
    const first = await make(modelOf().model)
    const { placeId: sight, title: name } =
      first.days[1]?.activities.find(({ type }) => type === 'attraction') ?? {}
    if (!sight || typeof name !== 'string') throw new Error('a day without a sight')
    const wishes: Constraint[] = [{ is: 'must', what: { by: 'place', id: sight } }]
    const request = { ...cityRequest({ days: 3 }), wishes }
    const without = ({ proposal }: DayData) => ({
      title: 'Elsewhere',
      stops: linesOf(proposal)
        .filter((line) => !line.includes(name))
        .map((line) => ({ id: numberOf(line), note: '' })),
    })
    const { model } = modelOf({ 'day-1': without, 'day-2': without, 'day-3': without })
    const { days, provenance } = await make(model, new Map(), request)
    expect(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))).toContain(sight)
    // The day has what the model left out, and says that it is not as the model would have it.
    expect(provenance?.repairs.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(own|few)-stops$/)]),
    )
  })

  const [quarter] = testCity.areas
  it.each([
    ['free', { ...(quarter && { wander: quarter }) }],
    ['indoors', { standstill: 'the day of silence' }],
  ])('asks nothing about a day without a choice: %s', async (_, kind) => {
    const { model, asked } = modelOf()
    const stages: typeof catalogueStages = {
      ...catalogueStages,
      meals(draft) {
        const made = catalogueStages.meals(draft)
        if (!made.ok) return made
        const frames = made.value.meals.frames.map((frame, index) =>
          index === 1 ? { ...frame, ...kind } : frame,
        )
        return { ...made, value: { ...made.value, meals: { ...made.value.meals, frames } } }
      },
    }
    const answers = { recall: () => undefined, keep: () => {} }
    const engine = llmEngine({ model, answers, now: () => 0, pause, solve, parallel: 4 }, stages)
    for await (const piece of engine.plan(cityRequest({ days: 3 }), testCity)) expect(piece.ok).toBe(true)
    expect(asked.sort()).toEqual(['day-1', 'day-3', 'overview'])
  })

  it('asks nothing again that was answered before it was interrupted, and comes to the same plan', async () => {
    const kept = new Map<string, Answer>()
    const first = await make(modelOf().model, kept)
    const { model, asked } = modelOf()
    const again = await make(model, kept, undefined, undefined, catalogueStages)
    expect(asked).toEqual([])
    expect(again.days).toEqual(first.days)
  })

  it('asks once more when an answer is of no use, and says what was wrong', async () => {
    const invented = () => ({ title: 'x', stops: [{ id: 'moon-palace', note: '' }] })
    const { model, asked } = modelOf({ 'day-2': invented })
    const { provenance, days } = await make(model)
    expect(asked).toContain('day-2-again')
    expect(provenance?.repairs).toEqual([
      { day: 2, kind: 'asked-again', detail: '1 of 1 stops are not of this day.' },
    ])
    expect(days[1]?.title).toBe('By the river')
  })

  it('makes a day by itself when there is no answer to be had, and says so', async () => {
    const { model, asked } = modelOf({ 'day-2': failed('malformed'), 'day-2-again': failed('malformed') })
    const { provenance, days, by } = await make(model)
    expect(asked).toContain('day-2-again')
    expect(provenance?.repairs).toEqual([{ day: 2, kind: 'planned-without-model', detail: 'malformed' }])
    expect(days).toHaveLength(3)
    expect(days[1]?.title).not.toBe('By the river')
    expect(sayIn()(provenance?.note ?? '')).toBe(
      'Day 2 was made by our own planner, since the writing service gave no usable answer. Every check is the same.',
    )
    expect(by).toBe('openai')
  })

  it('is the embedded planner with a note when the service is down', async () => {
    const down = failed('unreachable')
    const { model } = modelOf({ overview: down, 'day-1': down, 'day-2': down, 'day-3': down })
    const { provenance, days, by } = await make(model)
    expect(by).toBe('embedded')
    expect(days).toHaveLength(3)
    expect(sayIn()(provenance?.note ?? '')).toBe(
      'Made by our own planner, since the writing service could not be reached. Every check is the same.',
    )
  })

  it('adds the meals that were forgotten, and drops what comes twice', async () => {
    const { model } = modelOf({
      'day-1': ({ proposal }) => {
        const sights = linesOf(proposal).slice(1, 2)
        return {
          title: 'Short',
          stops: [...sights, ...sights].map((line) => ({ id: numberOf(line), note: '' })),
        }
      },
    })
    const { days, provenance } = await make(model)
    const meals = days[0]?.activities.flatMap(({ meal }) => meal ?? [])
    expect(meals).toEqual(['lunch', 'dinner'])
    expect(provenance?.repairs.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['repeated', 'meal-added']),
    )
    // A day that would be empty keeps what the solver had for it.
    expect(days[0]?.activities.filter(({ type }) => type === 'attraction').length).toBeGreaterThan(1)
  })

  it('keeps no sentence that names a venue nobody knows', async () => {
    const { model } = modelOf({
      overview: () => ({ overview: 'Dine at Trattoria Da Mario.', tips: ['Ask for Luigi at Bar Centrale.'] }),
      'day-1': ({ proposal }) => ({
        title: 'Lunch at Osteria Fantasma',
        stops: linesOf(proposal).map((line) => ({
          id: numberOf(line),
          note: 'Better than Osteria Fantasma.',
        })),
      }),
    })
    const { pieces, days } = await make(model)
    expect(JSON.stringify(pieces.filter(({ kind }) => kind !== 'provenance'))).not.toMatch(
      /Mario|Fantasma|Luigi/,
    )
    expect(days[0]?.activities[0]?.reason).not.toBe('')
  })

  describe('reads what the traveller wrote', () => {
    const text = 'I am vegetarian. My husband would sooner walk than go to Lake Village by train.'
    const plain = cityRequest({ days: 3, additionalInfo: text })
    const written: Written = { plain, ignored: [], filters: true }
    const asked = withReading(written, read(text, testCity), testCity)
    const skipped = (id: string, words: string) => ({ words, is: 'skip', what: id, when: '' })
    const answer =
      (...wishes: object[]) =>
      () => ({ wishes, other: [] })
    const requestIn = (pieces: PlanPiece[]) =>
      pieces.flatMap((piece) => (piece.kind === 'request' ? [piece.request] : []))[0]

    it('after its plan stands, and plans again what is understood now', async () => {
      const first = await make(modelOf().model, new Map(), asked, written)
      const sight = first.days[0]?.activities.find(({ type }) => type === 'attraction')
      const title = sayIn()(sight?.title ?? '')
      const more = `${text} And spare us ${title}!`
      const plain = cityRequest({ days: 3, additionalInfo: more })
      const wish = { plain, ignored: [], filters: true }
      const before = { ...asked, additionalInfo: more }
      const { model } = modelOf({ wishes: answer(skipped(title, `spare us ${title}`)) })
      const { pieces, days } = await make(model, new Map(), before, wish)
      expect(pieces.slice(0, 4).map(({ kind }) => kind)).toEqual(['overview', 'day', 'day', 'day'])
      expect(requestIn(pieces)?.wishes).toContainEqual({
        is: 'skip',
        what: { by: 'place', id: sight?.placeId },
      })
      expect(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))).not.toContain(
        sight?.placeId,
      )
      const overviews = pieces.flatMap((piece) => ('overview' in piece ? [sayIn()(piece.overview)] : []))
      expect(overviews.at(-1)).toMatch(/^Three calm days\..*You wrote: .*not .*/i)
    })

    it('and keeps the reading that stands where the answer is of no use', async () => {
      for (const given of [
        failed('malformed'),
        answer({ words: 'never typed', is: 'pace', what: 'relaxed' }),
        () => 'x',
      ]) {
        const { pieces } = await make(modelOf({ wishes: given }).model, new Map(), asked, written)
        expect(requestIn(pieces)).toBeUndefined()
      }
    })

    it('and comes to the same plan when it goes on after an interruption', async () => {
      const kept = new Map<string, Answer>()
      const wishes = answer(
        { words: 'I am vegetarian', is: 'diet', what: 'Vegetarian' },
        { words: 'sooner walk', is: 'pace', what: 'relaxed' },
      )
      const first = await make(modelOf({ wishes }).model, kept, asked, written)
      const { model, asked: questions } = modelOf()
      const again = await make(model, kept, asked, written, catalogueStages)
      expect(questions).toEqual([])
      expect(again.days).toEqual(first.days)
      expect(requestIn(again.pieces)).toEqual(requestIn(first.pieces))
      expect(requestIn(first.pieces)?.filters.pace).toBe('relaxed')
    })

    it('and asks nothing about a form without a text', async () => {
      const { model, asked: questions } = modelOf()
      const plain = cityRequest({ days: 3, additionalInfo: '' })
      await make(model, new Map(), plain, { plain, ignored: [], filters: true })
      expect(questions).not.toContain('wishes')
    })
  })

  it('asks no model for the free sample', async () => {
    const { model, asked } = modelOf()
    await make(model, new Map(), { ...cityRequest({ days: 3 }), sample: true })
    expect(asked).toEqual([])
  })
})
