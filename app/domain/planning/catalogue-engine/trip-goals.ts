import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'
import type { Goal } from '~/domain/planning/solver/problem'
import { medium, soft } from '~/domain/planning/weights'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { Taste } from './taste'

/** Something the trip as a whole should have, and the places that count towards it. */
interface TripGoal {
  goal: Goal
  counts: (place: Place) => boolean
}

/** Every wish answered, more than half of the sights in the style asked for, and something off the beaten track. */
export function tripGoals({ days, filters }: PlanRequest, places: Candidate[], taste: Taste): TripGoal[] {
  const sights = days * dayShape(filters).stops[0]
  const wishes = [...new Set(places.flatMap(({ place }) => taste.matches(place)))]
  const share = Math.round(sights / Math.max(3, wishes.length) / 2)
  const goals = wishes.flatMap((wish): TripGoal[] => {
    const counts = (place: Place) => taste.matches(place).includes(wish)
    return [
      { goal: { target: 1, bonus: medium.wishAnswered }, counts },
      { goal: { target: share, bonus: soft.wishAgain }, counts },
    ]
  })
  const inStyle = filters.travelStyle.length > 0 ? Math.ceil(sights * medium.shareInStyle) : 0
  return [
    ...goals,
    {
      goal: { target: inStyle, bonus: medium.inStyle },
      counts: (place) => isSight(place) && taste.likesStyle(place),
    },
    {
      goal: { target: Math.max(1, Math.round(days * soft.gemsADay)), bonus: soft.gemFound },
      counts: (place) => isSight(place) && isGem(place),
    },
  ]
}

function isSight({ kind }: Place): boolean {
  return kind !== 'food'
}
