import { describe, expect, it } from 'vitest'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { testPlan } from '~/domain/testing/test-plan'
import type { ShownGeneration } from './generation-view'
import { advance, begun, failedWith, finishedView, idleView, inSight, openedView } from './generation-view'
import type { StreamEventView } from './stream-events'

const dayOf = (number: number) => ({
  day: number,
  date: `2027-04-0${number}`,
  title: 'A day',
  area: 'Centre',
  basePlaceId: null,
  activities: [],
  costCents: 0,
})
const day = (number: number): StreamEventView => ({ event: 'day', data: dayOf(number) })
const itinerary: ItineraryView = { ...testPlan, checks: [], scores: [] }
const accepted: StreamEventView = { event: 'accepted', data: { generationId: 'g1' } }

describe('a screen that follows a generation', () => {
  it('takes the days in as they come', () => {
    const view = [accepted, day(1), day(2)].reduce(
      (v, event, index) => advance(v, index + 1, event),
      idleView,
    )
    expect(view).toMatchObject({ phase: 'running', generationId: 'g1', lastEventId: 3 })
    expect(view.days.map(({ day: number }) => number)).toEqual([1, 2])
  })

  it('puts a revised day and overview where the first ones were', () => {
    const revised: StreamEventView[] = [
      accepted,
      day(1),
      day(2),
      { event: 'revised', data: { ...dayOf(1), title: 'A better day' } },
      { event: 'revised', data: { overview: 'Better words.' } },
    ]
    const view = revised.reduce((v, event, index) => advance(v, index + 1, event), idleView)
    expect(view.days.map(({ title }) => title)).toEqual(['A better day', 'A day'])
    expect(view).toMatchObject({ overview: 'Better words.', revised: { 0: 5, 1: 4 } })
  })

  it('keeps the marks of what was replaced when the plan is finished, and drops them with the next plan', () => {
    const events: StreamEventView[] = [
      accepted,
      day(1),
      { event: 'revised', data: { ...dayOf(1), title: 'A better day' } },
      { event: 'done', data: { tripId: 'trip', itinerary } },
    ]
    const view = events.reduce((v, event, index) => advance(v, index + 1, event), idleView)
    expect(view).toMatchObject({ phase: 'done', revised: { 1: 3 } })
    const next = begun(view, 3)
    expect(next.revised).toEqual({})
    expect(next.before?.revised).toEqual({})
  })

  it('is past the days once something comes that is about all of them', () => {
    const days = advance(advance(idleView, 1, accepted), 2, day(1))
    expect(days.summed).not.toBe(true)
    const about: StreamEventView[] = [
      { event: 'tips', data: { tips: ['Take water along.'] } },
      { event: 'budget', data: { budget: testPlan.budget, currency: testPlan.currency } },
    ]
    for (const event of about) {
      const view = advance(days, 3, event)
      expect(view, event.event).toMatchObject({ summed: true, lastEventId: 3 })
      expect(view.days).toHaveLength(1)
    }
  })

  it('shows no day twice when a reader reconnects too early', () => {
    const view = advance(advance(idleView, 1, accepted), 2, day(1))
    expect(advance(view, 2, day(1))).toBe(view)
  })

  it('keeps the days that came before an error', () => {
    const failed = advance(advance(idleView, 1, day(1)), 2, {
      event: 'error',
      data: { code: 'generation-failed', message: 'Please try again.' },
    })
    expect(failed).toMatchObject({ phase: 'failed', failure: { message: 'Please try again.' } })
    expect(failed.days).toHaveLength(1)
  })

  it('goes back to the plan that was there when nothing comes of the next one', () => {
    const plan = { ...advance(idleView, 1, accepted), phase: 'done' as const, itinerary }
    const asked = begun(plan, 3)
    expect(asked).toMatchObject({ phase: 'running', itinerary: null, generationId: null })
    const failure = { code: 'generation-failed' as const, message: 'Please try again.' }
    expect(failedWith(asked, failure)).toEqual({ ...plan, failure })
    expect(begun(failedWith(asked, failure), 3).before).toEqual(plan)
    expect(advance(asked, 1, { event: 'error', data: failure })).toEqual({ ...plan, failure })
  })

  it('keeps that plan in sight as long as the planner has not been reached', () => {
    const plan = { ...advance(idleView, 1, accepted), phase: 'done' as const, itinerary }
    const asked = begun(plan, 3)
    expect(inSight(asked)).toBe(asked)
    const offline = { ...asked, trouble: 'offline' as const }
    expect(inSight(offline)).toEqual(plan)
    const reached = advance(offline, 1, accepted)
    expect(reached.trouble).toBeNull()
    expect(inSight(reached)).toBe(reached)
    expect(inSight({ ...reached, trouble: 'offline' })).not.toEqual(plan)
  })

  it('opens with the latest generation: its plan, its days to come, or nothing of one that came to nothing', () => {
    const generation = (more: Partial<ShownGeneration>) =>
      ({ generationId: 'g1', status: 'done', itinerary, ...more }) as ShownGeneration
    const whole = {
      ...idleView,
      phase: 'done',
      destination: itinerary.destination,
      destinationId: itinerary.destinationId,
      overview: itinerary.overview,
      expectedDays: itinerary.days.length,
      sample: itinerary.sample,
      days: itinerary.days,
      summed: true,
      itinerary,
    }
    expect(finishedView(itinerary)).toEqual(whole)
    expect(openedView(null)).toBe(idleView)
    expect(openedView(generation({}))).toEqual({ ...whole, generationId: 'g1' })
    const running = { ...idleView, phase: 'running', generationId: 'g1' }
    expect(openedView(generation({ itinerary: null, status: 'running' }))).toEqual(running)
    expect(openedView(generation({ itinerary: null, status: 'failed' }))).toBe(idleView)
    const palette = { sea: '#123456' } as never
    const places = [{ name: 'Rome' }] as never
    expect(finishedView({ ...itinerary, palette, places })).toMatchObject({ palette, places })
  })

  it('knows how many days to wait for, and whether they may still change', () => {
    const overview = (more: object) =>
      ({ event: 'overview', data: { overview: 'Words.', days: 4, sample: true, ...more } }) as StreamEventView
    const view = advance({ ...idleView, trouble: 'slow' }, 3, overview({}))
    expect(view).toMatchObject({ overview: 'Words.', expectedDays: 4, sample: true, revising: false })
    expect(view).toMatchObject({ lastEventId: 3, trouble: null })
    expect(view.days).toEqual([])
    expect(advance(view, 4, overview({ revising: true })).revising).toBe(true)
    const draft = { event: 'draft', data: {} } as StreamEventView
    expect(advance(view, 5, draft)).toEqual({ ...view, lastEventId: 5 })
    const checks = { event: 'checks', data: {} } as StreamEventView
    expect(advance(view, 6, checks)).toEqual({ ...view, lastEventId: 6 })
  })
})
