import { describe, expect, it } from 'vitest'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest, withStop, withTimes } from '~/domain/testing/test-plan'
import { checkContext } from './context'
import { waitsOf } from './waits'

/** The waits of the first day by the stop after them. */
function waits(plan: PlanView = testPlan, request = testRequest, destination = testDestination) {
  const context = checkContext(plan, request, destination)
  const [day] = context.days
  if (!day) throw new Error('no day')
  return Object.fromEntries(
    waitsOf(day, context).map(({ after, minutes, explained }) => [after.activity.id, { minutes, explained }]),
  )
}

const onFoot = (minutes: number) => ({ travel: { mode: 'walk', minutes, meters: 75 * minutes } }) as const

describe('waits', () => {
  it('are the time between two stops beside the way, and none before going home', () => {
    const plan = withStop('clock-stairs', onFoot(20))
    // From the end of lunch at 13:30 to 15:00.
    expect(waits(plan)['clock-stairs']).toEqual({ minutes: 70, explained: false })
    expect(waits(withStop('clock-stairs', onFoot(90)))).not.toHaveProperty('clock-stairs')
    expect(Object.keys(waits())).not.toContain('harbour-rooms')
    expect(Object.keys(waits())).not.toContain('bread-bench')
  })

  it('are explained by one rest a day, up to an hour and a half', () => {
    const rest = withStop('clock-stairs', { ...onFoot(20), pause: 'rest' })
    expect(waits(rest)['clock-stairs']?.explained).toBe(true)
    const again = withStop('anchor-table', { pause: 'rest' }, rest)
    expect(waits(again)['anchor-table']?.explained).toBe(false)
    const long = withTimes('clock-stairs', '15:21', '16:00', rest)
    expect(waits(long)['clock-stairs']).toEqual({ minutes: 91, explained: false })
  })

  it('are explained by a siesta of up to three hours in the heat or with small children', () => {
    const rest = withStop('clock-stairs', { ...onFoot(20), pause: 'rest' })
    const [three, more] = [
      withTimes('clock-stairs', '16:50', '17:10', rest),
      withTimes('clock-stairs', '16:51', '17:10', rest),
    ]
    expect(waits(three)['clock-stairs']).toEqual({ minutes: 180, explained: false })
    const family = { ...testRequest, filters: { ...testRequest.filters, childFriendly: true } }
    const climate = testDestination.climate.map((each) => ({ ...each, high: 33 }))
    const hot = { ...testDestination, climate }
    expect(waits(three, family)['clock-stairs']?.explained).toBe(true)
    expect(waits(three, testRequest, hot)['clock-stairs']?.explained).toBe(true)
    expect(waits(more, family)['clock-stairs']?.explained).toBe(false)
    expect(waits(more, testRequest, hot)['clock-stairs']?.explained).toBe(false)
  })

  it('are explained by the sunset only at a stop that sees it', () => {
    // Sunset on that day is about 20:30.
    const early = withStop('clock-stairs', { pause: 'sunset' })
    expect(waits(early)['clock-stairs']?.explained).toBe(false)
    const at = (start: string, end: string, way: number) =>
      waits(withTimes('clock-stairs', start, end, withStop('clock-stairs', onFoot(way), early)))[
        'clock-stairs'
      ]
    expect(at('20:10', '20:50', 310)).toEqual({ minutes: 90, explained: true })
    expect(at('20:10', '20:50', 309)).toEqual({ minutes: 91, explained: false })
    expect(at('21:30', '22:00', 400)).toEqual({ minutes: 80, explained: false })
  })

  it('are explained by a table only before a meal, up to an hour', () => {
    const sight = withStop('clock-stairs', { pause: 'table' })
    expect(waits(sight)['clock-stairs']?.explained).toBe(false)
    const meal = withStop('anchor-table', { ...onFoot(60), pause: 'table' })
    expect(waits(meal)['anchor-table']).toEqual({ minutes: 60, explained: true })
    expect(waits(withStop('anchor-table', onFoot(59), meal))['anchor-table']?.explained).toBe(false)
  })
})
