import type { Destination } from '~/domain/places/destination'
import type { Place } from '~/domain/places/place'
import { gemFame } from '~/domain/places/vocabulary'
import { dayShape } from '~/domain/planner/pace'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { Goal, Problem, Resource, Visit } from '~/domain/planner/solver/problem'
import type { Candidate } from './candidates'
import { startSpans } from './spans'
import { restAfter, type StopOption } from './stop-option'
import type { Taste } from './taste'
import type { TripOutline } from './trip-outline'
import type { Ways } from './ways'

/** Points a minute on the way takes off; a good sight is worth about 80. */
const minuteCost = 1.2
/** Points for each ride on top of its minutes: changing quarters is tiring. */
const rideCost = 8
/** Points for going on to another part of town: one area a half-day is the aim. */
const areaCost = 18
/** Points for the length of an average way between two sights; this keeps the order of a day's stops short. */
const detourCost = 7
const fewestBonus = 60
const dutyReward = 10_000

/** Most stops of a kind, or of several taken together, on one day. */
const dayLimits: { kinds: Place['kind'][]; most: number }[] = [
  { kinds: ['museum', 'gallery'], most: 2 },
  { kinds: ['worship'], most: 2 },
  { kinds: ['market'], most: 1 },
  { kinds: ['shop'], most: 2 },
  { kinds: ['viewpoint'], most: 2 },
  { kinds: ['beach'], most: 2 },
  { kinds: ['park'], most: 2 },
]

const mealDuty = { breakfast: 0, lunch: 1, dinner: 2 } as const

/** The trip as the solver sees it. Site 0 is the base, site n the n-th candidate. */
export function tripProblem(outline: TripOutline, request: PlanRequest, destination: Destination): Problem {
  const { places, options, ways, taste } = outline
  const shape = dayShape(request.filters)
  const { goals, goalsOf } = tripGoals(request, places, taste)
  const resources = dayResources(outline, request, destination)
  const fewest = fewestStops(request, places)
  const visits = options.map((option): Visit => {
    const { candidate, meal, stay, spans, worth, site } = option
    const score = meal ? taste.mealScore(candidate, meal) : taste.sightScore(candidate) * worth
    return {
      site,
      ...(meal && { duty: mealDuty[meal] }),
      minutes: stay[1] + restAfter(meal, request.filters),
      scores: spans.map((_, day) => score + early(candidate.place, day, request)),
      starts: spans.map((list) => startSpans(list, stay[1])),
      uses: resources.map(({ use }) => use(option)),
      goals: meal ? [] : goalsOf(candidate.place),
    }
  })
  return {
    days: fewest.map((count) => ({
      from: shape.from,
      to: shape.to,
      startSite: 0,
      endSite: 0,
      fewest: count,
    })),
    visits,
    sites: ways.sites,
    minutes: ways.minutes,
    length: ways.meters,
    legCost: legCost(ways, places),
    resources: resources.map(({ resource }) => resource),
    duties: 3,
    goals,
    fewestBonus,
    idleCost,
    disorderCost,
    dutyReward,
  }
}

/** A short wait is breathing space, an hour is a hole in the day. */
function idleCost(minutes: number): number {
  return minutes <= 0 ? 0 : 0.1 * minutes + Math.max(0, minutes - 50) + 0.5 * Math.max(0, minutes - 90)
}

/** A fifth more than the shortest tour is a zigzag that a traveller notices. */
function disorderCost(ratio: number): number {
  return 250 * Math.max(0, ratio - 1.02) + 1000 * Math.max(0, ratio - 1.12) + 3000 * Math.max(0, ratio - 1.17)
}

function legCost({ minutes, meters, ridden, sites }: Ways, places: Candidate[]): Float64Array {
  const fromBase = Array.from(meters.slice(1, sites)).sort((a, b) => a - b)
  const usual = fromBase[Math.floor(fromBase.length / 2)] || 1
  const areaOf = (site: number) => places[site - 1]?.place.area
  return minutes.map((each, index) => {
    const [from, to] = [areaOf(Math.floor(index / sites)), areaOf(index % sites)]
    const change = from !== undefined && to !== undefined && from !== to ? areaCost : 0
    const detour = (detourCost * (meters[index] ?? 0)) / usual
    return minuteCost * each + rideCost * (ridden[index] ?? 0) + detour + change
  })
}

