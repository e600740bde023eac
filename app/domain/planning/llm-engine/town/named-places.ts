import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality } from '~/domain/catalogue/locality'
import { Coordinates, Meal } from '~/domain/catalogue/place'
import type { Repair } from '~/domain/itinerary/provenance'
import { isNoName } from '../name-places'
import { plainText } from '../text-gate'
import { type NamedKind, namedKinds, TownAnswer } from './town-answer'

/** A place as a model names it: nobody has checked that it is there. */
export interface NamedPlace {
  name: string
  kind: NamedKind
  /** Of a table: what it is for. */
  meals: Meal[]
  at: Coordinates
  /** Why it suits this traveller, not yet read by the gate. */
  note: unknown
}

const longestName = 80
/** Metres from the centre: what lies farther is not in the town. */
const reach = 12_000
/** Metres: so near two names of one kind are one place, and so near the centre of another town a place belongs to it. */
const samePlace = 40
const otherTown = 2500
/** So many names at one position are no positions. */
const mostAtOnePosition = 3

/**
 * The places of a model's answers that can be in the town, each once, in the order in which they were named. Left out is what
 * lies elsewhere, is named after a town nearby or stands where others stand as well, what is no name, and what the traveller
 * does not want.
 */
export function namedPlaces(
  answers: readonly unknown[],
  locality: Locality,
  unwanted: readonly string[],
): { places: NamedPlace[]; repairs: Omit<Repair, 'day'>[] } {
  const repairs: Omit<Repair, 'day'>[] = []
  const places: NamedPlace[] = []
  const named = answers.flatMap((answer) => TownAnswer.safeParse(answer).data?.places ?? [])
  const positions = new Map<string, number>()
  for (const { latitude = 0, longitude = 0 } of named) {
    const position = `${latitude} ${longitude}`
    positions.set(position, (positions.get(position) ?? 0) + 1)
  }
  const left = new Set(unwanted.map((each) => nameKey(each, locality)))
  const others = locality.neighbours.filter(({ name }) => name !== locality.town && name !== locality.name)
  for (const { name, kind, meals = [], latitude = 0, longitude = 0, note } of named) {
    const title = plainText(name ?? '', longestName)
    const known = namedKinds.find((each): each is NamedKind => each === kind)
    // Not being sure was allowed: no name, and zeros.
    if (title.length < 2 || !known) continue
    const at = Coordinates.safeParse([round(latitude), round(longitude)]).data
    const eaten = meals.flatMap((meal) => Meal.safeParse(meal).data ?? [])
    if (known === 'food' && eaten.length === 0) continue
    const key = nameKey(title, locality)
    if (left.has(key)) repairs.push({ kind: 'left-out', detail: title })
    else if (isNoName(title) || key === '') repairs.push({ kind: 'words', detail: title })
    else if (
      !at ||
      metersBetween(at, locality.center) > reach ||
      others.some((town) => belongsTo(town, title, at, locality)) ||
      (positions.get(`${latitude} ${longitude}`) ?? 0) > mostAtOnePosition
    )
      repairs.push({ kind: 'out-of-reach', detail: title })
    else if (
      places.some(
        (place) =>
          nameKey(place.name, locality) === key ||
          (place.kind === known && metersBetween(place.at, at) < samePlace && shareWord(place.name, title)),
      )
    )
      repairs.push({ kind: 'repeated', detail: title })
    else places.push({ name: title, kind: known, meals: eaten, at, note })
  }
  return { places, repairs }
}

/** Four decimals, as in the catalogue: about eleven metres. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

/** A place that lies in another town, or is called after one farther away than a walk. */
function belongsTo(
  { name, at: there, meters }: Locality['neighbours'][number],
  title: string,
  at: Coordinates,
  { center }: Locality,
): boolean {
  const away = metersBetween(at, there)
  if (meters > reach / 2 && away < otherTown && away < metersBetween(at, center)) return true
  return meters > reach && words(title).join(' ').includes(words(name).join(' '))
}

const fillers = new Set(['the', 'of', 'de', 'la', 'le', 'der', 'die', 'das', 'and', 'und', 'et', 'in'])

/** The words of a name without accents, articles and the town's own name: "St. Bavo's Cathedral, Ghent" and "St Bavo's Cathedral" are one. */
function nameKey(name: string, { town, name: place }: Locality): string {
  const own = new Set([...words(town ?? ''), ...words(place)])
  const kept = words(name).filter((word) => !fillers.has(word))
  const distinct = kept.filter((word) => !own.has(word))
  return (distinct.length > 0 ? distinct : kept).join(' ')
}

function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function shareWord(one: string, other: string): boolean {
  const own = new Set(words(one).filter((word) => word.length > 3))
  return words(other).some((word) => own.has(word))
}
