import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { sayIn } from '~/messages/languages'
import { calendarFile } from './calendar-file'

const options = { key: 'trip-key', sequence: 3, now: Date.UTC(2027, 0, 2, 3, 4, 5), say: sayIn() }

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const nameless = (file: string) => file.replace(/\r\n /g, '')
const home = process.env.TZ

afterEach(() => {
  process.env.TZ = home
})

describe('the calendar file', () => {
  const night = stop({ id: 'd2-1', title: 'Night bus', startTime: '23:30', endTime: '00:30' })
  const trip = tripOf([
    dayOf(1, '2027-03-27', [stop()]),
    dayOf(2, '2027-03-28', [stop({ id: 'd2-0' }), night]),
  ])
  const file = calendarFile(trip, options)

  // The reader's computer may be in any time zone; in Rome, summer time begins on the second day.
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
    it(`puts every stop at its instant on a machine in ${zone}`, () => {
      process.env.TZ = zone
      const events = eventsOf(file)
      expect(
        events.map(({ startDate, endDate }) => [
          startDate.toJSDate().toISOString(),
          endDate.toJSDate().toISOString(),
        ]),
      ).toEqual([
        ['2027-03-27T08:00:00.000Z', '2027-03-27T10:00:00.000Z'],
        ['2027-03-28T07:00:00.000Z', '2027-03-28T09:00:00.000Z'],
        ['2027-03-28T21:30:00.000Z', '2027-03-28T22:30:00.000Z'],
      ])
    })
  }

  for (const [timeZone, date, instant] of [
    ['Asia/Tokyo', '2027-07-01', '2027-07-01T00:00:00.000Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T14:00:00.000Z'],
    ['Australia/Sydney', '2027-01-10', '2027-01-09T22:00:00.000Z'],
    ['Asia/Kolkata', '2027-02-01', '2027-02-01T03:30:00.000Z'],
    ['America/Sao_Paulo', '2027-06-01', '2027-06-01T12:00:00.000Z'],
  ] as const) {
    it(`knows the clocks of ${timeZone}`, () => {
      const [event] = eventsOf(calendarFile(tripOf([dayOf(1, date, [stop()])], { timeZone }), options))
      expect(event?.startDate.toJSDate().toISOString()).toBe(instant)
    })
  }

  it('says where, which, and which version', () => {
    const [first] = eventsOf(file)
    expect(first?.uid).toBe('d1-1.trip-key@trips.vacation-planner-hq')
    expect(first?.sequence).toBe(3)
    expect(first?.location).toBe('Colosseum, Rome, Italy')
    expect(first?.component.getFirstPropertyValue('geo')).toEqual([41.8902, 12.4922])
    expect(first?.description).toContain('Getting there: 12 min walk, 0.9 km')
  })

  it('keeps the ids of events when the trip is made again, edited and moved', () => {
    const moved = tripOf([dayOf(1, '2028-05-01', [stop({ startTime: '10:00' })])])
    const [again] = eventsOf(calendarFile(moved, { ...options, sequence: 4 }))
    expect(again?.uid).toBe(eventsOf(file)[0]?.uid)
    expect(again?.sequence).toBe(4)
  })

  it('folds lines at 75 octets and keeps every character whole', () => {
    const title = '東京、、浅草寺 '.repeat(14).trim()
    const long = calendarFile(tripOf([dayOf(1, '2027-04-13', [stop({ title })])]), options)
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(long).not.toContain('\uFFFD')
    expect(eventsOf(long)[0]?.summary).toBe(title)
    expect(long.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('takes text as text', () => {
    const title = 'Bar; "A, B" \\ C\nEND:VEVENT'
    const [event, ...more] = eventsOf(
      calendarFile(tripOf([dayOf(1, '2027-04-13', [stop({ title })])]), options),
    )
    expect(more).toEqual([])
    expect(event?.summary).toBe(title)
  })

  it('takes the id of a stop as text as well', () => {
    const id = 'a\r\nATTACH:https://evil.example/x\r\nEND:VEVENT'
    const text = calendarFile(tripOf([dayOf(1, '2027-04-13', [stop({ id })])]), options)
    expect(text).not.toMatch(/^ATTACH/m)
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  })

  it('leaves out rides and nights, and the end of what is a moment', () => {
    const bed = stop({ id: 'bed', type: 'accommodation' })
    const moment = stop({ id: 'm', endTime: '09:00' })
    const plain = nameless(calendarFile(tripOf([dayOf(1, '2027-04-13', [moment, bed])]), options))
    expect(plain.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(plain).not.toContain('DTEND')
  })

  it('is this, to the letter', () => {
    const meal = stop({
      id: 'd1-2',
      type: 'food',
      title: 'Da Enzo',
      description: '',
      cost: undefined,
      placeId: null,
      latitude: null,
      longitude: null,
      startTime: '12:00',
      endTime: '13:00',
      travel: { mode: 'walk', minutes: 0, meters: 0 },
    })
    const written = tripOf([dayOf(1, '2027-04-13', [stop(), meal])], { timeZone: 'UTC', url: null })
    const lines = nameless(calendarFile(written, options)).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vacation Planner HQ//Trip//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:1 days in Rome',
      'X-WR-CALNAME:1 days in Rome',
      'X-WR-TIMEZONE:UTC',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'BEGIN:VTIMEZONE',
      'TZID:UTC',
      'BEGIN:STANDARD',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:d1-1.trip-key@trips.vacation-planner-hq',
      'DTSTAMP:20270102T030405Z',
      'SEQUENCE:3',
      'DTSTART;TZID=UTC:20270413T090000',
      'DTEND;TZID=UTC:20270413T110000',
      'SUMMARY:Colosseum',
      'DESCRIPTION:The arena of the emperors.\\nGetting there: 12 min walk\\, 0.9 km\\nCost: €18.00\\, estimated for one traveller',
      'LOCATION:Colosseum\\, Rome\\, Italy',
      'GEO:41.8902;12.4922',
      'CATEGORIES:Visit',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:d1-2.trip-key@trips.vacation-planner-hq',
      'DTSTAMP:20270102T030405Z',
      'SEQUENCE:3',
      'DTSTART;TZID=UTC:20270413T120000',
      'DTEND;TZID=UTC:20270413T130000',
      'SUMMARY:Da Enzo',
      'DESCRIPTION:',
      'LOCATION:Da Enzo\\, Rome\\, Italy',
      'CATEGORIES:Meal',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('leads to the page of the trip where there is one', () => {
    const plain = nameless(calendarFile(tripOf([dayOf(1, '2027-04-13', [stop()])]), options))
    expect(plain).toContain('estimated for one traveller\\nhttps://planner.example/trips/t1\r\n')
    expect(plain).toContain('\r\nURL:https://planner.example/trips/t1\r\n')
  })
})
