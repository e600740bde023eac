import { describe, expect, it } from 'vitest'
import { atOnce } from '~/domain/planning/steps'
import type { DraftWithMeals, TimedOption } from '~/domain/planning/trip-draft'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { tripCandidates } from '../candidates/candidates'
import { tripMeals } from '../meals/meals'
import { dayTimes } from './day-times'
import { menderOf } from './mender'
import { shortenWays } from './shorten-ways'
import { solveDays } from './solve'

function minutesOf(days: TimedOption[][], { meals: { travel } }: DraftWithMeals): number {
  const ways = days.map((times) => {
    const path = [0, ...times.map(({ option }) => option.site), 0]
    return path
      .slice(1)
      .reduce((sum, site, at) => sum + (travel.way[(path[at] ?? 0) * travel.sites + site] ?? 0), 0)
  })
  return ways.reduce((sum, minutes) => sum + minutes, 0)
}

/** The plan with two sights of two days exchanged, where that makes the ways longest. */
function madeWorse(days: TimedOption[][], draft: DraftWithMeals): TimedOption[][] {
  let worst = days
  const sights = days.flatMap((times, day) =>
    times.flatMap(({ option }, at) => (option.meal || option.night ? [] : [{ option, day, at }])),
  )
  for (const one of sights)
    for (const other of sights) {
      if (other.day <= one.day) continue
      const isOpen = [
        [one, other],
        [other, one],
      ].every(([sight, there]) => (sight?.option.starts[there?.day ?? -1] ?? []).length > 0)
      if (!isOpen) continue
      const stops = days.map((times) => times.map(({ option }) => option))
      stops[one.day]?.splice(one.at, 1, other.option)
      stops[other.day]?.splice(other.at, 1, one.option)
      const made = stops.flatMap((each, day) => {
        const times = day === one.day || day === other.day ? dayTimes(each, day, draft) : days[day]
        return times ? [times] : []
      })
      if (made.length < days.length || minutesOf(made, draft) <= minutesOf(worst, draft)) continue
      if (menderOf(made, draft)) worst = made
    }
  return worst
}

describe('dealing out a finished plan for shorter ways', () => {
  it('takes back an exchange that made the ways longer, and keeps every stop', () => {
    // Of these plans the one that two sights can make worse by the most.
    const plans = [0, 1, 2, 3].flatMap((seed) => {
      const draft = tripMeals(tripCandidates(cityRequest({ days: 3, seed }), testCity))
      if (!draft) throw new Error('No meals')
      const found = atOnce(solveDays(draft))
      const worse = madeWorse(found, draft)
      return [{ draft, worse, added: minutesOf(worse, draft) - minutesOf(found, draft) }]
    })
    const [plan] = plans.sort((one, other) => other.added - one.added)
    if (!plan?.added) throw new Error('No plan can be made worse')
    const { draft, worse } = plan
    const mender = menderOf(worse, draft)
    if (!mender) throw new Error('The plan breaks a limit')
    atOnce(shortenWays(mender))
    const made = mender.lived.map(({ times }) => times)
    expect(minutesOf(made, draft)).toBeLessThan(minutesOf(worse, draft))
    const placesOf = (days: TimedOption[][]) =>
      days
        .flat()
        .map(({ option }) => option.candidate.place.id)
        .sort()
    expect(placesOf(made)).toEqual(placesOf(worse))
  })
})
