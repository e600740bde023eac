import { z } from 'zod'
import type { Assumed } from '~/domain/catalogue/place'
import { figure, type Message, sayer, text, texts } from '~/domain/message'
import { Currency } from '~/domain/money/currency'
import { type Check, checkIds } from './itinerary'

/** Texts about the rides of a day. */
export const rideSentences = {
  'ride.day-ticket': { transit: text },
  'ride.single': { rides: figure, transit: text },
  'ride.times-estimated': { transit: text },
  'ride.cheaper-than-single': { rides: figure },
  'ride.saves-walks': {},
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
