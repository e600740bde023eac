import { describe, expect, it } from 'vitest'
import type { Destination } from '../../../app/domain/catalogue/destination'
import type { Place } from '../../../app/domain/catalogue/place'
import type { Plan } from '../../../app/domain/itinerary/itinerary'
import { testDestination } from '../../../app/domain/testing/test-destination'
import { testPlan, testRequest } from '../../../app/domain/testing/test-plan'
import { checkContext } from '../../../app/domain/verification/context'
import { type FaultKind, faultsOf } from './reading'
import { templateOf } from './template'

/** What a reader objects to in the plan of the town, of one kind. */
function faults(kind: FaultKind, town: Partial<Destination> = {}, plan: Plan = testPlan): string[] {
  const context = checkContext(plan, testRequest, { ...testDestination, ...town })
  return faultsOf(context)
    .filter((fault) => fault.kind === kind)
    .map(({ day, what }) => `${day}: ${what}`)
}

/** The plan with other times of one stop of the first day. */
function moved(id: string, startTime: string, endTime: string): Plan {
  const [first, ...rest] = testPlan.days
  if (!first) throw new Error('The plan has no day')
  const activities = first.activities.map((stop) =>
    stop.placeId === id ? { ...stop, startTime, endTime } : stop,
  )
  return { ...testPlan, days: [{ ...first, activities }, ...rest] }
}

const group = (places: string[]): Destination['companions'] => [
  { places, kind: 'same place', why: 'They stand round one court.' },
]

// Day 1: Sea Gate 9:00 to 10:30, Net Loft 12:30 to 13:30, Clock Stairs 15:00 to 16:30.
describe('what a reader objects to', () => {
  it('is a long rest before something that is open, and none before a stop that follows', () => {
    expect(faults('rest')).toContainEqual(
      expect.stringMatching(/^1: \d+ min from Net Loft to Clock Stairs, which is open$/),
    )
    const sooner = moved('clock-stairs', '13:50', '15:20')
    expect(faults('rest', {}, sooner).some((what) => what.includes('to Clock Stairs'))).toBe(false)
  })

  it('is a spot that is left and come back to', () => {
    expect(faults('spot')).toEqual([])
    const spot = { companions: group(['rope-museum', 'far-light']) }
    expect(faults('spot', spot)).toEqual([])
    const rides = { companions: group(['sea-gate', 'clock-stairs']) }
    const plan = moved('net-loft', '12:30', '13:30')
    const farTable = testDestination.places.map((place) =>
      place.id === 'net-loft' ? { ...place, at: [44.05, 9.05] as [number, number] } : place,
    )
    expect(faults('spot', { ...rides, places: farTable }, plan)).toEqual([
      '1: Sea Gate and Clock Stairs with Net Loft between',
    ])
  })

  it('is a sight far from everything else, unless it is an icon', () => {
    expect(faults('filler')).toEqual([expect.stringMatching(/^2: Far Light, \d+ min from the nearest$/)])
    const icons = [{ place: 'far-light', interests: ['History' as const] }]
    expect(faults('filler', { icons })).toEqual([])
  })

  it('is a table far from the stops around it while one as good is near', () => {
    expect(faults('table')).toEqual([])
    const loft = testDestination.places.find(({ id }) => id === 'net-loft')
    if (!loft) throw new Error('The town has no loft')
    const far = { ...loft, tier: 2, at: [44.05, 9.05] as [number, number] }
    const others = testDestination.places.filter(({ id }) => id !== 'net-loft')
    expect(faults('table', { places: [...others, far] })).toEqual([])
    const near = { ...far, at: loft.at, id: 'rope-loft', name: 'Rope Loft' }
    expect(faults('table', { places: [...others, far, near] })).toEqual([
      expect.stringMatching(/^1: lunch at Net Loft, \d+ min out of the way, though Rope Loft is nearer$/),
    ])
    expect(faults('table', { places: [...others, far, { ...near, tier: 1 }] })).toEqual([])
  })

  it('is a first icon after noon', () => {
    const icons = [{ place: 'clock-stairs', interests: ['History' as const] }]
    expect(faults('first icon', { icons })).toEqual(['1: Clock Stairs at 15:00'])
    const early = [...icons, { place: 'sea-gate', interests: ['History' as const] }]
    expect(faults('first icon', { icons: early })).toEqual([])
  })

  it('is an icon after noon that is best in the morning', () => {
    const icons = [{ place: 'clock-stairs', interests: ['History' as const] }]
    const best = (...parts: NonNullable<Place['best']>) => ({
      icons,
      places: testDestination.places.map((place) =>
        place.id === 'clock-stairs' ? { ...place, best: parts } : place,
      ),
    })
    expect(faults('hour', best('morning'))).toEqual(['1: Clock Stairs at 15:00'])
    expect(faults('hour', best('morning', 'afternoon'))).toEqual([])
    expect(faults('hour', { icons })).toEqual([])
  })

  it('is a title with the name of a sight that the day does not come to', () => {
    const [first, ...rest] = testPlan.days
    if (!first) throw new Error('The plan has no day')
    const titled = (title: string): Plan => ({ ...testPlan, days: [{ ...first, title }, ...rest] })
    expect(faults('title', {}, titled('Harbour and Far Light'))).toEqual(['1: Harbour and Far Light'])
    expect(faults('title', {}, titled('Harbour and Sea Gate'))).toEqual([])
  })

  it('is an icon left out for sights that are none', () => {
    const [gate] = testDestination.places.filter(({ id }) => id === 'sea-gate')
    if (!gate) throw new Error('The town has no gate')
    const places = [...testDestination.places, { ...gate, id: 'old-wall', name: 'Old Wall' }]
    const history = ['History' as const]
    const wall = [{ place: 'old-wall', interests: history }]
    expect(faults('left out', { places, icons: wall })).toEqual([
      expect.stringMatching(/^0: Old Wall for Sea Gate/),
    ])
    const seen = ['sea-gate', 'clock-stairs', 'rope-museum', 'far-light', 'fish-hall', 'tile-church']
    const all = [...wall, ...seen.map((place) => ({ place, interests: history }))]
    expect(faults('left out', { places, icons: all })).toEqual([])
  })
})

