import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import { bestWay } from '~/domain/catalogue/travel'
import { onFoot } from '~/domain/verification/measure-way'
import { isAcross, isTooShort, leastDry } from './truth/over-water'
import { waters } from './truth/shores'

// Every plan's walk is a walk between two of these points, so every pair is looked at, not only those of some plans.
const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const towns = new Map([...new Set(waters.map(({ town }) => town))].map((town) => [town, read(town)]))

function read(town: string): Destination {
  return Destination.parse(files[`./${town}.json`])
}

function pointsOf({ places, stays }: Destination): { id: string; at: Coordinates }[] {
  return [
    ...places.flatMap(({ id, at, line }) => [
      { id, at },
      ...(line ? [{ id: `end of ${id}`, at: line.to }] : []),
    ]),
    ...stays,
  ]
}

describe.each(waters.map((water) => [`${water.town}, ${water.name}`, water] as const))('%s', (_, water) => {
  const destination = towns.get(water.town) ?? read(water.town)
  const points = pointsOf(destination)
  const across = points.flatMap((from, index) =>
    points
      .slice(0, index)
      .filter((to) => isAcross(from.at, to.at, water))
      .map((to) => ({ from, to })),
  )
  it('is walked around or over a bridge, in plans and in the checks', () => {
    const wetWalks = across.flatMap(({ from, to }) => {
      const least = leastDry(from.at, to.at, water)
      const stated = bestWay(from.at, to.at, destination)
      const checked = onFoot(from.at, to.at, destination)
      return [
        ...(stated.mode === 'walk' && isTooShort(stated.meters, least) ? [stated] : []),
        ...(checked && isTooShort(checked.meters, least) ? [checked] : []),
      ].map(({ meters }) => `${from.id} to ${to.id}: ${meters} m, ${Math.round(least)} m by a dry way`)
    })
    expect(wetWalks).toEqual([])
  })
})

it('is a list that would find straight walks over water', () => {
  const wetWithout = waters.filter((water) => {
    const destination = { ...(towns.get(water.town) ?? read(water.town)), barriers: [] }
    const points = pointsOf(destination)
    return points.some((from) =>
      points.some(
        (to) => isAcross(from.at, to.at, water) && bestWay(from.at, to.at, destination).mode === 'walk',
      ),
    )
  })
  expect(wetWithout.length).toBeGreaterThan(waters.length / 2)
})
