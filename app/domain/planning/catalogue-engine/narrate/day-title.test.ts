import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import type { Said } from '~/domain/message'
import { nothingSaid } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import type { Pace } from '~/domain/request/filters'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { dayWords } from './day-title'

const [plain] = testCity.places
const [area] = testCity.areas
if (!plain || !area) throw new Error('The test city has no places')

type Stop = [area: string, minutes: number, kind?: Place['kind'], more?: Partial<Place> & { meal?: 'lunch' }]

interface Day {
  stops: Stop[]
  frame?: object
  /** Names of areas by id; those of the stops are their ids otherwise. */
  areas?: Record<string, string>
  places?: Place[]
  pace?: Pace
  said?: ReturnType<typeof nothingSaid>
}

function wordsOf({
  stops,
  frame = {},
  areas = {},
  places = [],
  pace = 'moderate',
  said = nothingSaid(),
}: Day) {
  let time = 540
  const day = stops.map(([id, minutes, kind = 'sight', { meal, ...more } = {}], index): TimedOption => {
    const start = time
    time += minutes
    const place = { ...plain, id: `stop-${index}`, area: id, kind, ...more }
    return { option: { candidate: { place }, meal }, start, end: time } as unknown as TimedOption
  })
  const ids = new Set([...stops.map(([id]) => id), ...Object.keys(areas)])
  const draft = {
    request: cityRequest({}, { pace }),
    destination: {
      ...testCity,
      areas: [...ids].filter((id) => id !== 'nowhere').map((id) => ({ ...area, id, name: areas[id] ?? id })),
      places,
    },
    meals: { frames: [{ day: 0, from: 480, to: 1320, sights: true, kept: [], ...frame }] },
    solve: { days: [day] },
  } as unknown as SolvedDraft
  const { title, area: main } = dayWords(draft, 0, said)
  return { title: inShort(title), area: inShort(main) }
}

const inShort = (said: Said) =>
  typeof said === 'string' ? said : [said.code, ...Object.values(said.params).map(String)].join(' ')
const title = (day: Day) => wordsOf(day).title
const three = (...stops: Stop[]) => title({ stops })

describe('the title of a day', () => {
  it('names the two quarters with most of the time at sights, in the order of the day', () => {
    expect(three(['Hill', 60], ['Harbour', 90], ['Hill', 10])).toBe('day.areas Hill,Harbour')
    expect(three(['Harbour', 90], ['Hill', 60], ['Old', 30])).toBe('day.areas Harbour,Hill')
  })

  it('names a second one from a quarter of the time on; meals do not count', () => {
    expect(three(['Hill', 150], ['Harbour', 50], ['Hill', 0])).toBe('day.areas Hill,Harbour')
    expect(three(['Hill', 150], ['Harbour', 49], ['Hill', 0])).toBe('day.kinds Hill sight')
    const lunch: Stop = ['Harbour', 200, 'food', { meal: 'lunch' }]
    expect(three(['Hill', 60], lunch, ['Hill', 60], ['Hill', 60])).toBe('day.kinds Hill sight')
  })

  it('names what there is to see in one quarter, in the order of the day, and is the city where there is none', () => {
    expect(three(['Hill', 30, 'park'], ['Hill', 60, 'museum'], ['Hill', 20, 'market'])).toBe(
      'day.kinds Hill park,museum',
    )
    expect(three(['nowhere', 60], ['nowhere', 60], ['nowhere', 60])).toBe('day.kinds Test City sight')
  })

  it('is slower where the day holds fewer sights than its pace has at least', () => {
    const two: Stop[] = [
      ['Hill', 60],
      ['Harbour', 60],
    ]
    expect(title({ stops: two })).toBe('day.slower Hill')
    expect(title({ stops: two, pace: 'relaxed' })).toBe('day.areas Hill,Harbour')
    expect(title({ stops: [...two, ['Hill', 30]], pace: 'fast-paced' })).toBe('day.slower Hill')
  })

  it('is not that of a day before while there is another', () => {
    const said = nothingSaid()
    const stops: Stop[] = [
      ['Hill', 60, 'park'],
      ['Hill', 90, 'museum'],
      ['Harbour', 80, 'market'],
    ]
    const titles = Array.from({ length: 6 }, () => title({ stops, said }))
    expect(titles).toEqual([
      'day.areas Hill,Harbour',
      'day.kinds Hill museum,market',
      'day.kinds Hill museum',
      'day.kinds Hill park,museum,market',
      'day.kinds Hill,Harbour museum,market',
      'day.kinds Hill,Harbour museum,market',
    ])
  })

  it('leaves one of two quarters out whose names are long together', () => {
    const named = (one: number, other: number, and = '') =>
      title({
        stops: [
          ['one', 60],
          ['other', 60],
          ['one', 60],
        ],
        areas: { one: 'a'.repeat(one), other: `${'b'.repeat(other - and.length)}${and}` },
      }).split(' ')[0]
    expect(named(30, 29)).toBe('day.areas')
    expect(named(30, 30)).toBe('day.kinds')
    expect(named(30, 27, ' and b')).toBe('day.areas')
    expect(named(30, 28, ' and b')).toBe('day.kinds')
  })

  it('keeps to what comes before a colon in the name of a quarter', () => {
    const day = { stops: [['hill', 60] as Stop, ['hill', 60] as Stop, ['hill', 60] as Stop] }
    expect(wordsOf({ ...day, areas: { hill: 'Hill: towers' } })).toEqual({
      title: 'day.kinds Hill sight',
      area: 'Hill: towers',
    })
  })
})

