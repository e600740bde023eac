import { describe, expect, it } from 'vitest'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest, withStop, withTimes } from '~/domain/testing/test-plan'
import { checkContext } from './context'
import { waitsOf } from './waits'

/** The waits of the first day by the stop after them. */
function waits(plan: PlanView = testPlan) {
  const [day] = checkContext(plan, testRequest, testDestination).days
  if (!day) throw new Error('no day')
  return Object.fromEntries(
    waitsOf(day, testDestination).map(({ after, minutes, explained }) => [
      after.activity.id,
      { minutes, explained },
    ]),
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

  it('are explained by one rest a day, up to four hours', () => {
    const rest = withStop('clock-stairs', { ...onFoot(20), pause: 'rest' })
    expect(waits(rest)['clock-stairs']?.explained).toBe(true)
    const again = withStop('anchor-table', { pause: 'rest' }, rest)
    expect(waits(again)['anchor-table']?.explained).toBe(false)
    const long = withTimes(
      'clock-stairs',
      '17:51',
      '18:00',
      withStop('clock-stairs', { ...onFoot(20), pause: 'rest' }),
    )
    expect(waits(long)['clock-stairs']).toEqual({ minutes: 241, explained: false })
  })

  it('are explained by the sunset only at a stop that sees it', () => {
    // Sunset on that day is about 20:30.
    const early = withStop('clock-stairs', { pause: 'sunset' })
    expect(waits(early)['clock-stairs']?.explained).toBe(false)
    const late = withTimes('clock-stairs', '20:10', '20:50', early)
    expect(waits(late)['clock-stairs']?.explained).toBe(true)
    expect(waits(withTimes('clock-stairs', '21:30', '22:00', early))['clock-stairs']?.explained).toBe(false)
  })

  it('are explained by a table only before a meal, up to an hour and a half', () => {
    const sight = withStop('clock-stairs', { pause: 'table' })
    expect(waits(sight)['clock-stairs']?.explained).toBe(false)
    const meal = withStop('anchor-table', { ...onFoot(30), pause: 'table' })
    expect(waits(meal)['anchor-table']).toEqual({ minutes: 90, explained: true })
    expect(waits(withStop('anchor-table', onFoot(29), meal))['anchor-table']?.explained).toBe(false)
  })
})
