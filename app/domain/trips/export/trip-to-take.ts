import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { housePalette } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'

/** A trip with what its files say beside the itinerary. */
export interface TripToTake {
  /** "4 days in Rome". */
  title: string
  itinerary: ItineraryView
  /** What people there call the destination, where that is written in other letters. */
  localName: string | null
  /** What a place's own sign says, by the id of the place. */
  localNames: Record<string, string>
  /** IANA name of the destination's time zone. */
  timeZone: string
  languages: string[]
  palette: PaletteSource
  /** Where the trip can be read; null where the reader has no page. */
  url: string | null
}

/** "4 days in Rome". */
function tripTitle({ destination, days }: Pick<ItineraryView, 'destination' | 'days'>): string {
  const [city = destination] = destination.split(',')
  return `${days.length} ${days.length === 1 ? 'day' : 'days'} in ${city}`
}

const otherLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

export function tripToTake(
  itinerary: ItineraryView,
  destination: Destination | Locality | null,
  url: string | null,
): TripToTake {
  const used = new Set(itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const catalogued = destination?.id ? destination : null
  const named = (destination?.places ?? []).filter(({ id, localName }) => localName && used.has(id))
  const [name = itinerary.destination] = itinerary.destination.split(',')
  return {
    title: tripTitle(itinerary),
    itinerary,
    localName: catalogued?.aliases.find((alias) => otherLetters.test(alias)) ?? null,
    localNames: Object.fromEntries(named.map(({ id, localName }) => [id, localName ?? ''])),
    timeZone: destination?.timeZone ?? 'UTC',
    languages: catalogued?.languages ?? [],
    palette: destination ? paletteOf(destination) : { ...housePalette, name },
    url,
  }
}

/** Visits and meals: what a day is made of. Rides and the way home are ways between them. */
export function stopsOf({ activities }: Pick<DayView, 'activities'>): ActivityView[] {
  return activities.filter(({ type }) => type === 'attraction' || type === 'food')
}

export function positionOf({ latitude, longitude }: ActivityView): Coordinates | null {
  return latitude === null || longitude === null ? null : [latitude, longitude]
}

/** The name, and what the sign on the spot says when that is another. */
export function fullName({ placeId, title }: ActivityView, { localNames }: TripToTake): string {
  const local = placeId === null ? undefined : localNames[placeId]
  return local && !title.includes(local) ? `${title} (${local})` : title
}

/** "12 min walk, 0.9 km"; empty where there is no way to go. */
export function wayText({ travel }: ActivityView): string {
  if (travel.minutes === 0) return ''
  return `${travel.minutes} min ${travel.mode === 'walk' ? 'walk' : 'ride'}, ${(travel.meters / 1000).toFixed(1)} km`
}

/** The name of a file on somebody's disk: "rome-2027-04-13.ics". */
export function fileName({ itinerary }: TripToTake, extension: string): string {
  const [city = 'trip'] = itinerary.destination.split(',')
  const plain = city
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'trip'}-${itinerary.startDate}.${extension}`
}
