import { describe, expect, it } from 'vitest'
import { testPlace } from '~/domain/testing/test-destination'
import { notPassed, outcome, ownStop, testPlan, withActivities, withStop } from '~/domain/testing/test-plan'

describe('real: every stop is a place of the catalogue', () => {
  it('fails a place that the catalogue does not know', () => {
    const plan = withStop('fish-hall', { placeId: 'sunken-palace' })
    expect(outcome('real', plan)).toMatchObject({
      status: 'fail',
      evidence: 'Day 3: "Fish Hall" is not in the catalogue of Marebello.',
    })
  })

  it('fails a stop that goes by the name of another place', () => {
    const plan = withStop('fish-hall', { title: 'Sea Gate' })
    expect(notPassed(plan)).toEqual(['real fail'])
    expect(outcome('real', plan).evidence).toBe('Day 3: "Sea Gate" stands for Fish Hall.')
  })

  it('fails a stop drawn elsewhere, from 50 metres on', () => {
    const { at } = testPlace('sea-gate')
    expect(notPassed(withStop('sea-gate', { latitude: at[0] + 0.0004 }))).toEqual([])
    expect(notPassed(withStop('sea-gate', { latitude: at[0] + 0.0006 }))).toEqual(['real fail'])
    for (const missing of [{ longitude: null }, { latitude: null }]) {
      expect(notPassed(withStop('sea-gate', missing))).toEqual(['real fail'])
      expect(outcome('real', withStop('sea-gate', missing)).evidence).toBe('Day 1: Sea Gate has no position.')
    }
  })

  it('fails a stop outside the destination', () => {
    const plan = withStop('sea-gate', { latitude: 44.2 })
    expect(notPassed(plan)).toEqual(['real fail'])
    expect(outcome('real', plan).evidence).toContain('outside Marebello')
  })

  it('fails a base that is none', () => {
    const days = testPlan.days.map((day) => ({ ...day, basePlaceId: 'sea-gate' }))
    expect(outcome('real', { ...testPlan, days }).evidence).toContain('is not a base of the catalogue')
  })

  it('does not vouch for what a traveller typed in, and counts it', () => {
    const plan = withActivities((list, day) =>
      day === 1 ? list.toSpliced(2, 0, ownStop("Anna's flat", '11:00', '12:00')) : list,
    )
    expect(outcome('real', plan)).toMatchObject({
      status: 'unknown',
      evidence: "1 stop typed in and not in the catalogue: Anna's flat.",
    })
  })
})

describe('once: no place twice in a trip', () => {
  it('fails a sight that comes twice', () => {
    const {
      id: _id,
      startTime: _start,
      endTime: _end,
      time: _time,
      travel: _travel,
      ...again
    } = stopOf('sea-gate')
    const plan = withStop('clock-stairs', again)
    expect(outcome('once', plan)).toMatchObject({
      status: 'fail',
      evidence: 'Sea Gate comes twice: both on day 1.',
    })
  })

  it('fails a restaurant that comes twice', () => {
    const { placeId, title, latitude, longitude } = stopOf('net-loft')
    const plan = withStop('oil-press', { placeId, title, latitude, longitude })
    expect(notPassed(plan)).toEqual(['once fail'])
    expect(outcome('once', plan).evidence).toBe('Net Loft comes twice: on day 1 and day 3.')
  })

  it('fails two typed stops of one name', () => {
    const plan = withActivities((list, day) =>
      day < 3
        ? [
            ...list.slice(0, -1),
            { ...ownStop('Swim', '19:40', '20:00'), id: `own-${day}` },
            ...list.slice(-1),
          ]
        : list,
    )
    expect(outcome('once', plan).evidence).toBe('Swim comes twice: on day 1 and day 2.')
  })

  it('lets the base and rides come again', () => {
    const titles = testPlan.days.flatMap(({ activities }) => activities.map(({ title }) => title))
    expect(titles.filter((title) => title === 'Ride the bus')).toHaveLength(2)
    expect(titles.filter((title) => title === 'Night in Harbour Quarter')).toHaveLength(3)
    expect(outcome('once').status).toBe('pass')
  })
})

function stopOf(id: string) {
  const found = testPlan.days.flatMap(({ activities }) => activities).find((activity) => activity.id === id)
  if (!found) throw new Error(`no stop "${id}"`)
  return found
}
