import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { useDraft } from './use-draft'

const itinerary: ItineraryView = itineraryView(
  { ...testPlan, ...judge(testPlan, testRequest, testDestination) },
  sayIn(),
)
const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const open = () => renderHook(() => useDraft(itinerary, () => facts)).result
const titles = ({ days }: ItineraryView) => days.flatMap((day) => stopsOf(day).map(({ title }) => title))

test('edits that follow each other before anything is drawn build on each other', () => {
  const draft = open()
  const before = titles(itinerary)
  act(() => {
    draft.current.edit([{ kind: 'remove', id: 'sea-gate' }])
    draft.current.edit([{ kind: 'remove', id: 'far-light' }])
  })
  expect(titles(draft.current.draft.itinerary)).toEqual(
    before.filter((title) => title !== 'Sea Gate' && title !== 'Far Light'),
  )
})

test('each step is undone and done again, until another edit is made', () => {
  const draft = open()
  act(() => {
    draft.current.edit([{ kind: 'remove', id: 'sea-gate' }])
    draft.current.edit([{ kind: 'remove', id: 'far-light' }])
  })
  act(() => draft.current.undo())
  expect(titles(draft.current.draft.itinerary)).toContain('Far Light')
  expect(draft.current).toMatchObject({ canUndo: true, canRedo: true })
  act(() => draft.current.redo())
  expect(titles(draft.current.draft.itinerary)).not.toContain('Far Light')
  act(() => {
    draft.current.undo()
    draft.current.undo()
    draft.current.undo()
  })
  expect(draft.current.draft.itinerary).toBe(itinerary)
  act(() => {
    draft.current.edit([{ kind: 'lock', id: 'sea-gate', locked: true }])
  })
  expect(draft.current).toMatchObject({ canUndo: true, canRedo: false })
})

test('an edit that changes nothing is no step', () => {
  const draft = open()
  act(() => {
    draft.current.edit([{ kind: 'move', id: 'nowhere', day: 1, before: null }])
  })
  expect(draft.current.canUndo).toBe(false)
})
