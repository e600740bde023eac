import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Problem, Visit } from '~/domain/planning/solver/problem'
import { hard, medium, soft } from '~/domain/planning/weights'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { dayResources } from './day-resources'
import { restAfter } from './stop-option'
import type { TravelMatrix } from './travel-matrix'
import { tripGoals } from './trip-goals'
import type { TripOutline } from './trip-outline'

const mandatoryMeal = { breakfast: 0, lunch: 1, dinner: 2 } as const

/** The trip as the solver sees it. Site 0 is the base, site n the n-th candidate. */
export function tripProblem(outline: TripOutline, request: PlanRequest, destination: Destination): Problem {
  const { frames, places, options, travel, taste, keepExisting } = outline
  const goals = tripGoals(request, places, taste)
  const goalsOf = (place: Place) => goals.flatMap(({ counts }, index) => (counts(place) ? [index] : []))
  const resources = dayResources(outline, request, destination)
  const fewest = fewestStops(frames, request, places)
  const visits = options.map((option): Visit => {
    const { candidate, meal, stay, starts, worth, site, kept } = option
    const liked = meal ? taste.mealScore(candidate, meal) : taste.sightScore(candidate) * worth
    const score = kept ? hard.keptStop : keepExisting ? medium.keptPlace + liked : liked
    return {
      site,
      ...(meal && { mandatoryKind: mandatoryMeal[meal] }),
      minutes: stay[1] + (kept ? 0 : restAfter(meal, request.filters)),
      scores: frames.map((frame) =>
        frame.indoors && !meal && !kept
          ? sheltered(score, candidate.place)
          : score + early(candidate.place, frame.day, request),
      ),
      starts,
      uses: resources.map(({ use }) => use(option)),
      goals: kept ? [] : goalsOf(candidate.place),
    }
  })
  return {
    days: frames.map(({ from, to, meals }, frame) => ({
      from,
      to,
      // A day without a breakfast does not begin with lunch: its morning is for sights.
      ...(!meals.includes('breakfast') && { idleFrom: from + hard.earliestSight }),
      startSite: 0,
      endSite: 0,
      fewest: fewest[frame] ?? 0,
    })),
    visits,
    sites: travel.sites,
    minutes: travel.minutes,
    length: travel.meters,
    legCost: legCost(travel, places),
    resources: resources.map(({ resource }) => resource),
    mandatoryKinds: 3,
    goals: goals.map(({ goal }) => goal),
    fewestBonus: Math.max(...fewest) > 1 ? medium.firstSights : medium.onlySight,
    idleCost,
    detourCost,
    mandatoryReward: hard.meal,
  }
}

const { noticed, long, zigzag } = medium.detour
const { famousFirst, leg: legWeights, rainyDay, wait } = soft

/** A short wait is breathing space, an hour is a hole in the day. */
function idleCost(minutes: number): number {
  if (minutes <= 0) return 0
  return (
    wait.minute * minutes +
    wait.long.minute * Math.max(0, minutes - wait.long.from) +
    wait.hole.minute * Math.max(0, minutes - wait.hole.from)
  )
}

/** What a way round that is so many times the shortest takes off. */
function detourCost(ratio: number): number {
  return (
    noticed.points * Math.max(0, ratio - noticed.from) +
    long.points * Math.max(0, ratio - long.from) +
    zigzag.points * Math.max(0, ratio - zigzag.from)
  )
}

function legCost({ minutes, meters, ridden, sites }: TravelMatrix, places: Candidate[]): Float64Array {
  const fromBase = Array.from(meters.slice(1, sites)).sort((a, b) => a - b)
  const usual = fromBase[Math.floor(fromBase.length / 2)] || 1
  const areaOf = (site: number) => places[site - 1]?.place.area
  return minutes.map((each, index) => {
    const [from, to] = [areaOf(Math.floor(index / sites)), areaOf(index % sites)]
    const change = from !== undefined && to !== undefined && from !== to ? legWeights.otherArea : 0
    const detour = Math.min(legWeights.mostDetour, (legWeights.detour * (meters[index] ?? 0)) / usual)
    return legWeights.minute * each + legWeights.ride * (ridden[index] ?? 0) + detour + change
  })
}

/** What the world comes for goes first: a famous place is worth a little more on an early day. */
function early({ fame }: Place, day: number, { days }: PlanRequest): number {
  return fame < famousFirst.fame || days === 1 ? 0 : (famousFirst.points * (days - 1 - day)) / (days - 1)
}

/** What a sight is worth on a day for roofs. Under the sky it is worth less than a gap, and more than a day without any. */
function sheltered(score: number, { setting }: Place): number {
  return setting === 'outdoor' ? -rainyDay.outdoor : score * rainyDay[setting]
}

/** Stops to aim for by day; when places run short the first days are full and the later ones slower. */
function fewestStops(frames: DayFrame[], { filters }: PlanRequest, places: Candidate[]): number[] {
  const days = frames.filter(({ sights }) => sights).length
  const shape = dayShape(filters)
  const sights = places.filter(({ place }) => place.kind !== 'food').length
  const spare =
    sights < days * medium.scarceSights ? 0 : Math.max(0, Math.floor(sights * medium.spareSights) - days)
  const most = frames.map(({ from, to, sights: wanted }) =>
    wanted ? Math.max(1, Math.round((shape.stops[0] * (to - from)) / (shape.to - shape.from))) : 0,
  )
  const counts = most.map((each) => Math.min(each, 1))
  let left = spare
  for (let level = 1; level < shape.stops[0]; level++) {
    for (const [day, count] of counts.entries()) {
      if (left <= 0 || count !== level || level >= (most[day] ?? 0)) continue
      counts[day] = count + 1
      left--
    }
  }
  return counts
}
