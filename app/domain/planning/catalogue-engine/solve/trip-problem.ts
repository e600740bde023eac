import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'
import { cheapestNeeded } from '~/domain/itinerary/buy-tickets'
import type { Goal, Group, Problem, Resource, Visit } from '~/domain/planning/solver/problem'
import type {
  Candidate,
  DayFrame,
  DraftWithMeals,
  StopOption,
  TravelMatrix,
} from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { isMeant } from '~/domain/reader/targets'
import { type DayHours, dayLoad, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { daySpend } from '~/domain/request/wishes'
import { restAfter } from '../candidates/stop-options'

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
    length: travel.apart,
    legCost: legCost(travel, placeAt),
    resources: resources.map(({ resource, room = 0 }) =>
      roomy ? { ...resource, limit: resource.limit + room } : resource,
    ),
    packed: resources.findIndex(({ isMoney }) => isMoney),
    mandatoryKinds: 3,
    goals: goals.map(({ goal }) => goal),
    groups: companionGroups(destination, draft, taste.icons.slice(0, hard.coreIcons(frames.length))),
    fewestBonus: Math.max(...fewest) > 1 ? medium.firstSights : medium.onlySight,
    idleCost,
    shapeCost: dayShapeCost(travel, placeAt, base),
    mandatoryReward: hard.meal,
  }
}

const { noticed, long, zigzag } = medium.detour
const { famousFirst, leg: legWeights, rainyDay, wait } = soft