describe('a quarter far from the base', () => {
  const away = (ids: string[], at: [number, number]) => ({
    places: testDestination.places.map((place) =>
      ids.includes(place.id) ? { ...place, area: 'away', at } : place,
    ),
  })

  it('is gone to on one day', () => {
    const both = ['sea-gate', 'far-light']
    expect(faults('quarter', away(both, [44.1, 9.1]))).toEqual(['2: Far Light, where day 1 was'])
    expect(faults('quarter', away(['far-light'], [44.1, 9.1]))).toEqual([])
  })

  it('is none that lies near it', () => {
    expect(faults('quarter')).toEqual([])
    expect(faults('quarter', away(['sea-gate', 'far-light'], [44.01, 9.01]))).toEqual([])
  })
})

describe('the template of a reason', () => {
  const near = (from: string) => ({ code: 'detail.on-foot', params: { minutes: 3, from } })

  it('is the same for other names and figures', () => {
    const reason = (name: string) => ({
      code: 'reason.icon',
      params: { destination: 'Rome', detail: near(name) },
    })
    expect(templateOf(reason('Pantheon'))).toBe(templateOf(reason('Trevi Fountain')))
    expect(templateOf(reason('Pantheon'))).toContain('detail.on-foot')
  })

  it('is another for another kind, and for a sentence of the catalogue', () => {
    const best = (kind: string) => ({ code: 'detail.best-time', params: { part: 'morning', kind } })
    expect(templateOf(best('market'))).not.toBe(templateOf(best('park')))
    const why = (text: string) => ({ code: 'reason.why', params: { why: text, detail: null } })
    expect(templateOf(why('Square, church and dome are one place with one security check.'))).not.toBe(
      templateOf(why('One ticket of 24 hours admits to both, and their gates are close.')),
    )
  })

  it('leaves out what follows the reason', () => {
    const rest = { code: 'pause.rest', params: { minutes: 40 } }
    const all = { code: 'text.sequence', params: { parts: [near('Pantheon'), rest] } }
    expect(templateOf(all)).toBe(templateOf(near('Pantheon')))
  })
})
