import { describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { exportLabels } from '~/messages/en/export-labels'
import { sayIn } from '~/messages/languages'
import { exportFile, exportFiles, isExportFile } from './export-file'
import { geoJsonFile, gpxFile } from './route-files'
import { markdown, plainText } from './text-files'
import { fileName, fullName, tripToTake } from './trip-to-take'

const bed = stop({
  id: 'bed',
  type: 'accommodation',
  title: 'Back to your base',
  latitude: 41.9,
  longitude: 12.5,
})
const typed = stop({ id: 'x', title: 'Tea <at> "Nan & Co"', placeId: null, latitude: null, longitude: null })
const trip = tripOf([dayOf(1, '2027-04-13', [stop(), typed, bed])], {
  localNames: { colosseum: 'コロッセオ' },
})

describe('GPX', () => {
  it('has the stops as waypoints and the day as a route from the base and back', () => {
    const file = gpxFile(trip, sayIn())
    expect(file.match(/<wpt /g)).toHaveLength(1)
    expect(file).toContain('<wpt lat="41.8902" lon="12.4922"><name>Colosseum (コロッセオ)</name>')
    expect(file.match(/<rtept lat="[\d.]+"/g)).toEqual([
      '<rtept lat="41.9"',
      '<rtept lat="41.8902"',
      '<rtept lat="41.9"',
    ])
  })

  it('takes text as text', () => {
    const title = 'A & B </name> \u0007'
    const file = gpxFile(tripOf([dayOf(1, '2027-04-13', [stop({ title })])]), sayIn())
    expect(file).toContain('A &amp; B &lt;/name&gt; <')
  })
})

describe('GeoJSON', () => {
  it('puts longitude first', () => {
    const { features } = JSON.parse(geoJsonFile(trip, sayIn()))
    expect(features.map(({ geometry }: { geometry: { type: string } }) => geometry.type)).toEqual([
      'Point',
      'LineString',
    ])
    expect(features[0].geometry.coordinates).toEqual([12.4922, 41.8902])
    expect(features[0].properties).toMatchObject({
      name: 'Colosseum',
      localName: 'コロッセオ',
      day: 1,
      number: 1,
    })
    expect(features[1].geometry.coordinates).toHaveLength(3)
  })

  it('leaves a day without two places without a line', () => {
    const alone = tripOf([dayOf(1, '2027-04-13', [stop()])])
    expect(JSON.parse(geoJsonFile(alone, sayIn())).features).toHaveLength(1)
  })
})

describe('text', () => {
  it('reads from the title to the tips', () => {
    const text = plainText(trip, sayIn())
    expect(text).toContain('1 days in Rome\nTue 13 April to Tue 13 April 2027')
    expect(text).toContain('9:00 AM  Colosseum (コロッセオ) (12 min walk, 0.9 km · €18.00)')
    expect(text).toContain('Grand total: €168.50')
    expect(text.trim().endsWith('https://planner.example/trips/t1')).toBe(true)
  })

  it('is safe to read as Markdown whatever a person typed', () => {
    const title = '[x](javascript:alert(1)) *b* <img>'
    const marked = markdown(tripOf([dayOf(1, '2027-04-13', [stop({ title })])]), sayIn())
    expect(marked).toContain('\\[x\\](javascript:alert(1)) \\*b\\* \\<img\\>')
    expect(marked).toContain('| Grand total | €168.50 |')
  })
})

describe('every format', () => {
  it.each(exportFiles)('%s is made, typed and named', (file) => {
    const made = exportFile(trip, file, { key: 'k', sequence: 1, now: 0, say: sayIn() })
    expect(made.body).toContain('Colosseum')
    expect(made.type).toMatch(/^[a-z]+\/[a-z+-]+/)
    expect(made.name).toBe(`rome-2027-04-13.${file.split('.')[1]}`)
  })

  it('is offered once, as a file or as text; what the page reads itself is not', () => {
    expect([...Object.keys(exportLabels), 'trip.json']).toEqual(exportFiles)
    expect(isExportFile('trip.json')).toBe(true)
    expect(isExportFile('toString')).toBe(false)
  })
})

describe('a trip to take along', () => {
  it('is called after the city, on disk too', () => {
    expect(fileName(trip, 'ics')).toBe('rome-2027-04-13.ics')
    const itinerary = { ...trip.itinerary, destination: 'São Paulo, Brazil' }
    expect(fileName({ ...trip, itinerary }, 'pdf')).toBe('sao-paulo-2027-04-13.pdf')
    expect(tripToTake(itinerary, null, null, sayIn())).toMatchObject({
      title: '1 day in São Paulo',
      timeZone: 'UTC',
    })
  })

  it('says a local name once', () => {
    expect(fullName(stop({ title: 'コロッセオ' }), trip)).toBe('コロッセオ')
  })
})

describe('what is booked', () => {
  const flight = {
    ...stop({
      id: 'b1',
      type: 'transport',
      title: 'FR 123',
      placeId: null,
      latitude: null,
      longitude: null,
      startTime: '08:00',
      endTime: '10:30',
    }),
    booking: {
      kind: 'flight' as const,
      from: 'Dublin',
      to: 'Rome Ciampino',
      confirmation: 'KX-9041',
      link: 'https://air.example/kx',
    },
  }
  const booked = tripOf([dayOf(1, '2027-04-13', [flight, stop()])])

  it('is in every file with its confirmation number', () => {
    const options = { key: 'k', sequence: 1, now: 0, say: sayIn() }
    for (const file of ['calendar.ics', 'trip.md', 'trip.txt', 'trip.json'] as const) {
      const { body } = exportFile(booked, file, options)
      expect(body.replaceAll('\r\n ', '')).toContain('KX-9041')
      expect(body).toContain('FR 123')
    }
  })

  it('begins in the calendar where its journey does', () => {
    const { body } = exportFile(booked, 'calendar.ics', { key: 'k', sequence: 1, now: 0, say: sayIn() })
    expect(body).toContain('LOCATION:Dublin')
    expect(body).toContain('CATEGORIES:Booking')
  })
})
