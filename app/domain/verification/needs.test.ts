import { describe, expect, it } from 'vitest'
import { testPlace, withFacts } from '~/domain/testing/test-destination'
import {
  asked,
  notPassed,
  outcome,
  ownStop,
  testPlan,
  withActivities,
  withStop,
  withTimes,
} from '~/domain/testing/test-plan'

describe('diet: every food stop satisfies each diet asked for', () => {
  const vegan = asked({ dietaryRestrictions: ['Vegan', 'Gluten-free'] })
  const { diets } = testPlace('net-loft')

  it('fails a table without the meal, and only for that', () => {
    const meat = withFacts('net-loft', { diets: { ...diets, vegan: 'no' } })
    expect(notPassed(testPlan, vegan, meat)).toEqual(['diet fail'])
    expect(outcome('diet', testPlan, vegan, meat).evidence).toBe('Day 1: Net Loft has no vegan meal.')
  })

  it('does not vouch for a table where it is not confirmed', () => {
    const silent = withFacts('net-loft', { diets: { ...diets, glutenFree: undefined } })
    expect(notPassed(testPlan, vegan, silent)).toEqual(['diet unknown'])
    expect(outcome('diet', testPlan, vegan, silent).evidence).toBe(
      'Day 1: a gluten-free meal at Net Loft is not confirmed.',
    )
  })

  it('asks it of every table, under whatever heading it stands', () => {
    const meat = withFacts('net-loft', { diets: { ...diets, vegan: 'no' } })
    expect(outcome('diet', withStop('net-loft', { type: 'attraction' }), vegan, meat).status).toBe('fail')
    expect(outcome('diet', withStop('sea-gate', { type: 'food' }), vegan).status).toBe('unknown')
  })

  it('says so when no diet was asked for', () => {
    const meat = withFacts('net-loft', { diets: { vegan: 'no' } })
    expect(outcome('diet', testPlan, asked({}), meat)).toMatchObject({
      status: 'pass',
      evidence: 'No diet was asked for.',
    })
  })

  it('does not boast of tables where there are none', () => {
    const bare = withActivities((list) => list.filter(({ type }) => type !== 'food'))
    expect(outcome('diet', bare, vegan).evidence).toBe(
      'No food stop is planned: every meal is left to you, vegan and gluten-free.',
    )
  })

  it('names the diets it found', () => {
    expect(outcome('diet', testPlan, vegan).evidence).toBe(
      'All 9 food stops serve vegan and gluten-free meals.',
    )
  })
})

describe('access: every stop satisfies each need asked for', () => {
  const wheels = asked({ accessibility: ['Wheelchair accessible'] })

  it('fails a place that does not, and only for that', () => {
    const stairs = withFacts('clock-stairs', { access: { wheelchair: 'no' } })
    expect(notPassed(testPlan, wheels, stairs)).toEqual(['access fail'])
    expect(outcome('access', testPlan, wheels, stairs).evidence).toBe(
      'Day 1: Clock Stairs does not meet "wheelchair accessible".',
    )
  })

  it('fails a base that does not', () => {
    const base = withFacts('harbour-rooms', { access: { wheelchair: 'no' } })
    expect(notPassed(testPlan, wheels, base)).toEqual(['access fail'])
  })

  it('does not vouch for a place or a base where it is not confirmed', () => {
    const silent = withFacts('clock-stairs', { access: undefined })
    expect(notPassed(testPlan, wheels, silent)).toEqual(['access unknown'])
    expect(notPassed(testPlan, wheels, withFacts('harbour-rooms', { access: {} }))).toEqual([
      'access unknown',
    ])
  })

  it('asks for guides only where there is something to explain', () => {
    const guides = asked({ accessibility: ['Audio guides', 'Visual aids'] })
    const silentMarket = withFacts('fish-hall', { access: { audioGuides: 'no' } })
    expect(notPassed(testPlan, guides, silentMarket)).toEqual([])
    expect(outcome('access', testPlan, guides).evidence).toBe(
      'All 5 museums, galleries, landmarks and places of worship offer audio guides and visual aids; streets, parks and tables have nothing to explain.',
    )
    const silentMuseum = withFacts('rope-museum', { access: { visualAids: 'yes' } })
    expect(notPassed(testPlan, guides, silentMuseum)).toEqual(['access unknown'])
    const mute = withFacts('rope-museum', { access: { audioGuides: 'no', visualAids: 'yes' } })
    expect(notPassed(testPlan, guides, mute)).toEqual(['access fail'])
  })

  it('says so when no need was asked for', () => {
    const stairs = withFacts('clock-stairs', { access: { wheelchair: 'no' } })
    expect(outcome('access', testPlan, asked({}), stairs)).toMatchObject({
      status: 'pass',
      evidence: 'No access need was asked for.',
    })
  })
})

describe('kids: nothing unsuitable, no late nights, a break in the day', () => {
  const family = asked({ childFriendly: true })

  it('fails a place that is not for children, and only for that', () => {
    const grim = withFacts('rope-museum', { children: 'no' })
    expect(notPassed(testPlan, family, grim)).toEqual(['kids fail'])
    expect(outcome('kids', testPlan, family, grim).evidence).toBe('Day 2: Rope Museum is not for children.')
  })

  it('fails a night out whatever its file says', () => {
    const bar = withFacts('rope-museum', { kind: 'nightlife', children: 'yes' })
    expect(notPassed(testPlan, family, bar)).toEqual(['kids fail'])
  })

  it('fails a late night', () => {
    const late = withStop('harbour-rooms', { startTime: '20:40', endTime: '20:40', time: '8:40 PM' })
    expect(notPassed(late)).toEqual([])
    const inTime = { startTime: '20:30', endTime: '08:00', time: '8:30 PM' }
    expect(notPassed(withStop('harbour-rooms', inTime), family)).toEqual([])
    expect(outcome('kids', late, family).evidence).toContain(
      'Day 1 ends at 20:40; children are back by 20:30.',
    )
  })

  it('fails a day without a break, unless there is a park or a beach', () => {
    const busy = withActivities((list, day) =>
      day === 1 ? list.map((item) => ({ ...item, travel: { ...item.travel, minutes: 300 } })) : list,
    )
    expect(notPassed(busy, family)).toEqual(['kids fail'])
    expect(outcome('kids', busy, family).evidence).toBe('Day 1 has no break and no park or beach.')
    expect(notPassed(busy, family, withFacts('sea-gate', { kind: 'park' }))).toEqual([])
  })

  it('takes three quarters of an hour for a break', () => {
    const free = (minutes: number) =>
      withActivities((list, day) =>
        list.map((item) => {
          const taken = item.id === 'clock-stairs' ? 90 - minutes : 300
          return day === 1 ? { ...item, travel: { ...item.travel, minutes: taken } } : item
        }),
      )
    expect(notPassed(free(45), family)).toEqual([])
    expect(notPassed(free(44), family)).toEqual(['kids fail'])
  })

  it('does not vouch for a place of which nobody knows', () => {
    expect(notPassed(testPlan, family, withFacts('net-loft', { children: undefined }))).toEqual([
      'kids unknown',
    ])
    const typed = withActivities((list) => [ownStop("Anna's flat", '07:30', '07:50'), ...list])
    expect(outcome('kids', typed, family).status).toBe('unknown')
  })

  it('says so when no children were announced', () => {
    expect(outcome('kids', withTimes('sea-gate', '09:00', '10:00')).evidence).toBe(
      'No children were announced.',
    )
  })
})