function dayResources(outline: TripOutline, request: PlanRequest, { daily, transit }: Destination) {
  const { ways } = outline
  const { filters, budget } = request
  const shape = dayShape(filters)
  const sightsOnly = (use: (option: StopOption) => number) => (option: StopOption) =>
    option.meal ? 0 : use(option)
  const resources: { resource: Resource; use: (option: StopOption) => number }[] = [
    { resource: { limit: filters.maxWalkingDistance * 1000, legs: ways.walked }, use: () => 0 },
    {
      resource: {
        limit: daily[budget],
        legs: ways.ridden.map((ridden) => ridden * transit.fareCents),
        ...(transit.dayPassCents !== undefined && { legCap: transit.dayPassCents }),
      },
      use: ({ candidate }) => candidate.costCents,
    },
    {
      resource: { limit: Math.max(shape.load, longestWay(outline)), legs: ways.minutes },
      use: sightsOnly(({ stay }) => stay[1]),
    },
    { resource: { limit: shape.stops[1] }, use: sightsOnly(() => 1) },
    {
      resource: { limit: filters.pace === 'relaxed' ? 1 : 2 },
      use: sightsOnly(({ candidate }) => (candidate.place.effort === 3 ? 1 : 0)),
    },
  ]
  const evening: Place['kind'][] = ['nightlife', 'show']
  const goesOut = ({ night, candidate }: StopOption) => night || evening.includes(candidate.place.kind)
  resources.push({ resource: { limit: 1 }, use: (option) => (goesOut(option) ? 1 : 0) })
  for (const { kinds, most } of dayLimits) {
    resources.push({
      resource: { limit: most },
      use: ({ candidate }) => (kinds.includes(candidate.place.kind) ? 1 : 0),
    })
  }
  return resources
}

/** Minutes on the way on the day whose reserved meals lie farthest apart; where distances are long, more than a load. */
function longestWay({ reserved, options, ways }: TripOutline): number {
  const days = reserved.map((visits) => {
    const path = [0, ...visits.map((visit) => options[visit]?.site ?? 0), 0]
    return path.reduce(
      (sum, site, index) => sum + (ways.minutes[(path[index - 1] ?? 0) * ways.sites + site] ?? 0),
      0,
    )
  })
  return Math.max(...days)
}

/** Every wish answered, half of the sights in the style asked for, and something off the beaten track. */
function tripGoals(request: PlanRequest, places: Candidate[], taste: Taste) {
  const { days, filters } = request
  const expected = days * dayShape(filters).stops[0]
  const goals: Goal[] = []
  const tests: ((place: Place) => boolean)[] = []
  const add = (goal: Goal, test: (place: Place) => boolean) => {
    goals.push(goal)
    tests.push(test)
  }
  const wishes = new Set(places.flatMap(({ place }) => taste.matches(place)))
  for (const wish of wishes) {
    const share = Math.max(1, Math.round(expected / Math.max(3, wishes.size) / 2))
    add({ target: 1, bonus: 70 }, (place) => taste.matches(place).includes(wish))
    if (share > 1) add({ target: share, bonus: 18 }, (place) => taste.matches(place).includes(wish))
  }
  if (filters.travelStyle.length > 0) add({ target: Math.ceil(expected * 0.7), bonus: 80 }, taste.likesStyle)
  add({ target: Math.max(1, Math.round(days * 0.8)), bonus: 22 }, (place) => place.fame < gemFame)
  const cache = new Map<string, number[]>()
  const goalsOf = (place: Place) => {
    const found = cache.get(place.id) ?? tests.flatMap((test, index) => (test(place) ? [index] : []))
    cache.set(place.id, found)
    return found
  }
  return { goals, goalsOf }
}

/** What the world comes for goes first: a famous place is worth a little more on an early day. */
function early({ fame }: Place, day: number, { days }: PlanRequest): number {
  return fame < 70 || days === 1 ? 0 : (10 * (days - 1 - day)) / (days - 1)
}

/** Stops to aim for by day; when places run short the first days are full and the later ones slower. */
function fewestStops({ days, filters }: PlanRequest, places: Candidate[]): number[] {
  const full = dayShape(filters).stops[0]
  const sights = places.filter(({ place }) => place.kind !== 'food').length
  const spare = Math.max(0, Math.floor(sights * 0.9) - days)
  const counts = new Array<number>(days).fill(1)
  let left = spare
  for (let level = 1; level < full; level++) {
    for (let day = 0; day < days && left > 0; day++, left--) counts[day] = (counts[day] ?? 0) + 1
  }
  return counts
}
