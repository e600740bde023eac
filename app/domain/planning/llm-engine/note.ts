import type { Repair } from '~/domain/itinerary/provenance'
import type { Message } from '~/domain/message'
import type { Answer, AnswerFailure } from './language-model'
import { tell } from './sentences'

/** Why a model gave no answer, in words for a traveller. */
export const because: Record<AnswerFailure, string> = {
  unreachable: 'the writing service could not be reached',
  overloaded: 'the writing service is overloaded',
  'no-credit': 'the writing service is not available',
  stalled: 'the writing service stopped answering',
  malformed: 'the writing service gave no usable answer',
  'cut-off': 'the writing service gave no complete answer',
  refused: 'the writing service declined to answer',
  filtered: 'the writing service declined to answer',
  'budget-spent': 'the time for writing ran out',
  resting: 'the writing service is having trouble',
}

/** What a traveller is told when the model did not write all of it; nothing when it did. */
export function noteOn(failure: Answer | undefined, silent: boolean, repairs: Repair[]): { note?: Message } {
  const days = [
    ...new Set(
      repairs.filter(({ kind, day }) => kind === 'planned-without-model' && day > 0).map(({ day }) => day),
    ),
  ]
  const reason = failure && !failure.ok ? failure.failure : 'words'
  if (silent) return { note: tell('making.own-planner', { reason }) }
  return days.length > 0 ? { note: tell('making.own-days', { days, reason }) } : {}
}
