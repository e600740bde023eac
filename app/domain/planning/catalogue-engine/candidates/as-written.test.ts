import { describe, expect, it } from 'vitest'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Place } from '~/domain/catalogue/place'
import type { Candidate, DayFrame } from '~/domain/planning/trip-draft'
import type { Constraint } from '~/domain/reader/constraint'
import { wishedFor } from '~/domain/request/wishes'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { asWritten, restsAllDay } from './as-written'

const day: OpenSpan = { from: 540, to: 1380, lastStart: 1380 }
/** From Monday, the 3rd of May 2027. */
const frames = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'].map(
  (date, index): DayFrame => ({
    day: index,
    date,
    from: 480,
    to: 1320,
    meals: ['breakfast', 'lunch', 'dinner'],
    sights: true,
    kept: [],
    indoors: false,
  }),
)
const placeOf = (id: string): Place => {
  const place = testCity.places.find((each) => each.id === id)
  if (!place) throw new Error(`No ${id} in the test city`)
  return place
}
const candidate = (
  place: Place,
  open: OpenSpan[][] = frames.map(() => [day]),
  costCents = 2000,
): Candidate => ({
  place,
  visit: [30, 60, 90],
  costCents,
  open,
})
const usual = ['sight-0', 'sight-1', 'sight-2', 'sight-4', 'sight-10', 'table-1', 'table-2', 'table-3'].map(
  (id) => candidate(placeOf(id)),
)

/** What is left of the candidates: by id, the hours by day. */
function left(wishes: Constraint[], candidates = usual, on = frames) {
  const request = cityRequest({ wishes, days: on.length })
  const made = asWritten(candidates, on, wishedFor(request, testCity))
  return new Map(
    made.map(({ place, open }) => [
      place.id,
      open.map((spans) => spans.map(({ from, to, lastStart }) => `${from}-${lastStart}-${to}`).join(' ')),
    ]),
  )
}
const whole = '540-1380-1380'
const pin = (when: Extract<Constraint, { is: 'pin' }>['when'], id = 'sight-0'): Constraint => ({
  is: 'pin',
  what: { by: 'place', id },
  when,
})

describe('a sight at its day and hour', () => {
  const of = (when: Extract<Constraint, { is: 'pin' }>['when'], candidates = usual) =>
    left([pin(when)], candidates).get('sight-0')

  it('is open on the day that was named, by its number, weekday or date, and on no other', () => {
    expect(of({ day: 2 })).toEqual(['', whole, '', ''])
    expect(of({ day: 'last' })).toEqual(['', '', '', whole])
    expect(of({ weekday: 3 })).toEqual(['', '', whole, ''])
    expect(of({ date: { month: 5, day: 4 } })).toEqual(['', whole, '', ''])
    expect(of({ date: { day: 6 } })).toEqual(['', '', '', whole])
  })

  it('is met on a Sunday, the last day of a week', () => {
    const sunday = frames.map((frame, index) => ({ ...frame, date: `2027-05-0${index + 6}` }))
    expect(left([pin({ weekday: 7 })], usual, sunday).get('sight-0')).toEqual(['', '', '', whole])
  })

  it('begins within ten minutes of its hour, or within the part of the day', () => {
    expect(of({ at: 600 })?.[0]).toBe('600-610-1380')
    expect(of({ day: 1, part: 'morning' })).toEqual(['540-730-1380', '', '', ''])
    expect(of({ day: 1, part: 'noon' })?.[0]).toBe('690-850-1380')
    expect(of({ day: 1, part: 'afternoon' })?.[0]).toBe('780-1090-1380')
    expect(of({ day: 1, part: 'sunset' })?.[0]).toBe('960-1300-1380')
    expect(of({ day: 1, part: 'evening' })?.[0]).toBe('1080-1380-1380')
    expect(of({ day: 1, part: 'night' })?.[0]).toBe('1200-1380-1380')
    expect(of({ day: 1, part: 'sunrise' })?.[0]).toBe(whole)
  })

  it('is not late for a ticket that is bought', () => {
    const at = { day: 1, at: 600 }
    const starts = (booked: true | undefined) =>
      left([{ is: 'pin', what: { by: 'place', id: 'sight-0' }, when: at, ...(booked && { booked }) }]).get(
        'sight-0',
      )?.[0]
    expect(starts(undefined)).toBe('600-610-1380')
    expect(starts(true)).toBe('600-600-1380')
  })

  it('keeps its day where it is shut at that hour, and all days where it is shut on that one', () => {
    expect(of({ day: 2, at: 420 })).toEqual(['', whole, '', ''])
    const shutOnTuesday = usual.map((each) =>
      each.place.id === 'sight-0' ? candidate(each.place, [[day], [], [day], [day]]) : each,
    )
    expect(of({ day: 2 }, shutOnTuesday)).toEqual([whole, '', whole, whole])
    expect(of({ day: 9 })).toEqual([whole, whole, whole, whole])
  })

  it('leaves the others as they are, and everything where nothing was asked for', () => {
    expect(left([pin({ day: 2 })]).get('sight-1')).toEqual([whole, whole, whole, whole])
    expect([...left([]).keys()]).toEqual(usual.map(({ place }) => place.id))
  })
})

