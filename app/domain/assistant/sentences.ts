import { z } from 'zod'
import { meals } from '~/domain/catalogue/vocabulary'
import { checkIds } from '~/domain/itinerary/itinerary'
import { figure, figures, said, saids, sayer, text, texts } from '~/domain/message'
import { Currency } from '~/domain/money/currency'
import { answerFailures } from '~/domain/planning/llm-engine/language-model'
import { manners } from './llm/wished-edits'

/** A day's number; null is the whole trip. */
const day = figure.nullable()
const Meals = z.enum([...meals, 'meals'])

/**
 * What the assistant answers. Titles, reasons and evidence are as the traveller sees them. Dates are `2027-05-01`, times
 * `18:30`, amounts cents.
 */
export const answerSentences = {
  'chat.which-stop': {},
  'chat.which-place': {},
  'chat.own-stop': { title: text },
  'chat.why': { title: text, reason: text, description: text },
  'chat.hours-unknown': { name: text },
  'chat.shut': { name: text, until: text.nullable(), why: text },
  'chat.closed': { name: text, date: text },
  'chat.always-open': { name: text },
  'chat.open': { name: text, windows: saids, date: text },
  'chat.window': { from: text, to: text },
  'chat.last-entry': { minutes: figure },
  'chat.planned': { from: text, to: text },
  'chat.nothing-near': {},
  'chat.near': { title: text.nullable(), day: figure, places: saids },
  'chat.place-near': { name: text, meters: figure },
  'chat.when': { title: text, day: figure, date: text, from: text, to: text },
  'chat.day-cost': { day: figure, cents: figure, currency: Currency },
  'chat.stop-cost': { title: text, price: said },
  'chat.total': {
    total: figure,
    nights: figure,
    food: figure,
    activities: figure,
    transport: figure,
    currency: Currency,
  },
  'chat.on-foot': { day: figure, meters: figure },
  'chat.all-pass': { checks: figure },
  'chat.check': { id: z.enum(checkIds), status: z.enum(['pass', 'fail', 'unknown']), evidence: text },
  'chat.day': { day: figure, stops: texts },
  'chat.stop': { title: text, description: text },

  'chat.not-understood': {},
  'chat.plan-too-small': {},
  'chat.not-theirs': {},
  'chat.would-change': { title: said },
  'chat.could-not': { refused: saids },
  'chat.not-all': { refused: saids },
  'chat.without-model': { reason: z.enum([...answerFailures, 'words']) },
  'chat.model-unasked': { reason: z.enum(['too many', 'unreachable']) },
}

/** What a change to the plan is called, and why one cannot be made. */
export const changeSentences = {
  'change.days-swapped': { first: figure, second: figure },
  'change.on-day': { title: text, day: figure, at: text.nullable() },
  'change.another-time': { title: text },
  'change.at': { title: text, at: text },
  'change.less-walking': { day },
  'change.cheaper': { what: Meals, day },
  'change.later': { day },
  'change.slower': { day },
  'change.rainy': { day },
  'change.shorter': { day },
  'change.replanned': { manner: z.enum(manners), days: figures },
  'change.locked': { title: text },
  'change.unlocked': { title: text },
  'change.no-more': { what: text, day },
  'change.without': { title: text },
  'change.left-out': { title: text },
  'change.added': { name: text, day },
  'change.stops-swapped': { first: text, second: text },
  'change.instead': { place: text, stop: text },
  'change.several': { changes: saids },

  'refused.locked': { title: text },
  'refused.none-cheaper': { what: Meals },
  'refused.none-there': { what: text, day },
  'refused.in-plan': { name: text },
  'refused.not-in-catalogue': { what: text, destination: text },
  'refused.no-room': { name: text.nullable() },
  'refused.odd-change': {},
  'refused.no-effect': { change: said },
  'refused.too-many': { most: figure },
  'refused.no-such-stop': {},
  'refused.no-such-day': { day: figure.nullable() },
  'refused.no-time': { text },
  'refused.not-a-meal': { place: text, stop: text },
  'refused.not-served': { place: text, meal: z.enum(meals) },
  'refused.not-offered': {},
  'refused.days-not-swapped': { first: figure, second: figure },
  'refused.too-late': { latest: text },
}

export const answer = sayer(answerSentences)
export const change = sayer(changeSentences)
