import { describe, expect, it } from 'vitest'
import { fail, ok, type Result } from '~/domain/errors'
import type { Said } from '~/domain/message'
import { cityRequest } from '~/domain/testing/test-city'
import type { PlanPiece } from './planner-engine'
import { engineOf, type PlannerStages, solvedDraft } from './stages'

interface Parts {
  candidates: { candidates: string[] }
  meals: { meals: string[] }
  solve: { days: string[] }
}

/** Stages that write down in which order they are asked. */
function stagesWith(asked: string[], possible = true): PlannerStages<string, Parts> {
  return {
    name: 'embedded',
    candidates(request, destination) {
      asked.push('candidates')
      return { request, destination, candidates: { candidates: ['church'] } }
    },
    meals(draft) {
      asked.push('meals')
      return possible
        ? ok({ ...draft, meals: { meals: ['soup'] } })
        : fail<Said>('wishes-clash', 'nothing to eat')
    },
    solve(draft) {
      asked.push('solve')
      return { ...draft, solve: { days: [...draft.candidates.candidates, ...draft.meals.meals] } }
    },
    narrate: {
      overview: ({ destination }) => `To ${destination}`,
      day({ solve }, index, said) {
        asked.push(`day ${index}, ${said.titles.size} titles before`)
        said.titles.add(`title ${index}`)
        return {
          day: index + 1,
          date: '2027-05-01',
          title: solve.days.join(', '),
          area: '',
          basePlaceId: null,
          activities: [],
          costCents: 0,
        }
      },
      tips: () => ['Go early.'],
    },
  }
}

async function piecesOf(stages: PlannerStages<string, Parts>) {
  const pieces: Result<PlanPiece, Said>[] = []
  for await (const piece of engineOf(stages).plan(cityRequest({ days: 2 }), 'Lund')) pieces.push(piece)
  return pieces
}

describe('the stages of an engine', () => {
  it('run in their order on one draft, and the days are told in theirs', async () => {
    const asked: string[] = []
    const pieces = await piecesOf(stagesWith(asked))
    expect(asked).toEqual([
      'candidates',
      'meals',
      'solve',
      'day 0, 0 titles before',
      'day 1, 1 titles before',
    ])
    expect(pieces.map((piece) => piece.ok && piece.value)).toMatchObject([
      { kind: 'overview', overview: 'To Lund' },
      { kind: 'day', day: { day: 1, title: 'church, soup' } },
      { kind: 'day', day: { day: 2 } },
      { kind: 'tips', tips: ['Go early.'] },
    ])
  })

  it('end where there is no trip to solve, with the reason as the only piece', async () => {
    const asked: string[] = []
    expect(await piecesOf(stagesWith(asked, false))).toEqual([fail('wishes-clash', 'nothing to eat')])
    expect(asked).toEqual(['candidates', 'meals'])
  })

  it('cannot run before the stages that they need', () => {
    const stages = stagesWith([])
    const draft = stages.candidates(cityRequest(), 'Lund')
    // @ts-expect-error The meals are missing.
    expect(() => stages.solve(draft)).toThrow(TypeError)
    // @ts-expect-error The days are missing.
    expect(() => stages.narrate.day(draft, 0, { titles: new Set() })).toThrow(TypeError)
    expect(solvedDraft(stages, cityRequest(), 'Lund')).toMatchObject({
      ok: true,
      value: { candidates: {}, meals: {}, solve: {} },
    })
  })
})
