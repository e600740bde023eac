import { describe, expect, it } from 'vitest'
import { calendarText, fold, localStamp, timeZoneLines, utcStamp } from './calendar-lines'

describe('a line', () => {
  it('of 75 octets is left whole, and one of 76 is broken after the 75th', () => {
    expect(fold('a'.repeat(75))).toBe('a'.repeat(75))
    expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  it('goes on with 74 octets, as the blank before them counts', () => {
    expect(
      fold('a'.repeat(150))
        .split('\r\n')
        .map(({ length }) => length),
    ).toEqual([75, 75, 2])
  })

  it('is never broken inside a character', () => {
    expect(fold('京'.repeat(26))).toBe(`${'京'.repeat(25)}\r\n 京`)
    expect(fold(`${'a'.repeat(72)}🙂`)).toBe(`${'a'.repeat(72)}\r\n 🙂`)
  })
})

it('a text keeps its signs and its lines', () => {
  expect(calendarText('a;b,c\\d')).toBe('a\\;b\\,c\\\\d')
  expect(calendarText('1\r\n2\r3\n4')).toBe('1\\n2\\n3\\n4')
})

it('stamps are these', () => {
  expect(localStamp('2027-04-13', '09:05')).toBe('20270413T090500')
  expect(utcStamp(Date.UTC(2027, 3, 13, 7, 5, 9))).toBe('20270413T070509Z')
})

describe('the clocks of a zone', () => {
  it('stand still where nothing changes them, west of Greenwich too', () => {
    expect(timeZoneLines('America/Caracas', '2027-06-01', '2027-06-02')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Caracas',
      'BEGIN:STANDARD',
      'DTSTART:20251231T200000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0400',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
    expect(timeZoneLines('Asia/Kolkata', '2027-06-01', '2027-06-02')).toContain('TZOFFSETTO:+0530')
  })

  it('change twice a year, from the year before to the year after', () => {
    const lines = timeZoneLines('Europe/Rome', '2027-06-01', '2027-06-02')
    const changes = lines.filter((line) => line.startsWith('DTSTART')).map((line) => line.slice(8))
    expect(changes).toEqual([
      '20260101T010000',
      '20260329T020000',
      '20261025T030000',
      '20270328T020000',
      '20271031T030000',
      '20280326T020000',
      '20281029T030000',
    ])
    expect(lines.filter((line) => line.startsWith('BEGIN:')).slice(1, 4)).toEqual([
      'BEGIN:STANDARD',
      'BEGIN:DAYLIGHT',
      'BEGIN:STANDARD',
    ])
    expect(lines.slice(7, 12)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ])
  })

  it('begin in summer where the year does', () => {
    const lines = timeZoneLines('Australia/Sydney', '2027-06-01', '2027-06-02')
    expect(lines[2]).toBe('BEGIN:DAYLIGHT')
  })
})
