import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Destination } from '../../app/domain/catalogue/destination'
import type { Locality } from '../../app/domain/catalogue/locality'
import { onStreetsFor } from '../../app/domain/catalogue/streets'
import { walkAround } from '../../app/domain/catalogue/travel'
import { importTown } from './import-town'
import { pbfFile } from './pbf-fixture'
import { FileFault } from './read-file'
import { readCatalogue } from './town'

// Everything in this town is invented.
const center: [number, number] = [55, 37]
const town: Locality = {
  id: null,
  label: 'Ozersk, Russia',
  name: 'Ozersk',
  country: 'Russia',
  countryCode: 'RU',
  town: 'Ozersk',
  center,
  population: 90_000,
  timeZone: 'Europe/Moscow',
  currency: 'USD',
  neighbours: [],
  poster: { family: 'city', season: 'summer', sunset: 30 },
  places: [],
}

type Tags = Record<string, string>
const at = (north: number, east: number) => ({ lat: center[0] + north / 1000, lon: center[1] + east / 1000 })
let next = 1
const node = (north: number, east: number, tags: Tags) => ({
  type: 'node',
  id: next++,
  ...at(north, east),
  tags,
})

const museum = {
  tourism: 'museum',
  name: 'Музей стекла',
  'name:en': 'Museum of Glass',
  wikidata: 'Q1',
  wikipedia: 'ru:Музей стекла',
}
const elements = [
  node(0, 0, { ...museum, opening_hours: 'Tu-Su 10:00-18:00' }),
  // The same museum as an area, a little farther on.
  { type: 'way', id: next++, center: at(0.4, 0.3), tags: { ...museum, building: 'yes' } },
  node(2, 1, {
    amenity: 'place_of_worship',
    religion: 'christian',
    name: 'Собор',
    'name:en': 'Cathedral',
    wikidata: 'Q2',
    building: 'cathedral',
  }),
  node(3, 2, { place: 'square', name: 'Площадь Мира', wikidata: 'Q3' }),
  node(1, 3, { tourism: 'attraction', name: 'Старая башня - closed', wikidata: 'Q4' }),
  node(1, 4, { 'disused:tourism': 'museum', name: 'Old Depot' }),
  node(1, 5, { tourism: 'museum' }),
  node(2, 5, { amenity: 'fountain', name: 'A fountain of many' }),
  ...['Bistro Lada', 'Kafe Volga', 'Uyut', 'Pelmeni', 'Blini', 'Ryba'].map((name, index) =>
    node(index / 2, 1 + index / 3, {
      amenity: 'restaurant',
      name,
      opening_hours: 'Mo-Su 11:00-23:00',
      'diet:vegan': 'yes',
    }),
  ),
  ...['Zavtrak', 'Utro', 'Chai'].map((name, index) => node(index / 2, -1, { amenity: 'cafe', name })),
  ...[1, 2, 3, 4].map((index) =>
    node(index, -2, { amenity: 'fast_food', name: 'Burgernaya', cuisine: 'burger' }),
  ),
  node(0.5, 0.6, { amenity: 'fast_food', name: 'Kfz', brand: 'Kfz', 'brand:wikidata': 'Q9' }),
  // A chain of the country that does not say its brand, and the namesake of one in another country.
  node(0.5, 0.9, { amenity: 'cafe', name: 'Шоколадница', opening_hours: '08:00-23:00' }),
  node(0.6, 0.9, { amenity: 'cafe', name: 'Gabriel Pizza', opening_hours: '08:00-23:00' }),
  node(0.5, 1.6, { tourism: 'hotel', name: 'Гостиница Заря', stars: '5' }),
  node(400, 0, { tourism: 'museum', name: 'Another town’s museum' }),
  ...['Центр', 'Север', 'Юг'].map((name, index) => node(index, index, { place: 'quarter', name })),
]

