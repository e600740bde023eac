import { describe, expect, it } from 'vitest'
import { paces } from '~/domain/request/filters'
import { paceLimits } from '~/domain/request/pace'
import { hard, medium, soft } from './weights'

const { sight, table, fame, icon, weather, timing, rainyDay, leg } = soft

/** Points of the best sight there can be that is no icon: everything speaks for it, at its best hour, on a day for roofs. */
const bestSight =
  ((sight.any +
    sight.wish +
    sight.allAboutIt +
    sight.anotherWish * sight.mostMoreWishes +
    sight.inStyle +
    Math.max(sight.gem, sight.gemForLocals) +
    sight.noted +
    Math.max(weather.beach.whenWarm, weather.indoor.points)) *
    soft.visitLength.most *
    (1 + soft.seedSpread) +
    fame.best) *
    Math.max(timing.peak, timing.any, timing.anyForEvening, timing.night) *
    Math.max(rainyDay.indoor, rainyDay.mixed) +
  soft.famousFirst.points
const bestIcon = bestSight + icon.first + icon.extra
const bestTable =
  (table.any + table.wish + table.noted + table.gem + (table.fame + table.fameForGourmets) * 100) *
    (1 + soft.seedSpread) +
  Math.max(table.bestKnown.points, table.bestKnown.alone) +
  table.knownFor +
  table.spend.luxury +
  Math.max(...table.level.luxury.dinner)

/** The most sights that any pace allows on a day. */
const mostSights = Math.max(...paces.map((pace) => paceLimits({ pace }).stops[1]))
const softDay = mostSights * (bestIcon + soft.wishAgain + soft.gemFound) + 3 * bestTable
const mediumDay =
  mostSights * (medium.keptPlace + medium.inStyle + medium.wishAnswered + medium.firstSights) +
  medium.onlySight

/** Points that a way round so many times the shortest takes off. */
function detour(ratio: number): number {
  return Object.values(medium.detour).reduce(
    (sum, { from, points }) => sum + points * Math.max(0, ratio - from),
    0,
  )
}

describe('hard points', () => {
  it('outweigh everything else that a day can hold: a meal is never given up for sights, or for a shorter way', () => {
    expect(hard.meal).toBeGreaterThan(10 * (softDay + mediumDay))
    expect(hard.meal).toBeGreaterThan(10 * detour(4))
  })

  it('keep a stop that stays before a meal and all sights of its day', () => {
    expect(hard.keptStop).toBeGreaterThan(hard.meal + softDay + mediumDay)
    // Two meals weigh as much as one stop: the reserved meals of a day are chosen around its stops, before the search.
    expect(hard.keptStop).toBeLessThanOrEqual(2 * hard.meal)
  })

  it('count one broken rule of a day for more than a spend nine times too high', () => {
    expect(hard.brokenRule).toBeGreaterThan(9 ** soft.strainSteepness)
  })
})

describe('medium points', () => {
  it('keep a place of a plan before any one other sight, but not before a whole day of better ones', () => {
    expect(medium.keptPlace).toBeGreaterThan(4 * bestIcon)
    expect(medium.keptPlace).toBeLessThan(softDay)
  })

  it('send nobody zigzag for any one sight: a tenth more of the way round costs more', () => {
    const { from } = medium.detour.zigzag
    expect(detour(from + 0.1) - detour(from)).toBeGreaterThan(bestSight)
    expect(from).toBeLessThan(hard.zigzag)
  })

  it('outweigh the soft rewards and costs beside a sight’s own worth, each of them', () => {
    const beside = [soft.wishAgain, soft.gemFound, rainyDay.outdoor, leg.ride + leg.otherArea, leg.mostDetour]
    for (const points of [medium.firstSights, medium.inStyle, medium.wishAnswered])
      expect(points).toBeGreaterThan(Math.max(...beside))
  })

  it('do not outweigh an icon: what the world comes for may cost a wish, a style or a first sight', () => {
    for (const points of [medium.firstSights, medium.inStyle, medium.wishAnswered, medium.onlySight])
      expect(points).toBeLessThan(icon.first)
  })

  it('have every icon of a short trip before anything else that a day could hold in its place', () => {
    const last = icon.first - icon.step * (hard.musts(3) - 1)
    expect(last).toBeGreaterThan(bestSight)
    expect(last).toBeGreaterThan(medium.evening)
  })

  it('keep icons together before a better table or an hour on the way', () => {
    expect(medium.together.any + medium.together.icons).toBeGreaterThan(table.bestKnown.points)
    expect(medium.together.any + medium.together.icons).toBeGreaterThan(2 * (60 * leg.minute + leg.ride))
  })

  it('vary by seed what is equal, never what matters', () => {
    expect(soft.seedSpread * 2 * bestSight).toBeLessThan(medium.firstSights)
  })

  it('give a day its only sight even an hour’s ride away', () => {
    const hourAway = 2 * (60 * leg.minute + leg.ride + leg.mostDetour)
    expect(medium.onlySight).toBeGreaterThan(hourAway)
  })
})

describe('leaving a meal open', () => {
  const cheapest = (onDay: number) => onDay + medium.openMealMore.breakfast - medium.openMeal.days
  const dearest = (onDay: number) => onDay + medium.openMealMore.dinner

  it('costs more than the dearest table far away', () => {
    const wholeSpendFourHoursAway = 1 + 240 / soft.farTable
    expect(cheapest(medium.openMeal.onFreeDay)).toBeGreaterThan(10 * wholeSpendFourHoursAway)
  })

  it('comes on free days first, then on day trips, and last on days with sights', () => {
    const { onFreeDay, onDayTrip, onDayWithSights } = medium.openMeal
    expect(cheapest(onDayTrip)).toBeGreaterThan(dearest(onFreeDay))
    expect(cheapest(onDayWithSights)).toBeGreaterThan(dearest(onDayTrip))
  })
})
