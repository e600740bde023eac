import { z } from 'zod'
import { figure, said, sayer } from '~/domain/message'
import { answerFailures } from './language-model'

/** Why a model did not write all of a plan. */
const reason = z.enum([...answerFailures, 'words'])

/** What is said of the part that a language model has in a plan. */
export const provenanceSentences = {
  'provenance.own-planner': { reason },
  'provenance.own-days': { days: z.array(figure), reason },
  'named.idea': { kind: said, text: said },
}

export const tell = sayer(provenanceSentences)
