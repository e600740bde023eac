import { describe, expect, test } from 'vitest'
import { plainUnits, roundWayText } from '~/domain/units'
import { darkness, dayInWords, dayShape, distanceGrid, metersAt, onScale } from './day-line-geometry'
import { acrossLabels, acrossScale, boxOf, broad } from './day-line-layout'
import type { DayLineStop } from './day-line-stops'
import { overlaps } from './place-labels'

function stop(
  n: number,
  name: string,
  from: number,
  to: number,
  way: Partial<DayLineStop> = {},
): DayLineStop {
  return {
    id: `stop-${n}`,
    n,
    name,
    from,
    to,
    legMeters: 800,
    legMinutes: 11,
    mode: 'walk',
    kind: 'visit',
    at: null,
    hours: null,
    ...way,
  }
}

const day = [
  stop(1, 'Colosseum', 540, 650),
  stop(2, 'Roman Forum', 661, 755),
  stop(3, 'La Taverna dei Fori Imperiali', 760, 835, { legMeters: 300, legMinutes: 5, kind: 'meal' }),
  stop(4, 'Trastevere', 900, 960, { legMeters: 6000, legMinutes: 25, mode: 'transit' }),
]

describe('dayShape', () => {
  test('the day starts with the way to the first stop', () => {
    const { ways, start } = dayShape(day)
    expect(ways[0]).toMatchObject({ leave: 529, arrive: 540, fromMeters: 0, toMeters: 800, free: 0 })
    expect(start).toBe(480)
  })

  test('metres add up over what is walked, and a ride walks none', () => {
    const { meters, stays } = dayShape(day)
    expect(meters).toBe(1900)
    expect(stays.map((stay) => stay.meters)).toEqual([800, 1600, 1900, 1900])
  })

  test('time left over before a stop is free', () => {
    expect(dayShape(day).ways[3]).toMatchObject({ leave: 835, arrive: 860, free: 40 })
  })

  test('now stands on the line, on a slope as on a level', () => {
    const shape = dayShape(day)
    expect(metersAt(shape, 500)).toBe(0)
    expect(metersAt(shape, 600)).toBe(800)
    expect(metersAt(shape, 655.5)).toBe(1200)
    expect(metersAt(shape, 2000)).toBe(1900)
  })

  test('a sunset after midnight lies at the end of the day, not before its start', () => {
    expect(onScale('00:30', dayShape(day))).toBe(1470)
    expect(onScale('19:51', dayShape(day))).toBe(1191)
  })

  test('the dark ends of a day lie within the drawing, whenever it begins', () => {
    const morning = dayShape([stop(1, 'Forum', 360, 480)])
    expect(darkness(morning, '06:50', '19:40')).toEqual({ dawn: 410, dusk: morning.end })
    const evening = dayShape([stop(1, 'Wine bar', 1140, 1215)])
    expect(darkness(evening, '06:50', '19:40')).toEqual({ dawn: evening.start, dusk: 1180 })
    const night = dayShape([stop(1, 'Bar', 1300, 1380)])
    expect(darkness(night, '06:50', '19:40')).toEqual({ dawn: night.start, dusk: night.start })
    expect(darkness(night, undefined, undefined)).toEqual({ dawn: night.start, dusk: night.end })
  })

  test('the drawing in words', () => {
    expect(dayInWords(dayShape(day))).toMatch(
      /^4 stops from 09:00 to 16:00, 1\.9 km on foot between them: 1 Colosseum, 09:00 to 10:50;/,
    )
    expect(dayInWords(dayShape([]))).toBe('No stops yet')
  })
})

describe('labels of the day line', () => {
  const crowded = Array.from({ length: 9 }, (_, index) =>
    stop(index + 1, `A place with a long name ${index}`, 540 + index * 35, 565 + index * 35, {
      legMeters: 60,
      legMinutes: 5,
    }),
  )

  test.each([860, broad - 1, broad, 1500])(
    'in %i pixels none lies on another, however close the stops',
    (across) => {
      const shape = dayShape(crowded)
      const scale = acrossScale(shape)
      const boxes = acrossLabels({ shape })
        .filter(({ broadOnly }) => across >= broad || !broadOnly)
        .map((label) => boxOf(label, scale, across))
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
    },
  )

  test('none reaches into the hours below or the sun times above', () => {
    for (const count of [1, 2, 5, 9]) {
      const stops = Array.from({ length: count }, (_, index) =>
        stop(index + 1, `Place ${index}`, 600 + index * 80, 650 + index * 80, { legMeters: index * 400 }),
      )
      const shape = dayShape(stops)
      const scale = acrossScale(shape)
      for (const { y, height } of acrossLabels({ shape })) {
        expect(y).toBeGreaterThanOrEqual(scale.ceiling)
        expect(y + height).toBeLessThanOrEqual(scale.foot)
      }
    }
  })

  test('in a full day every stop has its name, off its place with a line to it where it is crowded', () => {
    const full = Array.from({ length: 10 }, (_, index) =>
      stop(index + 1, `A place with a long name ${index}`, 480 + index * 75, 525 + index * 75, {
        legMeters: index % 3 === 0 ? 0 : 150,
        legMinutes: 4,
      }),
    )
    const shape = dayShape(full)
    const labels = acrossLabels({ shape })
    for (const { id } of full) expect(labels.some(({ key }) => key === id)).toBe(true)
    for (const { lead, y, height } of labels)
      if (lead) expect(lead.from === y + height || lead.to === y).toBe(true)
  })

  test('an ordinary day shows every name', () => {
    const shape = dayShape(day)
    const shown = acrossLabels({ shape }).filter(({ time, broadOnly }) => time && !broadOnly)
    expect(shown.map(({ key }) => key)).toEqual(day.map(({ id }) => id))
  })
})

test('distances are round and read as people say them', () => {
  expect(distanceGrid(6200)).toEqual([2000, 4000, 6000])
  expect(distanceGrid(0)).toEqual([])
  expect(distanceGrid(20_000_000)).toHaveLength(5)
  expect(roundWayText(500, plainUnits)).toBe('500 m')
  expect(roundWayText(2000, plainUnits)).toBe('2 km')
})
