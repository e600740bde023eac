import type { AnswerFailure } from '~/domain/planning/llm-engine/language-model'
import { provenanceSentences } from '~/domain/planning/llm-engine/sentences'
import type { NamedKind } from '~/domain/planning/llm-engine/town/town-answer'
import { chapter } from '~/messages/language'

/** Why a model gave no answer, in words for a traveller. */
const because: Record<AnswerFailure, string> = {
  'no-prompts': 'our questions to the writing service could not be loaded',
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

/** What a model has named, by its kind. */
const ofKind: Record<NamedKind, string> = {
  sight: 'A sight',
  museum: 'A museum',
  gallery: 'A gallery',
  worship: 'A place of worship',
  walk: 'A square, street or walk',
  viewpoint: 'A viewpoint',
  park: 'A park or garden',
  beach: 'A beach',
  market: 'A market',
  shop: 'A shop',
  experience: 'Something to do',
  show: 'A stage',
  nightlife: 'A place for the evening',
  food: 'A place to eat',
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
  'named.day': ({ names }) => names.join(' and '),
  'named.place': ({ kind }) => `${ofKind[kind]}.`,
  'named.table': ({ meals, diets }) => {
    const forMeal = meals[0] ? `A place for ${meals[0]}` : 'A place to eat'
    const asking =
      diets.length > 0
        ? ` Ask for ${diets.map((diet) => diet.toLowerCase()).join(' and ')} before you sit down.`
        : ''
    return `${forMeal}.${asking}`
  },
})

/** Why a model has not written something, as the end of a sentence. */
export function whyNot(reason: AnswerFailure | 'words'): string {
  return reason === 'words' ? 'its words did not pass our checks' : because[reason]
}
