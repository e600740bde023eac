import { addDays, month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { cooksForDiet } from '~/domain/catalogue/diet-kitchen'
import { isGem } from '~/domain/catalogue/fame'
import type { Meal, Place } from '~/domain/catalogue/place'
import { interests } from '~/domain/catalogue/vocabulary'
import type { Candidate, Taste } from '~/domain/planning/trip-draft'
import { soft } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import { hash, seeded } from '~/domain/seeded-random'

/** The shorter the trip, the more fame counts: points for the best known place and for each of the last degrees of fame. */
function weightOfFame(days: number): { best: number; icon: number } {
  const { short, middle, long } = soft.fame
  return days <= short.days ? short : days <= middle.days ? middle : long
}

const { sight, table, fame: fameWeights } = soft

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
  const chance = (place: Place) => 1 + soft.seedSpread * (2 * seeded(hash(wishes + place.id))() - 1)

  const fameScore = ({ fame }: Place, asked: boolean) => {
    const known = weight.best * (fame / 100) ** 2
    const icon = weight.icon * Math.max(0, fame - fameWeights.icon)
    return asked ? known + icon : fameWeights.unasked * known + fameWeights.unasked * icon
  }
  const sightScore = ({ place, visit, costCents }: Candidate) => {
    const count = matches(place).length
    const worth =
      sight.any +
      wishScore(count, place.interests.length) +
      fameScore(place, count > 0) +
      (filters.travelStyle.length === 0 ? 0 : likesStyle(place) ? sight.inStyle : sight.notInStyle) +
      (isGem(place) ? (filters.localExperiencesOnly ? sight.gemForLocals : sight.gem) : 0) +
      (noted(place) ? sight.noted : 0) -
      (budget === 'budget' ? sight.ticket * Math.min(1, costCents / daily) : 0) -
      (place.confidence === 'low' ? sight.uncertain : 0) +
      climates.reduce((sum, { climate, share }) => sum + share * weather(place, climate), 0)
    const answers = count > 0 || place.fame > fameWeights.icon ? 1 : soft.unwished
    return Math.max(sight.least, worth * answers * lengthFactor(visit[1]) * chance(place))
  }
  const mealScore = ({ place, costCents, visit }: Candidate, meal: Meal) => {
    const share = costCents / daily / soft.mealShare[budget][meal]
    const offPrice = share > 1 ? table.dear * (share - 1) : table.plain[budget] * (1 - share)
    const hasty = meal === 'dinner' && visit[1] < table.snack.minutes ? table.snack.points : 0
    const liked = (matches(place).length > 0 ? table.wish : 0) + (noted(place) ? table.noted : 0)
    const plain = place.everyday || (!dieting && cooksForDiet(place)) ? table.ordinary : 0
    const known = table.fame * place.fame + (isGem(place) ? table.gem : 0)
    return Math.max(
      table.least,
      (table.any + liked + known) * chance(place) - Math.min(table.mostOff, offPrice + hasty + plain),
    )
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

/** Words that say nothing about a place. */
const emptyWords = new Set(
  'and the for with from our are was that this have love like want would really very some local good best nice visit see places things trip'.split(
    ' ',
  ),
)
/** A clause with one of these says what somebody does not want; nothing is read out of it. */
const negative = /\b(no|not|never|without|avoid|hate|dislike|skip|except)\b|n't\b/i

/** Which of the wishes a place answers: known interests by the catalogue's list, typed ones by words in what it says. */
export function wishMatcher(wishes: string[]): (place: Place) => string[] {
  const readers = wishes.map((wish) => {
    const known = interests.find((interest) => interest.toLowerCase() === wish.trim().toLowerCase())
    const words = wordsOf(wish)
    const answers = (place: Place) =>
      known ? place.interests.includes(known) : words.some((word) => textOf(place).includes(` ${word}`))
    return { wish, answers }
  })
  const found = new Map<string, string[]>()
  return (place) => {
    const matches =
      found.get(place.id) ?? readers.filter(({ answers }) => answers(place)).map(({ wish }) => wish)
    found.set(place.id, matches)
    return matches
  }
}

/** Whether a place has to do with what a traveller wrote beside the form. */
export function noteMatcher(note: string): (place: Place) => boolean {
  const words = note
    .split(/[.,;:!?\n]|\bbut\b/)
    .filter((clause) => !negative.test(clause))
    .flatMap(wordsOf)
    .filter((word) => word.length >= 4)
  return (place) => {
    if (words.length === 0) return false
    const text = textOf(place)
    return words.some((word) => text.includes(` ${word}`))
  }
}

function textOf({ name, localName = '', kind, fact }: Place): string {
  return ` ${fold(`${name} ${localName} ${kind} ${fact}`)} `
}

/** The words of a text without accents, cases and plural endings. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word.length >= 3 && !emptyWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ies|es|s)$/, '') : word))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}
