import { describe, expect, it } from 'vitest'
import { toClock } from '~/domain/calendar/clock-time'
import { budgetOf } from '~/domain/itinerary/budget'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { applyMoves } from './apply-moves'
import { type Draft, draftOf, stopsOf } from './draft'
import type { Move } from './moves'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = draftOf(
  itineraryView({ ...testPlan, ...judge(testPlan, testRequest, testDestination) }, sayIn()),
)
const edited = (...moves: Move[]): Draft => applyMoves(start, moves, facts)
const day = ({ itinerary }: Draft, number: number) => {
  const found = itinerary.days[number - 1]
  if (!found) throw new Error(`no day ${number}`)
  return found
}
const line = (draft: Draft, number: number) =>
  stopsOf(day(draft, number)).map(({ title, startTime, endTime }) => `${startTime} ${endTime} ${title}`)
const failed = ({ checks }: ItineraryView) =>
  checks.filter(({ status }) => status === 'fail').map(({ id }) => id)

describe('moving a stop', () => {
  const moved = edited({ kind: 'move', id: 'sea-gate', day: 2, before: 'salt-store' })

  it('puts it where it was dropped, as soon as one can be there, and pushes what follows', () => {
    expect(line(moved, 2)).toEqual([
      '08:00 08:40 Milk Corner',
      '09:30 11:30 Rope Museum',
      '11:35 13:05 Sea Gate',
      '13:10 14:10 Salt Store',
      '15:00 16:30 Far Light',
      '18:30 19:30 Lamp Room',
    ])
  })

  it('leaves the times of the day it came from alone', () => {
    expect(line(moved, 1)).toEqual([
      '08:00 08:40 Bread Bench',
      '12:30 13:30 Net Loft',
      '15:00 16:30 Clock Stairs',
      '18:30 19:30 Anchor Table',
    ])
  })

  it('adds everything up again and passes every check that still can be passed', () => {
    expect(moved.itinerary.budget).toEqual(budgetOf(moved.itinerary.days))
    expect(failed(moved.itinerary)).toEqual([])
  })

  it('says nothing any more about neighbours it no longer has', () => {
    expect(stopsOf(day(moved, 2)).find(({ id }) => id === 'sea-gate')?.reason).toBe('You asked for history.')
  })

  it('leaves days it does not touch the same objects', () => {
    expect(day(moved, 3)).toBe(day(start, 3))
  })

  it('goes back to the times wished for once there is room again', () => {
    const back = applyMoves(moved, [{ kind: 'move', id: 'sea-gate', day: 1, before: 'net-loft' }], facts)
    expect(line(back, 2)).toEqual(line(start, 2))
  })

  it('is never forbidden; what it breaks is said', () => {
    const late = edited({ kind: 'move', id: 'bread-bench', day: 1, before: null })
    expect(failed(late.itinerary)).toContain('meals')
  })

  it('waits for the doors to open', () => {
    const early = edited({ kind: 'move', id: 'rope-museum', day: 3, before: 'egg-house' })
    expect(line(early, 3)[0]).toBe('09:00 11:00 Rope Museum')
  })

  it('stands where its own time belongs when it only changes the day', () => {
    const moved = edited({ kind: 'move', id: 'clock-stairs', day: 2, before: null, at: 15 * 60 })
    expect(line(moved, 2)).toEqual([
      '08:00 08:40 Milk Corner',
      '09:30 11:30 Rope Museum',
      '12:30 13:30 Salt Store',
      '15:00 16:30 Far Light',
      '16:55 18:25 Clock Stairs',
      '18:30 19:30 Lamp Room',
    ])
  })

  it('past its neighbours lets them come forward, and what comes after keeps its time', () => {
    const after = edited({ kind: 'move', id: 'rope-museum', day: 2, before: 'lamp-room' })
    expect(line(after, 2)).toEqual([
      '08:00 08:40 Milk Corner',
      '11:30 12:30 Salt Store',
      '12:55 14:25 Far Light',
      '14:50 16:50 Rope Museum',
      '18:30 19:30 Lamp Room',
    ])
  })

  it('to the front begins when the day began, and the others follow', () => {
    const first = edited({ kind: 'move', id: 'sea-gate', day: 1, before: 'bread-bench' })
    expect(line(first, 1).slice(0, 2)).toEqual(['08:00 09:30 Sea Gate', '09:35 10:15 Bread Bench'])
  })

  it('leaves a locked neighbour where it is', () => {
    const draft = edited(
      { kind: 'lock', id: 'far-light', locked: true },
      { kind: 'move', id: 'rope-museum', day: 2, before: 'lamp-room' },
    )
    expect(line(draft, 2)).toContain('15:00 16:30 Far Light')
  })

  it('does nothing to a stop that nobody knows', () => {
    expect(edited({ kind: 'move', id: 'nowhere', day: 2, before: null })).toBe(start)
    expect(edited({ kind: 'move', id: 'sea-gate', day: 9, before: null })).toBe(start)
  })
})

