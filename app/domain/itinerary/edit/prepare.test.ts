import { describe, expect, it } from 'vitest'
import type { DayView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { editFacts } from '~/messages/edit-facts'
import { sayIn } from '~/messages/languages'
import { applyMoves } from './apply-moves'
import { draftOf, type EditFacts } from './draft'
import type { Move } from './moves'
import { prepared } from './prepare'
import { replanned } from './replanned'

const base = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = applyMoves(draftOf({ ...testPlan, checks: [], scores: [] }), [], base)
const refusal = { code: 'wishes-clash' as const, message: 'No room on that day.' }

/** Re-plans a day by removing its first stop; days in `refused` cannot be planned. */
const factsThat = (refused: number[], asked: number[][] = []): EditFacts => ({
  ...base,
  replanDays: (days, { days: wanted }) => {
    asked.push([...wanted])
    if (wanted.some((day) => refused.includes(day))) return { ok: false, failure: refusal }
    const shorter = ({ activities, ...day }: DayView) => ({ ...day, activities: activities.slice(1) })
    return { ok: true, value: days.map((day) => (wanted.includes(day.day) ? shorter(day) : day)) }
  },
})

/** What a generator yields, and what it returns. */
function run<Told, Given>(work: Generator<Told, Given>) {
  const told: Told[] = []
  for (let state = work.next(); ; state = work.next()) {
    if (state.done) return { told, given: state.value }
    told.push(state.value)
  }
}

const change = { slower: true }
const replan = (...days: number[]) => ({ days, change })
const title = 'A proposal'

describe('days planned anew', () => {
  const plan = (days: number[], facts: EditFacts) => run(replanned(start.itinerary, { days, change }, facts))

  it('come one after the other, each upon the one before', () => {
    const asked: number[][] = []
    const { told, given } = plan([1, 3], factsThat([], asked))
    expect(told).toEqual([0, 1])
    expect(asked).toEqual([[1], [3]])
    expect(given).toMatchObject({ ok: true, days: [{ day: 1 }, { day: 3 }] })
  })

  it('are only those that came out differently', () => {
    const same: EditFacts = {
      ...base,
      replanDays: (days) => ({ ok: true, value: days.map((day) => ({ ...day })) }),
    }
    expect(plan([1, 2], same).given).toEqual({ ok: true, days: [] })
  })

  it('leave out a day that cannot be planned, and are refused where none can', () => {
    expect(plan([1, 2], factsThat([2])).given).toMatchObject({ ok: true, days: [{ day: 1 }] })
    expect(plan([1, 2], factsThat([1, 2])).given).toEqual({ ok: false, message: refusal.message })
  })
})

const away: Move = { kind: 'remove', id: 'sea-gate' }

describe('a proposal', () => {
  it('of moves is those moves, and nothing has to be waited for', () => {
    const moves = [away]
    expect(run(prepared({ title, moves }, start, base))).toEqual({ told: [], given: { ok: true, moves } })
  })

  it('of days tells how many of how many are done', () => {
    const { told, given } = run(prepared({ title, ...replan(1, 2, 3) }, start, factsThat([])))
    expect(told).toEqual([0, 1, 2].map((done) => ({ done, of: 3 })))
    expect(given).toMatchObject({
      ok: true,
      moves: [{ kind: 'days', days: [{ day: 1 }, { day: 2 }, { day: 3 }] }],
    })
    expect(given).not.toHaveProperty('problem')
  })

  it('of several steps works each out upon the one before', () => {
    const steps = [{ moves: [away] }, replan(1), replan(2, 3)]
    const seen: number[] = []
    const facts = factsThat([])
    const watching: EditFacts = {
      ...facts,
      replanDays: (days, ...rest) => {
        seen.push(days.flatMap(({ activities }) => activities).filter(({ id }) => id === 'sea-gate').length)
        return facts.replanDays(days, ...rest)
      },
    }
    const { told, given } = run(prepared({ title, steps }, start, watching))
    expect(told).toEqual([0, 1, 2].map((done) => ({ done, of: 3 })))
    expect(seen).toEqual([0, 0, 0])
    expect(given).toMatchObject({ ok: true, moves: [{ kind: 'remove' }, { kind: 'days' }, { kind: 'days' }] })
  })

  it('is told of as far as it could be done', () => {
    const steps = [{ moves: [away] }, replan(1)]
    const { given } = run(prepared({ title, steps }, start, factsThat([1])))
    expect(given).toEqual({ ok: true, moves: [away], problem: refusal.message })
  })

  it('is refused where nothing of it could be done', () => {
    expect(run(prepared({ title, ...replan(1) }, start, factsThat([1]))).given).toEqual({
      ok: false,
      message: refusal.message,
    })
  })
})
