import type { Destination, Stay } from '~/domain/catalogue/destination'
import type { BudgetLevel, Coordinates } from '~/domain/catalogue/place'
import { housesAt } from '~/domain/catalogue/stays'
import { bestWay } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { statedPrice } from '~/domain/itinerary/sentences'
import type { Said } from '~/domain/message'
import { tell } from './sentences'

/** A house to sleep in, with what speaks for it on this trip. */
export interface House<Text extends Said = Said> {
  id: string
  name: string
  kind: Text
  /** Its room for two, a night. */
  room: Text
  about: string
  why: Text[]
}

/** Houses to choose a base from. */
export interface Houses<Text extends Said = Said> {
  list: House<Text>[]
  /** Further houses with a paid plan. */
  locked: number
  /** Quarters in which a traveller's own base may lie, and how far from the centre, kilometres. */
  quarters: { name: string; at: Coordinates }[]
  center: Coordinates
  radiusKm: number
}

/** The ways from a house that were found, by where they lead: houses and sights stay where they are. */
const known = new WeakMap<Destination, Map<string, Map<string, Travel>>>()
/** Ways from each house; a trip at its caps has 480 stops. */
const mostKnown = 1000

function waysFrom({ id, at: from }: Pick<Stay, 'id' | 'at'>, stops: Coordinates[], destination: Destination) {
  const houses = known.get(destination) ?? new Map<string, Map<string, Travel>>()
  known.set(destination, houses)
  const before = houses.get(id)
  const ways = before && before.size < mostKnown ? before : new Map<string, Travel>()
  houses.set(id, ways)
  return stops.map((at) => {
    const key = at.join()
    const way = ways.get(key) ?? bestWay(from, at, destination)
    ways.set(key, way)
    return way
  })
}

/** Houses that are offered at once. */
const offered = 3
/** A walk to a stop that needs no thought, minutes. */
const nearMinutes = 20

/** Houses of the budget level: the base of the plan, and those from which its stops are nearest. */
export function housesFor(
  { days }: Pick<Itinerary, 'days'>,
  destination: Destination,
  { budget, cards }: { budget: BudgetLevel; cards: number },
): Houses {
  const { areas, center, radiusKm } = destination
  const stops = days.flatMap(({ activities }) =>
    activities.flatMap(({ type, latitude, longitude }): Coordinates[] =>
      type === 'attraction' && latitude !== null && longitude !== null ? [[latitude, longitude]] : [],
    ),
  )
  const base = days[0]?.basePlaceId
  const measured = housesAt(destination, budget)
    .map((stay) => ({ stay, ways: waysFrom(stay, stops, destination) }))
    .map(({ stay, ways }) => ({
      stay,
      stops: ways.length,
      near: ways.filter(({ mode, minutes }) => mode === 'walk' && minutes <= nearMinutes).length,
      minutes: ways.reduce((sum, { minutes }) => sum + minutes, 0) / Math.max(1, ways.length),
    }))
    .sort((a, b) => Number(b.stay.id === base) - Number(a.stay.id === base) || a.minutes - b.minutes)
    .slice(0, offered)
  const cheapest = Math.min(...measured.map(({ stay }) => stay.night.cents))
  const nearest = Math.min(...measured.map(({ minutes }) => minutes))
  const list = measured.slice(0, cards).map(
    ({ stay, near, minutes, stops: all }): House => ({
      id: stay.id,
      name: stay.name,
      kind: kindOf(stay, destination),
      room: statedPrice(stay.night.cents, destination.currency, stay),
      about: stay.fact,
      why: [
        ...(all === 0
          ? []
          : near * 2 >= all
            ? [tell('guide.house-near', { near, stops: all, minutes: nearMinutes })]
            : [tell('guide.house-minutes', { minutes: Math.round(minutes) })]),
        ...(minutes === nearest && all > 0 && measured.length > 1 ? [tell('guide.house-nearest', {})] : []),
        ...(stay.night.cents === cheapest && measured.length > 1 ? [tell('guide.house-cheapest', {})] : []),
      ],
    }),
  )
  return {
    list,
    locked: measured.length - list.length,
    quarters: areas.map(({ name, at }) => ({ name, at })),
    center,
    radiusKm,
  }
}

function kindOf({ kind, area }: Stay, { areas, name }: Destination): Said {
  return tell('guide.house-in', { kind, area: areas.find(({ id }) => id === area)?.name ?? name })
}