describe('a day’s rides', () => {
  it('are paid for with the ride that is left and not without one', () => {
    const without = edited({ kind: 'remove', id: 'far-light' })
    expect(day(without, 2).activities.map(({ type }) => type)).not.toContain('transport')
    const other = edited({ kind: 'move', id: 'far-light', day: 1, before: 'clock-stairs' })
    expect(day(other, 1).activities.filter(({ type }) => type === 'transport')).toMatchObject([
      { costCents: 400, title: '2 rides by bus' },
    ])
    expect(failed(other.itinerary)).toEqual([])
  })
})

describe('moving days', () => {
  it('keeps the dates and takes the stops along', () => {
    const { itinerary } = edited({ kind: 'move-day', from: 1, to: 3 })
    expect(itinerary.days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05'])
    expect(itinerary.days.map((each) => stopsOf(each)[0]?.title)).toEqual([
      'Milk Corner',
      'Egg House',
      'Bread Bench',
    ])
  })

  it('says that a museum is closed on its new weekday', () => {
    const { itinerary } = edited({ kind: 'swap-days', days: [1, 2] })
    expect(itinerary.checks.find(({ id }) => id === 'open')?.evidence).toContain('closed on Mondays')
  })

  it('leaves a locked stop on its date', () => {
    const draft = edited({ kind: 'lock', id: 'sea-gate', locked: true }, { kind: 'swap-days', days: [1, 3] })
    expect(line(draft, 1)).toContain('09:00 10:30 Sea Gate')
    expect(line(draft, 3)).not.toContain('09:00 10:30 Sea Gate')
  })
})

describe('a locked stop', () => {
  it('keeps its time however full the day gets, and the overlap is said', () => {
    const draft = edited(
      { kind: 'lock', id: 'net-loft', locked: true },
      { kind: 'move', id: 'rope-museum', day: 1, before: 'net-loft' },
    )
    expect(line(draft, 1)).toContain('12:30 13:30 Net Loft')
    expect(failed(draft.itinerary)).toContain('time')
  })

  it('is not moved until it is unlocked', () => {
    const locked = edited({ kind: 'lock', id: 'sea-gate', locked: true })
    const away: Move = { kind: 'move', id: 'sea-gate', day: 2, before: null }
    expect(applyMoves(locked, [away], facts)).toBe(locked)
    const unlock: Move = { kind: 'lock', id: 'sea-gate', locked: false }
    expect(line(applyMoves(locked, [unlock, away], facts), 2).join()).toContain('Sea Gate')
  })
})

describe('adding', () => {
  it('takes a place of the catalogue with its price and its usual length', () => {
    const draft = edited({ kind: 'add', day: 1, before: null, stop: { placeId: 'night-cellar' } })
    expect(line(draft, 1).at(-1)).toBe('19:35 21:05 Night Cellar')
    expect(draft.itinerary.budget.activitiesTotal).toBe(start.itinerary.budget.activitiesTotal + 10)
    expect(failed(draft.itinerary)).toEqual([])
  })

  it('takes one’s own words and marks them as one’s own', () => {
    const stop = {
      type: 'attraction',
      title: 'Aunt Rosa',
      description: '',
      cost: '€5 for cake',
      minutes: 45,
    } as const
    const draft = edited({ kind: 'add', day: 1, before: 'clock-stairs', stop })
    expect(line(draft, 1)).toContain('13:30 14:15 Aunt Rosa')
    expect(draft.itinerary.budget.activitiesTotal).toBe(start.itinerary.budget.activitiesTotal + 5)
    expect(draft.itinerary.checks.find(({ id }) => id === 'real')).toMatchObject({ status: 'unknown' })
  })

  it('gives every stop an id of its own', () => {
    const add: Move = { kind: 'add', day: 1, before: null, stop: { placeId: 'night-cellar' } }
    const ids = edited(add, add).itinerary.days.flatMap(({ activities }) => activities.map(({ id }) => id))
    expect(new Set(ids.filter((id) => id.includes('night-cellar'))).size).toBe(2)
  })
})

describe('changing a stop', () => {
  const change = { title: 'Sea Gate', description: 'At sunrise', cost: '', start: 9 * 60, minutes: 60 }

  it('stands where its new time belongs', () => {
    const draft = edited({ kind: 'change', id: 'sea-gate', change: { ...change, start: 14 * 60 } })
    expect(line(draft, 1)).toEqual([
      '08:00 08:40 Bread Bench',
      '12:30 13:30 Net Loft',
      '14:00 15:00 Sea Gate',
      '15:10 16:40 Clock Stairs',
      '18:30 19:30 Anchor Table',
    ])
  })

  it('becomes one’s own when its title no longer names the place', () => {
    const draft = edited({ kind: 'change', id: 'sea-gate', change: { ...change, title: 'Swim' } })
    expect(stopsOf(day(draft, 1))[1]).toMatchObject({ title: 'Swim', placeId: null, latitude: 44.0018 })
  })

  it('costs what the traveller says, which is added up and never held against the catalogue', () => {
    const dearer: Move = { kind: 'change', id: 'sea-gate', change: { ...change, cost: 'about €12.50' } }
    const draft = edited(dearer)
    expect(stopsOf(day(draft, 1))[1]).toMatchObject({ cost: 'about €12.50', costCents: 1250, ownCost: true })
    expect(draft.itinerary.budget).toEqual(budgetOf(draft.itinerary.days))
    expect(failed(draft.itinerary)).toEqual([])
    const back = applyMoves(draft, [{ ...dearer, change: { ...change, cost: '€10.00' } }], facts)
    expect(stopsOf(day(back, 1))[1]).not.toHaveProperty('ownCost')
    const other = applyMoves(draft, [{ kind: 'replace', id: 'sea-gate', placeId: 'night-cellar' }], facts)
    expect(stopsOf(day(other, 1))[1]).not.toHaveProperty('ownCost')
  })

  it('can be another place in its stead', () => {
    const draft = edited({ kind: 'replace', id: 'anchor-table', placeId: 'lamp-room' })
    expect(line(draft, 1).at(-1)).toBe('18:30 19:30 Lamp Room')
    expect(failed(draft.itinerary)).toEqual(['once'])
  })

  it('waits for another place that opens a little later, and not for one that opens much later', () => {
    const opening = (hours: string) => ({
      ...facts,
      destination: {
        ...testDestination,
        places: testDestination.places.map((each) => (each.id === 'stone-oven' ? { ...each, hours } : each)),
      },
    })
    const replace: Move = { kind: 'replace', id: 'anchor-table', placeId: 'stone-oven' }
    const dinner = (hours: string) => line(applyMoves(start, [replace], opening(hours)), 1).at(-1)
    expect(dinner('19:00-23:00')).toBe('19:00 20:00 Stone Oven')
    expect(dinner('20:30-23:00')).toBe('18:30 19:30 Stone Oven')
  })
})

describe('the order of a day', () => {
  const ids = (draft: Draft, number: number) => stopsOf(day(draft, number)).map(({ id }) => id)

  it('is the one that is asked for, with what is left out behind', () => {
    const ordered = edited({ kind: 'order', day: 1, ids: ['clock-stairs', 'bread-bench'] })
    expect(ids(ordered, 1)).toEqual(['clock-stairs', 'bread-bench', 'sea-gate', 'net-loft', 'anchor-table'])
  })

  it('of a day that is not there changes nothing', () => {
    expect(edited({ kind: 'order', day: 9, ids: ['clock-stairs'] })).toBe(start)
    expect(edited({ kind: 'add', day: 9, before: null, stop: { placeId: 'night-cellar' } })).toBe(start)
    expect(edited({ kind: 'move', id: 'sea-gate', day: 9, before: null })).toBe(start)
    expect(edited({ kind: 'move-day', from: 1, to: 9 })).toBe(start)
    expect(edited({ kind: 'move-day', from: 9, to: 1 })).toBe(start)
    expect(edited({ kind: 'move-day', from: 2, to: 2 })).toBe(start)
  })

  it('stays where a stop is moved before itself', () => {
    expect(edited({ kind: 'move', id: 'sea-gate', day: 1, before: 'sea-gate' })).toBe(start)
  })

  it('does not change for a time that a stop has already', () => {
    expect(edited({ kind: 'retime', id: 'sea-gate', start: 9 * 60 })).toBe(start)
    const later = edited({ kind: 'retime', id: 'sea-gate', start: 10 * 60 })
    expect(line(later, 1)[1]).toBe('10:00 11:30 Sea Gate')
  })

  it('keeps a stop that stands at the same time behind the one that was there', () => {
    const together = edited({ kind: 'retime', id: 'clock-stairs', start: 9 * 60 })
    expect(ids(together, 1)).toEqual(['bread-bench', 'sea-gate', 'clock-stairs', 'net-loft', 'anchor-table'])
  })
})

describe('days that were planned anew', () => {
  const anew = {
    ...day(start, 1),
    title: 'Steps and stones',
    area: 'Upper Town',
    activities: day(start, 1).activities.filter(({ id }) => id !== 'sea-gate'),
  }

  it('bring their stops, their times and their title', () => {
    const replanned = edited({ kind: 'days', days: [anew] })
    expect(day(replanned, 1)).toMatchObject({ title: 'Steps and stones', area: 'Upper Town' })
    expect(line(replanned, 1)).toEqual(line(start, 1).filter((text) => !text.includes('Sea Gate')))
    expect(day(replanned, 2)).toBe(day(start, 2))
  })

  it('are called after what is left of them once that changes', () => {
    const less = edited({ kind: 'days', days: [anew] }, { kind: 'remove', id: 'clock-stairs' })
    expect(day(less, 1)).toMatchObject({ title: 'A free day', area: '' })
  })
})

describe('days that change places', () => {
  it('take everything along, two that are neighbours and two that are not', () => {
    const titles = (draft: Draft) => [1, 2, 3].map((number) => stopsOf(day(draft, number))[1]?.id)
    expect(titles(edited({ kind: 'swap-days', days: [1, 3] }))).toEqual([
      'fish-hall',
      'rope-museum',
      'sea-gate',
    ])
    expect(titles(edited({ kind: 'swap-days', days: [3, 1] }))).toEqual([
      'fish-hall',
      'rope-museum',
      'sea-gate',
    ])
    expect(titles(edited({ kind: 'swap-days', days: [2, 3] }))).toEqual([
      'sea-gate',
      'fish-hall',
      'rope-museum',
    ])
    expect(titles(edited({ kind: 'move-day', from: 1, to: 3 }))).toEqual([
      'rope-museum',
      'fish-hall',
      'sea-gate',
    ])
    expect(titles(edited({ kind: 'move-day', from: 3, to: 1 }))).toEqual([
      'fish-hall',
      'sea-gate',
      'rope-museum',
    ])
  })

  it('leave a locked stop where its time belongs, behind one that comes at the same time', () => {
    const locked = edited(
      { kind: 'lock', id: 'clock-stairs', locked: true },
      { kind: 'swap-days', days: [1, 2] },
    )
    expect(stopsOf(day(locked, 1)).map(({ id }) => id)).toEqual([
      'milk-bar',
      'rope-museum',
      'salt-store',
      'far-light',
      'clock-stairs',
      'lamp-room',
    ])
    expect(stopsOf(day(locked, 2)).map(({ id }) => id)).not.toContain('clock-stairs')
  })
})

describe('a day with hours of its own', () => {
  const from = '09:30'
  const arriving: Draft = {
    ...start,
    itinerary: {
      ...start.itinerary,
      days: start.itinerary.days.map((each) =>
        each.day === 2
          ? {
              ...each,
              hours: { from, to: '22:00' },
              activities: each.activities.filter(({ meal }) => meal !== 'breakfast'),
            }
          : each,
      ),
    },
  }
  const arrivingAfter = (...moves: Move[]) => day(applyMoves(arriving, moves, facts), 2).activities
  // Half an hour by bus from the museum that comes first.
  const far: Move = { kind: 'base', days: [2], base: { name: 'Via Roma 1', at: [44.09, 9.001] } }

  it('is not left for the first stop, nor a ticket bought, before they begin', () => {
    const activities = arrivingAfter(far)
    const [ticket, museum] = activities
    expect(ticket).toMatchObject({ type: 'transport', startTime: from })
    expect(museum?.placeId).toBe('rope-museum')
    const arrival = 9 * 60 + 30 + (museum?.travel.minutes ?? 0)
    expect(museum?.startTime).toBe(toClock(5 * Math.ceil(arrival / 5)))
    expect(activities.every(({ startTime }) => startTime >= from)).toBe(true)
  })

  it('has its first stop on arrival where that has no time of its own', () => {
    const [first] = arrivingAfter({ kind: 'retime', id: 'rope-museum', start: null }, far).filter(
      ({ type }) => type !== 'transport',
    )
    expect(first?.startTime).toBe(toClock(5 * Math.ceil((9 * 60 + 30 + (first?.travel.minutes ?? 0)) / 5)))
  })

  it('may begin earlier by hand', () => {
    const [first] = arrivingAfter({ kind: 'retime', id: 'rope-museum', start: 9 * 60 })
    expect(first?.startTime).toBe('09:00')
  })
})

describe('another base', () => {
  const days = start.itinerary.days.map((each) => each.day)
  const stays = ({ itinerary }: Draft) => itinerary.days.map(({ activities }) => activities.at(-1))
  const chosen = edited({ kind: 'base', days, base: { placeId: 'hill-rooms' } })

  it('ends every day there, with its ways and nights, and keeps every stop and time', () => {
    expect(stays(chosen).map((stay) => stay?.placeId)).toEqual(days.map(() => 'hill-rooms'))
    expect(stays(chosen)[0]?.title).toBe('Back to Hill Quarter')
    expect(chosen.itinerary.days[0]?.activities[0]?.travel.meters).not.toBe(
      start.itinerary.days[0]?.activities[0]?.travel.meters,
    )
    for (const number of days) expect(line(chosen, number)).toEqual(line(start, number))
    expect(failed(chosen.itinerary)).toEqual([])
  })

  it('is charged at the catalogue’s price, and not on the day of departure', () => {
    expect(stays(chosen).map((stay) => stay?.costCents)).toEqual(
      days.map((number) => (number === days.length ? 0 : 8000)),
    )
    expect(chosen.itinerary.budget).toEqual(budgetOf(chosen.itinerary.days))
  })

  it('may be a place of one’s own: its price is unknown, the ways begin there, no check fails', () => {
    const own = edited({ kind: 'base', days, base: { name: 'Via Roma 1', at: [44.001, 9.001] } })
    expect(stays(own)[0]).toMatchObject({ title: 'Back to Via Roma 1', placeId: null, costCents: 0 })
    expect(stays(own)[0]?.cost).toBeUndefined()
    expect(own.itinerary.days[0]?.basePlaceId).toBeNull()
    expect(failed(own.itinerary)).toEqual([])
    expect(own.itinerary.checks.find(({ id }) => id === 'sleep')?.status).toBe('unknown')
  })

  it('is refused when it is no base', () => {
    expect(edited({ kind: 'base', days, base: { placeId: 'sea-gate' } })).toBe(start)
  })
})
