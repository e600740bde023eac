import { monthName } from '~/domain/calendar/calendar-date'
import { type bookableKinds, guideSentences, type PackingId, type phraseIds } from '~/domain/guide/sentences'
import { localMoneyOf, moneyName } from '~/domain/money/country-money'
import type { Currency } from '~/domain/money/currency'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { capital } from './lists'
import { kilometres } from './wording'

const items: Record<PackingId, string> = {
  'clothes-for-forecast': 'Clothes for what the forecast says',
  'light-clothes': 'Light clothes that breathe',
  'sun-protection': 'Sun hat, sun cream, a bottle to refill',
  layers: 'Light layers',
  jumper: 'A jumper and a jacket',
  coat: 'A warm coat, hat and gloves',
  'warm-for-evening': 'Something warm for the evening',
  'rain-jacket': 'A rain jacket',
  umbrella: 'A small umbrella',
  'sturdy-shoes': 'Sturdy shoes with a grip',
  'worn-in-shoes': 'Shoes you have walked in before',
  'covered-shoulders': 'Something that covers shoulders and knees',
  swimwear: 'Swimwear and a quick-drying towel',
  'evening-outfit': 'One outfit for the evening',
  'small-bag': 'A small bag',
}

const phrases: Record<(typeof phraseIds)[number], string> = {
  hello: 'Hello',
  please: 'Please',
  'thank-you': 'Thank you',
  'excuse-me': 'Excuse me',
  'how-much': 'How much is it?',
  help: 'Help!',
}

const currencies: Record<Currency, string> = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  JPY: 'Japanese yen',
  AUD: 'Australian dollar',
  CAD: 'Canadian dollar',
  MXN: 'Mexican peso',
  CNY: 'Chinese yuan',
  INR: 'Indian rupee',
}

const categories: Record<(typeof bookableKinds)[number], string> = {
  experience: 'Experience',
  show: 'Show',
  museum: 'Museum',
  gallery: 'Gallery',
  sight: 'Sight',
  viewpoint: 'View',
  worship: 'Place of worship',
  park: 'Park',
  nightlife: 'Evening',
}

const badges = {
  'booking-required': 'Booking required',
  'booking-advised': 'Booking advised',
  children: 'Good with children',
  rain: 'Good in the rain',
}

export const guide = chapter(guideSentences, {
  'guide.months': ({ months }) => monthsInWords(months),
  'guide.currency': ({ currency }) => currencies[currency],

  'guide.pack': ({ item }) => items[item],
  'guide.no-climate': ({ place }) =>
    `We have no climate figures for ${place}: look at a forecast before you pack.`,
  'guide.hot-days': ({ months, high }) => `${monthsInWords(months)} days reach about ${high} °C.`,
  'guide.midday': () => 'For the hours outdoors around midday.',
  'guide.days-and-nights': ({ months, high, low }) =>
    `${monthsInWords(months)} days reach about ${high} °C, ${nights(low)}.`,
  'guide.cool-nights': ({ months, low }) => `In ${monthsInWords(months)}, ${nights(low)}.`,
  'guide.rain': ({ rainyDays, days }) =>
    `Rain is to be expected on ${rainyDays === 1 ? 'one day' : `${rainyDays} days`} of ${days}.`,
  'guide.for-stop': ({ place }) => `For ${place}.`,
  'guide.longest-walk': ({ meters }, say) => `The longest day is ${kilometres(meters, say, true)} on foot.`,
  'guide.worship-rule': ({ place }) => `Asked for at places of worship; the plan visits ${place}.`,
  'guide.bag-rule': ({ place }) => `Large bags have to be left at the door of most museums, as at ${place}.`,

  'guide.passport': ({ validUntil, country }) =>
    `Passport or identity card, valid beyond ${shortDate(validUntil)}. Ask your own foreign ministry what ${country} wants to see from your nationality.`,
  'guide.insurance': () => 'Travel insurance: the policy number and the number to call.',
  'guide.copies': () => 'A copy of each document apart from the originals.',
  'guide.local-money': ({ country, countryCode }) =>
    `The money in ${country} is the ${moneyName(countryCode)} (${localMoneyOf(countryCode)}). We do not know where cards are accepted: carry some cash.`,
  'guide.local-money-unknown': ({ country }) => `Find out what people pay with in ${country} before you go.`,
  'guide.facts-of-country': ({ country, source }) =>
    `Plugs, roads, the emergency number and tipping are those of ${country}, as we have them for ${source}.`,
  'guide.facts-unknown': ({ country }) =>
    `We have no checked facts about plugs, the side of the road, emergency numbers and tipping in ${country}: look them up before you go.`,
  'guide.phrase': ({ phrase }) => phrases[phrase],

  'guide.house-in': ({ kind, area }) => `${capital(kind)} in ${area}`,
  'guide.house-near': ({ near, stops, minutes }) =>
    `${near} of your ${stops} sights are within ${minutes} minutes on foot`,
  'guide.house-minutes': ({ minutes }) => `your sights are about ${minutes} minutes away`,
  'guide.house-nearest': () => 'nearest to your plan',
  'guide.house-cheapest': () => 'the least expensive here',
  'guide.category': ({ kind }) => categories[kind],
  'guide.badge': ({ badge }) => badges[badge],
  'guide.duration': ({ minutes }) => durationText(minutes),
})

function nights(low: number): string {
  return `nights fall to about ${low} °C`
}

function monthsInWords(months: number[]): string {
  const names = months.map(monthName)
  return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(' and ')
}

/** "1 h 30 min". */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
