import { describe, expect, it } from 'vitest'
import { testDestination } from '~/domain/testing/test-destination'
import { catalogueFaults } from './catalogue-faults'
import type { DayTrip, Destination } from './destination'

function faultsAbout(wish: string, destination: Destination): string[] {
  return catalogueFaults(destination).filter((fault) => fault.startsWith(`${wish}:`))
}

describe('diets and access needs', () => {
  const noKosher = {
    ...testDestination,
    places: testDestination.places.map(({ diets, ...place }) => ({
      ...place,
      ...(diets && { diets: { ...diets, kosher: undefined } }),
    })),
  }

  it('are no fault where a place serves them', () => {
    expect(faultsAbout('Kosher', testDestination)).toEqual([])
  })

  it('are a fault where none does and nobody says so', () => {
    expect(faultsAbout('Kosher', noKosher)).toHaveLength(1)
    expect(faultsAbout('Kosher', { ...noKosher, notServed: ['Kosher'] })).toEqual([])
  })

  it('are a fault where they are declared as not served and a place serves them', () => {
    expect(faultsAbout('Kosher', { ...testDestination, notServed: ['Kosher'] })).toHaveLength(1)
  })
})

describe('times of rebuilding', () => {
  it('do not end before they begin', () => {
    const places = testDestination.places.map((place) => ({
      ...place,
      closed: [{ from: '2027-05-02', to: '2027-05-01', why: 'rebuilding' }],
    }))
    expect(catalogueFaults({ ...testDestination, places })[0]).toContain('ends on or after its first day')
  })
})

describe('what a guide knows', () => {
  const [first, second] = testDestination.places.filter(({ kind }) => kind !== 'base')
  const ids = [first?.id ?? '', second?.id ?? '']
  const companions = { places: ids, kind: 'one walk' as const, why: 'They stand on the same square.' }
  const ticket = {
    id: 'both-towers',
    name: 'Both towers',
    places: ids,
    only: true,
    cost: { cents: 1200, year: 2026 },
    fact: 'One ticket admits to both towers on one day.',
    source: 'test',
    confidence: 'high' as const,
  }
  const faults = (more: Partial<Destination>) => {
    const before = catalogueFaults(testDestination)
    return catalogueFaults({ ...testDestination, ...more }).filter((fault) => !before.includes(fault))
  }

  it('names places that exist, each once', () => {
    const icon = (place: string) => ({ place, interests: ['Sightseeing' as const] })
    expect(faults({ icons: ids.map(icon), companions: [companions], tickets: [ticket] })).toEqual([])
    expect(faults({ icons: [icon('nowhere')] })).toEqual(['icons: there is no place "nowhere"'])
    expect(faults({ icons: [icon(ids[0] ?? ''), icon(ids[0] ?? '')] })).toEqual([
      'icons: a place is named twice',
    ])
    expect(faults({ tickets: [{ ...ticket, places: ['nowhere'] }] })).toHaveLength(1)
    expect(faults({ tickets: [ticket, ticket] })).toEqual(['tickets: an id is used twice'])
  })

  it('shows together what is near, and needs one of them', () => {
    expect(faults({ companions: [{ ...companions, onlyWith: 'nowhere' }] })).toHaveLength(1)
    const [lat, lon] = first?.at ?? [0, 0]
    const places = testDestination.places.map((place) =>
      place.id === ids[0] ? { ...place, at: [lat + 0.2, lon] as [number, number] } : place,
    )
    expect(faults({ places, companions: [companions] })).toContainEqual(expect.stringContaining('km apart'))
    // A boat that ends where the others are.
    const line = { to: [lat, lon] as [number, number], footMeters: 0, bothWays: 'yes' as const }
    const withBoat = places.map((place) => (place.id === ids[0] ? { ...place, line } : place))
    expect(faults({ places: withBoat, companions: [companions] })).not.toContainEqual(
      expect.stringContaining('km apart'),
    )
  })
})

