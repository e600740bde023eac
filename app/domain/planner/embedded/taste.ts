import { month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/places/destination'
import type { Meal, Place } from '~/domain/places/place'
import { gemFame, interests } from '~/domain/places/vocabulary'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { hash, seeded } from '~/domain/planner/solver/random'
import type { Candidate } from './candidates'

/** What one traveller likes, and how much of it a place offers. Scores run from 0 to about 150. */
export interface Taste {
  /** Wishes of the form that the place answers, in the traveller's own words. */
  matches: (place: Place) => string[]
  likesStyle: (place: Place) => boolean
  sightScore: (candidate: Candidate) => number
  mealScore: (candidate: Candidate, meal: Meal) => number
}

const known: readonly string[] = interests

/** Share of a day's spend that a meal takes at its best, by budget level. */
const mealShare: Record<PlanRequest['budget'], Record<Meal, number>> = {
  budget: { breakfast: 0.1, lunch: 0.2, dinner: 0.28 },
  moderate: { breakfast: 0.09, lunch: 0.18, dinner: 0.3 },
  luxury: { breakfast: 0.08, lunch: 0.18, dinner: 0.36 },
}

/** Above this fame a sight is what people come for. */
const iconFame = 85
/** Scores for one seed and set of interests differ by up to this share from those for another. */
const seedSpread = 0.2

export function tasteOf(request: PlanRequest, destination: Destination): Taste {
  const { filters, budget } = request
  const asked = request.interests.filter((interest) => known.includes(interest))
  const typed = request.interests
    .filter((interest) => !known.includes(interest))
    .map((interest) => ({ interest, words: wordsOf(interest) }))
    .filter(({ words }) => words.length > 0)
  const daily = destination.daily[budget]
  const climate = destination.climate[month(request.startDate) - 1]
  const matches = (place: Place) => {
    const text = ` ${fold(`${place.name} ${place.localName ?? ''} ${place.kind} ${place.fact}`)} `
    return [
      ...asked.filter((interest) => place.interests.some((own) => own === interest)),
      ...typed
        .filter(({ words }) => words.some((word) => text.includes(` ${word}`)))
        .map(({ interest }) => interest),
    ]
  }
  const likesStyle = (place: Place) => filters.travelStyle.some((style) => place.styles.includes(style))
  const wishes = `${request.seed} ${request.interests.join()} `
  const chance = (place: Place) => 1 + seedSpread * (2 * seeded(hash(wishes + place.id))() - 1)
  const fameWeight = request.days <= 3 ? 0.75 : request.days <= 6 ? 0.6 : 0.45
  const iconWeight = request.days <= 6 ? 3 : 1.5

  const sightScore = ({ place, visit, costCents }: Candidate) => {
    const count = matches(place).length
    const wanted =
      count === 0
        ? 0
        : 40 + 36 * (count / Math.max(count, place.interests.length)) + 7 * Math.min(2, count - 1)
    const style = filters.travelStyle.length === 0 ? 0 : likesStyle(place) ? 28 : -12
    const gem = place.fame < gemFame ? (filters.localExperiencesOnly ? 14 : 9) : 0
    const famous = fameWeight * (place.fame ** 2 / 100) * (count > 0 ? 1 : 0.45)
    const mustSee = count > 0 ? iconWeight * Math.max(0, place.fame - iconFame) : 0
    const price = budget === 'budget' ? -45 * Math.min(1, costCents / Math.max(1, daily)) : 0
    const sure = place.confidence === 'low' ? -5 : 0
    const worth = 12 + wanted + style + gem + famous + mustSee + price + sure + weather(place, climate)
    return Math.max(6, worth * lengthFactor(visit[1]) * chance(place))
  }

  const mealScore = ({ place, costCents, visit }: Candidate, meal: Meal) => {
    const share = costCents / Math.max(1, daily) / mealShare[budget][meal]
    const tooDear = share > 1 ? 30 * (share - 1) : 0
    const tooPlain = share < 1 && budget !== 'budget' ? (budget === 'luxury' ? 56 : 20) * (1 - share) : 0
    const hasty = meal === 'dinner' && visit[1] < 45 ? 12 : 0
    const food = matches(place).length > 0 ? 14 : 0
    const known = 0.12 * place.fame + (place.fame < gemFame ? 5 : 0)
    return Math.max(2, (34 + food + known) * chance(place) - Math.min(60, tooDear + tooPlain + hasty))
  }
  return { matches, likesStyle, sightScore, mealScore }
}

/** A long visit is worth more than a short one, but not in proportion to its length. */
function lengthFactor(minutes: number): number {
  return Math.min(1.6, Math.max(0.75, Math.sqrt(minutes / 70)))
}

function weather({ setting, kind }: Place, climate: Destination['climate'][number] | undefined): number {
  if (!climate) return 0
  if (kind === 'beach') return climate.high < 20 ? -30 : climate.high < 24 ? -10 : 8
  if (setting === 'indoor') return climate.rainDays >= 14 || climate.high >= 33 || climate.high <= 5 ? 6 : 0
  if (setting === 'outdoor') return climate.rainDays >= 15 || climate.high <= 4 ? -10 : 0
  return 0
}

/** Words that say nothing about a place. */
const stopWords = new Set([
  'and',
  'the',
  'for',
  'with',
  'local',
  'good',
  'best',
  'visit',
  'places',
  'things',
  'some',
])

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3 && !stopWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ies|es|s)$/, '') : word))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}
