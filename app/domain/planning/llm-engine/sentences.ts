import { z } from 'zod'
import { Meal } from '~/domain/catalogue/place'
import { figure, said, sayer, texts } from '~/domain/message'
import { answerFailures } from './language-model'
import { namedKinds } from './town/town-answer'

/** Why a model did not write all of a plan. */
export const reason = z.enum([...answerFailures, 'words'])

/** What is said of the part that a language model has in a plan. */
export const provenanceSentences = {
  'provenance.own-planner': { reason },
  'provenance.own-days': { days: z.array(figure), reason },
  'named.idea': { kind: said, text: said },
  /** A day of places that a model has named. */
  'named.day': { names: texts },
  'named.place': { kind: z.enum(namedKinds) },
  'named.table': { meals: z.array(Meal), diets: texts },
}

export const tell = sayer(provenanceSentences)
