import type { PosterFacts } from '~/domain/catalogue/destination'
import type { PaletteSource } from '~/domain/posters/house-palette'

type Family = PosterFacts['family']
type Season = PosterFacts['season']
type Landmark = NonNullable<PosterFacts['landmark']>

export interface Scene extends PaletteSource {
  id: string
}

type Row = readonly [name: string, latitude: number, family: Family, season: Season, sunset: number]

/** A place for each landmark, with the facts that its poster is drawn from. */
const landmarkRows: Record<Landmark, Row> = {
  basilica: ['Barcelona', 41.4, 'coast', 'summer', 25],
  bridge: ['New York', 40.7, 'city', 'autumn', 88],
  'bridge tower': ['Prague', 50.1, 'river plain', 'autumn', 30],
  caldera: ['Santorini', 36.4, 'coast', 'summer', 35],
  castle: ['Edinburgh', 55.9, 'city', 'autumn', 60],
  cathedral: ['Mexico City', 19.4, 'mountain', 'spring', 8],
  church: ['Reykjavik', 64.1, 'mountain', 'winter', 140],
  citadel: ['Cusco', -13.5, 'mountain', 'spring', 50],
  clock: ['London', 51.5, 'river plain', 'spring', 50],
  colosseum: ['Rome', 41.9, 'river plain', 'spring', 38],
  duomo: ['Florence', 43.8, 'river plain', 'autumn', 46],
  gables: ['Amsterdam', 52.4, 'river plain', 'spring', 44],
  gate: ['Bali', -8.6, 'island', 'summer', 62],
  'golden gate': ['San Francisco', 37.8, 'coast', 'autumn', 40],
  gondola: ['Venice', 45.4, 'coast', 'spring', 22],
  junk: ['Hong Kong', 22.3, 'coast', 'autumn', 20],
  lookout: ['Toronto', 43.7, 'city', 'autumn', 26],
  mausoleum: ['Agra', 27.2, 'river plain', 'winter', 12],
  minaret: ['Marrakech', 31.6, 'desert', 'spring', 5],
  mosque: ['Istanbul', 41, 'coast', 'autumn', 28],
  needle: ['Dubai', 25.2, 'desert', 'winter', 42],
  observatory: ['Los Angeles', 34.1, 'coast', 'summer', 48],
  opera: ['Sydney', -33.9, 'coast', 'summer', 48],
  pagoda: ['Tokyo', 35.7, 'city', 'spring', 29],
  'palace gate': ['Seoul', 37.6, 'city', 'autumn', 22],
  prang: ['Bangkok', 13.7, 'river plain', 'winter', 28],
  pyramids: ['Cairo', 30, 'desert', 'summer', 36],
  quadriga: ['Berlin', 52.5, 'city', 'summer', 34],
  skypark: ['Singapore', 1.3, 'island', 'summer', 22],
  sugarloaf: ['Rio de Janeiro', -22.9, 'coast', 'summer', 58],
  table: ['Cape Town', -33.9, 'coast', 'summer', 48],
  temple: ['Athens', 38, 'desert', 'summer', 30],
  torii: ['Kyoto', 35, 'mountain', 'autumn', 32],
  tower: ['Paris', 48.9, 'river plain', 'autumn', 18],
  tram: ['Lisbon', 38.7, 'coast', 'summer', 52],
  treasury: ['Petra', 30.3, 'desert', 'spring', 20],
}

/** Places without a landmark: every landscape in every season. */
const landscapeRows: Record<
  Family,
  Record<Season, readonly [name: string, latitude: number, sunset: number]>
> = {
  coast: {
    spring: ['Split', 43.5, 38],
    summer: ['Nice', 43.7, 22],
    autumn: ['Cartagena', 10.4, 60],
    winter: ['Porto', 41.1, 8],
  },
  island: {
    spring: ['Naxos', 37.1, 38],
    summer: ['Fiji', -17.8, 22],
    autumn: ['Madeira', 32.7, 60],
    winter: ['Phuket', 7.9, 8],
  },
  mountain: {
    spring: ['Innsbruck', 47.3, 38],
    summer: ['Banff', 51.2, 22],
    autumn: ['Queenstown', -45, 60],
    winter: ['Zermatt', 46, 8],
  },
  'river plain': {
    spring: ['Tours', 47.4, 38],
    summer: ['Vienna', 48.2, 22],
    autumn: ['Cologne', 50.9, 60],
    winter: ['Luxor', 25.7, 8],
  },
  desert: {
    spring: ['Sedona', 34.9, 38],
    summer: ['Doha', 25.3, 22],
    autumn: ['Merzouga', 31.1, 60],
    winter: ['Atacama', -23.9, 8],
  },
  city: {
    spring: ['Madrid', 40.4, 38],
    summer: ['Chicago', 41.9, 22],
    autumn: ['Shanghai', 31.2, 60],
    winter: ['Warsaw', 52.2, 8],
  },
}

/** Calls back for each entry of a record whose keys are known. */
function entries<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  draw: (key: Key, value: Value) => Result,
): Result[] {
  const results: Result[] = []
  for (const key in record) results.push(draw(key, record[key]))
  return results
}

const idOf = (words: string) => words.replaceAll(' ', '-')

/** A scene for every landmark. */
export function landmarkScenes(): Scene[] {
  return entries(landmarkRows, (landmark, [name, latitude, family, season, sunset]) => ({
    id: idOf(landmark),
    name,
    latitude,
    facts: { family, season, sunset, landmark },
  }))
}

/** A scene for every landscape in every season. */
export function landscapeScenes(): Scene[] {
  return entries(landscapeRows, (family, rows) =>
    entries(rows, (season, [name, latitude, sunset]) => ({
      id: idOf(`${family} ${season}`),
      name,
      latitude,
      facts: { family, season, sunset },
    })),
  ).flat()
}
