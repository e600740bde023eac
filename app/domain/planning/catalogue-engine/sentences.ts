import { z } from 'zod'
import { companionKinds, meals, placeKinds, travelStyles } from '~/domain/catalogue/vocabulary'
import { figure, said, saids, sayer, text, texts } from '~/domain/message'
import { Currency } from '~/domain/money/currency'
import { arrivalSentences } from '~/domain/planning/arrival-sentences'
import { paces } from '~/domain/request/filters'

const Meal = z.enum(meals)
/** What was asked of a table or a sight, `wish.needs`; null when nothing was. */
const needs = said.nullable()
/** Cents of the destination's currency. */
const price = { cents: figure, currency: Currency }

/** What the planner with a catalogue says. Dates are `2027-05-01`, times `18:30`. */
export const catalogueSentences = {
  'wish.needs': { diets: texts, access: texts },

  'overview.length': { days: figure, pace: z.enum(paces), base: text, ...price },
  'overview.from-house': { days: figure, pace: z.enum(paces), base: text, area: text, ...price },
  'overview.day-trips': { names: texts },
  'overview.free-days': { days: figure },
  'overview.free-days-unconfirmed': { days: figure, sights: figure, needs: said },
  'overview.open-meals': { open: figure, due: figure, tables: figure.nullable(), needs },
  'overview.unanswered': { destination: text, wishes: texts },
  'overview.wishes': { wishes: saids },
  'overview.unread': {},

  'day.trip': { to: text },
  'day.full': { place: text },
  'day.free': { area: text },
  'day.standstill': { name: text },
  'day.arrival': { at: text },
  'day.departure': { from: text },
  'day.slower': { area: text },
  'day.areas': { areas: texts },
  'day.kinds': { areas: texts, kinds: z.array(z.enum(placeKinds)) },

  ...arrivalSentences,
  'note.from-morning': {},
  'note.until-evening': {},
  /** The house; null where the base is a neighbourhood. */
  'note.bags-in': { base: text.nullable() },
  'note.bags-out': { base: text.nullable() },
  'note.holiday': { date: text, name: text },
  'note.standstill': { date: text, name: text },
  'note.standstill-end': { arrives: z.boolean() },
  'note.nothing-runs': { date: text, transit: text },
  /** `paid` where the day pays no fares for the way. */
  'note.way-out': { by: text, minutes: figure, paid: z.literal(true).optional() },
  /** A day out whose price comes on top of what a day costs. */
  'note.beside': { to: text, ...price },
  'note.free': { area: text, needs, walking: z.boolean() },
  'note.lunch-out': {},
  'note.lunch-at': { place: text },
  'note.breakfast-in': {},
  'note.open-meals': {
    meals: z.array(Meal),
    why: z.enum(['none known', 'used up', 'spent']).nullable(),
    needs,
    lunchTime: z.boolean(),
  },
  'note.hours-asked': { from: text.nullable(), to: text.nullable() },

  'trip.title': { to: text },
  'trip.reason': {},
  'full-day.reason': { destination: text, hours: figure },
  'stay.title': { base: text },
  'stay.title-last': { base: text },
  'stay.reason': {},
  'stay.reason-last': {},

  'reason.interests': { wishes: texts, detail: said.nullable() },
  'reason.style': { style: z.enum(travelStyles), detail: said.nullable() },
  'reason.icon': { destination: text, detail: said.nullable() },
  'reason.fact': { detail: said },
  'reason.evening': { kind: z.enum(placeKinds), detail: said.nullable() },
  'reason.famous': { destination: text, detail: said.nullable() },
  'reason.gem': { detail: said.nullable() },
  'reason.near': { stop: said, detail: said.nullable() },
  'reason.between': { before: said, after: said, detail: said.nullable() },
  'reason.meal': { parts: saids },
  /** A sentence of the catalogue on why places belong together, and a fact about today. */
  'reason.why': { why: text, detail: said.nullable() },
  'reason.facts': { details: saids },

  'stop.meal': { meal: Meal },
  'stop.base': {},
  'stop.base-in': { base: text },

  'detail.gem': {},
  'detail.open-late': { until: text, date: text },
  'detail.closed': { date: text },
  'detail.good-time': { part: z.enum(['morning', 'afternoon', 'evening']) },
  'detail.on-foot': { minutes: figure, from: said },
  'detail.free': {},
  'detail.companions': { names: texts, kind: z.enum(companionKinds) },
  'detail.sunset': { at: text },
  'detail.cool': {},
  'detail.lit': {},
  'detail.best-time': { part: z.enum(['morning', 'afternoon', 'evening']), kind: z.enum(placeKinds) },
  'detail.at-opening': { at: text },
  'detail.closes': { until: text },
  'detail.opens': { at: text },
  'detail.on-the-way': { before: said, after: said },
  'detail.then': { minutes: figure, meal: Meal },
  'detail.inside': { high: figure },
  'detail.for-families': {},
  'detail.children': { kind: z.enum(placeKinds) },
  'detail.few-minutes': { minutes: figure, area: text },
  'detail.long': { minutes: figure },
  'detail.booked': {},
  'detail.home': { minutes: figure },

  /** Free minutes before a stop. */
  'pause.rest': { minutes: figure },
  'pause.rest-at': { minutes: figure, base: text, way: figure },
  'pause.rest-cool': { minutes: figure },
  'pause.sunset': { minutes: figure, at: text },
  'pause.table': { minutes: figure },

  'table.confirmed': { diets: texts },
  'table.on-foot': { minutes: figure, from: said },
  'table.before-next': { minutes: figure, next: text },
  'table.known-for': { what: text },
  'table.best-known': {},
  'table.gem': {},
  'table.famous': {},
  'table.price': price,
  'table.asked': {},
  'table.kitchen': { kitchen: text },
  'table.book': {},
  'table.home': { minutes: figure },
  'table.local': { area: text },
  'table.quarter': { area: text },

  'tip.kitchen': { meals: figure, needs: said, served: z.boolean() },
  'tip.book': { names: texts },
  'tip.closed': { place: text, closed: text, visit: text },
  'tip.shut': { place: text, until: text.nullable(), why: text },
  'tip.holiday': { date: text, name: text },
  'tip.holidays': { holidays: saids },
  'tip.transit': {
    transit: text,
    fareCents: figure,
    passCents: figure.nullable(),
    currency: Currency,
    year: figure,
  },
  'tip.arrival': { way: text },
  'tip.tipping': { custom: text },
  'tip.emergency': { number: text, plug: text },

  'season.usual': { month: figure, high: figure, low: figure, rainDays: figure },
  'season.hot': { months: z.array(figure), left: texts, more: z.boolean() },
  'season.wet': { months: z.array(figure), roofed: figure, sights: figure },
  'season.short-days': { date: text, rise: text, set: text },
}

export const tell = sayer(catalogueSentences)

/** Sentences that repeat what a person asked for, by themselves or by what they hold. */
export const wishSentences = [
  'wish.needs',
  'overview.wishes',
  'overview.unread',
  'overview.unanswered',
] as const satisfies (keyof typeof catalogueSentences)[]
