import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Problem, Visit } from '~/domain/planning/solver/problem'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { dayResources } from './day-resources'
import { earliestSight } from './spans'
import { restAfter } from './stop-option'
import type { TravelMatrix } from './travel-matrix'
import { tripGoals } from './trip-goals'
import type { TripOutline } from './trip-outline'

/** Points a minute on the way takes off; a good sight is worth about 80. */
const minuteCost = 1.2
/** Points for each ride on top of its minutes: changing quarters is tiring. */
const rideCost = 8
/** Points for going on to another part of town: one area a half-day is the aim. */
const areaCost = 18
/** Points for the length of an average way between two sights; this keeps the order of a day's stops short. */
const detourWeight = 7
/** What it takes off at most: somewhere far that is worth a ride is not ruled out by its distance. */
const mostDetour = 35
/** Points for each of a day's first sights. */
const fewestBonus = 60
/** Points for a day's only sight where there are hardly enough for one each: a day without any is worse than a long way. */
const onlyBonus = 250
/** A day without one of its meals is out of the question, however far round its way goes. */
const mandatoryReward = 1_000_000
/** A stop that stays is never given up for anything else. */
const keptScore = 2_000_000
/** A place that should stay when a day is put in a better order. */
const keepExistingScore = 5000

/** Points against a sight under the sky on a day for roofs; less than those for a day's first sights. */
const wetScore = 40

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
    const score = kept ? keptScore : keepExisting ? keepExistingScore + liked : liked
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
      ...(!meals.includes('breakfast') && { idleFrom: from + earliestSight }),
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
    fewestBonus: Math.max(...fewest) > 1 ? fewestBonus : onlyBonus,
    idleCost,
    detourCost,
    mandatoryReward,
  }
}

/** A short wait is breathing space, an hour is a hole in the day. */
function idleCost(minutes: number): number {
  return minutes <= 0 ? 0 : 0.1 * minutes + Math.max(0, minutes - 50) + 0.5 * Math.max(0, minutes - 90)
}

/** A fifth more than the shortest tour is a zigzag that a traveller notices. */
function detourCost(ratio: number): number {
  return (
    300 * Math.max(0, ratio - 1.02) + 1500 * Math.max(0, ratio - 1.1) + 12_000 * Math.max(0, ratio - 1.16)
  )
}

function legCost({ minutes, meters, ridden, sites }: TravelMatrix, places: Candidate[]): Float64Array {
  const fromBase = Array.from(meters.slice(1, sites)).sort((a, b) => a - b)
  const usual = fromBase[Math.floor(fromBase.length / 2)] || 1
  const areaOf = (site: number) => places[site - 1]?.place.area
  return minutes.map((each, index) => {
    const [from, to] = [areaOf(Math.floor(index / sites)), areaOf(index % sites)]
    const change = from !== undefined && to !== undefined && from !== to ? areaCost : 0
    const detour = Math.min(mostDetour, (detourWeight * (meters[index] ?? 0)) / usual)
    return minuteCost * each + rideCost * (ridden[index] ?? 0) + detour + change
  })
}

/** What the world comes for goes first: a famous place is worth a little more on an early day. */
function early({ fame }: Place, day: number, { days }: PlanRequest): number {
  return fame < 70 || days === 1 ? 0 : (10 * (days - 1 - day)) / (days - 1)
}

/** What a sight is worth on a day for roofs. Under the sky it is worth less than a gap, and more than a day without any. */
function sheltered(score: number, { setting }: Place): number {
  return setting === 'outdoor' ? -wetScore : score * (setting === 'indoor' ? 1.15 : 0.8)
}

/** With fewer sights than this for each day, one a day is all that is aimed for. */
const scarce = 2.5

/** Stops to aim for by day; when places run short the first days are full and the later ones slower. */
function fewestStops(frames: DayFrame[], { filters }: PlanRequest, places: Candidate[]): number[] {
  const days = frames.filter(({ sights }) => sights).length
  const shape = dayShape(filters)
  const sights = places.filter(({ place }) => place.kind !== 'food').length
  const spare = sights < days * scarce ? 0 : Math.max(0, Math.floor(sights * 0.9) - days)
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
