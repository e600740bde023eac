import { z } from 'zod'
import { figure, figures, saids, sayer, text } from '~/domain/message'
import { filterNames } from '~/domain/request/filters'

/** Why a trip, or days of one, cannot be planned. Dates are `2027-05-01`. */
export const failureSentences = {
  'clash.title': {},
  'clash.option': { option: text },
  'clash.filter': { filter: z.enum(filterNames) },
  'clash.wishes': { wishes: saids, days: figure, destination: text },
  'clash.too-few-sights': { days: figure, destination: text },
  'clash.day': { date: text },
  'clash.ways-out': { ways: saids },
  'clash.at-most': { days: figure },
  'clash.leave-out': { wishes: saids },

  'replan.relaxed-already': {},
  'replan.nothing-cheaper': { days: figures },
  'replan.nothing-fits': { days: figures, try: z.enum(['more kinds', 'more time', 'unlock']) },

  'generation.failed': {},
}

export const tellFailure = sayer(failureSentences)

/** The failure of a plan that broke, however often it was tried. */
export const generationFailed = tellFailure('generation.failed', {})