describe('a quarter that is named after sights', () => {
  const shrine = { ...plain, id: 'shrine', name: 'The Red Shrine', kind: 'worship' as const }
  const temple = {
    ...plain,
    id: 'temple',
    name: 'Old Temple',
    kind: 'worship' as const,
    at: [50.1, 10] as [number, number],
  }
  const areas = { south: 'Red Shrine and Old Temple' }
  const day = (more: Partial<Place>, places: Place[] = [shrine, temple]) =>
    title({
      stops: [
        ['south', 60, 'worship', more],
        ['south', 60],
        ['south', 60],
      ],
      areas,
      places,
    })

  it('is called after those that the day comes to', () => {
    expect(day({ id: 'shrine' })).toBe('day.kinds Red Shrine worship,sight')
    expect(day({ id: 'elsewhere', at: [50.1, 10.001] })).toBe(
      'day.kinds Red Shrine and Old Temple worship,sight',
    )
    expect(day({ id: 'temple', at: [50.1, 10] })).toBe('day.kinds Red Shrine and Old Temple worship,sight')
  })

  it('is called after its sight where the day comes to none of them, and keeps its name where they are no sights', () => {
    const away = { at: [51, 11] as [number, number] }
    const far = [shrine, temple].map((each) => ({ ...each, ...away }))
    expect(day({ id: 'elsewhere' }, far)).toBe('day.kinds Sight Number 0 worship,sight')
    const tables = [shrine, temple].map((each) => ({ ...each, ...away, kind: 'food' as const }))
    expect(day({ id: 'elsewhere' }, tables)).toBe('day.kinds Red Shrine and Old Temple worship,sight')
    const [one] = far
    expect(day({ id: 'elsewhere' }, one ? [one] : [])).toBe('day.kinds Old Temple worship,sight')
  })

  it('of three keeps two, with a word between', () => {
    const stops: Stop[] = [
      ['south', 60, 'worship', { id: 'shrine' }],
      ['south', 60],
      ['south', 60],
    ]
    const named = { south: 'Red Shrine, Old Temple and Fish Market' }
    expect(title({ stops, areas: named, places: [shrine, temple] })).toBe(
      'day.kinds Red Shrine and Fish Market worship,sight',
    )
  })
})

describe('the title of a day that is not for sights', () => {
  it('is where it goes, what fills it, or where to wander', () => {
    expect(wordsOf({ stops: [], frame: { trip: { name: 'Lake Village' } } })).toEqual({
      title: 'day.trip Lake Village',
      area: 'Lake Village',
    })
    const filled = { ...plain, name: 'Great Garden', area: 'Hill' }
    expect(wordsOf({ stops: [], frame: { filledBy: filled }, areas: { Hill: 'The Hill' } })).toEqual({
      title: 'day.full Great Garden',
      area: 'The Hill',
    })
    expect(wordsOf({ stops: [], frame: { wander: { name: 'Harbour' } } })).toEqual({
      title: 'day.free Harbour',
      area: 'Harbour',
    })
  })

  it('is the coming or the going of a day that is too short for any', () => {
    const short = { from: 1080, to: 1200, sights: false }
    expect(wordsOf({ stops: [], frame: short })).toEqual({
      title: 'day.arrival Test City',
      area: 'Test City',
    })
    expect(title({ stops: [], frame: { ...short, day: 3 } })).toBe('day.departure Test City')
    expect(title({ stops: [] })).toBe('Test City')
  })
})
