import { addDays, month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { isGem } from '~/domain/catalogue/fame'
import type { Interest, Place } from '~/domain/catalogue/place'
import { interests } from '~/domain/catalogue/vocabulary'
import type { Candidate, Taste } from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import { wishMatcher } from '~/domain/request/wish-matcher'
import type { Wished } from '~/domain/request/wishes'
import { hash, seeded } from '~/domain/seeded-random'
import { greatestUnasked, iconsFor } from './icons'
import { tableTaste } from './table-taste'

const { sight, fame: fameWeights, icon: iconWeights } = soft
const presets = new Set(interests.map((interest) => interest.toLowerCase()))

export function tasteOf(
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
  wished: Wished,
): Taste {
  const { filters, budget } = request
  const matches = wishMatcher(request.interests)
  const daily = Math.max(1, destination.daily[budget])
  const climates = climatesOf(request, destination)
  const likesStyle = (place: Place) => filters.travelStyle.some((style) => place.styles.includes(style))
  const usable = places.map(({ place }) => place)
  const askedPlaces = wished.among(usable)
  const asked = new Set(askedPlaces.map(({ id }) => id))
  const timed = new Set(askedPlaces.flatMap(({ id, when }) => (when ? [id] : [])))
  const icons = [
    ...[...asked].filter((id) => usable.some((place) => place.id === id)),
    ...iconsFor(request, destination, places, matches).filter((id) => !asked.has(id)),
  ]
  const ranks = new Map(icons.map((id, rank) => [id, rank]))
  const greatest = new Map(greatestUnasked(request, destination, icons).map((id, rank) => [id, rank]))
  const chance = lotOf(request)
  const isOfOthers = otherWorld(request.interests)
  // A mall with a food court is for who wants to shop, or wrote what it sells; a shop of sweets is for who comes for food.
  const isUnaskedShop = (place: Place) =>
    place.kind === 'shop' &&
    place.interests[0] === 'Shopping' &&
    !matches(place).some((wish) => wish.toLowerCase() === 'shopping' || !presets.has(wish.toLowerCase()))
  const { kinds: likedKinds, quiet: quietKinds, walls, otherIcon, iconsOnWalls, onWalls } = sight.children
  const family = new Map(familyPlaces(request, destination, usable).map(({ id }, rank) => [id, rank]))
  const firstIcons = sight.children.icons(request.days)
  const kindOf = new Map(usable.map(({ id, kind }) => [id, kind]))
  /** What an icon keeps of its points. */
  const keeps = (kind: Place['kind'], rank: number) => {
    if (!filters.childFriendly || likedKinds.includes(kind)) return 1
    if (walls.includes(kind)) return rank < iconsOnWalls ? 1 : onWalls
    return rank < firstIcons ? 1 : otherIcon
  }
  const forAll = icons.filter((id, rank) => keeps(kindOf.get(id) ?? 'food', rank) === 1)
  const first = filters.childFriendly ? icons.slice(0, firstIcons).filter((id) => forAll.includes(id)) : icons
  const own = [...family.keys()].slice(0, sight.children.own.places(request.days))
  const known = ({ id, fame, kind }: Place, asked: boolean) => {
    const rank = ranks.get(id)
    const forFamily = familyWorth(family.get(id))
    if (rank !== undefined) return Math.max(forFamily, iconWorth(rank, request.days) * keeps(kind, rank))
    if (forFamily > 0) return forFamily
    const great = greatest.get(id)
    if (great !== undefined) return iconWeights.unasked.first - iconWeights.unasked.step * great
    return (asked ? 1 : fameWeights.unasked) * fameWeights.best * (fame / 100) ** 2
  }
  const isForOthers = (place: Place) => {
    if (asked.has(place.id)) return false
    const rank = ranks.get(place.id)
    if (family.has(place.id)) return false
    const boring = filters.childFriendly && quietKinds.includes(place.kind)
    if (boring && (rank === undefined || keeps(place.kind, rank) < 1)) return true
    return rank === undefined && !greatest.has(place.id) && (isOfOthers(place) || isUnaskedShop(place))
  }
  const sightScore = ({ place, visit, costCents }: Candidate) => {
    const count = matches(place).length
    const worth =
      sight.any +
      wishScore(count, place.interests.length) +
      (filters.travelStyle.length === 0 ? 0 : likesStyle(place) ? sight.inStyle : sight.notInStyle) +
      (isGem(place) ? (filters.localExperiencesOnly ? sight.gemForLocals : sight.gem) : 0) +
      (wished.likes(place) ? sight.noted : 0) +
      (filters.childFriendly ? forChildren(place) : 0) -
      (budget === 'budget' ? sight.ticket * Math.min(1, costCents / daily) : 0) +
      (budget === 'luxury' ? sight.luxury.points * Math.min(1, costCents / daily / sight.luxury.share) : 0) -
      (place.confidence === 'low' ? sight.uncertain : 0) +
      climates.reduce((sum, { climate, share }) => sum + share * weather(place, climate), 0)
    const isWanted = [ranks, family, greatest].some((each) => each.has(place.id))
    const answers = count > 0 || isWanted ? 1 : soft.unwished
    const rounded = worth * answers * lengthFactor(visit[1]) * chance(place)
    const written = asked.has(place.id) ? (timed.has(place.id) ? sight.timed : sight.written) : 0
    const forOthers = isForOthers(place) ? sight.forOthers : 0
    return Math.max(sight.least, rounded) + known(place, count > 0) * answers + written - forOthers
  }
  return {
    icons,
    musts: [...new Set([...first, ...own, ...forAll])],
    matches,
    likesStyle,
    isForOthers,
    sightScore,
    lead: ({ id, kind }) => {
      const { points, days } = iconWeights.lead
      const rank = ranks.get(id) ?? -1
      return request.days > days || keeps(kind, rank) < 1 ? 0 : (points[rank] ?? 0)
    },
    mealScore: tableTaste(request, destination, places, wished, {
      matches,
      chance,
      iconPoints: ({ id }) => {
        const rank = ranks.get(id)
        return rank === undefined ? 0 : iconWorth(rank, request.days)
      },
    }),
  }
}

/** What an icon is worth beside its other merits, by its rank from 0. */
function iconWorth(rank: number, days: number): number {
  const { top, extra, first, step, more, moreStep, least } = iconWeights
  const many = hard.musts(days)
  return rank < many
    ? (rank < top ? extra : 0) + Math.max(more, first - step * rank)
    : Math.max(least, more - moreStep * (rank - many))
}

/** What a family comes for, the best known first and what is far out later; nothing for anybody else. */
function familyPlaces({ filters, days }: PlanRequest, { center }: Destination, places: Place[]): Place[] {
  if (!filters.childFriendly) return []
  const pull = ({ fame, at }: Place) => fame / (1 + metersBetween(center, at) / sight.children.own.far)
  const known = places.filter(({ kind }) => kind !== 'food').sort((a, b) => pull(b) - pull(a))
  const own = known.filter(({ forChildren }) => forChildren === true)
  const more = known.filter((place) => !own.includes(place) && sight.children.outdoors.includes(place.kind))
  return [...own, ...more.slice(0, Math.max(0, sight.children.own.places(days) - own.length))]
}

/** What such a place is worth to a family beside its other merits, by its rank from 0. */
function familyWorth(rank: number | undefined): number {
  const { first, step, least } = sight.children.own
  return rank === undefined ? 0 : Math.max(least, first - step * rank)
}

/** What is equal comes out in another order for another seed; what matters never does. */
function lotOf({ seed, interests: wishes }: PlanRequest): (place: Place) => number {
  const prefix = `${seed} ${wishes.join()} `
  return (place) => 1 + soft.seedSpread * (2 * seeded(hash(prefix + place.id))() - 1)
}

/** Children want to run and to touch, and little of what hangs on walls. */
function forChildren({ kind, children, forChildren: own }: Place): number {
  const { kinds, quiet, suitable } = sight.children
  const liked = own === true || kinds.includes(kind)
  const dull = !liked && quiet.includes(kind)
  return (
    (children === 'yes' ? suitable : 0) +
    (liked ? sight.children.liked : 0) -
    (dull ? sight.children.dull : 0)
  )
}

/** The months of a trip, each with its share of the days. */
function climatesOf({ startDate, days }: PlanRequest, { climate }: Destination) {
  const counts = new Map<number, number>()
  for (let day = 0; day < days; day++) {
    const number = month(addDays(startDate, day))
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return [...counts].map(([number, count]) => ({ climate: climate[number - 1], share: count / days }))
}

/** A place that is all about what was asked for is worth more than one that touches on it. */
function wishScore(answered: number, interests: number): number {
  if (answered === 0) return 0
  return (
    sight.wish +
    sight.allAboutIt * (answered / Math.max(answered, interests)) +
    sight.anotherWish * Math.min(sight.mostMoreWishes, answered - 1)
  )
}

/** A long visit is worth more than a short one, but not in proportion to its length. */
function lengthFactor(minutes: number): number {
  const { least, most, usual } = soft.visitLength
  return Math.min(most, Math.max(least, Math.sqrt(minutes / usual)))
}

/** Beaches want warmth, and bad weather of either kind speaks for a roof. Days of rain a month, highs in °C. */
function weather({ setting, kind }: Place, climate: Destination['climate'][number] | undefined): number {
  if (!climate) return 0
  const { high, rainDays } = climate
  const { beach, indoor, outdoor } = soft.weather
  if (kind === 'beach')
    return high < beach.cold ? beach.whenCold : high < beach.cool ? beach.whenCool : beach.whenWarm
  if (setting === 'indoor')
    return rainDays >= indoor.rain || high >= indoor.hot || high <= indoor.cold ? indoor.points : 0
  if (setting === 'outdoor') return rainDays >= outdoor.rain || high <= outdoor.cold ? outdoor.points : 0
  return 0
}

/** What interests have in common; one that suits everybody belongs to none. */
const families: Interest[][] = [
  ['Shopping', 'Nightlife', 'Food & Dining'],
  ['Museums', 'History', 'Art', 'Architecture'],
  ['Nature & Outdoors', 'Beach', 'Adventure'],
]

/** Kinds that belong to a family, whatever else they are about: an old shop is a shop. */
const kindsOfFamilies: Place['kind'][][] = [['shop', 'nightlife'], ['museum', 'gallery', 'worship'], []]

/**
 * Tells the places that are for other travellers than one with these interests: who comes for shops and bars would rather
 * stroll through a lively street on the way than see one more church. Nobody who comes to see the sights has any.
 */
function otherWorld(interests: readonly string[]): (place: Place) => boolean {
  const known = families.filter((family) => family.some((interest) => interests.includes(interest)))
  if (known.length === 0 || interests.includes('Sightseeing')) return () => false
  const others = families.filter((family) => !known.includes(family)).flat()
  const own = known.flat()
  const kinds = families.flatMap((family, index) =>
    known.includes(family) ? [] : (kindsOfFamilies[index] ?? []),
  )
  return ({ interests: about, kind }) =>
    kinds.includes(kind) ||
    (about.some((interest) => others.includes(interest)) && !about.some((interest) => own.includes(interest)))
}
