import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Place } from '~/domain/catalogue/place'
import type { Said } from '~/domain/message'
import { nothingSaid } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { sightFacts } from './sight-facts'

const [plain] = testCity.places
if (!plain) throw new Error('The test city has no places')
/** Of which nothing can be said by itself: known, free, a sight that is open as usual. */
const sight: Place = { ...plain, id: 'sight', kind: 'sight', fame: 60, setting: 'mixed', best: [] }
const span = (from: number, to: number): OpenSpan => ({ from, to, lastStart: to })
const hour = 60
const usualHours = [span(10 * hour, 17 * hour)]

interface Day {
  place?: Partial<Place>
  start?: number
  minutes?: number
  /** By day of the trip. */
  open?: OpenSpan[][]
  peak?: OpenSpan[]
  night?: boolean
  costCents?: number
  day?: number
  /** Stops before and after. */
  before?: (Partial<Place> & { meal?: 'lunch' | 'dinner' })[]
  after?: (Partial<Place> & { meal?: 'lunch' | 'dinner' })[]
  /** Minutes from a site to another, by their numbers: 0 is the base, the stop itself is 9; a long walk where nothing is said. */
  walks?: Record<string, number>
  rides?: boolean
  hot?: boolean
  light?: boolean
  high?: number
  request?: PlanRequest
  city?: Partial<Destination>
}

/** What can be said of a stop on a day in May, by code and parameters; the first is the most telling. */
function facts({ place, start = 13 * hour, minutes = 60, open = [usualHours, usualHours], ...day }: Day) {
  const stopOf = (facts: Partial<Place> & { meal?: 'lunch' | 'dinner' }, site: number): TimedOption => {
    const { meal, ...rest } = facts
    return {
      option: {
        candidate: { place: { ...sight, id: `stop-${site}`, name: `Stop ${site}`, ...rest }, open: [] },
        site,
        meal,
      },
      start: 0,
      end: 0,
    } as unknown as TimedOption
  }
  const stop = {
    option: {
      candidate: { place: { ...sight, ...place }, open, costCents: day.costCents ?? 500 },
      site: 9,
      night: day.night ?? false,
      peak: open.map(() => day.peak ?? []),
    },
    start,
    end: start + minutes,
  } as unknown as TimedOption
  const before = (day.before ?? []).map((each, index) => stopOf(each, index + 1))
  const after = (day.after ?? []).map((each, index) => stopOf(each, index + 20))
  const stops = [...before, stop, ...after]
  const weather = { hot: day.hot ?? false, light: day.light === false ? undefined : { from: 300, to: 1240 } }
  const draft = {
    request: day.request ?? cityRequest(),
    destination: {
      ...testCity,
      climate: testCity.climate.map(() => ({ high: day.high ?? 20, low: 10, rainDays: 8 })),
      ...day.city,
    },
    candidates: { weather: [weather, weather] },
    meals: {
      frames: [{ date: '2027-05-03' }, { date: '2027-05-04' }],
      travel: {
        travel: (from: number, to: number) => ({
          mode: day.rides ? 'transit' : 'walk',
          minutes: day.walks?.[`${from}-${to}`] ?? 30,
          meters: 0,
        }),
      },
    },
  } as unknown as SolvedDraft
  const context = { draft, day: day.day ?? 0, stops, said: nothingSaid() }
  return sightFacts(stop, before.length, context).map(({ said }) => inShort(said))
}

function inShort(said: Said): string {
  if (typeof said === 'string') return said
  const values = Object.values(said.params).map((value) =>
    typeof value === 'object' && value && 'code' in value ? inShort(value as Said) : String(value),
  )
  return [said.code, ...values].join(' ')
}

