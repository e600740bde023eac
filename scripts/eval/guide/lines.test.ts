import { describe, expect, it } from 'vitest'
import { guideLines, namedWorst } from './lines'
import type { DayFigures, TripFigures } from './measure'
import type { GuideRow } from './run'

const day: DayFigures = {
  day: 1,
  rides: 2,
  comesBackTo: null,
  gaps: [],
  breakfastIsRiddenTo: false,
  dinnerStarts: 1200,
  anythingAfterDinner: true,
  nightVenue: true,
  capUsed: 0.8,
}

const figures: TripFigures = {
  icons: {
    wanted: ['arena', 'forum', 'dome', 'fountain'],
    missing: [],
    closed: [],
    source: 'icons',
    possible: 4,
  },
  topFive: 4,
  pairs: [],
  days: [day],
  tables: [],
  bestTables: 5,
  meals: { mains: 5, repeats: [], dinners: 3, wrongDinners: [], dietTables: [], openBreakfasts: 0 },
  way: null,
  sights: ['arena', 'forum'],
  faults: [],
  reasons: [],
}

function row(destination: string, more: Partial<TripFigures> = {}, about: Partial<GuideRow> = {}): GuideRow {
  const base = { destination, country: 'Italy', set: 'default', startDate: '2027-05-10' } as const
  return { ...base, ...about, figures: { ...figures, ...more } } as GuideRow
}

function line(id: string, rows: GuideRow[]) {
  const found = guideLines(rows).find((each) => each.id === id)
  if (!found) throw new Error(`no line "${id}"`)
  return found
}

describe('the lines of the guide’s table', () => {
  it('count the icons of a small budget by themselves, with those left out for less', () => {
    const few = { ...figures.icons, missing: ['arena', 'dome', 'fountain'] }
    const faults = [{ kind: 'left out' as const, day: 0, what: 'Arena for a shop' }]
    const rows = [row('rome'), row('pisa', { icons: few, faults }, { set: 'small budget' })]
    expect(line('icons', rows).figure).toBe('mean 10.0, minimum 10.0')
    const small = line('small-budget', rows)
    expect(small.figure).toBe('mean 2.5, minimum 2.5; 1 in 1 trips')
    expect(small.worst).toEqual(['pisa without arena, dome, fountain'])
  })

  it('count icons by their share of ten, and name what is missing', () => {
    const half = { ...figures.icons, missing: ['dome', 'fountain'] }
    const icons = line('icons', [row('rome'), row('pisa', { icons: half })])
    expect(icons.figure).toBe('mean 7.5, minimum 5.0')
    expect(icons.worst).toEqual(['pisa without dome, fountain'])
    const short = { ...half, possible: 3 }
    expect(line('icons-possible', [row('pisa', { icons: short })]).figure).toBe('mean 6.7, minimum 6.7')
    expect(() => line('icons-by-fame', [row('rome')])).toThrow('no line')
    const fame = row('elba', { icons: { ...figures.icons, source: 'fame' } })
    expect(line('icons-by-fame', [row('rome'), fame]).figure).toBe('mean 10.0, minimum 10.0')
  })

  it('take only default trips of several days where nothing else is said', () => {
    const rides = { days: [{ ...day, rides: 4 }] }
    const rows = [row('rome'), row('rome', rides), row('rome', rides, { set: 'luxury' })]
    expect(line('rides', rows)).toMatchObject({ figure: '50 % (1 of 2)', worst: ['rome day 1'] })
  })

  it('count what is there for evenings, and name the days without', () => {
    const quiet = { days: [{ ...day, anythingAfterDinner: false }] }
    const noDinner = { days: [{ ...day, anythingAfterDinner: null }] }
    const evening = line('evening', [row('rome'), row('rome'), row('bari', quiet), row('pisa', noDinner)])
    expect(evening).toMatchObject({ figure: '67 % (2 of 3)', worst: ['bari day 1'] })
  })

  it('add up the waits of a day and list the long ones', () => {
    const gap = (minutes: number) => ({ day: 1, minutes, around: 'arena to forum' })
    const rows = [row('rome', { days: [{ ...day, gaps: [gap(45), gap(46)] }] })]
    expect(line('waits', rows).figure).toBe('median 91, 95 % under 91')
    expect(line('gaps', rows)).toMatchObject({
      figure: '1 and 0 on 1 days',
      worst: ['rome day 1 46 min, arena to forum'],
    })
  })

  it('compare sights of two trips of the same date only', () => {
    const nature = { set: 'nature and history' } as const
    const shopping = { set: 'shopping and nightlife' } as const
    const rows = [
      row('rome', { sights: ['arena', 'forum', 'park'] }, nature),
      row('rome', { sights: ['arena', 'mall'] }, shopping),
      row('rome', { sights: ['park'] }, { ...shopping, startDate: '2027-10-15' }),
      row('pisa', { sights: ['park'] }, shopping),
    ]
    expect(line('overlap', rows).figure).toBe('0.50')
  })

  it('tell the dinner of a country by its median', () => {
    const at = (minutes: number) => ({ days: [{ ...day, dinnerStarts: minutes }] })
    const rows = [row('rome', at(1170)), row('rome', at(1190)), row('rome', at(1260))]
    expect(line('dinner-italy', rows).figure).toBe('19:50')
    expect(line('dinner-spain', rows).figure).toBe('–')
    const others = [
      row('oslo', at(1080), { country: 'Norway' }),
      row('bern', at(1110), { country: 'Switzerland' }),
    ]
    expect(line('dinner-others', others).figure).toBe('18:00 to 18:30')
  })

  it('leave out refused trips, and say of the worst cases how many more there are', () => {
    const refused = { ...row('rome'), refusal: 'too few sights' } as GuideRow & { figures?: unknown }
    delete refused.figures
    expect(line('rides', [refused]).figure).toBe('–')
    expect(namedWorst({ id: 'a', measure: '', aim: '', figure: '', worst: ['a', 'b', 'c'] }, 2)).toBe(
      'a; b; 1 more',
    )
  })
})