describe('no more of a kind than was wished for', () => {
  const museums = [
    { id: 'small', fame: 10 },
    { id: 'large', fame: 90 },
    { id: 'asked', fame: 5 },
    { id: 'middle', fame: 50 },
  ].map((facts) => candidate({ ...placeOf('sight-1'), kind: 'museum', ...facts }))
  const count = (number: number, more: Partial<Extract<Constraint, { is: 'count' }>> = {}): Constraint => ({
    is: 'count',
    what: { by: 'kind', kind: 'museum' },
    compare: 'most',
    number,
    per: 'trip',
    ...more,
  })
  const kept = (...wishes: Constraint[]) => [
    ...left(wishes, [...museums, candidate(placeOf('sight-0'))]).keys(),
  ]

  it('keeps the best known, and before them what was asked for by name', () => {
    expect(kept(count(2))).toEqual(['large', 'middle', 'sight-0'])
    expect(kept(count(1), { is: 'must', what: { by: 'place', id: 'asked' } })).toEqual(['asked', 'sight-0'])
    expect(kept(count(2, { compare: 'exactly' }))).toEqual(['large', 'middle', 'sight-0'])
  })

  it('takes what a day can pay for before what is better known', () => {
    const dear = candidate(
      { ...placeOf('sight-1'), kind: 'museum', id: 'dear', fame: 99 },
      undefined,
      1_000_000,
    )
    const of = (number: number) => [...left([count(number)], [dear, ...museums]).keys()]
    expect(of(1)).toEqual(['large'])
    expect(of(5)).toEqual(['dear', 'small', 'large', 'asked', 'middle'])
  })

  it('leaves out all where none is wished for, in the trip or on any day', () => {
    expect(kept(count(0))).toEqual(['sight-0'])
    expect(kept(count(0, { per: 'day' }))).toEqual(['sight-0'])
  })

  it('leaves those that are counted by the day, or wished for at least, to the solver', () => {
    expect(kept(count(1, { per: 'day' }))).toHaveLength(5)
    expect(kept(count(1, { compare: 'least' }))).toHaveLength(5)
  })
})

describe('days for one thing', () => {
  const forArt = (number: number): Constraint => ({
    is: 'days',
    what: { by: 'place', id: 'sight-4' },
    number,
  })

  it('have nothing else but tables, and are the last but one first', () => {
    const hours = left([forArt(1)])
    expect(hours.get('sight-0')).toEqual([whole, whole, '', whole])
    expect(hours.get('sight-4')).toEqual([whole, whole, whole, whole])
    expect(hours.get('table-1')).toEqual([whole, whole, whole, whole])
    expect(left([forArt(2)]).get('sight-0')).toEqual([whole, '', '', whole])
    // The ends of a trip come last.
    expect(left([forArt(3)]).get('sight-0')).toEqual([whole, '', '', ''])
  })

  it('are days on which it is open, that are full and on which nothing is settled', () => {
    const only = (open: OpenSpan[][], on = frames) =>
      left(
        [forArt(1)],
        usual.map((each) => (each.place.id === 'sight-4' ? candidate(each.place, open) : each)),
        on,
      ).get('sight-0')
    expect(only([[day], [day], [], [day]])).toEqual([whole, '', whole, whole])
    expect(only([[], [], [], []])).toEqual([whole, whole, whole, whole])
    const short = frames.map((frame, index) => (index === 2 ? { ...frame, sights: false } : frame))
    expect(only([[day], [day], [day], [day]], short)).toEqual([whole, '', whole, whole])
    const settled = frames.map((frame, index) => (index === 2 ? { ...frame, kept: [{} as never] } : frame))
    expect(only([[day], [day], [day], [day]], settled)).toEqual([whole, '', whole, whole])
  })

  it('are rather those with more of it to see', () => {
    const art = ['one', 'two'].map((id, index) =>
      candidate({ ...placeOf('sight-4'), id, area: 'art-quarter' }, [
        [day],
        [day],
        index === 0 ? [day] : [],
        [day],
      ]),
    )
    const wish: Constraint = { is: 'days', what: { by: 'area', id: 'art-quarter' }, number: 1 }
    expect(left([wish], [...usual, ...art]).get('sight-0')).toEqual([whole, '', whole, whole])
  })
})

