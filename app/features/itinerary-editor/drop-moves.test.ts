import { describe, expect, it, vi } from 'vitest'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { testPlan } from '~/domain/testing/test-plan'
import type { Held, Target } from './drag-data'
import { dropMoves } from './drop-moves'
import type { EditorTools } from './editor-tools'
import { shiftStop } from './shift-stop'

const itinerary: ItineraryView = { ...testPlan, checks: [], scores: [] }
const idsOf = (day: number) => stopsOf(itinerary.days[day - 1] ?? { activities: [] }).map(({ id }) => id)
const [first = '', second = '', third = ''] = idsOf(1)

/** The moves of a drop. */
function dropped(held: Held, target: Target) {
  const edit = vi.fn<EditorTools['edit']>()
  dropMoves(held, target, { current: () => itinerary, edit })
  return edit.mock.calls.flatMap(([moves]) => moves)
}

const stop = (id: string, day: number): Held => ({ kind: 'stop', id, title: id, time: '', day })

describe('a stop that is dropped', () => {
  it('comes to stand before what it was dropped on', () => {
    expect(dropped(stop(third, 1), { kind: 'before', id: first, title: '', day: 1 })).toEqual([
      { kind: 'move', id: third, day: 1, before: first },
    ])
  })

  it('stays where it is when it is dropped on itself or before its own neighbour', () => {
    expect(dropped(stop(first, 1), { kind: 'before', id: first, title: '', day: 1 })).toEqual([])
    expect(dropped(stop(first, 1), { kind: 'before', id: second, title: '', day: 1 })).toEqual([])
    expect(dropped(stop(idsOf(1).at(-1) ?? '', 1), { kind: 'end', day: 1 })).toEqual([])
  })

  it('goes to the end of another day', () => {
    expect(dropped(stop(first, 1), { kind: 'end', day: 2 })).toEqual([
      { kind: 'move', id: first, day: 2, before: null },
    ])
  })
})

describe('a day that is dropped', () => {
  const held: Held = { kind: 'day', day: 3, title: '' }

  it('takes the place of another', () => {
    expect(dropped(held, { kind: 'day', day: 1 })).toEqual([{ kind: 'move-day', from: 3, to: 1 }])
  })

  it('stays where it is on itself, and on what is no day', () => {
    expect(dropped(held, { kind: 'day', day: 3 })).toEqual([])
    expect(dropped(held, { kind: 'end', day: 1 })).toEqual([])
  })
})

describe('a stop that is moved by its buttons', () => {
  it('goes past its neighbour', () => {
    expect(shiftStop(itinerary, second, 'up')).toEqual({ kind: 'move', id: second, day: 1, before: first })
    expect(shiftStop(itinerary, first, 'down')).toEqual({ kind: 'move', id: first, day: 1, before: third })
  })

  it('goes into the next day at the edge of its own', () => {
    const last = idsOf(1).at(-1) ?? ''
    expect(shiftStop(itinerary, last, 'down')).toEqual({
      kind: 'move',
      id: last,
      day: 2,
      before: idsOf(2)[0],
    })
    expect(shiftStop(itinerary, idsOf(2)[0] ?? '', 'up')).toMatchObject({ day: 1, before: null })
  })

  it('goes nowhere at the ends of the trip', () => {
    expect(shiftStop(itinerary, first, 'up')).toBeNull()
    expect(shiftStop(itinerary, idsOf(3).at(-1) ?? '', 'down')).toBeNull()
  })
})
