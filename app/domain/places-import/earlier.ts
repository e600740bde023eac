import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { folded, slug } from './names'
import type { TextReader } from './text-reader'

/** A place of an earlier import is the same one when it has the same name no farther away (metres). */
const moved = 250

/**
 * Ids that stay: a place that was there before keeps its id, because trips name it. New ones get an id from their name.
 */
export function idGiver(
  earlier: Destination | undefined,
  { spell }: TextReader,
): (source: string, name: string, at: Coordinates) => string {
  const before = [...(earlier?.places ?? []), ...(earlier?.stays ?? [])]
  const byRef = new Map(before.map((each) => [refOf(each.source), each]))
  const taken = new Set(before.map(({ id }) => id))
  const given = new Set<string>()
  const take = (id: string) => {
    given.add(id)
    return id
  }
  return (source, name, at) => {
    const same =
      byRef.get(refOf(source)) ??
      before.find((each) => folded(each.name) === folded(name) && metersBetween(each.at, at) <= moved)
    if (same && !given.has(same.id)) return take(same.id)
    const base = slug(name, spell) || slug(refOf(source)) || 'place'
    for (let number = 1; ; number++) {
      const id = number === 1 ? base : `${base}-${number}`
      if (!taken.has(id) && !given.has(id)) return take(id)
    }
  }
}

function refOf(source: string): string {
  return /\b(?:node|way|relation|feature)\/\S+?(?=,|$)/.exec(source)?.[0] ?? source
}

const why = 'no longer on the map'

/**
 * Places of an earlier import that are not chosen any more. They stay for the trips that name them: as they are when the map
 * still has them, else closed from the day of the newer file on, so no plan visits them and the checks of an old plan say so.
 */
export function leftBehind(
  earlier: Destination | undefined,
  now: readonly Place[],
  date: string,
  onMap: ReadonlySet<string>,
): Place[] {
  const present = new Set(now.map(({ id }) => id))
  return (earlier?.places ?? [])
    .filter(({ id, kind }) => !present.has(id) && kind !== 'base')
    .map((place) => {
      const { closed, ...open } = place
      if (onMap.has(refOf(place.source))) return open
      return closed?.some((closure) => closure.why === why)
        ? place
        : { ...place, closed: [{ from: date, why }] }
    })
}
