import { describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { geoJsonFile, gpxFile } from './route-files'

const typed = stop({ id: 'd1-2', title: 'Tea', placeId: null, latitude: null, longitude: null })
const lunch = stop({
  id: 'd1-3',
  type: 'food',
  title: "Nan's",
  description: 'Quick & good.',
  placeId: 'nan',
  cost: undefined,
  latitude: 41.9,
  longitude: 12.5,
  startTime: '12:00',
  endTime: '13:00',
})
const trip = tripOf([dayOf(1, '2027-04-13', [stop(), typed, lunch])], {
  localNames: { colosseum: 'Colosseo' },
})

it('the GPX file is this', () => {
  expect(gpxFile(trip, sayIn())).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<gpx version="1.1" creator="Vacation Planner HQ" xmlns="http://www.topografix.com/GPX/1/1">',
      '<metadata><name>1 days in Rome</name></metadata>',
      '<wpt lat="41.8902" lon="12.4922"><name>Colosseum (Colosseo)</name>' +
        '<desc>Day 1, 09:00 to 11:00. The arena of the emperors.</desc><type>attraction</type></wpt>',
      '<wpt lat="41.9" lon="12.5"><name>Nan&apos;s</name>' +
        '<desc>Day 1, 12:00 to 13:00. Quick &amp; good.</desc><type>food</type></wpt>',
      '<rte><name>Day 1: Old stones (2027-04-13)</name><number>1</number>' +
        '<rtept lat="41.8902" lon="12.4922"><name>Colosseum (Colosseo)</name></rtept>' +
        '<rtept lat="41.9" lon="12.5"><name>Nan&apos;s</name></rtept></rte>',
      '</gpx>',
      '',
    ].join('\n'),
  )
})

describe('the GeoJSON file', () => {
  it('is this', () => {
    expect(JSON.parse(geoJsonFile(trip, sayIn()))).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 'd1-1',
          geometry: { type: 'Point', coordinates: [12.4922, 41.8902] },
          properties: {
            name: 'Colosseum',
            localName: 'Colosseo',
            description: 'The arena of the emperors.',
            kind: 'attraction',
            day: 1,
            date: '2027-04-13',
            number: 1,
            startTime: '09:00',
            endTime: '11:00',
            cost: '€18.00',
          },
        },
        {
          type: 'Feature',
          id: 'd1-3',
          geometry: { type: 'Point', coordinates: [12.5, 41.9] },
          properties: {
            name: "Nan's",
            description: 'Quick & good.',
            kind: 'food',
            day: 1,
            date: '2027-04-13',
            number: 3,
            startTime: '12:00',
            endTime: '13:00',
          },
        },
        {
          type: 'Feature',
          id: 'day-1',
          geometry: {
            type: 'LineString',
            coordinates: [
              [12.4922, 41.8902],
              [12.5, 41.9],
            ],
          },
          properties: { name: 'Day 1: Old stones (2027-04-13)', day: 1, date: '2027-04-13' },
        },
      ],
    })
  })
})
