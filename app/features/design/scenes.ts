import type { PosterFacts } from '~/domain/catalogue/destination'
import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'

type Family = PosterFacts['family']
type Season = PosterFacts['season']

export interface Scene extends PaletteSource {
  id: string
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

/** A scene for every landmark: the best known of the destinations that have it. */
export function landmarkScenes(cards: readonly DestinationCard[]): Scene[] {
  const scenes = new Map<string, Scene>()
  for (const card of cards) {
    const { landmark } = card.poster
    if (landmark && !scenes.has(landmark)) scenes.set(landmark, { ...paletteOf(card), id: idOf(landmark) })
  }
  return [...scenes.values()].sort((a, b) => a.id.localeCompare(b.id))
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
