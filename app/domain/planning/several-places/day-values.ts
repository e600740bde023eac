import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { tripCandidates } from '~/domain/planning/catalogue-engine/candidates/candidates'
import { paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayValues } from './share-nights'

/** Minutes of the way to a sight, as a rule. */
const wayToSight = 20
/** Days that are valued. */
const mostDays = 30
/** Without a catalogue: what a first day is worth in a village and in a city of millions, and what a further one keeps. */
const sketch = { least: 250, perTenfold: 60, keeps: 0.7 }

/**
 * What each further day in a place adds for this traveller: the planner's own scores of the sights, the best for their time
 * first, as many as a day holds. Cheap, as no day is solved.
 */
export function dayValues(request: PlanRequest, place: Destination | Locality): DayValues {
  if (place.id === null) {
    const first = sketch.least + sketch.perTenfold * Math.log10(Math.max(1, place.population))
    return Array.from({ length: mostDays }, (_, day) => first * sketch.keeps ** day)
  }
  const { load, stops } = paceLimits(request.filters)
  const { candidates } = tripCandidates({ ...request, days: Math.min(3, request.days) }, place)
  const sights = candidates.places
    .filter(({ place: { kind } }) => kind !== 'food')
    .map((candidate) => {
      const score = candidates.taste.sightScore(candidate)
      return { score, minutes: candidate.visit[1] + wayToSight }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score / b.minutes - a.score / a.minutes)
  const values: number[] = []
  let next = 0
  for (let day = 0; day < mostDays; day++) {
    let [minutes, count, worth] = [0, 0, 0]
    for (; next < sights.length && count < stops[1]; next++) {
      const sight = sights[next]
      if (!sight || (count > 0 && minutes + sight.minutes > load)) break
      minutes += sight.minutes
      count++
      worth += sight.score
    }
    // A day that holds fewer stops may add more than a fuller one before it; it is not worth more than that.
    values.push(Math.min(worth, values[day - 1] ?? worth))
  }
  return values
}
