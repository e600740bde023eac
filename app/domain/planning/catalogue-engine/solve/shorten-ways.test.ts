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
  const [first = [], second = []] = days
  for (const one of first.keys())
    for (const other of second.keys()) {
      const [a, b] = [first[one]?.option, second[other]?.option]
      if (!a || !b || a.meal || b.meal || a.night || b.night) continue
      const orders = [
        first.map(({ option }) => option).with(one, b),
        second.map(({ option }) => option).with(other, a),
      ]
      const open = (a.starts[1] ?? []).length > 0 && (b.starts[0] ?? []).length > 0
      const times = open ? orders.map((stops, day) => dayTimes(stops, day, draft)) : []
      const made = days.map((day, index) => times[index] ?? day)
      const isLonger = minutesOf(made, draft) > minutesOf(worst, draft)
      if (times.length > 0 && !times.includes(undefined) && isLonger && menderOf(made, draft)) worst = made
    }
  return worst
}

describe('dealing out a finished plan for shorter ways', () => {
  it('takes back an exchange that made the ways longer, and keeps every stop', () => {
    const request = cityRequest({ days: 3 })
    const draft = tripMeals(tripCandidates(request, testCity))
    if (!draft) throw new Error('No meals')
    const worse = madeWorse(atOnce(solveDays(draft)), draft)
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