describe('hours of rest', () => {
  const rest = (more: Partial<Extract<Constraint, { is: 'rest' }>>): Constraint => ({
    is: 'rest',
    when: {},
    ...more,
  })
  const of = (wish: Constraint, id = 'sight-0') => left([wish]).get(id)

  it('are a nap after lunch on every day where nothing else was said, and keep no table shut', () => {
    const nap = '540-840-840 930-1380-1380'
    expect(of(rest({}))).toEqual([nap, nap, nap, nap])
    expect(of(rest({}), 'table-1')).toEqual([whole, whole, whole, whole])
  })

  it('are one free afternoon or morning, on the last day but one', () => {
    expect(of(rest({ when: { part: 'afternoon' } }))).toEqual([
      whole,
      whole,
      '540-840-840 1080-1380-1380',
      whole,
    ])
    expect(of(rest({ when: { part: 'morning' } }))).toEqual([whole, whole, '750-1380-1380', whole])
    expect(of(rest({ when: { part: 'evening' } }))).toEqual([whole, whole, '540-1080-1080', whole])
    expect(of(rest({ when: { part: 'sunset' } }))).toEqual([whole, whole, '540-1020-1020', whole])
    expect(of(rest({ when: { part: 'night' } }))).toEqual([whole, whole, '540-1200-1200', whole])
  })

  it('are every noon, and every day where that was said', () => {
    const noon = '540-780-780 870-1380-1380'
    expect(of(rest({ when: { part: 'noon' } }))).toEqual([noon, noon, noon, noon])
    const evening = '540-1080-1080'
    expect(of(rest({ when: { part: 'evening', day: 'every' } }))).toEqual([
      evening,
      evening,
      evening,
      evening,
    ])
  })

  it('are on the day or between the hours that were named', () => {
    expect(of(rest({ when: { part: 'afternoon', day: 2 } }))).toEqual([
      whole,
      '540-840-840 1080-1380-1380',
      whole,
      whole,
    ])
    expect(of(rest({ when: { day: 2 } }))).toEqual([whole, '', whole, whole])
    expect(of(rest({ when: { weekday: 4 } }))).toEqual([whole, whole, whole, ''])
    const two = '540-840-840 960-1380-1380'
    expect(of(rest({ when: { at: 840 }, until: 960 }))).toEqual([two, two, two, two])
    expect(of(rest({ until: 600 }))?.[0]).toBe('600-1380-1380')
  })

  it('leave out what is open at no other time', () => {
    const matinee = candidate(placeOf('sight-10'), [
      [{ from: 850, to: 920, lastStart: 900 }],
      [{ from: 850, to: 920, lastStart: 900 }],
      [],
      [],
    ])
    expect([...left([rest({})], [matinee, ...usual.slice(0, 1)]).keys()]).toEqual(['sight-0'])
    // Who comes too late to begin after the rest does not come.
    const early = candidate(placeOf('sight-10'), [[{ from: 900, to: 1000, lastStart: 925 }], [], [], []])
    expect(left([rest({})], [early, ...usual.slice(0, 1)]).has('sight-10')).toBe(false)
  })

  it('are a whole day only where one day and no hours were named', () => {
    const on = (when: Extract<Constraint, { is: 'rest' }>['when'], dayOfTrip = 1, until?: number) => {
      const frame = frames[dayOfTrip]
      if (!frame) throw new Error('No such day')
      const wish = rest({ when, ...(until && { until }) })
      return restsAllDay(frame, cityRequest({ days: 4, wishes: [wish] }))
    }
    expect(on({ day: 2 })).toBe(true)
    expect(on({ day: 3 })).toBe(false)
    expect(on({ weekday: 2 })).toBe(true)
    expect(on({ date: { day: 4 } })).toBe(true)
    expect(on({ day: 'last' })).toBe(false)
    expect(on({ day: 'last' }, 3)).toBe(true)
    expect(on({ day: 'every' })).toBe(false)
    expect(on({})).toBe(false)
    expect(on({ day: 2, part: 'morning' })).toBe(false)
    expect(on({ day: 2 }, 1, 600)).toBe(false)
  })
})

