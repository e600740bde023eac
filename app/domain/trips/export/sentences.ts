import { z } from 'zod'
import { figure, said, sayer, text } from '~/domain/message'
import { Currency } from '~/domain/money/currency'

/** The words of a trip's files beside the itinerary. Dates are `2027-05-01`, times `18:30`. */
export const fileSentences = {
  'file.title': { days: figure, place: text },
  'file.dates': { from: text, to: text },
  'file.date': { date: text },
  'file.day': { day: figure, title: text },
  'file.dated-day': { day: figure, title: text, date: text },
  'file.way-of-day': { day: figure, title: text, date: text },
  'file.visit': { day: figure, from: text, to: text, description: text },
  'file.base': {},
  'file.way': {
    mode: z.enum(['walk', 'transit']),
    minutes: figure,
    meters: figure,
    onFoot: figure.optional(),
    line: z.object({ name: text, from: text, to: text }).optional(),
  },
  'file.getting-there': { way: said },
  'file.cost': { cost: text },
  'file.category': { of: z.enum(['meal', 'visit', 'booking']) },
  'file.budget': {},
  'file.budget-for-one': {},
  'file.for-one': {},
  'file.together': { adults: figure, children: figure, rooms: figure },
  'file.total': { of: z.enum(['accommodation', 'food', 'activities', 'transport', 'all']) },
  'file.not-priced': {},
  'file.tips': {},
  'file.journey': { from: text, to: text },
  'file.at': { place: text },
  'file.confirmation': { number: text },
  'file.link': { link: text },
  'file.notes': {},
  'file.lists': {},
  'file.costs': {},
  'file.note': { about: text, text },
  'file.line': { text, done: z.boolean() },
  'file.paid': { for: text, cents: figure, currency: Currency },
}

export const tell = sayer(fileSentences)
