import { z } from 'zod'
import { figure, text, texts } from '~/domain/message'
import { Currency } from '~/domain/money/currency'

/** Texts about the rides of a day. */
export const rideSentences = {
  'ride.day-ticket': { transit: text },
  'ride.single': { rides: figure, transit: text },
  'ride.times-estimated': { transit: text },
  'ride.cheaper-than-single': { rides: figure },
  'ride.saves-walks': {},
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
