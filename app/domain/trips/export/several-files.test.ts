// The files of a trip to several places, read back by parsers that are not ours.
import ICAL from 'ical.js'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { metersBetween } from '~/domain/catalogue/distance'
import { journeysOf } from '~/domain/itinerary/split-places'
import { knownTown, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { calendarFile } from './calendar-file'
import { geoJsonFile, gpxFile } from './route-files'
import { fileName, type TripToTake, tripToTake } from './trip-to-take'

const ids = ['london', 'paris', 'amsterdam'] as const
const say = sayIn()
let trip: TripToTake

beforeAll(async () => {
  const asked = severalRequest(
    ids.map((id) => [id, 2] as const),
    7,
  )
  const { itinerary } = await planSeveral(asked)
  trip = tripToTake(itineraryView(itinerary, say), knownTown('london'), null, say)
}, 30_000)

/** The towns within whose reach a point is: a day trip may be two hours away. */
const townsAt = (latitude: number, longitude: number) =>
  ids.filter((id) => metersBetween(knownTown(id).center, [latitude, longitude]) < 120_000)

it('names every place', () => {
  expect(trip.title).toBe('7 days in London, Paris and Amsterdam')
  expect(fileName(trip, 'pdf')).toBe('london-paris-and-amsterdam-2027-05-10.pdf')
})

describe('the calendar', () => {
  it('has each stop in the zone of its place, and a journey in those of both sides', () => {
    const file = calendarFile(trip, { key: 'k', sequence: 1, now: 0, say })
    const calendar = new ICAL.Component(ICAL.parse(file))
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const events = calendar.getAllSubcomponents('vevent').map((event) => ({
      name: String(event.getFirstPropertyValue('summary')),
      zones: ['dtstart', 'dtend'].map((name) => event.getFirstProperty(name)?.getFirstParameter('tzid')),
      minutes:
        (new ICAL.Event(event).endDate.toUnixTime() - new ICAL.Event(event).startDate.toUnixTime()) / 60,
    }))
    const journeys = journeysOf(trip.itinerary)
    expect(journeys).toHaveLength(2)
    for (const { title, journey } of journeys) {
      const event = events.find(({ name }) => name === title)
      // The zones of the file say how long it really takes.
      expect(event?.minutes).toBe(journey?.minutes)
    }
    expect(events.find(({ name }) => name === journeys[0]?.title)?.zones).toEqual([
      'Europe/London',
      'Europe/Paris',
    ])
    const zonesOf = new Set(events.flatMap(({ zones }) => zones))
    expect(zonesOf).toEqual(new Set(['Europe/London', 'Europe/Paris', 'Europe/Amsterdam']))
    for (const { title } of trip.itinerary.days[1]?.activities ?? []) {
      const zones = events.find(({ name }) => name.includes(title))?.zones
      if (zones) expect(new Set(zones)).toEqual(new Set(['Europe/London']))
    }
  })
})

describe('GPX', () => {
  it('is XML whose points lie in the towns, and no route leads from one town to another', () => {
    // It throws where the file is no XML.
    const read = new JSDOM(gpxFile(trip, say), { contentType: 'application/xml' }).window.document
    const points = (of: Element | Document, name: string) =>
      [...of.querySelectorAll(name)].map((each) =>
        townsAt(Number(each.getAttribute('lat')), Number(each.getAttribute('lon'))),
      )
    expect(new Set(points(read, 'wpt').flat())).toEqual(new Set(ids))
    const routes = [...read.querySelectorAll('rte')].map(
      (route) => new Set(points(route, 'rtept').flat()).size,
    )
    expect(routes.length).toBeGreaterThanOrEqual(trip.itinerary.days.length)
    expect(new Set(routes)).toEqual(new Set([1]))
  })
})

describe('GeoJSON', () => {
  it('has the stops of every town, and no line from one to another', () => {
    const { type, features } = JSON.parse(geoJsonFile(trip, say))
    expect(type).toBe('FeatureCollection')
    const seen = new Set<string>()
    for (const { geometry } of features) {
      const line: [number, number][] =
        geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates
      const towns = new Set(line.flatMap(([longitude, latitude]) => townsAt(latitude, longitude)))
      expect(towns.size).toBe(1)
      for (const town of towns) seen.add(town)
    }
    expect(seen).toEqual(new Set(ids))
  })
})