describe('a meal where it was asked for', () => {
  const center = placeOf('sight-0').at
  const table = (id: string, facts: Partial<Place> = {}, open?: OpenSpan[][], costCents?: number) =>
    candidate(
      { ...placeOf('table-1'), id, meals: ['lunch', 'dinner'], at: center, ...facts },
      open,
      costCents,
    )
  const near = table('near')
  const far = table('far', { at: [center[0] + 0.0075, center[1]] })
  const wish: Constraint = {
    is: 'meal',
    meal: 'dinner',
    at: { by: 'place', id: 'sight-0' },
    when: { day: 2 },
  }
  const sights = usual.slice(0, 1)

  it('is within eight hundred metres: other tables are shut at that time of that day', () => {
    expect(left([wish], [...sights, near, far]).get('far')).toEqual([whole, '540-1020-1020', whole, whole])
    expect(left([wish], [...sights, near, far]).get('near')).toEqual([whole, whole, whole, whole])
    const closer = table('closer', { at: [center[0] + 0.0068, center[1]] })
    expect(left([wish], [...sights, near, closer]).get('closer')).toEqual([whole, whole, whole, whole])
  })

  it('is in the quarter that was named, at lunch until four and at breakfast until half past eleven', () => {
    const harbour = table('there', { area: 'harbour' })
    const old = table('old', { area: 'old-town' })
    const lunch: Constraint = {
      is: 'meal',
      meal: 'lunch',
      at: { by: 'area', id: 'harbour' },
      when: { day: 1 },
    }
    expect(left([lunch], [harbour, old]).get('old')?.[0]).toBe('540-690-690 960-1380-1380')
    const breakfasts = [harbour, old].map((each) => ({
      ...each,
      place: { ...each.place, meals: ['breakfast' as const] },
    }))
    const early: Constraint = { ...lunch, meal: 'breakfast' }
    expect(left([early], breakfasts).get('old')?.[0]).toBe('690-1380-1380')
  })

  it('is on the last day but one where no day was named, and on another where that table is shut', () => {
    const { when: _, ...anyDay } = wish
    expect(left([anyDay], [...sights, near, far]).get('far')).toEqual([whole, whole, '540-1020-1020', whole])
    const shut = table('near', {}, [[day], [], [], [day]])
    expect(left([anyDay], [...sights, shut, far]).get('far')).toEqual(['540-1020-1020', whole, whole, whole])
    const lastOnly = table('near', {}, [[], [], [], [day]])
    expect(left([anyDay], [...sights, lastOnly, far]).get('far')).toEqual([
      whole,
      whole,
      whole,
      '540-1020-1020',
    ])
  })

  it('changes nothing where no such table serves that meal on that day', () => {
    const lunchOnly = table('near', { meals: ['lunch'] })
    expect(left([wish], [...sights, lunchOnly, far]).get('far')).toEqual([whole, whole, whole, whole])
    const noDinner = frames.map((frame) => ({ ...frame, meals: ['lunch' as const] }))
    expect(left([wish], [...sights, near, far], noDinner).get('far')).toEqual([whole, whole, whole, whole])
  })
})

describe('one special dinner', () => {
  const tables = (...costs: number[]) =>
    costs.map((cents) =>
      candidate({ ...placeOf('table-1'), id: `for-${cents}`, meals: ['dinner'] }, undefined, cents),
    )
  /** The tables that are open on the evening of the second day. */
  const open = (...costs: number[]) =>
    [...left([{ is: 'splurge', when: { day: 2 } }], tables(...costs))]
      .filter(([, hours]) => hours[1] === whole)
      .map(([id]) => id)

  it('costs at least twice the usual, and no more than three fifths of a day’s money', () => {
    // 120 a day.
    expect(open(1000, 2000, 2000, 2000, 4000, 7200, 7201)).toEqual(['for-4000', 'for-7200'])
    expect(open(1000, 2000, 2000, 3999, 7300)).toEqual(['for-3999'])
  })

  it('is the dearest that the day can pay for where no table costs twice the usual', () => {
    expect(open(1000, 1100, 1200, 1300)).toEqual(['for-1300'])
  })
})
