import { bearing } from '~/domain/catalogue/bearing'
import { crosses } from '~/domain/catalogue/crossing-lines'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import { currencyFor } from './destination-currency'
import type { PlaceFacts } from './find-place'
import { fold } from './fold'
import type { NearTile, SightTile } from './gazetteer-file'
import { posterFactsOf } from './landscape'

/** Farthest day trip, kilometres. */
export const dayTripReach = 80
/**
 * Radius in which a region's main town is searched, kilometres; this distance counts as much as ten times the
 * inhabitants.
 */
export const regionReach = 150
const tenfold = 40
/** Number of neighbouring towns kept: the nearest for a walk, and the largest for a day trip. */
const mostNear = 40
const mostFar = 80
/** Sights of the catalogue farther than this (metres) are nothing to walk to. */
const sightReach = 4000
const mostSights = 8
/** Towns closer than this (metres) are the town itself, or a part of it with its name. */
const itself = 700

/** What is known about a place of the gazetteer, from the tiles around it and its country's holidays. */
export function localityOf(
  facts: PlaceFacts,
  tiles: readonly NearTile[],
  holidays: Record<string, string> | null,
  sights: SightTile = { sights: [], water: [] },
): Locality {
  const { label, country, population, timeZone } = facts
  const [name = label, ...rest] = label.split(', ')
  const middle: Coordinates = [facts.latitude, facts.longitude]
  const isTown = population > 0
  const base = isTown ? null : mainTown(name, townsAround(middle, tiles, regionReach))
  const center = base?.at ?? middle
  const around = townsAround(center, tiles, dayTripReach).filter(
    (town) => town.meters > itself && !(isTown && town.name === name && town.meters < 10 * itself),
  )
  const people = base?.population ?? population
  return {
    id: null,
    label,
    name,
    country: rest.at(-1) ?? name,
    countryCode: country,
    town: base?.name ?? (isTown ? name : null),
    center,
    population: people,
    timeZone,
    currency: currencyFor(label),
    ...(holidays && { holidays }),
    neighbours: nearestAndLargest(around),
    sights: sightsAround(center, sights),
    poster: posterFactsOf({ ...facts, population: people, region: !isTown }, around),
    places: [],
  }
}

/** The town with the region's name, or else a large one near the centre. */
function mainTown(region: string, towns: readonly Neighbour[]): Neighbour | null {
  const namesake = towns.find(({ name }) => fold(name) === fold(region))
  const weight = ({ population, meters }: Neighbour) => Math.log10(population) - meters / 1000 / tenfold
  return (
    namesake ??
    towns.reduce<Neighbour | null>((most, town) => (most && weight(most) >= weight(town) ? most : town), null)
  )
}

/** Nearest first. */
function townsAround(from: Coordinates, tiles: readonly NearTile[], kilometres: number): Neighbour[] {
  const towns = tiles.flatMap(({ name, latitude, longitude, population, country }) =>
    name.flatMap((each, row): Neighbour[] => {
      const at: Coordinates = [latitude[row] ?? 0, longitude[row] ?? 0]
      // A degree of latitude is 111 km: a larger difference in latitude alone needs no trigonometry.
      if (Math.abs(at[0] - from[0]) * 111 > kilometres) return []
      const meters = Math.round(metersBetween(from, at))
      if (meters > kilometres * 1000) return []
      return [
        {
          name: each,
          at,
          population: population[row] ?? 0,
          country: country[row] ?? '',
          meters,
          bearing: Math.round(bearing(from, at)),
        },
      ]
    }),
  )
  return towns.sort((a, b) => a.meters - b.meters)
}

/** The best known sights within a walk. Nobody knows the bridges here, so what lies over water is left out. */
function sightsAround(from: Coordinates, { sights, water }: SightTile): Locality['sights'] {
  return sights
    .map(({ name, at }) => ({
      name,
      at,
      meters: Math.round(metersBetween(from, at)),
      bearing: Math.round(bearing(from, at)),
    }))
    .filter(({ at, meters }) => meters <= sightReach && !water.some((line) => crosses(line, [from, at])))
    .slice(0, mostSights)
}

function nearestAndLargest(towns: readonly Neighbour[]): Neighbour[] {
  const large = towns.toSorted((a, b) => b.population - a.population).slice(0, mostFar)
  return [...new Set([...towns.slice(0, mostNear), ...large])].sort((a, b) => a.meters - b.meters)
}
