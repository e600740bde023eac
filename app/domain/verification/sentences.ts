import { z } from 'zod'
import { budgetLevels, meals } from '~/domain/catalogue/vocabulary'
import { figure, figures, said, saids, sayer, text, texts } from '~/domain/message'
import { Currency } from '~/domain/money/currency'

const Pace = z.enum(['relaxed', 'moderate', 'fast-paced'])

// Messages of the checks and scores. Times are minutes after midnight, distances metres, amounts hundredths of the
// currency.

/** The day of a fault; null where the fault is shown with its day. */
const day = figure.nullable()
/** The first names of a list, and their total number (`listOf`). */
const list = { names: saids, total: figure }
const meal = z.enum(meals)
const mode = z.enum(['walk', 'transit'])
const currency = Currency
/** From and to, minutes of the day. */
const stretch = { from: figure, to: figure }

const tripLength = {
  'check.days.length': { asked: figure, days: figure },
  'check.days.number': { day, number: figure },
  'check.days.date': { day, date: text, expected: text },
  'check.days.span': { from: text, to: text, askedFrom: text, askedTo: text },
  'check.days.empty': { day },
  'check.days.not-free': { day },
  'check.days.no-day-trip': { day },
  'check.days.pass': { from: text, to: text, days: figure, dayTrips: figure, freeDays: figure },
  'check.plan.over-limit': { days: figure, limit: figure },
  'check.plan.sample-length': { days: figure, sampleDays: figure },
  'check.plan.wrongly-marked': {},
  'check.plan.not-marked': {},
  'check.plan.pass': { days: figure, limit: figure.nullable() },
}

/** Of a trip to several places; `in` puts a finding under the name of its place. */
const places = {
  'check.places.in': { place: text, evidence: said },
  'check.places.days': { days: figure, places: figure },
  'check.places.journeys': { journeys: figure },
  'check.places.money': { cents: figure, currency: Currency, rates: text.nullable() },
  'check.places.order': { day },
  'check.places.stray': { stops: figure },
  'check.places.missing': { asked: figure, places: figure },
  'check.places.nights': { place: text, asked: figure, nights: figure },
  'check.places.journeys-missing': { journeys: figure, places: figure },
  'check.places.too-fast': { day, to: text, minutes: figure, meters: figure },
  'check.places.clocks': { day, to: text, minutes: figure },
  'check.places.left-late': { day, to: text, departs: figure },
  'check.places.met-early': { day, to: text, arrives: figure },
  'check.places.rates': {},
  'check.places.converted': { stop: said, cents: figure, currency: Currency },
}

const wishes = {
  'check.wishes.pass': { wishes: saids },
  'check.wishes.missed': { wishes: saids },
  'check.wishes.unseen': { wishes: saids },
  'check.wishes.unread': {},
}

const realPlaces = {
  'check.real.not-in-catalogue': { day, title: said, destination: text },
  'check.real.another-title': { day, title: said, place: text },
  'check.real.no-position': { day, place: text },
  'check.real.off-position': { day, place: text, meters: figure },
  'check.real.out-of-town': { day, place: text, meters: figure, destination: text },
  'check.real.not-a-base': { day, base: text },
  'check.real.own': list,
  'check.real.pass': { stops: figure, radiusKm: figure, destination: text },
  'check.real.day-trips': list,
  'check.once.twice': { stop: said, first: figure, second: figure },
  'check.once.pass': { stops: figure, meals: figure },
}

const closed = { day, place: text, date: text, ...stretch }

const opening = {
  'check.open.closed-until': { day, place: text, until: text, why: text, ...stretch },
  'check.open.closed-for-good': { day, place: text, why: text, ...stretch },
  'check.open.closed-on-holiday': { ...closed, holiday: text },
  'check.open.closed-on-weekday': closed,
  'check.open.closed-on-date': closed,
  /** `why`: what keeps everybody in. */
  'check.open.standstill': { day, place: said, why: text, ...stretch },
  'check.open.other-hours': { day, place: text, opens: figures, closes: figures, ...stretch },
  'check.open.last-entry': { day, place: text, lastEntry: figure, arrive: figure },
  'check.open.unknown': list,
  'check.open.usual': { ...list, known: figure, visits: figure },
  'check.open.holiday-unknown': { date: text, holiday: text, ...list },
  'check.open.pass': { visits: figure },
  'check.open.tightest-entry': { place: text, lastEntry: figure, arrive: figure },
  'check.open.tightest-exit': { place: text, closes: figure, leave: figure },
  'check.open.no-holiday-calendar': { places: figure },
  'check.open.holiday-known': { date: text, holiday: text, visits: figure },
  'check.open.holiday-partly-known': { date: text, holiday: text, known: figure, visits: figure },
}

