import { describe, expect, it } from 'vitest'
import { advance, idleView } from './generation-view'
import type { StreamEvent } from './stream-events'

const day = (number: number): StreamEvent => ({
  event: 'day',
  data: {
    day: number,
    date: `2027-04-0${number}`,
    title: 'A day',
    area: 'Centre',
    basePlaceId: null,
    activities: [],
    costCents: 0,
  },
})
const accepted: StreamEvent = { event: 'accepted', data: { generationId: 'g1' } }

describe('a screen that follows a generation', () => {
  it('takes the days in as they come', () => {
    const view = [accepted, day(1), day(2)].reduce(
      (v, event, index) => advance(v, index + 1, event),
      idleView,
    )
    expect(view).toMatchObject({ phase: 'running', generationId: 'g1', lastEventId: 3 })
    expect(view.days.map(({ day: number }) => number)).toEqual([1, 2])
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
})
