import { describe, expect, it } from 'vitest'
import { catalogueStages } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { nothingSaid } from '~/domain/planning/stages'
import type { Steps } from '~/domain/planning/steps'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'

const { candidates, meals, solveFirst, solveInSteps, narrate } = catalogueStages

function counted<Result>(work: Steps<Result>) {
  let steps = 1
  let step = work.next()
  for (; !step.done; step = work.next()) steps++
  return { steps, result: step.value }
}

function solved(request: PlanRequest) {
  const made = meals(candidates(request, testCity))
  if (!made.ok) throw new Error('There is no plan')
  const first = counted(solveFirst(made.value))
  const rest = counted(solveInSteps(made.value, first.result))
  const shown = first.result && narrate.day(first.result.draft, 0, nothingSaid())
  const said = nothingSaid()
  const days = rest.result.meals.frames.map((_, day) => narrate.day(rest.result, day, said))
  return { made: made.value, shown, days, steps: [first.steps, rest.steps] as const }
}

describe('the first day, settled before the others', () => {
  it.each([2, 3, 5, 8])('of %i days is that of the finished plan, and has what a first day has', (length) => {
    const { shown, days, made } = solved(cityRequest({ days: length }))
    expect(shown).toEqual(days[0])
    const visits = days.map(({ activities }) => activities.filter(({ type }) => type === 'attraction'))
    expect(Math.min(...visits.map((list) => list.length))).toBeGreaterThan(0)
    const ids = days.flatMap(({ activities }) =>
      activities.flatMap(({ placeId, type }) => (type === 'accommodation' ? [] : (placeId ?? []))),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(days.map(({ activities }) => activities.filter(({ meal }) => meal).length)).toEqual(
      made.meals.frames.map((frame) => frame.meals.length),
    )
    const icons = made.candidates.taste.icons
    expect(
      visits[0]?.some(({ placeId, startTime }) => icons.includes(placeId ?? '') && startTime < '12:00'),
    ).toBe(true)
  })

  it('takes a part of the steps that the days take together', () => {
    const whole = counted(solveInSteps(solved(cityRequest({ days: 8 })).made))
    const { steps } = solved(cityRequest({ days: 8 }))
    expect(steps[0]).toBeLessThan(whole.steps / 2)
  })

  it('is the whole plan where there is no other', () => {
    expect(solved(cityRequest({ days: 1 })).shown).toBeUndefined()
  })
})
