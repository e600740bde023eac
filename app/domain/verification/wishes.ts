import type { Place } from '~/domain/catalogue/place'
import type { Check } from '~/domain/itinerary/itinerary'
import type { Constraint, Target } from '~/domain/reader/constraint'
import { wishMessage } from '~/domain/reader/wish-message'
import { allStops, type CheckContext, isMealStop, isVisit, type JudgedDay, type Stop } from './context'
import { earlyStart } from './day-rules'
import { tell } from './sentences'
import { fault, verdict } from './verdict'
import { dayOutcome, type Outcome } from './wished-days'
import { isAgainst, type VisitWish } from './wished-places'
import { isAbout, isThen } from './wished-times'

/** Whether the traveller wrote something that can be asked about, or that was not understood. */
export function isWritten({ wishes = [], unread = false }: CheckContext['request']): boolean {
  return wishes.length > 0 || unread
}

/** Whatever was read out of what the traveller wrote holds in the plan. What was not understood leaves it open. */
export function wishesCheck(context: CheckContext): Check {
  const { wishes = [], unread = false } = context.request
  const outcomes = wishes.map((wish) => ({ wish, outcome: outcomeOf(wish, context) }))
  const of = (wanted: Outcome) => outcomes.flatMap(({ wish, outcome }) => (outcome === wanted ? [wish] : []))
  const [holds, fails, unseen] = [of('holds'), of('fails'), of('unseen')]
  const said = (list: Constraint[]) => ({
    wishes: list.map((wish) => wishMessage(wish, context.destination)),
  })
  return verdict('wishes', {
    faults: fails.length > 0 ? [fault(tell('check.wishes.missed', said(fails)))] : [],
    unknowns: [
      ...(unread ? [tell('check.wishes.unread', {})] : []),
      ...(unseen.length > 0 ? [tell('check.wishes.unseen', said(unseen))] : []),
      // What is proven is said beside it.
      ...((unread || unseen.length > 0) && holds.length > 0 ? [tell('check.wishes.pass', said(holds))] : []),
    ],
    pass: tell('check.wishes.pass', said(holds)),
  })
}

function outcomeOf(wish: Constraint, context: CheckContext): Outcome {
  const { filters, arrival, departure } = context.request
  const answer = (holds: boolean): Outcome => (holds ? 'holds' : 'fails')
  switch (wish.is) {
    case 'skip':
    case 'seen':
      return answer(!visitsOf(context).some((stop) => goesAgainst(stop, wish, context)))
    case 'must':
    case 'like':
      return answer(visitsOf(context).some((stop) => isAbout(stop, wish.what)))
    case 'pin':
      return answer(
        allStops(context).some((stop) => isAbout(stop, wish.what) && isThen(stop, wish.when, context)),
      )
    case 'count':
      return answer(isCounted(wish, context))
    case 'days':
    case 'rest':
    case 'spend':
    case 'splurge':
    case 'meal':
    case 'mealtime':
      return dayOutcome(wish, context)
    case 'budget':
      return answer(context.request.budget === wish.level)
    case 'diet':
      return answer(filters.dietaryRestrictions.includes(wish.diet))
    case 'pace':
      return answer(filters.pace === wish.pace)
    case 'walk-limit':
      return answer(filters.maxWalkingDistance <= Math.max(1, wish.km))
    case 'party':
      return wish.who === 'children' || wish.who === 'baby' ? answer(filters.childFriendly) : 'unseen'
    case 'access':
      return accessOutcome(wish.need, context)
    case 'arrive':
    case 'leave': {
      const given = wish.is === 'arrive' ? arrival : departure
      return wish.when.at === undefined ? 'unseen' : answer(given !== undefined)
    }
    case 'day-trip':
      return answer(tripsOf(context, wish).length > 0 !== (wish.not ?? false))
    case 'start':
    case 'end':
      return hoursOutcome(wish, context)
    case 'base':
      return wish.at.by === 'area'
        ? answer(context.days.some(({ base }) => base !== undefined && base.area === targetId(wish.at)))
        : 'unseen'
    default:
      return foodOutcome(wish, context)
  }
}

function targetId(target: Target): string | undefined {
  return target.by === 'place' || target.by === 'area' ? target.id : undefined
}

/** Stops that are no meals and no beds. */
function visitsOf(context: CheckContext): Stop[] {
  return allStops(context).filter((stop) => isVisit(stop))
}