/** What a sight is worth at the time of day of the option; an evening needs something worth staying up for. */
function sightWorth({ candidate, worth, night }: StopOption, draft: DraftWithMeals): number {
  const score = draft.candidates.taste.sightScore(candidate) * worth
  if (!night) return score
  const venue = evenings.includes(candidate.place.kind)
  const asked = draft.request.interests.includes('Nightlife')
  return score + medium.evening + (venue && asked ? medium.nightOut : 0)
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

type PlaceAt = (site: number) => Place | undefined

/** Places that belong together, as sites; those for which a traveller comes above all. */
function companionGroups(
  { companions }: Destination,
  { candidates: { places }, meals: { options } }: DraftWithMeals,
  icons: string[],
): Group[] {
  const sites = new Map(places.map(({ place }, index) => [place.id, index + 1]))
  const turned = new Map(
    options.flatMap(({ site, turned: first }) => (first === undefined ? [] : [[first, site]])),
  )
  const among = (ids: string[]) => {
    const known = ids.flatMap((id) => sites.get(id) ?? [])
    return known.length < 2 ? [] : known.flatMap((site) => [site, turned.get(site) ?? []].flat())
  }
  const { any, icons: ofIcons } = medium.together
  return companions
    .flatMap((group) => [
      { sites: among(group.places), bonus: any },
      { sites: among(group.places.filter((id) => icons.includes(id))), bonus: ofIcons },
    ])
    .filter((group) => group.sites.length > 1)
}

/** A short wait is breathing space, an hour is a hole in the day. */
function idleCost(minutes: number): number {
  if (minutes <= 0) return 0
  // Nearly every wait is short, and this runs for every insertion that is tried.
  if (minutes <= wait.long.from) return wait.minute * minutes
  return (
    wait.minute * minutes +
    wait.long.minute * Math.max(0, minutes - wait.long.from) +
    wait.hole.minute * Math.max(0, minutes - wait.hole.from)
  )
}

/** What the shape of a day takes off: a zigzag, many rides, and coming back to a quarter that was left. */
function dayShapeCost(
  travel: TravelMatrix,
  candidateAt: PlaceAt,
  base: Place,
): NonNullable<Problem['shapeCost']> {
  const placeAt = (site: number) => (site === 0 ? base : candidateAt(site))
  return (ratio, path) => {
    let rides = 0
    for (let leg = 1; leg < path.length; leg++)
      rides += travel.ridden[(path[leg - 1] ?? 0) * travel.sites + (path[leg] ?? 0)] ?? 0
    const stops = path.slice(1, -1).map(placeAt)
    // Breakfast is on the way from the bed, and the last stops of the base's quarter are on the way to it.
    const quarters = stops.slice(stops[0]?.kind === 'food' ? 1 : 0).map((place) => place?.area)
    while (quarters.length > 0 && quarters.at(-1) === base.area) quarters.pop()
    let returns = 0
    for (let at = 1; at < quarters.length; at++)
      if (quarters[at] !== quarters[at - 1] && quarters.indexOf(quarters[at]) < at) returns++
    return (
      detourCost(ratio) +
      medium.manyRides.points * Math.max(0, rides - medium.manyRides.most) +
      medium.comingBack * returns
    )
  }
}

/** What a way round that is so many times the shortest takes off. */
function detourCost(ratio: number): number {
  if (ratio <= noticed.from) return 0
  return (
    noticed.points * Math.max(0, ratio - noticed.from) +
    long.points * Math.max(0, ratio - long.from) +
    zigzag.points * Math.max(0, ratio - zigzag.from)
  )
}

function legCost({ way, meters, ridden, sites }: TravelMatrix, placeAt: PlaceAt): Float64Array {
  const fromBase = Array.from(meters.slice(1, sites)).sort((a, b) => a - b)
  const usual = fromBase[Math.floor(fromBase.length / 2)] || 1
  const areas = Array.from({ length: sites }, (_, site) => placeAt(site)?.area)
  return way.map((each, index) => {
    const [from, to] = [areas[Math.floor(index / sites)], areas[index % sites]]
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

/** Every wish answered, more than half of the sights in the style asked for, something off the beaten track, and other kitchens each day. */
function tripGoals({
  request: { days, filters },
  candidates: { places, taste },
}: DraftWithMeals): TripGoal[] {
  const sights = days * paceLimits(filters).stops[0]
  const wishes = [...new Set(places.flatMap(({ place }) => taste.matches(place)))]
  const share = Math.round(sights / Math.max(3, wishes.length) / 2)
  const goals = wishes.flatMap((wish): TripGoal[] => {
    const counts = ({ candidate }: StopOption) => taste.matches(candidate.place).includes(wish)
    return [
      { goal: { target: 1, bonus: medium.wishAnswered }, counts },
      { goal: { target: share, bonus: soft.wishAgain }, counts },
    ]
  })
  const inStyle = filters.travelStyle.length > 0 ? Math.ceil(sights * medium.shareInStyle) : 0
  const kitchens = [...new Set(places.flatMap(({ place }) => place.cuisine?.[0] ?? []))]
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
    ...kitchens.map(
      (kitchen): TripGoal => ({
        goal: { target: 1, bonus: soft.anotherKitchen },
        counts: ({ candidate: { place }, meal }) =>
          (meal === 'lunch' || meal === 'dinner') && place.cuisine?.[0] === kitchen,
      }),
    ),
  ]
}

function isSight({ kind }: Place): boolean {
  return kind !== 'food'
}

/** What a day may use up, and how much of it a stop uses. */
interface DayResource {
  resource: Resource
  isMoney?: true
  /** How much more a day may use up where it would otherwise be waiting. */
  room?: number
  use: (option: StopOption) => number
}

const evenings: Place['kind'][] = ['nightlife', 'show']

/**
 * Metres on foot, money, the load and the number of stops, and not too much of one kind. What a day begins with is within
 * every limit: where distances are long, or a traveller has settled on more, the limit gives way.
 */
function dayResources({ request, destination, candidates: { hours }, meals }: DraftWithMeals): DayResource[] {
  const { travel } = meals
  const { filters, wishes = [] } = request
  const { transit } = destination
  const shape = paceLimits(filters)
  const { strenuousADay: strenuous } = hard
  const sights = (limit: number, use: (option: StopOption) => number): DayResource => ({
    resource: { limit },
    use: (option) => (option.meal || option.away || option.night ? 0 : use(option)),
  })
  const load = sights(dayLoad(filters, hours), ({ stay }) => stay[1])
  const all: DayResource[] = [
    {
      resource: { limit: filters.maxWalkingDistance * 1000, legs: travel.walked },
      use: ({ candidate }) => candidate.place.line?.footMeters ?? 0,
    },
    {
      resource: {
        limit: daySpend(request, destination),
        legs: travel.ridden.map((ridden) => ridden * transit.fareCents),
        ...(transit.dayPassCents !== undefined && { legCap: transit.dayPassCents }),
      },
      isMoney: true,
      use: ({ candidate }) => candidate.costCents,
    },
    {
      ...load,
      resource: { ...load.resource, legs: travel.minutes },
      room: hard.roomForGaps.minutes[filters.pace],
    },
    {
      ...sights(shape.stops[1], ({ stay }) => (stay[1] <= hard.shortStop ? hard.shortStopCounts : 1)),
      room: hard.roomForGaps.stops[filters.pace],
    },
    sights(filters.pace === 'relaxed' ? strenuous.relaxed : strenuous.other, ({ candidate }) =>
      candidate.place.effort === 3 ? 1 : 0,
    ),
    {
      resource: { limit: hard.nightsADay },
      use: ({ night, candidate }) => (night || candidate.place.kind === 'nightlife' ? 1 : 0),
    },
    ...wishes.flatMap((wish): DayResource[] =>
      wish.is === 'count' && wish.per === 'day' && wish.compare !== 'least'
        ? [
            {
              resource: { limit: wish.number },
              use: ({ meal, candidate }) => (!meal && isMeant(candidate.place, wish.what) ? 1 : 0),
            },
          ]
        : [],
    ),
    ...hard.dayLimits.map(({ kinds, most }) => ({
      ...sights(Math.max(most, mostAsked(kinds, request)), ({ candidate }) =>
        kinds.includes(candidate.place.kind) ? 1 : 0,
      ),
      room: hard.roomForGaps.stops[filters.pace],
    })),
  ]
  return all.map((each) => {
    const { resource } = each
    const limit = Math.max(resource.limit, ...usedAtFirst(each, meals))
    return { ...each, resource: { ...resource, limit } }
  })
}

/** How many places of a kind a day may have for somebody who came for them. */
function mostAsked(kinds: readonly Place['kind'][], { interests }: PlanRequest): number {
  const asked = hard.dayLimitsAsked.filter(
    ({ interest, kind }) => kinds.includes(kind) && interests.includes(interest),
  )
  return Math.max(0, ...asked.map(({ most }) => most))
}

/** By day: what its reserved meals and the stops that stay use up. */
function usedAtFirst(
  { resource, use }: DayResource,
  { reserved, options, travel }: DraftWithMeals['meals'],
): number[] {
  return reserved.map((visits) => {
    const stops = visits.flatMap((visit) => options[visit] ?? [])
    const path = [0, ...stops.map(({ site }) => site), 0]
    const onLegs = path
      .slice(1)
      .reduce((sum, site, index) => sum + (resource.legs?.[(path[index] ?? 0) * travel.sites + site] ?? 0), 0)
    const inside = stops.reduce((sum, option) => sum + use(option), 0)
    return inside + Math.min(onLegs, resource.legCap ?? Number.POSITIVE_INFINITY)
  })
}
