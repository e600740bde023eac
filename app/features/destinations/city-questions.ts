import { bestMonths } from '~/domain/catalogue/best-months'
import type { Destination } from '~/domain/catalogue/destination'
import { isFree } from '~/domain/catalogue/entry'
import type { Place } from '~/domain/catalogue/place'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import type { Question } from '~/features/marketing/questions'
import { capital, listed } from '~/messages/en/lists'
import { iconPlaces } from './city-icons'
import { daysInWords, monthsInWords, priceWords } from './city-words'

/** Names in one answer. */
const most = 6

/** What people ask about a destination, with answers made of its facts; what is not known is not asked. */
export function cityQuestions(destination: Destination, plan: ItineraryView): Question[] {
  const { name, climate, daily, currency, airport, transit, tipping, plug, dishes, dayTrips } = destination
  const money = (cents: number) => formatMoney(cents, currency)
  const icons = iconPlaces(destination)
  const free = icons.filter((place) => isFree(place, destination))
  const bookable = icons.filter(({ booking }) => booking === 'required')
  const [best] = dayTrips
  const months = bestMonths(climate)
  return [
    {
      question: `When is the best time to visit ${name}?`,
      answer: `${monthsInWords(months)}. ${rangeOf(climate, months)}`,
    },
    ...seenInPlan(destination, plan, icons),
    {
      question: `How much does a day in ${name} cost?`,
      answer: `For one traveller about ${money(daily.budget)} on a small budget, ${money(daily.moderate)} on a moderate one and ${money(daily.luxury)} in luxury, for food, entries and local transport without the room (estimates from ${daily.year}).`,
    },
    { question: `How do I get into ${name} from the airport?`, answer: airport },
    {
      question: `How do I get around ${name}?`,
      answer: `By ${transit.name}. One ride is about ${money(transit.fareCents)}${transit.dayPassCents === undefined ? '' : ` and a day ticket ${money(transit.dayPassCents)}`} (${transit.year}).`,
    },
    ...(free.length > 0
      ? [
          {
            question: `What is free to see in ${name}?`,
            answer: `${names(free)}: there is no entry fee.`,
          },
        ]
      : []),
    ...(bookable.length > 0
      ? [
          {
            question: `What do I have to book ahead in ${name}?`,
            answer: `${names(bookable)}: they are often sold out on the day, or let in only who has booked.`,
          },
        ]
      : []),
    ...(dishes.length > 0
      ? [
          {
            question: `What is ${name} known for eating?`,
            answer: `${dishes
              .slice(0, most)
              .map((dish) => `${dish.name} (${dish.what})`)
              .join(', ')}.`,
          },
        ]
      : []),
    ...(best
      ? [
          {
            question: `What is a good day trip from ${name}?`,
            answer: `${best.name}, ${best.minutes} minutes by ${best.by}, ${priceWords(best.cost, currency)} there and back. ${best.fact}`,
          },
        ]
      : []),
    { question: `Do I tip in ${name}?`, answer: tipping },
    { question: `Which plug do I need in ${name}?`, answer: `${capital(plug)}.` },
  ]
}

const names = (places: readonly Place[]) => listed(places.slice(0, most).map(({ name }) => name))

function seenInPlan(destination: Destination, plan: ItineraryView, icons: readonly Place[]): Question[] {
  const visited = new Set(plan.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const seen = icons.filter(({ id }) => visited.has(id))
  if (seen.length === 0) return []
  return [
    {
      question: `What can I see of ${destination.name} in ${daysInWords(plan.days.length)}?`,
      answer: `Our checked plan visits ${seen.length} of the ${icons.length} sights listed here, at their opening hours and with every meal: ${listed(seen.map(({ name }) => name))}.`,
    },
  ]
}

/** The coolest and the warmest of these months. */
function rangeOf(climate: Destination['climate'], months: readonly number[]): string {
  const chosen = months.flatMap((month) => climate[month - 1] ?? [])
  const highs = chosen.map(({ high }) => high)
  const rain = chosen.map(({ rainDays }) => rainDays)
  const range = (values: number[]) => {
    const [from, to] = [Math.min(...values), Math.max(...values)]
    return from === to ? String(from) : `${from} to ${to}`
  }
  const days = range(rain)
  return `The usual high is then ${range(highs)} °C, with ${days} ${days === '1' ? 'day' : 'days'} of rain in a month.`
}
