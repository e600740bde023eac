// Test support: days that nobody looked for: sights and evenings put where there is room for them, in no order.
import { dayTimes } from '~/domain/planning/catalogue-engine/solve/day-times'
import { type Mender, menderOf } from '~/domain/planning/catalogue-engine/solve/mender'
import type { DraftWithMeals, TimedOption } from '~/domain/planning/trip-draft'
import type { Random } from '~/domain/seeded-random'

export function daysByChance(draft: DraftWithMeals, random: Random): TimedOption[][] {
  const { options, reserved } = draft.meals
  const meals = reserved.map((visits, day) => {
    const stops = visits.flatMap((visit) => options[visit] ?? [])
    return dayTimes(stops, day, draft) ?? []
  })
  const mender = menderOf(meals, draft)
  if (!mender) throw new Error('The meals alone break a limit')
  for (let attempt = 0; attempt < 30 * meals.length; attempt++) {
    const open = mender.solution.open().filter((visit) => !options[visit]?.meal)
    const visit = open[Math.floor(random() * open.length)] ?? 0
    const day = Math.floor(random() * meals.length)
    const visits = mender.solution.routes[day]?.visits ?? []
    const at = Math.floor(random() * (visits.length + 1))
    const [made] = mender.promising([{ change: [[day, visits.toSpliced(at, 0, visit)]], saved: 0 }], 1)
    if (!made) continue
    const before = mender.snapshot()
    mender.apply(made)
    // A mender plans what is not in its plan as shortly as it can be: in another mender's plan it may be too much.
    if (!menderOf(timesOf(mender), draft)) mender.restore(before)
  }
  return timesOf(mender)
}

const timesOf = ({ lived }: Mender) => lived.map(({ times }) => times)
