import type { AnswerFailure } from '~/domain/planning/llm-engine/language-model'
import { provenanceSentences } from '~/domain/planning/llm-engine/sentences'
import { chapter } from '~/messages/language'

/** Why a model gave no answer, in words for a traveller. */
const because: Record<AnswerFailure, string> = {
  unreachable: 'the writing service could not be reached',
  overloaded: 'the writing service is overloaded',
  'no-credit': 'the writing service is not available',
  'not-allowed': 'the writing service does not accept our key',
  'no-model': 'the writing service does not know the model we ask for',
  'not-understood': 'the writing service did not understand our question',
  stalled: 'the writing service stopped answering',
  late: 'the writing service took too long',
  malformed: 'the writing service gave no usable answer',
  'cut-off': 'the writing service gave no complete answer',
  refused: 'the writing service declined to answer',
  filtered: 'the writing service declined to answer',
  'budget-spent': 'the time for writing ran out',
  'day-spent': 'today’s budget for the writing service is used up',
  resting: 'the writing service is having trouble',
}

export const provenance = chapter(provenanceSentences, {
  'provenance.own-planner': ({ reason }) =>
    `Made by our own planner, since ${whyNot(reason)}. Every check is the same.`,
  'provenance.own-days': ({ days, reason }) => {
    const which =
      days.length === 1
        ? `Day ${days[0]} was`
        : `Days ${days.slice(0, -1).join(', ')} and ${days.at(-1)} were`
    return `${which} made by our own planner, since ${whyNot(reason)}. Every check is the same.`
  },
  'named.idea': ({ kind, text }, say) => `${say(kind)}. ${say(text)}`.trim(),
})

/** Why a model has not written something, as the end of a sentence. */
export function whyNot(reason: AnswerFailure | 'words'): string {
  return reason === 'words' ? 'its words did not pass our checks' : because[reason]
}