describe('what is said of the hours of a sight', () => {
  const museum = { kind: 'museum' as const }

  it('tells which day it is shut on, whichever of the trip that is', () => {
    expect(facts({ open: [usualHours, []] })).toEqual(['detail.closed 2027-05-04'])
    expect(facts({ open: [[], usualHours], day: 1 })).toEqual(['detail.closed 2027-05-03'])
    expect(facts({ place: { kind: 'show' }, open: [usualHours, []] })).toEqual(['detail.long 60'])
  })

  it('tells that somebody is there when the doors open, until twenty minutes later and before noon', () => {
    const at = (start: number, open = [usualHours, usualHours], kind: Place['kind'] = 'sight') =>
      facts({ start, open, place: { kind } })[0]
    expect(at(600)).toBe('detail.at-opening 10:00')
    expect(at(620)).toBe('detail.at-opening 10:00')
    expect(at(625)).toBe('detail.long 60')
    const fromNoon = [span(12 * hour, 20 * hour)]
    expect(at(12 * hour, [fromNoon, fromNoon])).toBe('detail.opens 12:00')
    // A park has no doors, and what is open day and night does not open.
    expect(at(600, [usualHours, usualHours], 'park')).toBe('detail.long 60')
    const always = [span(0, 1440)]
    expect(at(0, [always, always])).toBe('detail.long 60')
    const twice = [span(10 * hour, 13 * hour), span(15 * hour, 18 * hour)]
    expect(at(600, [twice, twice])).toBe('detail.long 60')
  })

  it('warns of doors that shut by half past three or open at eleven or later', () => {
    const until = (to: number) => {
      const open = [span(9 * hour, to)]
      return facts({ open: [open, open] })
    }
    expect(until(930)).toEqual(['detail.closes 15:30'])
    expect(until(935)).toEqual(['detail.long 60'])
    const from = (at: number, start = at + 60) => {
      const open = [span(at, 18 * hour)]
      return facts({ start, open: [open, open] })
    }
    expect(from(660)).toEqual(['detail.opens 11:00'])
    expect(from(655)).toEqual(['detail.long 60'])
    // Later on it is nothing that one goes by.
    expect(from(660, 725)).toEqual(['detail.long 60'])
  })

  it('praises late hours of museums and shops in the afternoon, but not those of what never shuts', () => {
    const late = (to: number, more: Day = {}) => {
      const open = [span(10 * hour, to)]
      return facts({ place: museum, open: [open, open], start: 15 * hour, ...more })[0]
    }
    expect(late(1170)).toBe('detail.open-late 19:30 2027-05-03')
    expect(late(1165)).toBe('detail.long 60')
    expect(late(1440)).toBe('detail.long 60')
    expect(late(1170, { start: 895 })).toBe('detail.long 60')
    expect(late(1170, { place: { kind: 'worship' } })).toBe('detail.long 60')
    expect(late(1170, { day: 1 })).toBe('detail.open-late 19:30 2027-05-04')
  })

  it('says nothing of hours that the visit does not lie in, nor of a night out', () => {
    expect(facts({ start: 16.5 * hour, open: [usualHours, []] })).toEqual(['detail.long 60'])
    expect(facts({ start: 9.5 * hour, open: [usualHours, []] })).toEqual(['detail.long 60'])
    expect(facts({ night: true, open: [usualHours, []] })).toEqual(['detail.long 60'])
  })
})

