import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'
import { cheapestNeeded } from '~/domain/itinerary/buy-tickets'
import type { Goal, Group, Problem, Visit } from '~/domain/planning/solver/problem'
import type { Candidate, DayFrame, DraftWithMeals, StopOption } from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { type DayHours, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { mustsOf } from '../candidates/icons'
import { morningFrom } from '../candidates/spans'
import { restAfter } from '../candidates/stop-options'
import { sameDishes } from '../candidates/table-dishes'
import { bestKnownTables } from '../candidates/table-taste'
import { dayShapeCost, idleCost, legCost, type PlaceAt } from './day-costs'
import { dayResources } from './day-limits'

const mandatoryMeal = { breakfast: 0, lunch: 1, dinner: 2 } as const

/**
 * The trip as the solver sees it. Site 0 is the base, site n the n-th candidate; others: see `travelMatrix`. A roomy one lets
 * days hold a little more, for what would otherwise be waiting.
 */
export function tripProblem(draft: DraftWithMeals, roomy = false): Problem {
  const { request, destination } = draft
  const { places, taste, keepExisting } = draft.candidates
  const { frames, options, travel, base } = draft.meals
  const goals = tripGoals(draft)
  const goalsOf = (option: StopOption) =>
    goals.flatMap(({ counts }, index) => (counts(option) ? [index] : []))
  const resources = dayResources(draft)
  const packOf = ticketPacks(draft)
  const placeAt = placesBySite(draft)
  const musts = new Set(mustsOf(draft))
  // Who comes for the food alone goes a long way for a house.
  const tables = request.interests.length === 1 ? bestKnownTables(request, places, destination) : new Set()
  const fewest = fewestStops(frames, request, places, draft.candidates.hours)
  const visits = options.map((option): Visit => {
    const { candidate, meal, stay, starts, site, turned, kept } = option
    const liked = meal ? taste.mealScore(candidate, meal) : sightWorth(option, draft)
    const score = kept ? hard.keptStop : keepExisting ? medium.keptPlace + liked : liked
    return {
      site,
      ...(turned !== undefined && { sameAs: turned }),
      ...(meal && { mandatoryKind: mandatoryMeal[meal] }),
      minutes: stay[1] + (kept ? 0 : restAfter(meal, request.filters)),
      scores: frames.map((frame) =>
        frame.indoors && !meal && !kept
          ? sheltered(score, candidate.place)
          : score + early(candidate.place, frame.day, request),
      ),
      starts,
      uses: resources.map(({ use }) => use(option)),
      ...packOf(option),
      goals: kept ? [] : goalsOf(option),
    }
  })
  return {
    days: frames.map((frame, day) => ({
      from: frame.from,
      to: frame.to,
      // A day without a breakfast does not begin with lunch: its morning is for sights.
      ...((frame.sightsFrom !== undefined || !frame.meals.includes('breakfast')) && {
        idleFrom: morningFrom(frame, draft.candidates.hours),
      }),
      startSite: 0,
      endSite: 0,
      fewest: fewest[day] ?? 0,
    })),
    visits,
    sites: travel.sites,
    minutes: travel.minutes,
    length: travel.apart,
    legCost: legCost(travel, placeAt),
    resources: resources.map(({ resource, room = 0 }) =>
      roomy ? { ...resource, limit: resource.limit + room } : resource,
    ),
    packed: resources.findIndex(({ isMoney }) => isMoney),
    mandatoryKinds: 3,
    goals: goals.map(({ goal }) => goal),
    groups: [
      ...companionGroups(destination, draft, taste.icons.slice(0, hard.coreIcons(frames.length))),
      ...farQuarters(draft),
      ...sameDishes(options, destination),
    ],
    fewestBonus: Math.max(...fewest) > 1 ? medium.firstSights : medium.onlySight,
    idleCost,
    shapeCost: dayShapeCost(
      travel,
      placeAt,
      base,
      ({ id }) => musts.has(id) || tables.has(id),
      destination.transit,
    ),
    mandatoryReward: hard.meal,
  }
}

const { famousFirst, rainyDay } = soft

const evenings: Place['kind'][] = ['nightlife', 'show']

/** What a sight is worth at the time of day of the option; an evening needs something worth staying up for. */
function sightWorth({ candidate, worth, night }: StopOption, draft: DraftWithMeals): number {
  const { taste } = draft.candidates
  const score = taste.sightScore(candidate) * worth + taste.lead(candidate.place)
  if (!night) return score
  const venue = evenings.includes(candidate.place.kind)
  const asked = draft.request.interests.includes('Nightlife')
  const { isForOthers } = draft.candidates.taste
  const any = isForOthers(candidate.place) ? medium.eveningOfOthers : medium.evening
  return score + any + (venue && asked ? medium.nightOut : 0)
}

/** Most packs that the solver tells apart. */
const mostPacks = 31

/** The places that have no ticket but one for several: a day pays it once. */
function ticketPacks({
  destination: { tickets },
}: DraftWithMeals): (option: StopOption) => { pack?: number } {
  const needed = tickets.filter(({ only, places }) => only && places.length > 1).slice(0, mostPacks)
  return ({ candidate, kept }) => {
    const ticket = kept ? undefined : cheapestNeeded({ placeId: candidate.place.id }, needed)
    return ticket ? { pack: needed.indexOf(ticket) } : {}
  }
}

/** The candidate at each site, whichever end of it that is; none at the base and at stops that stay. */
function placesBySite({ candidates: { places }, meals: { options } }: DraftWithMeals): PlaceAt {
  const first = new Map(options.flatMap(({ site, turned }) => (turned === undefined ? [] : [[site, turned]])))
  return (site) => places[(first.get(site) ?? site) - 1]?.place
}

/** Places that belong together, as sites; those for which a traveller comes above all. */
function companionGroups(
  { companions }: Destination,
  { candidates: { places, taste }, meals: { options } }: DraftWithMeals,
  icons: string[],
): Group[] {
  const sites = new Map(places.map(({ place }, index) => [place.id, index + 1]))
  // What is for other travellers is not worth a visit because it is next door.
  const wanted = new Set(places.flatMap(({ place }) => (taste.isForOthers(place) ? [] : [place.id])))
  const turned = new Map(
    options.flatMap(({ site, turned: first }) => (first === undefined ? [] : [[first, site]])),
  )
  const among = (ids: string[]) => {
    const known = ids.flatMap((id) => sites.get(id) ?? [])
    return known.length < 2 ? [] : known.flatMap((site) => [site, turned.get(site) ?? []].flat())
  }
  const { any, icons: ofIcons } = medium.together
  return companions
    .flatMap((group): Group[] => [
      { sites: among(group.places.filter((id) => wanted.has(id))), bonus: any },
      { sites: among(group.places.filter((id) => icons.includes(id))), bonus: ofIcons },
      ...(group.places.every((id) => wanted.has(id))
        ? []
        : [{ sites: among(group.places), bonus: 0, apart: any }]),
    ])
    .filter((group) => group.sites.length > 1)
}

/**
 * The quarters that are a long ride from where the trip stays: a guide goes there once and sees them then. On how many days what a
 * traveller must see takes the trip there is for its points to say; they outweigh this.
 */
function farQuarters({ meals: { options, travel } }: DraftWithMeals): Group[] {
  const byQuarter = new Map<string, Set<number>>()
  for (const { site, candidate, kept, meal } of options) {
    if (kept || meal) continue
    const { area } = candidate.place
    byQuarter.set(area, (byQuarter.get(area) ?? new Set()).add(site))
  }
  const { from, minute, most } = medium.farAgain
  return [...byQuarter.values()].flatMap((sites): Group[] => {
    if (sites.size < 2) return []
    const ways = [...sites].map((site) => travel.way[site] ?? 0).sort((a, b) => a - b)
    const middle = ways[ways.length >> 1] ?? 0
    return middle < from
      ? []
      : [{ sites: [...sites], bonus: 0, apart: Math.min(most, minute * (middle - from)) }]
  })
}

/** What the world comes for goes first: a famous place is worth a little more on an early day. */
function early({ fame }: Place, day: number, { days }: PlanRequest): number {
  return fame < famousFirst.fame || days === 1 ? 0 : (famousFirst.points * (days - 1 - day)) / (days - 1)
}

/** What a sight is worth on a day for roofs. Under the sky it is worth less than a gap, and more than a day without any. */
function sheltered(score: number, { setting }: Place): number {
  return setting === 'outdoor' ? -rainyDay.outdoor - medium.firstSights : score * rainyDay[setting]
}

/** Stops to aim for by day; when places run short the first days are full and the later ones slower. */
function fewestStops(
  frames: DayFrame[],
  { filters }: PlanRequest,
  places: Candidate[],
  hours: DayHours,
): number[] {
  const days = frames.filter(({ sights }) => sights).length
  const shape = { ...paceLimits(filters), ...hours }
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

/** Something the trip as a whole should have, and the options that count towards it. */
interface TripGoal {
  goal: Goal
  counts: (option: StopOption) => boolean
}

/** The wishes that some place answers. */
function possibleWishes({ candidates: { places, taste } }: DraftWithMeals): string[] {
  return [...new Set(places.flatMap(({ place }) => taste.matches(place)))]
}

/** The wishes that neither these stops answer, by index of their options, nor anything else of the trip. */
export function lostWishes(visits: readonly number[], draft: DraftWithMeals): string[] {
  const { options } = draft.meals
  const { matches } = draft.candidates.taste
  const answered = new Set(answeredAlready(draft))
  for (const visit of visits) {
    const option = options[visit]
    if (option) for (const wish of matches(option.candidate.place)) answered.add(wish)
  }
  return possibleWishes(draft).filter((wish) => !answered.has(wish))
}

/** The problem with other points for the first place that answers each of some wishes. */
export function withWishes(
  problem: Problem,
  wishes: readonly string[],
  points: number,
  draft: DraftWithMeals,
): Problem {
  // The goals begin with two for each wish: to answer it, and to answer it again.
  const chosen = new Set(
    possibleWishes(draft).flatMap((wish, index) => (wishes.includes(wish) ? [2 * index] : [])),
  )
  const goals = problem.goals.map((goal, index) => (chosen.has(index) ? { ...goal, bonus: points } : goal))
  return { ...problem, goals }
}

/** The wishes that are answered whatever these days hold: on other days, or by a stop that stays. */
function answeredAlready({ candidates, meals }: DraftWithMeals): ReadonlySet<string> {
  const kept = meals.frames.flatMap((frame) =>
    frame.kept.flatMap(({ place }) => candidates.taste.matches(place)),
  )
  return new Set([...candidates.answered, ...kept])
}

/** Every wish answered, more than half of the sights in the style asked for, and something off the beaten track. */
function tripGoals(draft: DraftWithMeals): TripGoal[] {
  const {
    request: { days, filters },
    candidates: { taste },
  } = draft
  const sights = days * paceLimits(filters).stops[0]
  const wishes = possibleWishes(draft)
  const share = Math.round(sights / Math.max(3, wishes.length) / 2)
  const goals = wishes.flatMap((wish): TripGoal[] => {
    const counts = ({ candidate }: StopOption) => taste.matches(candidate.place).includes(wish)
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
      counts: ({ candidate: { place } }) => isSight(place) && taste.likesStyle(place),
    },
    {
      goal: { target: Math.max(1, Math.round(days * soft.gemsADay)), bonus: soft.gemFound },
      counts: ({ candidate: { place } }) => isSight(place) && isGem(place),
    },
  ]
}

function isSight({ kind }: Place): boolean {
  return kind !== 'food'
}
