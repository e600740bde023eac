import { describe, expect, it } from 'vitest'
import type { PlaceFacts } from './find-place'
import type { NearTile } from './gazetteer-file'
import { localityOf } from './locality-of'

const millbrook: PlaceFacts = {
  label: 'Millbrook, Belgium',
  country: 'BE',
  latitude: 51,
  longitude: 4,
  population: 20_000,
  elevation: 10,
  timeZone: 'Europe/Brussels',
}

function tile(rows: [name: string, latitude: number, longitude: number, population: number][]): NearTile {
  return {
    name: rows.map(([name]) => name),
    latitude: rows.map(([, latitude]) => latitude),
    longitude: rows.map(([, , longitude]) => longitude),
    population: rows.map(([, , , population]) => population),
    country: rows.map(() => 'BE'),
  }
}

/** A ring of villages 20 km away, in the given directions. */
function villages(...bearings: number[]) {
  return bearings.map((degrees): [string, number, number, number] => {
    const turn = (degrees * Math.PI) / 180
    return [`Village ${degrees}`, 51 + 0.18 * Math.cos(turn), 4 + 0.286 * Math.sin(turn), 2000]
  })
}
const everywhere = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

describe('what is known of a place without a catalogue', () => {
  it('is its neighbours with distance and direction, nearest first and without itself', () => {
    const { neighbours, currency, name, country } = localityOf(
      millbrook,
      [
        tile([
          ['Millbrook', 51, 4, 20_000],
          ['Farther', 51.45, 4, 90_000],
          ['Near', 51, 4.1, 900],
          ['Gone', 53, 4, 1],
        ]),
      ],
      null,
    )
    expect({ name, country, currency }).toEqual({ name: 'Millbrook', country: 'Belgium', currency: 'EUR' })
    expect(neighbours.map((town) => [town.name, Math.round(town.meters / 1000), town.bearing])).toEqual([
      ['Near', 7, 90],
      ['Farther', 50, 0],
    ])
  })

  it('starts a region from the town of its name, or else from one that is large and near its middle', () => {
    const region = { ...millbrook, label: 'Low Hills, Belgium', population: 0 }
    const towns: [string, number, number, number][] = [
      ['Hamlet', 51, 4, 600],
      ['Market Town', 51.3, 4, 80_000],
      ['Far City', 52.2, 4, 200_000],
    ]
    expect(localityOf(region, [tile(towns)], null)).toMatchObject({
      name: 'Low Hills',
      town: 'Market Town',
      population: 80_000,
      center: [51.3, 4],
    })
    const named = tile([...towns, ['Low Hills', 50.9, 4, 700]])
    expect(localityOf(region, [named], null).town).toBe('Low Hills')
    expect(localityOf(region, [], null)).toMatchObject({ town: null, center: [51, 4] })
  })

  it.each([
    ['river plain', everywhere, 10],
    ['mountain', everywhere, 900],
    ['coast', [0, 30, 60, 90, 120, 330], 10],
    ['island', [90], 10],
  ])('prints a %s where height and neighbours speak for it', (family, bearings, elevation) => {
    const { poster } = localityOf({ ...millbrook, elevation }, [tile(villages(...bearings))], null)
    expect(poster.family).toBe(family)
  })

  it('is the sights within a walk that a destination nearby knows, the best known first', () => {
    const known = [
      { name: 'Great Falls', at: [51.02, 4] as [number, number] },
      { name: 'Far Castle', at: [51.05, 4] as [number, number] },
      { name: 'Old Mill', at: [51, 4.001] as [number, number] },
      { name: 'Over the River', at: [51, 3.99] as [number, number] },
    ]
    const river: [number, number][] = [
      [50.9, 3.995],
      [51.1, 3.995],
    ]
    const { sights } = localityOf(millbrook, [], null, { sights: known, water: [river] })
    expect(sights?.map(({ name }) => name)).toEqual(['Great Falls', 'Old Mill'])
    expect(sights?.[0]).toMatchObject({ meters: 2224, bearing: 0 })
  })

  it('takes the country calendar along', () => {
    const dates = { '2027-05-01': 'Labour Day' }
    expect(localityOf(millbrook, [], dates).holidays).toEqual(dates)
    expect(localityOf(millbrook, [], null)).not.toHaveProperty('holidays')
  })
})
