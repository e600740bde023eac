import type { Destination } from '~/domain/catalogue/destination'
import { cooksForDiet, namesDiet } from '~/domain/catalogue/diet-kitchen'
import { isGem } from '~/domain/catalogue/fame'
import { cooksFromElsewhere, isAtHome } from '~/domain/catalogue/kitchen-homes'
import type { Meal, Place } from '~/domain/catalogue/place'
import type { Candidate, Taste } from '~/domain/planning/trip-draft'
import { soft } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Wished } from '~/domain/request/wishes'

const { table } = soft

/** What is liked of a table beside its level. */
interface Liking {
  matches: (place: Place) => string[]
  chance: (place: Place) => number
  /** Points of an icon; 0 for any other place. */
  iconPoints: (place: Place) => number
}

/** What a table is worth for a meal: how well known it is, whether it is of the traveller's level, and what it costs. */
export function tableTaste(
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
  wished: Wished,
  { matches, chance, iconPoints }: Liking,
): Taste['mealScore'] {
  const { budget, interests } = request
  const daily = Math.max(1, destination.daily[budget])
  const tables = places.filter(({ place }) => place.kind === 'food')
  const levelOf = levels(tables)
  const gourmet = interests.includes('Food & Dining')
  const best = bestKnownTables(request, places, destination)
  const dieting = request.filters.dietaryRestrictions.length > 0
  // A house of the top is there for its cook, and one that was written of for the traveller.
  const isForeign = (candidate: Candidate, meal: Meal) =>
    meal !== 'breakfast' &&
    !dieting &&
    levelOf(candidate) < 4 &&
    wished.food(candidate.place) <= 0 &&
    !wished.likes(candidate.place) &&
    cooksFromElsewhere(candidate.place, destination)
  return (candidate, meal) => {
    const { place, costCents, visit } = candidate
    const share = costCents / daily / soft.mealShare[budget][meal]
    const price = (share > 1 ? -table.dear * (share - 1) : 0) + table.spend[budget] * Math.min(1, share)
    const level = meal === 'breakfast' ? 0 : table.level[budget][meal][levelOf(candidate) - 1]
    const plain = !dieting && levelOf(candidate) < 4
    const hasty = meal === 'dinner' && isSnack(place, visit) ? table.snack.points[budget] : 0
    const isLate = meal === 'dinner' && budget === 'budget'
    const wrong = hasty + offHours(place, meal) * (isLate ? table.offHoursOnBudget : 1)
    // A snack is no dinner however famous it is, and the luxury level dines at its own tables.
    const below =
      meal === 'dinner' &&
      ((budget === 'luxury' && levelOf(candidate) <= 2) || (budget !== 'budget' && wrong > 0))
    const liked =
      (matches(place).length > 0 ? table.wish : 0) +
      (wished.likes(place) ? table.noted : 0) +
      table.written * wished.food(place)
    const known =
      (gourmet ? table.fameForGourmets / interests.length + table.fame : table.fame) * place.fame +
      (isGem(place) ? table.gem : 0)
    const worth =
      (table.any + liked + known) * chance(place) +
      (best.has(place.id) && !below ? bestKnownPoints(interests) : 0) +
      (below ? 0 : table.icon * iconPoints(place)) +
      (place.knownFor ? table.knownFor : 0) +
      (budget === 'budget' && isStreetFood(place) ? table.streetFood : 0) +
      price +
      (level ?? 0) +
      (plain && meal !== 'breakfast' ? ownKitchen(place, destination) : 0) -
      (!dieting && place.fame < table.forDiet.fame && namesDiet(place, destination)
        ? table.forDiet.points
        : 0) -
      (isOrdinary(place, request, destination) ? table.ordinary : 0)
    // Worth less than nothing: a table of the country, and one that is for this meal, is worth a ride.
    return Math.max(table.least, worth) - wrong - (isForeign(candidate, meal) ? table.fromElsewhere : 0)
  }
}

/** A plate that is eaten in a few minutes, of which few have several. */
function isSnack({ cuisine: [kitchen] = [] }: Place, [, minutes]: Candidate['visit']): boolean {
  return minutes < table.snack.minutes && !(kitchen && table.snack.plates.includes(kitchen))
}

/** Points for what is cooked in this country. */
function ownKitchen({ cuisine = [] }: Place, destination: Destination): number {
  const [main = false, ...others] = cuisine.map((kitchen) => isAtHome(kitchen, destination))
  return main ? table.ofCountry.main : others.includes(true) ? table.ofCountry.other : 0
}

/** Points off for a house of sweets, bread or breakfasts at a meal that it is not for. */
function offHours({ cuisine: [kitchen] = [] }: Place, meal: Meal): number {
  return (kitchen && table.offHours[meal][kitchen]) || 0
}

/** What a house that everybody knows is worth: less beside other interests. */
function bestKnownPoints({ length }: readonly string[]): number {
  const { alone, points } = table.bestKnown
  return length === 1 ? alone : (2 * points) / (1 + length)
}

/** The houses that somebody who comes for the food has heard of, by id; none for anybody else. */
export function bestKnownTables(
  request: PlanRequest,
  places: Candidate[],
  destination: Destination,
): ReadonlySet<string> {
  if (!request.interests.includes('Food & Dining')) return new Set()
  return new Set(
    places
      .filter(({ place }) => place.kind === 'food' && !isOrdinary(place, request, destination))
      .sort((a, b) => b.place.fame - a.place.fame)
      .slice(0, table.bestKnown.many)
      .map(({ place }) => place.id),
  )
}

/** A chain, a mall, a food court, or a kitchen for a diet that nobody asked for: used where little else is left. */
export function isOrdinary(place: Place, { filters }: PlanRequest, destination: Destination): boolean {
  const { chain, everyday, cuisine = [] } = place
  const dieting = filters.dietaryRestrictions.length > 0
  return (
    chain === true ||
    everyday === true ||
    cuisine.includes('food court') ||
    (!dieting && cooksForDiet(place, destination))
  )
}

function isStreetFood({ cuisine = [], tier }: Place): boolean {
  return (
    tier === 1 ||
    cuisine.some((each) => each === 'street food' || each === 'market hall' || each === 'hawker')
  )
}

/** The level of a house from 1 to 4: the catalogue's, or by its price among those of the town. */
function levels(tables: Candidate[]): (table: Candidate) => 1 | 2 | 3 | 4 {
  const prices = tables.map(({ costCents }) => costCents).sort((a, b) => a - b)
  const at = (share: number) => prices[Math.floor(share * (prices.length - 1))] ?? 0
  const [ordinary, evening, top] = [at(0.25), at(0.7), at(0.92)]
  return ({ place: { tier }, costCents }) => {
    if (tier === 1 || tier === 2 || tier === 3 || tier === 4) return tier
    return costCents > top ? 4 : costCents > evening ? 3 : costCents > ordinary ? 2 : 1
  }
}