const folder = mkdtempSync(join(tmpdir(), 'places-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const overpass = (list: unknown[], date = '2026-06-01') =>
  JSON.stringify({ osm3s: { timestamp_osm_base: `${date}T00:00:00Z` }, elements: list })

let catalogue: Destination[]
beforeAll(() => {
  catalogue = readCatalogue().filter(({ id }) => ['warsaw', 'stockholm', 'oslo', 'budapest'].includes(id))
}, 60_000)
const load = (path: string, more: { fame?: string; earlier?: Destination } = {}) =>
  importTown({ file: path, town, date: '2026-07-01', catalogue: () => catalogue, ...more })
const named = (destination: Destination, name: string) =>
  destination.places.find((place) => place.name === name)

describe('a town of open data', () => {
  it('has each place once, with its English name and the name that stands there', async () => {
    const { destination, account } = await load(file('town.json', overpass(elements)))
    const glass = destination.places.filter(({ name }) => name === 'Museum of Glass')
    expect(glass).toHaveLength(1)
    expect(glass[0]).toMatchObject({
      localName: 'Музей стекла',
      kind: 'museum',
      hours: 'Tu-Su 10:00-18:00',
      assumed: ['cost', 'fame'],
    })
    expect(account.dropped).toMatchObject({ 'a double of another': 1, 'closed or gone': 2, 'no name': 1 })
    expect(destination.areas.map(({ name }) => name)).toEqual(expect.arrayContaining(['Centr', 'Yug']))
    expect(named(destination, 'Another town’s museum')).toBeUndefined()
    expect(named(destination, 'A fountain of many')).toBeUndefined()
    expect(destination.imported).toMatchObject({ date: '2026-06-01', licence: 'ODbL 1.0', fame: 'map' })
  })

  it('says what is usual and not known: hours, prices, nights', async () => {
    const { destination } = await load(file('town.json', overpass(elements)))
    expect(named(destination, 'Cathedral')?.assumed).toEqual(['hours', 'cost', 'fame'])
    expect(named(destination, 'Bistro Lada')).toMatchObject({
      hours: '11:00-23:00',
      assumed: ['cost', 'fame'],
      diets: { vegan: 'yes' },
    })
    // Nobody closes a square.
    expect(named(destination, 'Ploshchad Mira')).toMatchObject({ hours: '24/7', cost: { cents: 0 } })
    expect(named(destination, 'Ploshchad Mira')?.assumed).toEqual(['fame'])
    expect(destination.stays[0]).toMatchObject({
      name: 'Gostinica Zarya',
      level: 'luxury',
      assumed: ['cost'],
    })
    expect(destination.imported?.known).toMatchObject({ sightsWithHours: 2, sights: 3 })
  })

  it('does not take the year of the track for that of its bridge', async () => {
    const bridge = (north: number, tags: Tags) =>
      node(north, 0, {
        tourism: 'attraction',
        wikipedia: 'ru:Мост',
        bridge: 'yes',
        start_date: '2005',
        ...tags,
      })
    const list = [
      bridge(4, { name: 'Old Bridge', railway: 'light_rail' }),
      bridge(5, { name: 'New Bridge', man_made: 'bridge' }),
    ]
    const { destination } = await load(file('bridges.json', overpass([...list, ...elements])))
    expect(named(destination, 'Old Bridge')?.fact).not.toContain('2005')
    expect(named(destination, 'New Bridge')?.fact).toContain('2005')
  })

  it('takes chains last, by their brand and by their number', async () => {
    const { destination } = await load(file('town.json', overpass(elements)))
    const chains = destination.places.filter(({ chain }) => chain)
    const worst = Math.min(
      ...destination.places.filter(({ kind, chain }) => kind === 'food' && !chain).map(({ fame }) => fame),
    )
    expect(chains.map(({ name }) => name)).toEqual(expect.arrayContaining(['Kfz', 'Shokoladnica']))
    expect(chains.map(({ name }) => name)).not.toContain('Gabriel Pizza')
    for (const { fame } of chains) expect(fame).toBeLessThan(worst)
  })

  it('ranks by a file of figures where one is given', async () => {
    const path = file('town.json', overpass(elements))
    const fame = file('ranks.csv', 'Entity,QRank\nQ3,9000000\nQ1,1200\n')
    const { destination } = await load(path, { fame })
    expect(destination.imported?.fame).toBe('ranks')
    expect(named(destination, 'Ploshchad Mira')?.fame).toBeGreaterThan(90)
    expect(named(destination, 'Museum of Glass')?.fame).toBeLessThan(40)
    expect(destination.icons[0]?.place).toBe(named(destination, 'Ploshchad Mira')?.id)
  })

  it('gives the same file twice, keeps ids and keeps what trips may name', async () => {
    const path = file('town.json', overpass(elements))
    const first = (await load(path)).destination
    expect((await load(path, { earlier: first })).destination).toEqual(first)
    const newer = elements
      .filter((each) => !('tags' in each && each.tags.name === 'Собор'))
      .map((each) =>
        each.tags.name === 'Uyut'
          ? { ...each, tags: { ...each.tags, opening_hours: 'Mo-Fr 12:00-22:00' } }
          : each,
      )
    const second = (await load(file('newer.json', overpass(newer, '2026-09-01')), { earlier: first }))
      .destination
    expect(named(second, 'Uyut')).toMatchObject({ id: named(first, 'Uyut')?.id, hours: 'Mo-Fr 12:00-22:00' })
    expect(named(second, 'Cathedral')).toMatchObject({
      id: named(first, 'Cathedral')?.id,
      closed: [{ from: '2026-09-01', why: 'no longer on the map' }],
    })
  })

  it('does not close what is still on the map and only not chosen any more', async () => {
    const path = file('town.json', overpass(elements))
    const first = (await load(path)).destination
    const weaker = elements.map((each) =>
      each.tags.name === 'Uyut'
        ? { ...each, tags: { ...each.tags, opening_hours: 'Mo-Su 03:00-04:00' } }
        : each,
    )
    const second = (await load(file('weaker.json', overpass(weaker)), { earlier: first })).destination
    expect(named(second, 'Uyut')?.id).toBe(named(first, 'Uyut')?.id)
    expect(named(second, 'Uyut')?.closed).toBeUndefined()
  })

  it('reads GeoJSON as it reads the answer of a server', async () => {
    const features = elements.map((each) => {
      const { lat, lon } = 'center' in each ? each.center : each
      return {
        type: 'Feature',
        properties: { '@id': `${each.type}/${each.id}`, ...each.tags },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      }
    })
    const geojson = await load(file('town.geojson', JSON.stringify({ type: 'FeatureCollection', features })))
    const server = await load(file('town.json', overpass(elements)))
    expect(geojson.destination.places.map(({ id }) => id).sort()).toEqual(
      server.destination.places.map(({ id }) => id).sort(),
    )
    // The file does not say how old it is.
    expect(geojson.destination.imported?.date).toBe('2026-07-01')
  })

  it('reads nodes, areas and areas of several parts from the binary format', async () => {
    const corners: [number, number][] = [
      [55.001, 37.001],
      [55.001, 37.003],
      [55.003, 37.003],
      [55.003, 37.001],
    ]
    const nodes = [
      ...corners.map((corner, index) => ({ id: 9000 + index, at: corner })),
      ...elements.flatMap((each) =>
        'lat' in each && each.type === 'node'
          ? [{ id: each.id, at: [each.lat, each.lon] as [number, number], tags: each.tags }]
          : [],
      ),
    ].sort((a, b) => a.id - b.id)
    const refs = [9000, 9001, 9002, 9003, 9000]
    // Stops of a tram in both directions, and of a night line.
    const stop = (id: number, at: [number, number], name: string) => ({
      id,
      at,
      tags: { railway: 'tram_stop', public_transport: 'stop_position', name },
    })
    nodes.push(
      stop(9020, [55.0005, 37.0005], 'Музей'),
      stop(9021, [55.0006, 37.0006], 'Музей'),
      stop(9022, [55.006, 37.006], 'Луг'),
    )
    // A park that only its size makes worth a visit, with a pond cut out of it.
    nodes.push({ id: 9010, at: [55.004, 37] }, { id: 9011, at: [55.01, 37.01] })
    const bytes = pbfFile(
      {
        nodes,
        ways: [
          { id: 1, refs: [9000, 9001, 9002] },
          { id: 2, refs, tags: { leisure: 'park', name: 'Park', wikidata: 'Q7' } },
          { id: 3, refs: [9010, 9011, 9010] },
        ],
        relations: [
          { id: 5, ways: [], nodes: [9020, 9022], tags: { type: 'route', route: 'tram', ref: '7' } },
          { id: 6, ways: [], nodes: [9022, 9021], tags: { type: 'route', route: 'tram', ref: '7' } },
          { id: 7, ways: [], nodes: [9020, 9022], tags: { type: 'route', route: 'tram', ref: 'N7' } },
          { id: 2, ways: [3], tags: { leisure: 'park', name: 'Meadows', type: 'multipolygon' } },
          { id: 1, ways: [1], tags: { historic: 'castle', name: 'Kremlin', type: 'multipolygon' } },
        ],
      },
      Date.parse('2025-02-03') / 1000,
    )
    const { destination } = await load(file('town.osm.pbf', bytes))
    expect(destination.imported?.date).toBe('2025-02-03')
    expect(named(destination, 'Park')).toMatchObject({
      at: [55.002, 37.002],
      source: 'OpenStreetMap way/2, 2025',
    })
    expect(named(destination, 'Kremlin')).toMatchObject({ kind: 'sight', at: [55.002, 37.002] })
    expect(destination.lines?.runs).toEqual([{ name: 'Tram 7', stops: [0, 1] }])
    expect(destination.lines?.stops.map(({ name }) => name)).toEqual(['Muzey', 'Lug'])
    expect(named(destination, 'Meadows')).toMatchObject({ kind: 'park', at: [55.007, 37.005] })
    expect(named(destination, 'Museum of Glass')).toBeDefined()
  })

  it('names lines and draws shores from the answer of a server and parks from GeoJSON, too', async () => {
    const stop = (id: number, north: number, east: number, name: string) => ({
      type: 'node',
      id,
      ...at(north, east),
      tags: { railway: 'tram_stop', name },
    })
    const corner = (id: number, north: number, east: number) => ({ type: 'node', id, ...at(north, east) })
    const tram = {
      type: 'relation',
      id: 7200,
      members: [7201, 7202].map((ref) => ({ type: 'node', ref, role: 'stop' })),
      tags: { type: 'route', route: 'tram', ref: '7' },
    }
    const lake = {
      type: 'way',
      id: 7300,
      nodes: [7301, 7302, 7303, 7301],
      tags: { natural: 'water', name: 'Lake' },
    }
    const corners = [corner(7301, 1, 2), corner(7302, 4, 2), corner(7303, 4, 6)]
    const list = [tram, ...elements, stop(7201, 0, 0, 'Музей'), stop(7202, 6, 6, 'Луг'), ...corners, lake]
    const { destination } = await load(file('tram.json', overpass(list)))
    expect(destination.lines?.runs).toEqual([{ name: 'Tram 7', stops: [0, 1] }])
    expect(destination.ground?.water).toMatch(/.{10}/)
    const ring = [7301, 7302, 7303, 7301].map((id) => {
      const { lat = 0, lon = 0 } = corners.find((each) => each.id === id) ?? {}
      return [lon, lat]
    })
    const features = elements.map((each) => {
      const { lat, lon } = 'center' in each ? each.center : each
      const geometry = { type: 'Point', coordinates: [lon, lat] }
      return { type: 'Feature', properties: { '@id': `${each.type}/${each.id}`, ...each.tags }, geometry }
    })
    const water = {
      type: 'Feature',
      properties: lake.tags,
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
    const drawn = await load(
      file('lake.geojson', JSON.stringify({ type: 'FeatureCollection', features: [...features, water] })),
    )
    expect(drawn.destination.ground?.water).toBe(destination.ground?.water)
  })

  it('takes the place of nothing when a file breaks off or is none of its kind', async () => {
    const whole = overpass(elements)
    const faults = [
      file('half.json', whole.slice(0, whole.length / 2)),
      file('page.json', '<html>Rate limited</html>'),
      file('late.json', whole.replace('{', '{"remark":"runtime error: Query timed out",')),
      file('empty.osm.pbf', ''),
      file(
        'half.osm.pbf',
        pbfFile({ nodes: [{ id: 1, at: center }], ways: [], relations: [] }, 1).subarray(0, 90),
      ),
      // Cut off between two blocks: the ways would have come next.
      file('points.osm.pbf', pbfFile({ nodes: [{ id: 1, at: center }], ways: [], relations: [] }, 1)),
      file('town.kml', whole),
      file('few.json', overpass(elements.slice(0, 3))),
    ]
    for (const path of faults) await expect(load(path), path).rejects.toBeInstanceOf(FileFault)
    await expect(load(faults[0] ?? '')).rejects.toThrow(/half.json breaks off, or is not what its name says/)
  })

  it('reads a way as a whole, whether its points come before or after it, with it or alone', async () => {
    // A park whose gate in the north has a tag: alone it would be all that is known of the park.
    const gate = { type: 'node', id: 7001, ...at(9, 0), tags: { barrier: 'gate' } }
    const corners = [
      { type: 'node', id: 7002, ...at(5, -2) },
      { type: 'node', id: 7003, ...at(5, 2) },
    ]
    const refs = [7001, 7002, 7003, 7001]
    const park = {
      type: 'way',
      id: 7100,
      nodes: refs,
      tags: { leisure: 'park', name: 'Meadows', wikidata: 'Q7' },
    }
    const points = new Map([gate, ...corners].map(({ id, lat, lon }) => [id, { lat, lon }]))
    const drawn = { ...park, geometry: refs.map((ref) => points.get(ref)) }
    const positions = await Promise.all(
      [[gate, ...corners, park], [gate, park, ...corners], [drawn]].map(async (list, index) => {
        const { destination } = await load(file(`park${index}.json`, overpass([...list, ...elements])))
        return named(destination, 'Meadows')?.at
      }),
    )
    expect(positions).toEqual([
      [55.007, 37],
      [55.007, 37],
      [55.007, 37],
    ])
  })

  it('measures the walks along the streets of the map, with and without steps', async () => {
    // Streets on both sides of a river between the museum and the cathedral: steps lead to a near footbridge, a road to a far bridge.
    const corner = (id: number, north: number, east: number) => ({ type: 'node', id, ...at(north, east) })
    const street = (id: number, nodes: number[], highway: string) => ({
      type: 'way',
      id,
      nodes,
      tags: { highway },
    })
    const streets = [
      ...[corner(8001, 0, 0), corner(8002, 0, 1), corner(8003, 0, 9)],
      ...[corner(8011, 2, 0), corner(8012, 2, 1), corner(8013, 2, 9)],
      street(8101, [8001, 8002, 8003], 'residential'),
      street(8102, [8011, 8012, 8013], 'residential'),
      street(8103, [8002, 8012], 'steps'),
      street(8104, [8003, 8013], 'footway'),
      street(8105, [8001, 8011], 'motorway'),
    ]
    const { destination } = await load(file('streets.json', overpass([...elements, ...streets])))
    const walk = (needs: ('No stairs' | 'Audio guides')[], on = destination) => {
      const [from, to] = [named(on, 'Museum of Glass'), named(on, 'Cathedral')]
      return from && to && walkAround(from.at, to.at, onStreetsFor(on, needs))?.meters
    }
    // A thousandth of a degree is 111 m to the north and 64 m to the east here.
    expect(walk([])).toBe(290)
    expect(walk(['No stairs'])).toBe(1310)
    const without = (await load(file('town.json', overpass(elements)))).destination
    expect(without.streets).toBeUndefined()
    // GeoJSON gives no numbers to points: streets meet where their positions are the same.
    interface Listed {
      type: string
      id: number
      lat?: number
      lon?: number
      center?: { lat: number; lon: number }
      nodes?: number[]
      tags?: Tags
    }
    const list: Listed[] = [...elements, ...streets]
    const points = new Map(list.map(({ id, lat, lon }) => [id, [lon, lat]]))
    const features = list.flatMap(({ type, id, nodes, center: middle, tags }) => {
      if (!tags) return []
      const geometry = nodes
        ? { type: 'LineString', coordinates: nodes.map((node) => points.get(node)) }
        : { type: 'Point', coordinates: middle ? [middle.lon, middle.lat] : points.get(id) }
      return [{ type: 'Feature', properties: { '@id': `${type}/${id}`, ...tags }, geometry }]
    })
    const drawn = (
      await load(file('streets.geojson', JSON.stringify({ type: 'FeatureCollection', features })))
    ).destination
    expect([walk([], drawn), walk(['No stairs'], drawn)]).toEqual([290, 1310])
  })
})
