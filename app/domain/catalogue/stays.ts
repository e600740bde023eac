import type { Destination, Stay } from './destination'
import type { BudgetLevel, Place } from './place'

/** A house as a base, where days begin and end. A night is for one of two people who share a room. */
export function stayAsPlace({
  id,
  name,
  area,
  at,
  address,
  night,
  assumed,
  fact,
  source,
  confidence,
}: Stay): Place {
  const cents = Math.round(night.cents / 2)
  return {
    id,
    name,
    kind: 'base',
    area,
    at,
    ...(address && { address }),
    ...(assumed && { assumed }),
    interests: [],
    styles: [],
    nightly: { budget: cents, moderate: cents, luxury: cents, year: night.year },
    setting: 'indoor',
    effort: 1,
    fame: 0,
    fact,
    source,
    confidence,
  }
}

/** The houses of a budget level. */
export function housesAt({ stays }: Pick<Destination, 'stays'>, level: BudgetLevel): Stay[] {
  return stays.filter((stay) => stay.level === level)
}

/** Whether a base is a house and not a neighbourhood. */
export function isHouse({ id }: Pick<Place, 'id'>, { stays }: Pick<Destination, 'stays'>): boolean {
  return stays.some((stay) => stay.id === id)
}

/** A place of the catalogue to stop or to sleep at. */
export function placeWithId(
  { places, stays }: Pick<Destination, 'places' | 'stays'>,
  id: string | null,
): Place | undefined {
  if (id === null) return undefined
  const place = places.find((each) => each.id === id)
  if (place) return place
  const stay = stays.find((each) => each.id === id)
  return stay && stayAsPlace(stay)
}
