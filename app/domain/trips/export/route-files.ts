import { creditLine } from '~/domain/catalogue/credit'
import type { Coordinates } from '~/domain/catalogue/place'
import type { DayView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { tell } from './sentences'
import { fullName, positionOf, stopsOf, type TripToTake } from './trip-to-take'

interface Point {
  at: Coordinates
  name: string
}

/**
 * The routes of a day: from the base through the stops, each from end to end, and back. On the day of a journey to another place there
 * are two: from the base of the night before to the journey, and from there to the next base.
 */
function waysOf(day: DayView, trip: TripToTake, say: Say): Point[][] {
  const journey = day.activities.findIndex((stop) => stop.journey)
  const base = baseOf(day, say)
  const through = (activities: DayView['activities']) => pointsOf({ ...day, activities }, trip)
  if (journey < 0) return [[...base, ...through(day.activities), ...base]]
  const before = trip.itinerary.days.find(({ day: number }) => number === day.day - 1)
  return [
    [...(before ? baseOf(before, say) : []), ...through(day.activities.slice(0, journey))],
    [...through(day.activities.slice(journey + 1)), ...base],
  ].filter((points) => points.length > 0)
}

function baseOf(day: DayView, say: Say): Point[] {
  const stay = day.activities.findLast(({ type }) => type === 'accommodation')
  const at = stay && positionOf(stay)
  return at ? [{ at, name: say(tell('file.base', {})) }] : []
}

function pointsOf(day: DayView, trip: TripToTake): Point[] {
  return stopsOf(day).flatMap((stop): Point[] => {
    const position = positionOf(stop)
    const name = fullName(stop, trip)
    const left = stop.leftAt
    return [
      ...(position ? [{ at: position, name }] : []),
      ...(position && left ? [{ at: [left.latitude, left.longitude] satisfies Coordinates, name }] : []),
    ]
  })
}

const dayName = ({ day, title, date }: DayView) => tell('file.way-of-day', { day, title, date })

function xml(text: string): string {
  // Characters that are invalid in XML; typed texts may contain them.
  const allowed = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
  return allowed.replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[letter] ?? '',
  )
}

/** The stops as waypoints and each day as a route (GPX 1.1), for navigation apps. */
export function gpxFile(trip: TripToTake, say: Say): string {
  const { days, credit } = trip.itinerary
  const point = (tag: string, { at, name }: Point, more = '') =>
    `<${tag} lat="${at[0]}" lon="${at[1]}"><name>${xml(name)}</name>${more}</${tag}>`
  const stops = days.flatMap((day) =>
    stopsOf(day).flatMap((stop) => {
      const at = positionOf(stop)
      if (!at) return []
      const { startTime: from, endTime: to, description } = stop
      const note = say(tell('file.visit', { day: day.day, from, to, description }))
      const more = `<desc>${xml(note)}</desc><type>${stop.type}</type>`
      return [point('wpt', { at, name: fullName(stop, trip) }, more)]
    }),
  )
  const routes = days.flatMap((day) =>
    waysOf(day, trip, say).map((way) => {
      const points = way.map((place) => point('rtept', place))
      return `<rte><name>${xml(say(dayName(day)))}</name><number>${day.day}</number>${points.join('')}</rte>`
    }),
  )
  const copyright = credit
    ? `<copyright author="${xml(credit.attribution)}"><license>${xml(credit.url)}</license></copyright>`
    : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Vacation Planner HQ" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${xml(trip.title)}</name>${copyright}</metadata>`,
    ...stops,
    ...routes,
    '</gpx>',
    '',
  ].join('\n')
}

/** The stops as points and each day's route as a line (GeoJSON, RFC 7946: longitude comes first). */
export function geoJsonFile(trip: TripToTake, say: Say): string {
  const turned = ([latitude, longitude]: Coordinates) => [longitude, latitude]
  const features = trip.itinerary.days.flatMap((day) => {
    const stops = stopsOf(day).flatMap((stop, index) => {
      const at = positionOf(stop)
      if (!at) return []
      const { title, description, type, startTime, endTime, cost } = stop
      const local = stop.placeId === null ? undefined : trip.localNames[stop.placeId]
      return [
        {
          type: 'Feature',
          id: stop.id,
          geometry: { type: 'Point', coordinates: turned(at) },
          properties: {
            name: title,
            ...(local && { localName: local }),
            description,
            kind: type,
            day: day.day,
            date: day.date,
            number: index + 1,
            startTime,
            endTime,
            ...(cost && { cost }),
          },
        },
      ]
    })
    const ways = waysOf(day, trip, say).flatMap((way, index) => {
      const line = way.map(({ at }) => turned(at))
      if (line.length < 2) return []
      return [
        {
          type: 'Feature',
          id: index === 0 ? `day-${day.day}` : `day-${day.day}-${index + 1}`,
          geometry: { type: 'LineString', coordinates: line },
          properties: { name: say(dayName(day)), day: day.day, date: day.date },
        },
      ]
    })
    return [...stops, ...ways]
  })
  const { credit } = trip.itinerary
  const attribution = credit && { attribution: creditLine(credit) }
  return JSON.stringify({ type: 'FeatureCollection', ...attribution, features }, null, 1)
}
