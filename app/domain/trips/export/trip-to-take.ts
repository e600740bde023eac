import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import { dayTripLines } from '~/domain/itinerary/day-trip-lines'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Message, Say } from '~/domain/message'
import type { ReadersMoney } from '~/domain/money/readers-money'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { housePalette } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'
import type { Entry } from '~/domain/trips/own/entries'
import { followStops } from '~/domain/trips/own/follow-stops'
import type { Units } from '~/domain/units'
import { tell } from './sentences'

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
  /** How its reader wants times and distances; as they are stored where left out. */
  units?: Units
  /** What its reader counts in. */
  money?: ReadersMoney
  /** The owner's notes, lists and costs; left out for everybody else. */
  own?: Entry[]
}

const otherLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

export function tripToTake(
  itinerary: ItineraryView,
  destination: Destination | Locality | null,
  url: string | null,
  say: Say,
): TripToTake {
  const used = new Set(itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const catalogued = destination?.id ? destination : null
  const named = (destination?.places ?? []).filter(({ id, localName }) => localName && used.has(id))
  const name = placesOf(itinerary)
  return {
    title: say(tell('file.title', { days: itinerary.days.length, place: name })),
    itinerary,
    localName: catalogued?.aliases.find((alias) => otherLetters.test(alias)) ?? null,
    localNames: Object.fromEntries(named.map(({ id, localName }) => [id, localName ?? ''])),
    timeZone: destination?.timeZone ?? 'UTC',
    languages: catalogued?.languages ?? [],
    palette: destination ? paletteOf(destination) : { ...housePalette, name },
    url,
    ...(say.units && { units: say.units }),
  }
}

/** The town without its country; all of several. */
function placesOf({ destination, places }: ItineraryView): string {
  const [town = destination] = destination.split(',')
  return places ? destination : town
}

/** Visits and meals of a day, what is booked, and journeys to another place, without rides and the way home. */
export function stopsOf({ activities }: Pick<DayView, 'activities'>): ActivityView[] {
  return activities.filter(
    ({ type, booking, journey }) => type === 'attraction' || type === 'food' || booking || journey,
  )
}

/** What a traveller has to show for a booking, line by line. */
function bookingLines({ booking }: ActivityView): Message[] {
  if (!booking) return []
  const { from, to, place, confirmation, link } = booking
  return [
    ...(from || to ? [tell('file.journey', { from: from ?? '', to: to ?? '' })] : []),
    ...(place ? [tell('file.at', { place })] : []),
    ...(confirmation ? [tell('file.confirmation', { number: confirmation })] : []),
    ...(link ? [tell('file.link', { link })] : []),
  ]
}

/** What is told of a stop line by line: its booking, and what one does on a day trip. */
export function linesOf(stop: ActivityView): Message[] {
  return [...bookingLines(stop), ...dayTripLines(stop, true)]
}

export function positionOf({ latitude, longitude }: ActivityView): Coordinates | null {
  return latitude === null || longitude === null ? null : [latitude, longitude]
}

/** The name, with the local name if that is different. */
export function fullName({ placeId, title }: ActivityView, { localNames }: TripToTake): string {
  const local = placeId === null ? undefined : localNames[placeId]
  return local && !title.includes(local) ? `${title} (${local})` : title
}

/** The way to a stop; null where there is none to go. */
export function wayTo({ travel: { mode, minutes, meters, onFoot, line } }: ActivityView): Message | null {
  return minutes === 0
    ? null
    : tell('file.way', { mode, minutes, meters, ...(onFoot && { onFoot }), ...(line && { line }) })
}

/** The file name of a download: "rome-2027-04-13.ics". */
export function fileName({ itinerary }: TripToTake, extension: string): string {
  const plain = placesOf(itinerary)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'trip'}-${itinerary.startDate}.${extension}`
}

/** A part of what the owner keeps about the trip: a heading and its lines. */
export interface OwnPart {
  title: Message
  lines: Message[]
}

/** What the owner keeps about the trip, for its files. */
export function ownParts({ own: kept = [], itinerary }: Pick<TripToTake, 'own' | 'itinerary'>): OwnPart[] {
  const { days, currency } = itinerary
  const own = followStops(
    kept,
    days.flatMap(({ activities }) => activities),
  )
  const titles = new Map(days.flatMap(({ activities }) => activities.map(({ id, title }) => [id, title])))
  const about = (on: string) => {
    if (on === 'trip') return ''
    if (on.startsWith('day ')) return days.find(({ date }) => date === on.slice(4))?.title ?? on.slice(4)
    return titles.get(on.slice(5)) ?? ''
  }
  const notes = own.flatMap((entry) =>
    entry.kind === 'note' ? [tell('file.note', { about: about(entry.on), text: entry.text })] : [],
  )
  const lines = own.flatMap((entry) =>
    entry.kind === 'line' && (entry.own || entry.done)
      ? [tell('file.line', { text: entry.text, done: entry.done })]
      : [],
  )
  const paid = own.flatMap((entry) => {
    if (entry.kind === 'paid')
      return [tell('file.paid', { for: titles.get(entry.stop) ?? '', cents: entry.cents, currency })]
    return entry.kind === 'cost' ? [tell('file.paid', { for: entry.text, cents: entry.cents, currency })] : []
  })
  return [
    { title: tell('file.notes', {}), lines: notes },
    { title: tell('file.lists', {}), lines },
    { title: tell('file.costs', {}), lines: paid },
  ].filter((part) => part.lines.length > 0)
}
