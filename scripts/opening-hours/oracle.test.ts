import { describe, expect, it } from 'vitest'
import { withSection } from '../eval/sections'
import { compareHours } from './compare'
import { listedHolidays } from './listed'
import { oracleReading } from './oracle'
import { hoursSection } from './section'

/** All texts take about nine seconds on one core. */
const found = compareHours(2027)

describe('opening hours of the catalogue, held against the package opening_hours', () => {
  it('reads every text of the catalogue', () => {
    expect(found.texts).toBeGreaterThan(2500)
    expect(found.owners).toBeGreaterThan(5000)
  })

  it('differs only on the nights of days off', () => {
    expect(found.differences.filter(({ nightOfDayOff }) => !nightOfDayOff)).toEqual([])
    expect(found.differences.map(({ text }) => text)).toContain('12:00-01:00; Dec 25 off')
  })

  it('has the public holidays of the package, but for those that are listed', () => {
    const listed = listedHolidays.map(({ reason, ...rest }) => rest)
    expect(found.calendarDifferences).toEqual(listed)
    expect(found.calendars - found.noCalendar.length).toBeGreaterThan(15)
  })
})

describe('the package', () => {
  it('reads a text with the holidays it is given', () => {
    const saturdays = oracleReading('Sa,PH 10:00-11:00', 2027, ['2027-01-01'])
    expect(saturdays.slice(0, 3)).toEqual([
      [600, 660],
      [1440 + 600, 1440 + 660],
      [8 * 1440 + 600, 8 * 1440 + 660],
    ])
  })

  it('gives holidays of a season the hours of that season', () => {
    const days = (text: string) => {
      const read = oracleReading(text, 2027, ['2027-01-01', '2027-04-30', '2027-12-25'])
      return typeof read === 'string' ? read : read.map(([from]) => from / 1440)
    }
    expect(days('Apr 2-May 9 PH 00:00-01:00')).toEqual([119])
    expect(days('Nov-Jan PH 00:00-01:00')).toEqual([0, 358])
    expect(days('Jan 1-2, Dec 25 PH 00:00-01:00')).toEqual([0, 358])
    expect(days('Apr 2-5 Su,PH 00:00-01:00')).toEqual([93])
  })

  it('says what is wrong with a text', () => {
    expect(oracleReading('Mar 15-Oct We-Mo 11:00-21:00', 2027, [])).toContain('not valid')
  })
})

describe('the section of the page', () => {
  const section = hoursSection(found)

  it('takes the place of the one before it and leaves the rest alone', () => {
    const page = `# Evaluation\n\n${section}\n## Beside published figures\n\nRows.\n`
    expect(withSection(page, section)).toBe(page)
    expect(withSection('# Evaluation\n', section)).toBe(`# Evaluation\n\n${section}`)
  })

  it('explains every difference', () => {
    expect(section).not.toContain('not explained')
    expect(section).toContain('for another reason than the one below: 0.')
  })
})
