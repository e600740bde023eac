import type { NearTile } from '~/domain/gazetteer/gazetteer-file'
import { tileOf } from '~/domain/gazetteer/tiles'
import { commonNames } from './nicknames'
import type { Town } from './town'

/** Towns with fewer inhabitants are not suggested for a visit. */
const leastPeople = 500
const renamed = new Map(Object.entries(commonNames))

/** Tiles by name: towns around a place, for a walk or a day trip. Parts of a town are left out. */
export function nearTiles(towns: readonly Town[]): Map<string, NearTile> {
  const lists = new Map<string, Town[]>()
  for (const town of towns) {
    if (town.population < leastPeople || town.feature === 'PPLX') continue
    const tile = tileOf([town.latitude, town.longitude])
    const list = lists.get(tile) ?? []
    list.push(town)
    lists.set(tile, list)
  }
  const made = [...lists].map(([tile, list]): [string, NearTile] => [
    tile,
    columns(list.sort((a, b) => b.population - a.population || a.id - b.id)),
  ])
  return new Map(made)
}

function columns(towns: readonly Town[]): NearTile {
  return {
    name: towns.map(({ name, country }) => renamed.get(`${name}|${country}`) ?? name),
    latitude: towns.map(({ latitude }) => round(latitude)),
    longitude: towns.map(({ longitude }) => round(longitude)),
    population: towns.map(({ population }) => population),
    country: towns.map(({ country }) => country),
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e3) / 1e3
}
