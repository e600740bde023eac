import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { housePalette } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'

/** A trip with the further facts that its files contain. */
export interface TripToTake {
  /** "4 days in Rome". */
  title: string
  itinerary: ItineraryView
  /** The destination's local name, if it is in another script. */
  localName: string | null
  /** Local names of places by their id. */
  localNames: Record<string, string>
  /** IANA name of the destination's time zone. */
  timeZone: string
  languages: string[]
  palette: PaletteSource
  /** Address of the trip's page; null where the reader has no access to it. */
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

/** Visits and meals of a day, without rides and the way home. */
export function stopsOf({ activities }: Pick<DayView, 'activities'>): ActivityView[] {
  return activities.filter(({ type }) => type === 'attraction' || type === 'food')
}

export function positionOf({ latitude, longitude }: ActivityView): Coordinates | null {
  return latitude === null || longitude === null ? null : [latitude, longitude]
}

/** The name, with the local name if that is different. */
export function fullName({ placeId, title }: ActivityView, { localNames }: TripToTake): string {
  const local = placeId === null ? undefined : localNames[placeId]
  return local && !title.includes(local) ? `${title} (${local})` : title
}

/** "12 min walk, 0.9 km"; empty without travel. */
export function wayText({ travel }: ActivityView): string {
  if (travel.minutes === 0) return ''
  return `${travel.minutes} min ${travel.mode === 'walk' ? 'walk' : 'ride'}, ${(travel.meters / 1000).toFixed(1)} km`
}

/** The file name of a download: "rome-2027-04-13.ics". */
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
