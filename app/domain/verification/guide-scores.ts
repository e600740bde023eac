import type { Place } from '~/domain/catalogue/place'
import type { Score } from '~/domain/itinerary/itinerary'
import { sequence } from '~/domain/message'
import { companionPairs, isTogether } from './companions'
import { allStops, type CheckContext, isMealStop, isVisit, nameOf, type Stop } from './context'
import { wantedIcons } from './icons'
import { tell } from './sentences'
import { listOf, worst } from './verdict'
import { waitsOf } from './waits'

/** Share of the pairs of companions that are on one day. */
export function together(context: CheckContext): Score {
  const { plan, request, destination } = context
  const dates = plan.days.map(({ date }) => date)
  const { places } = wantedIcons(destination, request, dates)
  const pairs = companionPairs(
    context,
    places.map(({ id }) => id),
  )
  const apart = pairs.filter((pair) => !isTogether(pair))
  const kept = pairs.length - apart.length
  if (pairs.length === 0) return { id: 'together', value: 1, evidence: tell('score.together.none', {}) }
  const names = new Map(destination.places.map(({ id, name }) => [id, name]))
  const said = apart.map(({ places: [one, other], days: [day, otherDay] }) => {
    const [first, second] = [names.get(one) ?? one, names.get(other) ?? other]
    if (day !== null && otherDay !== null)
      return tell('score.together.pair', { first, firstDay: day, second, secondDay: otherDay })
    return tell(
      'score.together.one',
      day === null ? { there: second, missing: first } : { there: first, missing: second },
    )
  })
  // Two icons that are both missing are named by the score of icons.
  const told = said.filter((_, index) => apart[index]?.days.some((day) => day !== null))
  return {
    id: 'together',
    value: rounded(kept / pairs.length),
    evidence: sequence([
      tell('score.together', { kept, pairs: pairs.length }),
      ...(told.length > 0 ? [tell('score.together.apart', listOf(told))] : []),
    ]),
  }
}

/** Minutes a day in town of waiting that nothing explains. */
export function rest(context: CheckContext): Score {
  const inTown = context.days.filter(({ day }) => day.kind === undefined)
  const waits = inTown.flatMap((judged) => waitsOf(judged, context).filter(({ explained }) => !explained))
  const longest = worst(waits, ({ minutes }) => minutes)
  if (!longest) return { id: 'rest', value: 0, evidence: tell('score.rest.none', {}) }
  const minutes = Math.round(waits.reduce((sum, wait) => sum + wait.minutes, 0) / inTown.length)
  return {
    id: 'rest',
    value: minutes,
    evidence: tell('score.rest', {
      minutes,
      longest: longest.minutes,
      longestDay: longest.after.day.day,
      stop: nameOf(longest.after),
    }),
  }
}

/** How many of the best known tables of a town are looked for. */
const bestTables = 9

/** Share of the tables that are of the level asked for, and neither a chain nor a food court. */
export function tables(context: CheckContext): Score {
  const { request, destination } = context
  const meals = allStops(context).filter((stop) => isMealStop(stop) && stop.place)
  const telling = destination.places.some(({ cuisine }) => cuisine !== undefined)
  const ordinary = meals.filter(({ place }) => place && isOrdinary(place, telling))
  const off = meals.filter((stop) => !ordinary.includes(stop) && isOffLevel(stop, context))
  const asksForFood = request.interests.includes('Food & Dining')
  const good = meals.length - ordinary.length - off.length
  if (meals.length === 0) return { id: 'tables', value: 1, evidence: tell('score.tables.none', {}) }
  return {
    id: 'tables',
    value: rounded(good / meals.length),
    evidence: sequence([
      tell('score.tables', { good, tables: meals.length }),
      ...(asksForFood ? [bestKnown(meals, destination.places)] : []),
      ...(ordinary.length > 0 ? [tell('score.tables.ordinary', listOf(ordinary.map(nameOf)))] : []),
      ...(off.length > 0
        ? [tell('score.tables.level', { budget: request.budget, ...listOf(off.map(nameOf)) })]
        : []),
    ]),
  }
}

/** A chain or a food court; where the catalogue does not tell them, its common kinds. */
function isOrdinary({ chain, cuisine, everyday }: Place, telling: boolean): boolean {
  return telling ? chain === true || cuisine?.includes('food court') === true : everyday === true
}

/** A dinner that is too simple for luxury, or a table of the top for a small budget. */
function isOffLevel({ place, activity }: Stop, { request: { budget } }: CheckContext): boolean {
  const { tier } = place ?? {}
  if (tier === undefined) return false
  return budget === 'luxury' ? activity.meal === 'dinner' && tier < 3 : budget === 'budget' && tier === 4
}

function bestKnown(meals: Stop[], places: Place[]) {
  const best = places
    .filter(({ kind }) => kind === 'food')
    .sort((one, other) => other.fame - one.fame)
    .slice(0, bestTables)
  const found = best.filter(({ id }) => meals.some(({ place }) => place?.id === id)).length
  return tell('score.tables.known', { found, best: best.length })
}

/** Share of the evenings in town with something after dinner. */
export function evening({ days, request }: CheckContext): Score {
  if (request.filters.childFriendly)
    return { id: 'evening', value: 1, evidence: tell('score.evening.children', {}) }
  const evenings = days.flatMap(({ day, stops }) => {
    const dinner = stops.find(({ activity }) => activity.meal === 'dinner')
    if (!dinner || day.kind !== undefined) return []
    return [stops.filter((stop) => isVisit(stop) && stop.from >= dinner.to)]
  })
  if (evenings.length === 0) return { id: 'evening', value: 1, evidence: tell('score.evening.none', {}) }
  const out = evenings.filter((stops) => stops.length > 0)
  const named = out.flatMap(([stop]) =>
    stop ? [tell('score.evening.stop', { stop: nameOf(stop), ofDay: stop.day.day })] : [],
  )
  return {
    id: 'evening',
    value: rounded(out.length / evenings.length),
    evidence: sequence([
      tell('score.evening', { evenings: out.length, days: evenings.length }),
      ...(named.length > 0 ? [tell('score.evening.named', listOf(named))] : []),
    ]),
  }
}

/** Share of the lunches and dinners with a kitchen that no other has. */
export function variety(context: CheckContext): Score {
  const kitchens = allStops(context).flatMap(({ activity, place }) =>
    activity.meal === 'breakfast' ? [] : (place?.cuisine?.[0] ?? []),
  )
  const different = [...new Set(kitchens)]
  if (kitchens.length === 0) return { id: 'variety', value: 1, evidence: tell('score.variety.none', {}) }
  return {
    id: 'variety',
    value: rounded(different.length / kitchens.length),
    evidence: tell('score.variety', {
      kitchens: different.length,
      meals: kitchens.length,
      names: different,
    }),
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
