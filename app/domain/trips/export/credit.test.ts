import { describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { type ExportFile, exportFile, exportFiles } from './export-file'

const credit = {
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
}
const line = '© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright'
const typed = stop({ id: 'd1-2', title: 'Tea', placeId: null, latitude: null, longitude: null })
const own = tripOf([dayOf(1, '2027-04-13', [stop(), typed])])
const imported = { ...own, itinerary: { ...own.itinerary, credit } }
const made = (trip: typeof own, file: ExportFile) =>
  exportFile(trip, file, { key: 'k', sequence: 1, now: 0, say: sayIn() }).body
/** A calendar's lines without folds, and its escaped commas as commas. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\\,', ',').split('\r\n')

describe('a trip with places of open data', () => {
  it('GPX names them in its copyright', () => {
    expect(made(imported, 'route.gpx')).toContain(
      '<metadata><name>1 days in Rome</name><copyright author="© OpenStreetMap contributors">' +
        '<license>https://www.openstreetmap.org/copyright</license></copyright></metadata>',
    )
  })

  it('GeoJSON names them beside the features', () => {
    expect(JSON.parse(made(imported, 'route.geojson'))).toMatchObject({
      type: 'FeatureCollection',
      attribution: line,
    })
  })

  it('the calendar names them, and each event at a place of theirs', () => {
    const lines = unfolded(made(imported, 'calendar.ics'))
    const head = lines.slice(0, lines.indexOf('BEGIN:VTIMEZONE'))
    expect(head).toContain(`DESCRIPTION:${line}`)
    expect(head).toContain(`X-WR-CALDESC:${line}`)
    const events = lines.slice(head.length).filter((each) => each.startsWith('DESCRIPTION:'))
    expect(events.map((each) => each.includes(line))).toEqual([true, false])
  })

  it('text, Markdown and JSON have the line, whatever the overview says', () => {
    expect(made(imported, 'trip.txt')).toContain(`\n\n${line}\n`)
    expect(made(imported, 'trip.md')).toContain(
      '\n\n[© OpenStreetMap contributors, ODbL 1.0](<https://www.openstreetmap.org/copyright>)\n',
    )
    expect(JSON.parse(made(imported, 'trip.json')).itinerary.credit).toEqual(credit)
  })
})

it.each(exportFiles)('%s of our own catalogue has no credit', (file) => {
  expect(made(own, file)).not.toMatch(/copyright|attribution|credit|CALDESC|©/i)
})
