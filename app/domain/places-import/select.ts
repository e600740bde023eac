import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Found } from './places'

/** Most places of each use: about as many as a large destination of the catalogue has, so that a plan costs as much. */
const most = { sight: 90, food: 90, night: 14, stay: 24 }
/** At least so many of the tables serve each meal, where the town has them: a week without repeats. */
const leastPerMeal = 24
/** A table this far from the nearest sight (metres) is out of the way. */
const outOfWay = 900
/** A sight alone this many kilometres out is hardly reached on a day in town. */
const farOut = 8

/** The places that go into the destination, the best known first, tables near what one comes to see. */
export function selected(found: readonly Found[], center: Coordinates): Found[] {
  const of = (use: Found['use']) => found.filter((each) => each.use === use)
  const sights = best(of('sight'), (each) => each.fame - penalty(each, center), most.sight)
  const near = (each: Found) => (each.chain ? -30 : 0) - distanceTo(sights, each) / (outOfWay / 12)
  return [
    ...sights,
    ...tables(of('food'), (each) => each.fame + near(each)),
    ...best(of('night'), (each) => each.fame + near(each), most.night),
    ...stays(of('stay'), (each) => completeness(each) - distanceTo(sights.slice(0, 20), each) / 300),
  ]
}

function best(list: readonly Found[], worth: (each: Found) => number, count: number): Found[] {
  return list
    .map((each) => ({ each, worth: worth(each) }))
    .sort((a, b) => b.worth - a.worth || (a.each.object.ref < b.each.object.ref ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each)
}

/** The best tables, and more for a meal that few of them serve; chains only where nothing else serves it. */
function tables(list: readonly Found[], worth: (each: Found) => number): Found[] {
  const own = list.filter(({ chain }) => !chain)
  const chosen = new Set<Found>()
  for (const meal of ['breakfast', 'dinner', 'lunch'] as const) {
    const serve = (from: readonly Found[]) => from.filter(({ table }) => table?.meals.includes(meal))
    const have = () => [...chosen].filter(({ table }) => table?.meals.includes(meal)).length
    for (const each of best(serve(own), worth, leastPerMeal)) chosen.add(each)
    if (have() < leastPerMeal / 2)
      for (const each of best(serve(list.filter(({ chain }) => chain)), worth, leastPerMeal / 2))
        chosen.add(each)
  }
  for (const each of best(
    own.filter((table) => !chosen.has(table)),
    worth,
    most.food - chosen.size,
  ))
    chosen.add(each)
  return [...chosen]
}

/** Houses of every level, and the best of the rest. */
function stays(list: readonly Found[], worth: (each: Found) => number): Found[] {
  const level = ({ object: { tags } }: Found) =>
    Number(tags.stars ?? 0) >= 5 ? 'top' : tags.tourism === 'hotel' ? 'middle' : 'low'
  const chosen = ['top', 'middle', 'low'].flatMap((name) =>
    best(
      list.filter((each) => level(each) === name),
      worth,
      most.stay / 3,
    ),
  )
  const rest = list.filter((each) => !chosen.includes(each))
  return [...chosen, ...best(rest, worth, most.stay - chosen.length)]
}

function completeness({ object: { tags }, chain }: Found): number {
  return (tags.stars ? 6 : 0) + (tags.website ? 3 : 0) + (tags['addr:street'] ? 2 : 0) + (chain ? -2 : 0)
}

function penalty({ object: { at } }: Found, center: Coordinates): number {
  return Math.max(0, metersBetween(at, center) / 1000 - farOut) * 4
}

function distanceTo(sights: readonly Found[], { object: { at } }: Found): number {
  return sights.reduce((least, sight) => Math.min(least, metersBetween(sight.object.at, at)), 5000)
}