describe('what is said of the day', () => {
  const view = { kind: 'viewpoint' as const, best: ['evening' as const], setting: 'outdoor' as const }
  const long = [[span(6 * hour, 24 * hour)], [span(6 * hour, 24 * hour)]]

  it('tells the sunset at a view from which it is seen, and only where the sun sets', () => {
    const [first = ''] = facts({ place: view, open: long, start: 20.5 * hour })
    expect(first).toMatch(/^detail\.sunset 20:\d\d$/)
    expect(facts({ place: view, open: long, start: 20.5 * hour, light: false })).not.toContain(first)
    expect(facts({ place: view, open: long, start: 15 * hour })).not.toContain(first)
  })

  it('says that somebody comes at the best time, in words for the part of the day', () => {
    const peak = [span(8 * hour, 12 * hour), span(14 * hour, 21 * hour)]
    const at = (start: number, place: Partial<Place>) =>
      facts({ place: { best: ['morning'], ...place }, start, open: long, peak })
    expect(at(11.9 * hour, { kind: 'park' })).toContain('detail.best-time morning park')
    expect(at(16.9 * hour, { kind: 'park' })).toContain('detail.best-time afternoon park')
    expect(at(17 * hour, { kind: 'park' })).toContain('detail.best-time evening park')
    expect(at(11 * hour, { kind: 'museum' })).toContain('detail.best-time morning sight')
    expect(at(12.5 * hour, { kind: 'park' })).toEqual(['detail.long 60'])
    // A bar is at its best in the evening anyway.
    expect(at(17 * hour, { kind: 'nightlife' })).toEqual(['detail.long 60'])
    expect(at(17 * hour, { kind: 'park', best: undefined })).toEqual(['detail.long 60'])
  })

  it('tells of lights after dinner at what is lit, and nothing of the kind at a bar', () => {
    const lit = { best: ['evening' as const] }
    expect(facts({ place: lit, night: true, start: 21 * hour })).toContain('detail.lit')
    // In summer it is light long after dinner.
    expect(facts({ place: lit, night: true, start: 18 * hour })).not.toContain('detail.lit')
    expect(facts({ place: lit })).not.toContain('detail.lit')
    expect(facts({ place: { best: ['morning'] }, night: true })).not.toContain('detail.lit')
    expect(facts({ place: { ...lit, kind: 'show' }, night: true })).not.toContain('detail.lit')
  })

  it('in the heat is outside well before noon, and under a roof from noon to four', () => {
    const [outdoor, indoor] = [{ setting: 'outdoor' as const }, { setting: 'indoor' as const }]
    const inHeat = (start: number, place: Partial<Place>, hot = true) =>
      facts({ place, start, open: long, hot, high: 33 })
    expect(inHeat(685, outdoor)).toContain('detail.cool')
    expect(inHeat(690, outdoor)).not.toContain('detail.cool')
    expect(inHeat(600, indoor)).not.toContain('detail.cool')
    expect(inHeat(600, outdoor, false)).not.toContain('detail.cool')
    expect(inHeat(720, indoor)).toContain('detail.inside 33')
    expect(inHeat(715, indoor)).not.toContain('detail.inside 33')
    expect(inHeat(960, indoor)).not.toContain('detail.inside 33')
    expect(inHeat(720, outdoor)).not.toContain('detail.inside 33')
    expect(inHeat(720, indoor, false)).not.toContain('detail.inside 33')
  })
})

describe('what is said for the traveller', () => {
  const family = cityRequest({}, { childFriendly: true })

  it('tells what is free where an entry is usual, or money is short', () => {
    const free = (kind: Place['kind'], request?: PlanRequest, costCents = 0) =>
      facts({ place: { kind }, costCents, ...(request && { request }) })
    expect(free('museum')).toContain('detail.free')
    expect(free('museum', undefined, 100)).not.toContain('detail.free')
    expect(free('sight')).not.toContain('detail.free')
    const short = cityRequest({ budget: 'budget' })
    expect(free('sight', short)).toContain('detail.free')
    expect(free('shop', short)).not.toContain('detail.free')
    expect(free('market', short)).not.toContain('detail.free')
  })

  it('tells a family what is for children, and nobody else', () => {
    const park = { kind: 'park' as const, children: 'yes' as const }
    expect(facts({ place: park, request: family })).toContain('detail.children park')
    expect(facts({ place: park })).toEqual(['detail.long 60'])
    expect(facts({ place: { ...park, children: 'no' }, request: family })).toEqual(['detail.long 60'])
    expect(facts({ place: { ...park, kind: 'museum' }, request: family })).toEqual(['detail.long 60'])
    const zoo = { forChildren: true } as Partial<Place>
    expect(facts({ place: zoo, request: family })).toContain('detail.for-families')
    expect(facts({ place: zoo })).not.toContain('detail.for-families')
  })

  it('tells that a visit is long from two hours on, and that one is short up to half an hour', () => {
    const near = { walks: { '0-9': 5 } }
    expect(facts({ minutes: 120, ...near })).toContain('detail.long 120')
    expect(facts({ minutes: 115, ...near })).not.toContain('detail.long 115')
    expect(facts({ minutes: 30 })).toEqual(['detail.few-minutes 30 Old Town'])
    expect(facts({ minutes: 30, place: { area: 'nowhere' } })).toEqual(['detail.few-minutes 30 Test City'])
    expect(facts({ minutes: 35 })).toEqual(['detail.long 35'])
  })

  it('tells what has to be booked, and what few know', () => {
    expect(facts({ place: { booking: 'required' } })).toEqual(['detail.booked'])
    expect(facts({ place: { booking: 'advised' } })).toEqual(['detail.long 60'])
    expect(facts({ place: { fame: 10 } })).toEqual(['detail.gem'])
  })

  it('names up to two places of the day that a sight belongs with', () => {
    const companions = [
      { places: ['stop-1', 'stop-2'], kind: 'one walk' as const, why: 'They lie on one street.' },
      {
        places: ['sight', 'stop-1', 'stop-2', 'stop-20'],
        kind: 'same place' as const,
        why: 'They share a square.',
      },
    ]
    const city = { companions }
    expect(facts({ before: [{}, {}], after: [{}], city })[0]).toBe(
      'detail.companions Stop 1,Stop 2 same place',
    )
    expect(facts({ after: [{}], city })[0]).toBe('detail.companions Stop 20 same place')
    expect(facts({ city })).toEqual(['detail.long 60'])
    expect(facts({ before: [{}, {}], after: [{}] })[0]).not.toContain('companions')
  })
})

