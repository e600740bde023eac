import { z } from 'zod'
import { stayKinds } from '~/domain/catalogue/vocabulary'
import { figure, figures, sayer, text } from '~/domain/message'
import { Currency } from '~/domain/money/currency'

/** What can be on the packing list. */
export const packingItems = [
  'clothes-for-forecast',
  'light-clothes',
  'sun-protection',
  'layers',
  'jumper',
  'coat',
  'warm-for-evening',
  'rain-jacket',
  'umbrella',
  'sturdy-shoes',
  'worn-in-shoes',
  'covered-shoulders',
  'swimwear',
  'evening-outfit',
  'small-bag',
] as const
export type PackingId = (typeof packingItems)[number]

/** The phrases of the phrase book, in the order of its columns. */
export const phraseIds = ['hello', 'please', 'thank-you', 'excuse-me', 'how-much', 'help'] as const

/** The kinds of places that are sold as activities. */
export const bookableKinds = [
  'experience',
  'show',
  'museum',
  'gallery',
  'sight',
  'viewpoint',
  'worship',
  'park',
  'nightlife',
] as const

/** Texts of the guide beside a plan. Months are 1 to 12, dates `2027-05-01`, temperatures °C, distances metres. */
export const guideSentences = {
  'guide.months': { months: figures },
  'guide.currency': { currency: Currency },

  'guide.pack': { item: z.enum(packingItems) },
  'guide.no-climate': { place: text },
  'guide.hot-days': { months: figures, high: figure },
  'guide.midday': {},
  'guide.days-and-nights': { months: figures, high: figure, low: figure },
  'guide.cool-nights': { months: figures, low: figure },
  'guide.rain': { rainyDays: figure, days: figure },
  'guide.for-stop': { place: text },
  'guide.longest-walk': { meters: figure },
  'guide.worship-rule': { place: text },
  'guide.bag-rule': { place: text },

  'guide.passport': { validUntil: text, country: text },
  'guide.insurance': {},
  'guide.copies': {},
  'guide.local-money': { country: text, countryCode: text },
  'guide.local-money-unknown': { country: text },
  'guide.facts-of-country': { country: text, source: text },
  'guide.facts-unknown': { country: text },
  'guide.phrase': { phrase: z.enum(phraseIds) },

  'guide.house-in': { kind: z.enum(stayKinds), area: text },
  'guide.house-near': { near: figure, stops: figure, minutes: figure },
  'guide.house-minutes': { minutes: figure },
  'guide.house-nearest': {},
  'guide.house-cheapest': {},
  'guide.category': { kind: z.enum(bookableKinds) },
  'guide.badge': { badge: z.enum(['booking-required', 'booking-advised', 'children', 'rain']) },
  'guide.duration': { minutes: figure },
}

export const tell = sayer(guideSentences)
