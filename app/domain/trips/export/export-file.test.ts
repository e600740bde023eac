import { expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { calendarFile } from './calendar-file'
import { type ExportFile, exportFile } from './export-file'
import { geoJsonFile, gpxFile } from './route-files'
import { markdown, plainText } from './text-files'

const trip = tripOf([dayOf(1, '2027-04-13', [stop()])])
const calendar = { key: 't1', sequence: 2, now: 1_800_000_000_000, say: sayIn() }

const files: ExportFile[] = ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.md', 'trip.txt', 'trip.json']

it('each format is made under its own type and name', () => {
  expect(files.map((file) => exportFile(trip, file, calendar))).toEqual([
    {
      body: calendarFile(trip, calendar),
      type: 'text/calendar; charset=utf-8',
      name: 'rome-2027-04-13.ics',
    },
    { body: gpxFile(trip, sayIn()), type: 'application/gpx+xml; charset=utf-8', name: 'rome-2027-04-13.gpx' },
    { body: geoJsonFile(trip, sayIn()), type: 'application/geo+json', name: 'rome-2027-04-13.geojson' },
    { body: markdown(trip, sayIn()), type: 'text/markdown; charset=utf-8', name: 'rome-2027-04-13.md' },
    { body: plainText(trip, sayIn()), type: 'text/plain; charset=utf-8', name: 'rome-2027-04-13.txt' },
    { body: JSON.stringify(trip), type: 'application/json', name: 'rome-2027-04-13.json' },
  ])
})