/** Whether a stop is one that the traveller does not want then. */
function goesAgainst(stop: Stop, wish: VisitWish, context: CheckContext): boolean {
  // "No churches. Well, St Peter's": who names a place wants it, whatever its kind.
  const named = (context.request.wishes ?? []).some(
    (other) =>
      (other.is === 'must' || other.is === 'pin' || other.is === 'like') &&
      other.what.by === 'place' &&
      other.what.id === stop.place?.id,
  )
  return (
    stop.place !== undefined &&
    !(named && wish.what.by !== 'place') &&
    isAgainst(stop.place, wish) &&
    (wish.when === undefined || isThen(stop, wish.when, context))
  )
}

function isCounted(
  { what, compare, number, per }: Extract<Constraint, { is: 'count' }>,
  context: CheckContext,
): boolean {
  const counts = context.days.map(
    ({ stops }) => stops.filter((stop) => !isMealStop(stop) && isAbout(stop, what)).length,
  )
  const measured = per === 'day' ? counts : [counts.reduce((sum, count) => sum + count, 0)]
  return measured.every((count) =>
    compare === 'most' ? count <= number : compare === 'least' ? count >= number : count === number,
  )
}

const needOf = {
  wheelchair: 'Wheelchair accessible',
  'walks-little': 'Limited mobility',
  'no-stairs': 'No stairs',
} as const

function accessOutcome(
  need: Extract<Constraint, { is: 'access' }>['need'],
  { request: { filters } }: CheckContext,
): Outcome {
  if (need === 'blind' || need === 'deaf') return 'unseen'
  return filters.accessibility.includes(needOf[need]) ? 'holds' : 'fails'
}

/** The day trips of the plan that a wish is about, on the day that it names. */
function tripsOf(context: CheckContext, { to, when }: Extract<Constraint, { is: 'day-trip' }>): string[] {
  const known = new Set(context.destination.dayTrips.map(({ id }) => id))
  const wanted = to && targetId(to)
  return allStops(context).flatMap((stop) => {
    const id = stop.activity.placeId
    const meant = id !== null && known.has(id) && (to === undefined || id === wanted)
    return meant && (when === undefined || isThen(stop, { ...when, part: undefined, at: undefined }, context))
      ? [id]
      : []
  })
}

/** Latest early start and earliest late one; the hour by which an early night is over. */
const early = { start: 540, late: 570, end: 1320 }

/** Minutes after the early hour that was asked for within which a day begins. */
const soon = 90

function hoursOutcome(
  wish: Extract<Constraint, { is: 'start' | 'end' }>,
  { days, request }: CheckContext,
): Outcome {
  const { is, at, early: wanted } = wish
  const firsts = days.flatMap(({ stops: [first] }) => (first ? [first.from] : []))
  const begin = earlyStart([wish], request.filters.pace)
  // One arrives in the course of the first day.
  const isLate = ({ day, stops: [first] }: JudgedDay) =>
    day.day > 1 && first && first.from > (begin ?? first.from) + soon
  if (days.some(isLate)) return 'fails'
  const lasts = days.flatMap(({ stops }) => stops.filter((stop) => isVisit(stop)).at(-1)?.to ?? [])
  const holds =
    is === 'start'
      ? firsts.every((from) =>
          at !== undefined ? from >= at : wanted ? from <= early.start : from >= early.late,
        )
      : lasts.every((to) => to <= (at ?? early.end))
  return holds ? 'holds' : 'fails'
}

function foodOutcome(wish: Constraint, context: CheckContext): Outcome {
  if (wish.is !== 'eat' && wish.is !== 'avoid-food') return 'unseen'
  const serving = (stops: Stop[]) =>
    stops.some(({ place }) => place !== undefined && serves(place, wish.food))
  const served = serving(allStops(context))
  if (wish.is === 'eat' && wish.when?.day === 'every')
    return context.days.every(({ stops }) => serving(stops)) ? 'holds' : 'fails'
  if (wish.is === 'eat') return served ? 'holds' : 'fails'
  return served ? 'fails' : cuisineWords.has(wish.food) ? 'holds' : 'unseen'
}

/** What a kitchen's name tells for sure; of pork or alcohol it tells nothing. */
const cuisineWords = new Set(
  'seafood fish sushi ramen pizza tapas burgers italian indian chinese japanese thai french mexican'.split(
    ' ',
  ),
)

function serves({ kind, cuisine = [], knownFor = '' }: Place, food: string): boolean {
  return (
    kind === 'food' &&
    (cuisine.some((each) => each.includes(food) || (food === 'fish' && each === 'seafood')) ||
      knownFor.toLowerCase().includes(food))
  )
}