const timetable = {
  'check.time.overlap': { day, stop: said, from: figure, before: said, until: figure },
  'check.time.too-short': { day, place: text, minutes: figure, least: figure },
  'check.time.too-long': { day, place: text, minutes: figure, most: figure },
  'check.time.early': { day, stop: said, from: figure, earliest: figure },
  'check.time.late': { day, stop: said, until: figure, latest: figure },
  'check.time.back-late': { day, base: said, until: figure, latest: figure },
  'check.time.announced': { day, title: said, announced: text, from: figure },
  'check.time.unknown': list,
  'check.time.pass': {
    visits: figure,
    first: figure,
    last: figure,
    pace: Pace,
    ...stretch,
    /** Whether a day begins earlier, as the traveller asked for; not said by trips of before. */
    early: z.boolean().default(false),
  },
}

/** Limit of walking: `check.walk.each-way` or `check.walk.each-day`. */
const limit = said

const ways = {
  'check.reach.nothing-runs': { day, date: text, stop: said },
  'check.reach.no-way-on-foot': { day, stop: said, before: said.nullable() },
  'check.reach.late': { day, mode, stop: said, minutes: figure, left: figure, before: said },
  'check.reach.minutes': { day, mode, stop: said, stated: figure, minutes: figure },
  'check.reach.meters': { day, mode, stop: said, stated: figure, meters: figure },
  'check.reach.no-vehicle': { day, stop: said, stated: figure, meters: figure },
  'check.reach.unknown': list,
  'check.reach.pass': { walks: figure, rides: figure, minutes: figure, mode, stop: said, by: figure },
  'check.reach.measured': { walks: figure },
  'check.reach.no-ways': {},
  'check.walk.each-way': { meters: figure },
  'check.walk.each-day': { km: figure },
  'check.walk.long-way': { day, meters: figure, stop: said, limit },
  'check.walk.long-stop': { day, meters: figure, stop: said, limit },
  'check.walk.long-day': { day, meters: figure, limit },
  'check.walk.unknown': list,
  'check.walk.pass': {
    longest: figure,
    stop: said,
    longestDay: figure,
    most: figure,
    mostDay: figure,
    limit,
  },
  'check.walk.no-walks': { limit },
}

const mealsAndNights = {
  'check.meals.missing': { day, meal },
  'check.meals.out-of-hours': { day, meal, ...stretch, earliest: figure, latest: figure },
  'check.meals.not-served': { day, meal, place: text },
  'check.meals.too-close': { day, minutes: figure, first: meal, second: meal, least: figure },
  'check.meals.unknown': { day, stop: said, meal },
  'check.meals.pass': { full: figure, days: figure },
  'check.meals.short-day': { shortDay: figure, ...stretch },
  'check.meals.left-open': { meals: figure },
  'check.meals.closest': { minutes: figure, first: meal, second: meal, closestDay: figure },
  'check.sleep.no-bed': { day },
  'check.sleep.several-beds': { day, beds: figure },
  'check.sleep.elsewhere': { day, stop: said, base: text.nullable() },
  'check.sleep.base-changes': { base: text, changeDay: figure },
  'check.sleep.nights-charged': { charged: figure, nights: figure },
  'check.sleep.unknown': { day },
  'check.sleep.pass': { nights: figure, ...list },
}

const needs = {
  'check.diet.none': {},
  'check.diet.not-served': { day, stop: said, diet: text },
  'check.diet.unknown': { day, stop: said, diet: text },
  'check.diet.no-tables': { diets: texts },
  'check.diet.pass': { stops: figure, diets: texts },
  'check.access.none': {},
  'check.access.not-met': { day, stop: said, need: text },
  'check.access.unknown': { day, stop: said, need: text },
  'check.access.pass': { places: figure, needs: texts },
  'check.access.guides': { places: figure, needs: texts },
  'check.kids.none': {},
  'check.kids.unsuitable': { day, stop: said },
  'check.kids.late': { day, until: figure, latest: figure },
  'check.kids.no-break': { day },
  'check.kids.unknown': { day, stop: said },
  'check.kids.pass': { visits: figure, latest: figure },
}

const amounts = { cents: figure, currency }

const money = {
  'check.money.currency': { currency, destination: text, priced: currency },
  'check.money.total': {
    type: z.enum(['accommodation', 'food', 'attraction', 'transport']),
    ...amounts,
    stated: figure,
  },
  'check.money.grand-total': { ...amounts, stated: figure },
  'check.money.day-total': { day, ...amounts, stated: figure },
  'check.money.reads-otherwise': { day, stop: said, reads: text.nullable(), ...amounts },
  'check.money.price': { day, stop: said, ...amounts, price: figure },
  'check.money.rides': { day, rides: figure, ...amounts, fare: figure },
  'check.money.over-level': { day, ...amounts, budget: z.enum(budgetLevels), level: figure },
  'check.money.unknown': list,
  'check.money.estimates': { ...list, cents: figure, currency },
  'check.money.pass': amounts,
  'check.money.dearest': { dearestDay: figure, ...amounts, level: figure },
  'check.money.beside': { ...list, ...amounts },
  'check.money.own-prices': { prices: figure },
  'check.money.travellers': { adults: figure, children: figure, rooms: figure, ...amounts },
}

