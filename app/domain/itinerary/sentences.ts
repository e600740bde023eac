import { z } from 'zod'
import type { Assumed } from '~/domain/catalogue/place'
import { figure, type Message, type Said, said, saids, sayer, text, texts } from '~/domain/message'
import { Currency } from '~/domain/money/currency'
import { type Check, checkIds } from './itinerary'
import { JourneyMode } from './journey'

/** Texts about the rides of a day. */
export const rideSentences = {
  'ride.day-ticket': { transit: text },
  'ride.single': { rides: figure, transit: text },
  'ride.times-estimated': { transit: text },
  'ride.cheaper-than-single': { rides: figure },
  'ride.saves-walks': {},
}

/** What one does on a day trip, and what is different about it. Times are `18:30`. */
export const dayTripSentences = {
  'day-trip.row': {
    kind: z.enum(['leave', 'part', 'free', 'back', 'late', 'out', 'short']),
    at: text.optional(),
    to: text.optional(),
    name: text.optional(),
    hint: text.optional(),
  },
}

/** Texts about where a traveller sleeps. */
export const staySentences = {
  'base.back': { base: text },
  'base.bags': { base: text },
  'base.one': {},
  'base.ends': {},
  'base.own': {},
}

/** Texts of an edit: about a stop that a person added, and a day whose stops have changed. */
export const editSentences = {
  'edit.interests': { wishes: texts },
  'edit.famous': { destination: text },
  'edit.gem': {},
  'edit.chosen': {},
  'edit.own': {},
  'edit.table': { cents: figure.nullable(), currency: Currency, gem: z.boolean() },
  'edit.areas': { areas: texts },
  'edit.free-day': {},
}

/** Texts of a trip to several places: its overview, its journeys, and why its nights are shared out as they are. */
export const placeSentences = {
  /** A tip about one of the places; `at` is its index. */
  'place.tip': { at: figure, place: text, tip: said },
  'place.overview': { days: figure, stays: saids },
  'place.stay': { place: text, nights: figure },
  /** Whether the planner chose the order, and how the nights are shared out. */
  'place.best-order': { minutes: figure },
  'place.nights-why': { place: text, nth: figure, other: text, otherNth: figure },
  'place.rates': { date: text, source: text, currency: Currency },
  'place.night-on-board': { from: text, to: text },
  'place.title': { mode: JourneyMode, to: text },
  'place.journey': {
    mode: JourneyMode,
    fromStation: text.nullable(),
    toStation: text.nullable(),
    minutes: figure,
    km: figure,
    every: figure.nullable(),
    first: text.nullable(),
    last: text.nullable(),
    year: figure,
    estimate: z.boolean(),
  },
  'place.way-there': { leadMinutes: figure, afterMinutes: figure },
  /** Lunch falls into the journey: whether one has set off then. */
  'place.lunch': { mode: JourneyMode, at: text, aboard: z.boolean() },
  'place.from-home': { mode: JourneyMode, home: text, place: text, time: text },
  'place.to-home': { mode: JourneyMode, home: text, place: text, time: text },
  'place.booked-elsewhen': { title: text, to: text, booked: text, date: text },
  'place.no-way': { from: text, to: text },
  'place.too-few-nights': { places: figure, nights: figure },
  'place.nights-left': { given: figure, nights: figure },
  'place.night-missing': { from: text, to: text },
}

export const tellPlace = sayer(placeSentences)

export function placeTip(at: number, place: string, tip: Said): Message {
  return tellPlace('place.tip', { at, place, tip })
}

/** What a check is called, and a start and a price as people read them. Times are `18:30`. */
export const labelSentences = {
  'label.check': { id: z.enum(checkIds) },
  'label.time': { at: text },
  'label.amount': { cents: figure, currency: Currency },
  /** An amount that may be nothing to pay. */
  'label.price': { cents: figure, currency: Currency },
  /** The same for a price that is only usual for such a place. */
  'label.estimate': { cents: figure, currency: Currency },
  /** Instead of an amount, where a ticket that was bought before is used. */
  'label.with-ticket': {},
}

const label = sayer(labelSentences)

export function checkName(id: Check['id']): Message {
  return label('label.check', { id })
}

export function timeOf(at: string): Message {
  return label('label.time', { at })
}

export function priceOf(cents: number, currency: Currency): Message {
  return label('label.price', { cents, currency })
}

/** The price of a place or a house, called an estimate where it is only what is usual. */
export function statedPrice(
  cents: number,
  currency: Currency,
  { assumed }: { assumed?: Assumed | undefined },
): Message {
  return assumed?.includes('cost') ? label('label.estimate', { cents, currency }) : priceOf(cents, currency)
}

export function withTicket(): Message {
  return label('label.with-ticket', {})
}

export function amountOf(cents: number, currency: Currency): Message {
  return label('label.amount', { cents, currency })
}