describe('stays', () => {
  const stay = (id: string, level: 'budget' | 'moderate' | 'luxury', cents: number) => ({
    id,
    name: `House ${id}`,
    kind: 'hotel' as const,
    level,
    area: testDestination.areas[0]?.id ?? '',
    at: testDestination.center,
    night: { cents, year: 2026 },
    fact: 'Rooms to the garden are quiet.',
    source: 'test',
    confidence: 'high' as const,
  })
  const faults = (stays: Destination['stays']) => {
    const before = catalogueFaults(testDestination)
    return catalogueFaults({ ...testDestination, stays }).filter((fault) => !before.includes(fault))
  }

  it('stand in a quarter of the town, once each, and cost what their level says', () => {
    expect(faults([stay('a', 'budget', 50_00), stay('b', 'moderate', 90_00)])).toEqual([])
    expect(faults([stay('a', 'budget', 95_00), stay('b', 'moderate', 90_00)])).toHaveLength(1)
    expect(faults([stay('a', 'budget', 50_00), stay('a', 'budget', 50_00)])).toHaveLength(1)
    expect(faults([stay(testDestination.places[0]?.id ?? '', 'budget', 50_00)])).toHaveLength(1)
    expect(faults([{ ...stay('a', 'budget', 50_00), area: 'nowhere' }])).toHaveLength(1)
    expect(faults([{ ...stay('a', 'budget', 50_00), at: [0, 0] }])).toHaveLength(1)
  })
})

describe('areas that no vehicle enters', () => {
  const { center } = testDestination
  const around = (size: number): [number, number][] => [
    [center[0] - size, center[1] - size],
    [center[0] - size, center[1] + size],
    [center[0] + size, center[1] + size],
    [center[0] + size, center[1] - size],
  ]
  const faultsWith = (edge: [number, number][], gate: [number, number]) =>
    catalogueFaults({
      ...testDestination,
      footOnly: [{ name: 'Old Town', edge, gates: [{ name: 'Gate', at: gate }], enclosed: 'no' }],
    }).filter((fault) => fault.startsWith('area '))

  it('have something inside, and gates at their edge', () => {
    expect(faultsWith(around(0.02), [center[0] - 0.02, center[1]])).toEqual([])
    expect(faultsWith(around(0.02), [center[0] - 0.1, center[1]])).toEqual([
      expect.stringContaining('m from the edge'),
    ])
    expect(
      faultsWith(
        [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        [0, 0.5],
      ),
    ).toEqual(['area Old Town: nothing is inside'])
  })
})

describe('parts of a day trip', () => {
  const part = (name: string, minutes: number) => ({ name, minutes })
  const lunch = { name: 'Lunch on the square', minutes: 45, meal: 'lunch' as const }
  const faults = (parts: DayTrip['parts'], more: Partial<DayTrip> = {}) => {
    const trip: DayTrip = {
      id: 'old-palace',
      name: 'Old Palace',
      at: [testDestination.center[0] + 0.3, testDestination.center[1]],
      minutes: 60,
      by: 'regional train',
      cost: { cents: 1200, year: 2026 },
      interests: ['History'],
      fact: 'A palace of kings and its gardens.',
      parts,
      source: 'test',
      confidence: 'high',
      ...more,
    }
    return catalogueFaults({ ...testDestination, dayTrips: [trip] }).filter((fault) =>
      fault.startsWith(`${trip.id}:`),
    )
  }

  it('fit the day, and lunch is one of them', () => {
    expect(faults([part('Palace', 150), lunch, part('Gardens', 60)])).toEqual([])
    expect(faults([part('Palace', 150), part('Gardens', 60)])[0]).toContain('one of the parts is lunch')
    expect(faults([part('Palace', 45), lunch])[0]).toContain('at least 120')
    expect(faults([part('Palace', 151), lunch])[0]).toContain('multiples of 5')
    expect(faults([part('Palace', 150), { ...lunch, hint: 'by the pond or the gate' }])[0]).toContain(
      'full stop',
    )
  })

  it('are no longer than the plan has time for, but for what is left out first', () => {
    const long = [part('Palace', 260), lunch, part('Gardens', 90)]
    expect(faults(long)[0]).toContain('at most 370')
    const short = [part('Palace', 260), lunch, { ...part('Gardens', 90), ifTime: true as const }]
    expect(faults(short)).toEqual([])
    expect(faults([...short, { ...part('Zoo', 60), ifTime: true as const }])[0]).toContain('at most 420')
  })

  it('are there where a last way back is named', () => {
    expect(faults(undefined, { lastBack: '17:30' })[0]).toContain('needs parts')
    expect(faults([part('Palace', 150), lunch], { lastBack: '17:30' })).toEqual([])
  })
})