const aTicket = { day, stop: said, ticket: text }

const tickets = {
  'check.tickets.needed': aTicket,
  'check.tickets.not-for': aTicket,
  'check.tickets.unpaid': aTicket,
  'check.tickets.twice': { ...aTicket, firstDay: figure },
  'check.tickets.expired': { ...aTicket, firstDay: figure },
  'check.tickets.unknown': list,
  'check.tickets.pass': { tickets: figure, visits: figure, ...list },
  'check.tickets.none': {},
}

const words = {
  'check.words.unknown': { where: said, name: text },
  'check.words.overview': {},
  'check.words.tip': { number: figure },
  'check.words.day-title': { ofDay: figure },
  'check.words.day-note': { ofDay: figure },
  'check.words.day-area': { ofDay: figure },
  'check.words.stop-title': { stop: said, ofDay: figure },
  'check.words.stop-description': { stop: said, ofDay: figure },
  'check.words.stop-reason': { stop: said, ofDay: figure },
  'check.words.pass': { texts: figure, stops: figure, places: figure },
}

/** Messages of the checks without a catalogue. */
export const areaSentences = {
  'area.real.named': { destination: text, places: figure },
  'area.real.kinds': { destination: text, stops: figure },
  'area.once': { stops: figure },
  'area.open': { stops: figure },
  'area.time': {},
  'area.reach': {},
  'area.walk': { km: figure },
  'area.meals': { days: figure },
  'area.sleep': {},
  'area.diet': { diets: texts },
  'area.access': {},
  'area.kids': {},
  'area.money': {},
  'area.tickets': {},
  'area.money-own': amounts,
  'area.words-unverified': {},
  'area.words': {},
}

/** All messages of checks by their code. */
export const checkSentences = {
  ...places,
  ...wishes,
  'check.more': { more: figure },
  'check.at-least-more': { more: figure },
  ...tripLength,
  ...realPlaces,
  ...opening,
  ...timetable,
  ...ways,
  ...mealsAndNights,
  ...needs,
  ...money,
  ...tickets,
  ...words,
}

/** All messages of scores by their code. */
export const scoreSentences = {
  'score.route.none': {},
  'score.route.shortest': {},
  'score.route.longest': { longestDay: figure, meters: figure, best: figure },
  'score.spread.none': {},
  'score.spread': { mean: figure, farthest: figure, before: said, stop: said, farthestDay: figure },
  'score.fit.stops': { matched: figure, stops: figure },
  'score.fit.meals': { matched: figure, meals: figure },
  'score.fit.absent': list,
  'score.fit.complete': {},
  'score.gems': { hidden: figure, stops: figure },
  'score.gems.named': list,
  'score.load.none': {},
  'score.load': { fullestDay: figure, minutes: figure, pace: Pace, holds: figure },
  'score.season': { fitting: figure, stops: figure },
  'score.season.disturbed': list,
  'score.season.stop': { stop: said, why: said },
  'score.season.month': { month: figure },
  'score.season.rain': { rainDays: figure, month: figure },
  'score.season.heat': { high: figure },
  'score.season.sunset': { at: figure },
  'score.season.sunrise': { at: figure },
  'score.icons.none': {},
  'score.icons': { found: figure, wanted: figure },
  'score.icons.by-fame': { found: figure, wanted: figure },
  'score.icons.missing': { icons: saids, total: figure },
  'score.icons.closed': list,
  'score.icons.without': { icon: text, why: said },
  'score.icons.children': {},
  'score.icons.access': { need: text },
  'score.icons.walk': { meters: figure, km: figure },
  'score.icons.local': {},
  'score.icons.price': {},
  'score.icons.season': {},
  'score.icons.some-days': { open: figure, days: figure },
  'score.icons.far': { minutes: figure },
  'score.icons.long': { minutes: figure },
  'score.icons.room': { days: figure },
  'score.together.none': {},
  'score.together': { kept: figure, pairs: figure },
  'score.together.apart': list,
  'score.together.pair': { first: text, firstDay: figure, second: text, secondDay: figure },
  'score.together.one': { there: text, missing: text },
  'score.partition.none': {},
  'score.partition': { minutes: figure, rides: figure, days: figure, longestDay: figure, longest: figure },
  'score.rest.none': {},
  'score.rest': { minutes: figure, longest: figure, longestDay: figure, stop: said },
  'score.tables.none': {},
  'score.tables': { good: figure, tables: figure },
  'score.tables.known': { found: figure, best: figure },
  'score.tables.ordinary': list,
  'score.tables.level': { budget: z.enum(budgetLevels), ...list },
  'score.evening.children': {},
  'score.evening.none': {},
  'score.evening': { evenings: figure, days: figure },
  'score.evening.named': list,
  'score.evening.stop': { stop: said, ofDay: figure },
  'score.variety.none': {},
  'score.variety': { kitchens: figure, meals: figure, names: texts },
}

/** Makes a message of a check or score. */
export const tell = sayer({ ...checkSentences, ...scoreSentences, ...areaSentences })
