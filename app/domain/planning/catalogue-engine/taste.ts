import { addDays, month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { cooksForDiet } from '~/domain/catalogue/diet-kitchen'
import { isGem } from '~/domain/catalogue/fame'
import type { Meal, Place } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'
import { hash, seeded } from '~/domain/seeded-random'
import type { Candidate } from './candidates'
import { noteMatcher, wishMatcher } from './matching'

/** What one traveller likes, and how much of it a place offers. A good sight scores about 80, an icon 150 and more. */
export interface Taste {
  /** Wishes of the form that the place answers, in the traveller's own words. */
  matches: (place: Place) => string[]
  likesStyle: (place: Place) => boolean
  sightScore: (candidate: Candidate) => number
  mealScore: (candidate: Candidate, meal: Meal) => number
}

type BudgetLevel = PlanRequest['budget']

/** Share of a day's spend that a meal takes at its best, by budget level. */
const mealShare: Record<BudgetLevel, Record<Meal, number>> = {
  budget: { breakfast: 0.1, lunch: 0.2, dinner: 0.28 },
  moderate: { breakfast: 0.09, lunch: 0.18, dinner: 0.3 },
  luxury: { breakfast: 0.08, lunch: 0.18, dinner: 0.36 },
}
/** Points that a meal far below that share loses. */
const plainness: Record<BudgetLevel, number> = { budget: 0, moderate: 20, luxury: 56 }
/** Points that each meal's share too much loses. */
const dearness = 30
/** Points that a chain loses, a mall, and a kitchen for a diet that nobody asked for. */
const ordinary = 20
/** Points for each degree of fame of a table: a house people talk about is worth a few minutes more on foot. */
const renown = 0.28
/** A dinner shorter than this is a snack, minutes. */
const properDinner = 45

/** The shorter the trip, the more fame counts: points for the best known place and for each of the last degrees of fame. */
function weightOfFame(days: number): { fame: number; icon: number } {
  if (days <= 3) return { fame: 75, icon: 7 }
  return days <= 6 ? { fame: 60, icon: 7 } : { fame: 45, icon: 4 }
}

/** Above this fame a sight is what people come for. */
const iconFame = 85
/** Fame counts by this share for a place that answers no wish. */
const unasked = 0.3
const unaskedIcon = 0.3
/** What a place keeps of its worth that answers no wish and is not world famous either. */
const unwished = 0.2
/** Scores for one seed and set of interests differ by up to this share from those for another. */
const seedSpread = 0.3

export function tasteOf(request: PlanRequest, destination: Destination): Taste {
  const { filters, budget } = request
  const matches = wishMatcher(request.interests)
  const noted = noteMatcher(request.additionalInfo)
  const daily = Math.max(1, destination.daily[budget])
  const climates = climatesOf(request, destination)
  const weight = weightOfFame(request.days)
  const dieting = filters.dietaryRestrictions.length > 0
  const likesStyle = (place: Place) => filters.travelStyle.some((style) => place.styles.includes(style))
  const wishes = `${request.seed} ${request.interests.join()} `
  const chance = (place: Place) => 1 + seedSpread * (2 * seeded(hash(wishes + place.id))() - 1)

  const fameScore = ({ fame }: Place, asked: boolean) => {
    const known = weight.fame * (fame / 100) ** 2
    const icon = weight.icon * Math.max(0, fame - iconFame)
    return asked ? known + icon : unasked * known + unaskedIcon * icon
  }
  const sightScore = ({ place, visit, costCents }: Candidate) => {
    const count = matches(place).length
    const worth =
      12 +
      wishScore(count, place.interests.length) +
      fameScore(place, count > 0) +
      (filters.travelStyle.length === 0 ? 0 : likesStyle(place) ? 28 : -12) +
      (isGem(place) ? (filters.localExperiencesOnly ? 14 : 9) : 0) +
      (noted(place) ? 14 : 0) -
      (budget === 'budget' ? 45 * Math.min(1, costCents / daily) : 0) -
      (place.confidence === 'low' ? 5 : 0) +
      climates.reduce((sum, { climate, share }) => sum + share * weather(place, climate), 0)
    const answers = count > 0 || place.fame > iconFame ? 1 : unwished
    return Math.max(6, worth * answers * lengthFactor(visit[1]) * chance(place))
  }
  const mealScore = ({ place, costCents, visit }: Candidate, meal: Meal) => {
    const share = costCents / daily / mealShare[budget][meal]
    const offPrice = share > 1 ? dearness * (share - 1) : plainness[budget] * (1 - share)
    const hasty = meal === 'dinner' && visit[1] < properDinner ? 12 : 0
    const liked = (matches(place).length > 0 ? 14 : 0) + (noted(place) ? 14 : 0)
    const plain = place.everyday || (!dieting && cooksForDiet(place)) ? ordinary : 0
    const known = renown * place.fame + (isGem(place) ? 5 : 0)
    return Math.max(2, (34 + liked + known) * chance(place) - Math.min(60, offPrice + hasty + plain))
  }
  return { matches, likesStyle, sightScore, mealScore }
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
  return 62 + 36 * (answered / Math.max(answered, interests)) + 7 * Math.min(2, answered - 1)
}

/** A long visit is worth more than a short one, but not in proportion to its length. */
function lengthFactor(minutes: number): number {
  return Math.min(1.6, Math.max(0.75, Math.sqrt(minutes / 70)))
}

/** Beaches want warmth, and bad weather of either kind speaks for a roof. Days of rain a month, highs in °C. */
function weather({ setting, kind }: Place, climate: Destination['climate'][number] | undefined): number {
  if (!climate) return 0
  if (kind === 'beach') return climate.high < 20 ? -30 : climate.high < 24 ? -10 : 8
  if (setting === 'indoor') return climate.rainDays >= 14 || climate.high >= 33 || climate.high <= 5 ? 10 : 0
  if (setting === 'outdoor') return climate.rainDays >= 15 || climate.high <= 4 ? -18 : 0
  return 0
}