describe('what is said of the way', () => {
  it('tells a short walk from the stop before, a meal, or the base', () => {
    expect(facts({ walks: { '0-9': 9 } })).toContain('detail.on-foot 9 stop.base')
    expect(facts({ walks: { '0-9': 10 } })).toEqual(['detail.long 60'])
    expect(facts({ walks: { '0-9': 5 }, rides: true })).toEqual(['detail.long 60'])
    expect(facts({ before: [{}], walks: { '1-9': 4 } })).toContain('detail.on-foot 4 Stop 1')
    expect(facts({ before: [{ meal: 'lunch' }], walks: { '1-9': 4 } })).toContain(
      'detail.on-foot 4 stop.meal lunch',
    )
  })

  it('tells which meal is around the corner afterwards', () => {
    const dinner = [{ meal: 'dinner' as const }]
    expect(facts({ after: dinner, walks: { '9-20': 9 } })).toContain('detail.then 9 dinner')
    expect(facts({ after: dinner, walks: { '9-20': 10 } })).not.toContain('detail.then 10 dinner')
    expect(facts({ after: [{}], walks: { '9-20': 5 } })).toEqual(['detail.long 60'])
    expect(facts({ after: dinner, walks: { '9-20': 5 }, rides: true })).toEqual(['detail.long 60'])
  })

  it('is on the way where it adds up to three minutes between two stops, and is not the same doors', () => {
    const between = (extra: number) =>
      facts({ before: [{}], after: [{}], walks: { '1-9': 20, '9-20': 20, '1-20': 40 - extra } })
    expect(between(3)).toContain('detail.on-the-way Stop 1 Stop 20')
    expect(between(4)).toEqual(['detail.long 60'])
    expect(facts({ after: [{}], walks: { '0-9': 20, '9-20': 20, '0-20': 40 } })).toEqual(['detail.long 60'])
    expect(facts({ before: [{}], walks: { '1-9': 20 } })).toEqual(['detail.long 60'])
  })

  it('tells a short way to bed in the evening, of the last stop', () => {
    const open = [[span(10 * hour, 23 * hour)], [span(10 * hour, 23 * hour)]]
    const home = (start: number, more: Day = {}) =>
      facts({ start, place: { kind: 'park' }, open, walks: { '9-0': 9 }, ...more })
    expect(home(1020)).toContain('detail.home 9')
    expect(home(1015)).not.toContain('detail.home 9')
    expect(home(1020, { walks: { '9-0': 10 } })).toEqual(['detail.long 60'])
    expect(home(1020, { after: [{}] })).not.toContain('detail.home 9')
    expect(home(1020, { rides: true })).not.toContain('detail.home 9')
  })
})
